import type { Row } from '../db/schema.ts'
import type { OrderInput, OrderItemInput } from './orders.schema.ts'

export type OrderItemState = Omit<Row<'order_items'>, 'store_id' | 'order_id' | 'position'>

/** An order's row, as stored and as written back. Amounts are decimal texts with four places. */
export interface OrderState extends Omit<Row<'orders'>, 'store_id' | 'created_at' | 'changed_at'> {
  /** undefined = the stored items stay. */
  items: OrderItemState[] | undefined
}

const given = <T>(next: T | undefined, former: T | undefined, cleared: T): T =>
  next === undefined ? (former ?? cleared) : next
const amount = (next: number | null | undefined) => (next === undefined || next === null ? next : next.toFixed(4))
const date = (next: string | null | undefined) => (next === undefined || next === null ? next : new Date(next))

/** The order after a pushed one was laid over what is stored: absent = unchanged, null = cleared, items = all new. */
export function mergeOrder(former: OrderState | undefined, input: OrderInput, source: string): OrderState {
  return {
    external_id: input.externalId,
    number: input.number === null ? input.externalId : (input.number ?? former?.number ?? input.externalId),
    email: given(input.email, former?.email, null),
    total: given(amount(input.total), former?.total, null),
    currency: given(input.currency, former?.currency, null),
    financial_status: given(input.financialStatus, former?.financial_status, null),
    fulfillment_status: given(input.fulfillmentStatus, former?.fulfillment_status, null),
    platform_status: given(input.platformStatus, former?.platform_status, null),
    customer_name: given(input.customerName, former?.customer_name, null),
    placed_at: given(date(input.placedAt), former?.placed_at, null),
    cancelled_at: given(date(input.cancelledAt), former?.cancelled_at, null),
    tracking_url: given(input.trackingUrl, former?.tracking_url, null),
    tracking_number: given(input.trackingNumber, former?.tracking_number, null),
    carrier: given(input.carrier, former?.carrier, null),
    source_updated_at: given(date(input.updatedAt), former?.source_updated_at, null),
    source: former?.source ?? source,
    payload_hash: null,
    items: input.items === undefined ? former?.items : (input.items ?? []).map(itemState),
  }
}

function itemState(item: OrderItemInput): OrderItemState {
  return {
    title: item.title,
    platform_variant_id: item.platformVariantId ?? null,
    quantity: item.quantity,
    unit_price: amount(item.unitPrice) ?? null,
  }
}
