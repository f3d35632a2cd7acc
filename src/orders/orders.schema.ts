import { z } from 'zod'
import { currency, externalId, instant, link, money, oneOf, pushedEmail, text, visibleText } from '../shared/fields.ts'
import type { ItemKind } from '../shared/parse-item.ts'

export const MAX_ORDERS = 200
export const MAX_ITEMS = 1000

export const financialStatuses = [
  'pending',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
  'expired',
] as const

export const fulfillmentStatuses = [
  'unfulfilled',
  'scheduled',
  'on_hold',
  'in_progress',
  'partially_fulfilled',
  'fulfilled',
  'shipped',
  'partially_shipped',
  'delivered',
  'returned',
  'restocked',
  'cancelled',
] as const

const MAX_INTEGER = 2_147_483_647

export const orderItemInputSchema = z.object({
  title: visibleText(1000),
  platformVariantId: externalId.nullish().describe('The externalId of the variant that was bought.'),
  quantity: z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(MAX_INTEGER, `must be at most ${MAX_INTEGER}`),
  unitPrice: money.nullish(),
})

const itemList = <Item>(item: z.ZodType<Item>) => z.array(item).max(MAX_ITEMS, `must have at most ${MAX_ITEMS} items`)

/** An order as pushed. Absent = unchanged, null = cleared; given items replace all former ones. */
export const orderInputSchema = z.object({
  externalId: externalId.describe('Your own order identifier: the same one again updates the order.'),
  number: visibleText(255).nullish().describe('What the shopper sees; default: externalId.'),
  email: pushedEmail.nullish().describe("The shopper's e-mail address."),
  total: money.nullish(),
  currency: currency.nullish().describe("ISO 4217; default: the store's."),
  financialStatus: oneOf(financialStatuses).nullish(),
  fulfillmentStatus: oneOf(fulfillmentStatuses).nullish(),
  platformStatus: text(255).nullish().describe("The status in your own system's words; kept as it is."),
  customerName: text(255).nullish(),
  placedAt: instant.nullish(),
  cancelledAt: instant.nullish(),
  trackingUrl: link.nullish(),
  trackingNumber: text(255).nullish(),
  carrier: text(255).nullish(),
  updatedAt: instant.nullish().describe('When your system changed it: an older snapshot never overwrites a newer one.'),
  items: itemList(orderItemInputSchema).nullish(),
})

export type OrderItemInput = z.output<typeof orderItemInputSchema>
export type OrderInput = z.output<typeof orderInputSchema>

/** How pushed orders are parsed. */
export const orderKind: ItemKind<OrderInput> = {
  schema: orderInputSchema,
  list: { name: 'items', element: orderItemInputSchema, whole: itemList(z.custom<OrderItemInput>()) },
}
