import { z } from 'zod'
import { productInputSchema, variantInputSchema } from '../catalog/catalog.schema.ts'
import { conversationDetailSchema, conversationSchema, messageSchema } from '../conversations/conversations.schema.ts'
import { eventPageSchema, eventSchema } from '../events/events.schema.ts'
import { leadSchema } from '../leads/leads.schema.ts'
import { orderInputSchema, orderItemInputSchema } from '../orders/orders.schema.ts'
import { foundProductSchema, insteadSchema, relaxationSchema, searchAnswerSchema } from '../search/present-hit.ts'
import {
  deletedEndpointSchema,
  deliveryPageSchema,
  deliverySchema,
  endpointListSchema,
  endpointSchema,
  endpointWithSecretSchema,
  replayedSchema,
} from '../webhooks/webhooks.schema.ts'

const issue = z.object({
  path: z.string().describe('Where, for example variants[0].price; empty = the whole.'),
  code: z.string(),
  message: z.string(),
})

const ingestError = z.object({
  index: z.int().describe("Place in the request's list, from 0."),
  externalId: z.string().nullable().describe('null when it could not be read.'),
  code: z.string().describe('One of: invalid_item, title_required, conflict, storage_error; open to additions.'),
  message: z.string(),
  issues: z.array(issue).describe('Everything that is wrong with the item, at most 50.'),
})

const counts = {
  upserted: z.int().describe('How many items were stored, unchanged ones included.'),
  received: z.int().describe('How many items came; always upserted + errors.length.'),
  errors: z.array(ingestError),
}

const nextCursor = z.iso.datetime().nullable().describe('Cursor of the next page; null at the end.')

/** What clients send. */
export const inputComponents = {
  Product: productInputSchema,
  Variant: variantInputSchema,
  Order: orderInputSchema,
  OrderItem: orderItemInputSchema,
}

/** What they get back. */
export const outputComponents = {
  IngestResult: z.object(counts),
  IngestFailure: z.object({ error: z.literal('Unprocessable entity'), ...counts }),
  IngestError: ingestError,
  Issue: issue,
  Conversation: conversationSchema,
  ConversationDetail: conversationDetailSchema,
  Message: messageSchema,
  Lead: leadSchema,
  ConversationPage: z.object({ data: z.array(conversationSchema), next_cursor: nextCursor }),
  LeadPage: z.object({ data: z.array(leadSchema), next_cursor: nextCursor }),
  SearchAnswer: searchAnswerSchema,
  FoundProduct: foundProductSchema,
  Relaxation: relaxationSchema,
  Instead: insteadSchema,
  Event: eventSchema,
  EventPage: eventPageSchema,
  WebhookEndpoint: endpointSchema,
  WebhookEndpointWithSecret: endpointWithSecretSchema,
  WebhookEndpointList: endpointListSchema,
  DeletedWebhookEndpoint: deletedEndpointSchema,
  WebhookDelivery: deliverySchema,
  WebhookDeliveryPage: deliveryPageSchema,
  WebhookReplay: replayedSchema,
  Error: z.object({ error: z.string() }),
  BadRequest: z.object({
    error: z.enum(['Bad request', 'Invalid JSON']),
    details: z
      .object({
        formErrors: z.array(z.string()),
        fieldErrors: z.record(z.string(), z.array(z.string())),
        issues: z.array(issue),
      })
      .optional()
      .describe('Absent when the body is not JSON.'),
  }),
  Forbidden: z.object({ error: z.literal('Forbidden'), message: z.string().describe('Missing scope: <scope>') }),
  RateLimited: z.object({
    success: z.literal(false),
    error: z.object({
      code: z.literal('RATE_LIMIT_EXCEEDED'),
      message: z.string(),
      retryAfter: z.int().describe('Whole seconds until a place is free.'),
    }),
  }),
}

/** All components as JSON Schema draft 2020-12, referring to each other. */
export function schemaComponents(): Record<string, object> {
  return { ...convert(inputComponents, 'input'), ...convert(outputComponents, 'output') }
}

export function convert(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const { schemas: converted } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  })
  for (const schema of Object.values(converted)) {
    delete schema.$schema
    delete schema.$id
    delete (schema as { id?: string }).id
  }
  return converted
}

/** A format says it better than its pattern; and answers may gain fields within v1. */
export function simplify(schema: { format?: unknown; pattern?: unknown; additionalProperties?: unknown }): void {
  if (schema.format !== undefined) delete schema.pattern
  if (schema.additionalProperties === false) delete schema.additionalProperties
}
