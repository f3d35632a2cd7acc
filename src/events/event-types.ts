import { z } from 'zod'

const timestamp = z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.')
const text = z.string()
const orNull = z.string().nullable()

const product = z.object({
  externalId: text,
  title: text,
  status: text,
  url: orNull,
  available: z.boolean().describe('Something of it can be bought.'),
})
const stockChange = z.object({
  product,
  variants: z.array(text).describe('External ids of the variants, at most 50.'),
  variantCount: z.int().describe('How many there are.'),
})
const order = z.object({
  externalId: text,
  number: text,
  email: orNull,
  customerName: orNull,
  total: z.number().nullable(),
  currency: text,
  financialStatus: orNull,
  fulfillmentStatus: orNull,
  placedAt: timestamp.nullable(),
  cancelledAt: timestamp.nullable(),
  trackingUrl: orNull,
  trackingNumber: orNull,
  carrier: orNull,
  updatedAt: timestamp,
})
const conversation = z.object({
  id: text,
  status: text,
  intent: orNull,
  sentiment: orNull,
  tags: z.array(text),
  channel: text,
  language: orNull,
  messageCount: z.int(),
  leadId: orNull,
  resolvedBy: orNull,
  handOffReason: orNull,
  createdAt: timestamp,
  updatedAt: timestamp,
})
const lead = z.object({
  id: text,
  email: orNull,
  name: orNull,
  phone: orNull,
  purpose: text,
  status: text,
  priority: text,
  score: z.int(),
  reasons: z.array(text),
  consent: z.object({ given: z.boolean(), at: text, text }).nullable(),
  conversationId: orNull,
  createdAt: timestamp,
  updatedAt: timestamp,
  details: z
    .object({ productId: orNull, variantId: orNull, quantity: z.int().nullable(), message: orNull })
    .nullish()
    .describe('What of the catalog it is about.'),
})

const AT = '2026-11-21T14:07:35.347Z'
const shirt = {
  ...{ externalId: 'TEE-1', title: 'Organic cotton T-shirt', status: 'active' },
  ...{ url: 'https://shop.example/products/tee-1', available: true },
}
const sampleOrder = {
  ...{ externalId: '1001', number: '1001', email: 'ada@example.com', customerName: 'Ada Lovelace', total: 24.9 },
  ...{ currency: 'USD', financialStatus: 'paid', fulfillmentStatus: 'unfulfilled', placedAt: AT, cancelledAt: null },
  ...{ trackingUrl: null, trackingNumber: null, carrier: null, updatedAt: AT },
}
const sampleConversation = {
  ...{ id: 'conv_6dz49oAD6LStLkdJvmUiqA', status: 'active', intent: null, sentiment: null, tags: [] },
  ...{ channel: 'widget', language: 'en', messageCount: 0, leadId: null, resolvedBy: null, handOffReason: null },
  ...{ createdAt: AT, updatedAt: AT },
}
const sampleLead = {
  ...{ id: 'lead_aCX0Cye0GQBjPN8i5Wdjqy', email: 'ada@example.com', name: 'Ada Lovelace', phone: null },
  ...{ purpose: 'back_in_stock', status: 'new', priority: 'medium', score: 25 },
  ...{ reasons: ['named a product: +15', 'left an e-mail address: +5'], consent: null, conversationId: null },
  ...{ createdAt: AT, updatedAt: AT },
  details: { productId: 'TEE-1', variantId: 'TEE-1-M', quantity: null, message: null },
}

interface EventType {
  summary: string
  data: z.ZodType
  example: object
}

/** Every type there is, with the shape of its data and an example. Within v1 types and fields may be added. */
export const eventTypes = {
  'conversation.started': {
    summary: 'A shopper opened a conversation.',
    data: z.object({ conversation }),
    example: { conversation: sampleConversation },
  },
  'conversation.handed_off': {
    summary: 'A conversation waits for a person, or a person took it.',
    data: z.object({ conversation }),
    example: {
      conversation: { ...sampleConversation, status: 'waiting_for_human', handOffReason: 'asked', messageCount: 4 },
    },
  },
  'conversation.resolved': {
    summary: 'A conversation is over.',
    data: z.object({ conversation }),
    example: {
      conversation: { ...sampleConversation, status: 'resolved', resolvedBy: 'assistant', messageCount: 6 },
    },
  },
  'conversation.updated': {
    summary: 'Something else is known of a conversation: what it was about, its lead, who has it. Not each message.',
    data: z.object({ conversation }),
    example: { conversation: { ...sampleConversation, intent: 'product_question', messageCount: 2 } },
  },
  'lead.created': {
    summary: 'A shopper left a contact that the store did not have.',
    data: z.object({ lead }),
    example: { lead: sampleLead },
  },
  'lead.updated': {
    summary: 'A lead told more, was scored anew, or was changed by the owner.',
    data: z.object({ lead }),
    example: { lead: { ...sampleLead, status: 'contacted' } },
  },
  'order.created': {
    summary: 'An order was pushed that was not there.',
    data: z.object({ order }),
    example: { order: sampleOrder },
  },
  'order.updated': {
    summary: 'A push changed an order.',
    data: z.object({ order }),
    example: { order: { ...sampleOrder, fulfillmentStatus: 'shipped', carrier: 'DHL' } },
  },
  'product.updated': {
    summary: 'A push made or changed a product.',
    data: z.object({ product, isNew: z.boolean() }),
    example: { product: shirt, isNew: false },
  },
  'product.out_of_stock': {
    summary: 'Variants of a product that could be bought cannot be any more.',
    data: stockChange,
    example: { product: { ...shirt, available: false }, variants: ['TEE-1-M'], variantCount: 1 },
  },
  'product.back_in_stock': {
    summary: 'Variants of a product can be bought again.',
    data: stockChange,
    example: { product: shirt, variants: ['TEE-1-M'], variantCount: 1 },
  },
  'catalog.sync_completed': {
    summary: 'No product was pushed for 30 s after pushes that changed some.',
    data: z.object({
      startedAt: timestamp,
      endedAt: timestamp,
      batches: z.int().describe('Pushes that changed something.'),
      products: z.int().describe('Changes of products in them.'),
    }),
    example: { startedAt: AT, endedAt: '2026-11-21T14:08:02.101Z', batches: 12, products: 2317 },
  },
  'webhook.ping': {
    summary: 'A sign of life, asked for by the owner.',
    data: z.object({ message: text }),
    example: { message: 'Hello from Spiel' },
  },
} as const satisfies Record<string, EventType>

export type EventTypeName = keyof typeof eventTypes
export const eventTypeNames = Object.keys(eventTypes) as [EventTypeName, ...EventTypeName[]]
