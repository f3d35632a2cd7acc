import { z } from 'zod'
import { eventTypeNames } from '../events/event-types.ts'
import { email, text } from '../shared/fields.ts'
import { pageLimit } from '../shared/page.ts'

export const MAX_ENDPOINTS = 20
const MAX_HEADERS = 20
/** What one replay of a range may hold. */
export const MAX_REPLAYED = 100_000

const TYPES = `must be some of: *, ${eventTypeNames.join(', ')}`
const types = z
  .array(z.enum(['*', ...eventTypeNames], { error: TYPES }), 'must be a list')
  .min(1, 'must have at least one type; * stands for all')
  .max(50, 'must have at most 50 types')
  .transform((list) => (list.includes('*') ? ['*'] : [...new Set(list)]))

/** Where it may lead is the guarded client's to judge: it depends on the operator's settings. */
const url = text(2048)
  .refine((value) => URL.canParse(value) && /^https?:\/\//i.test(value), 'must be an https:// URL')
  .refine((value) => !value.includes('#'), 'must not have a fragment')
  .transform((value) => new URL(value).href)

/** Set by us, or not meant for a receiver. */
const OWN_HEADERS = new Set([
  ...['host', 'connection', 'content-length', 'content-type', 'content-encoding', 'transfer-encoding', 'te', 'trailer'],
  ...['upgrade', 'expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'user-agent', 'accept-encoding'],
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
])
const headers = z
  .record(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be named by 1 to 64 letters, digits and hyphens')
      .refine((name) => !OWN_HEADERS.has(name.toLowerCase()), 'is set by Spiel'),
    z.string('must be a text').regex(/^[\x20-\x7e]{0,1024}$/, 'must have at most 1024 printable ASCII characters'),
  )
  .refine((value) => Object.keys(value).length <= MAX_HEADERS, `must have at most ${MAX_HEADERS} headers`)
  .refine((value) => {
    const names = Object.keys(value).map((name) => name.toLowerCase())
    return new Set(names).size === names.length
  }, 'must not name a header twice')
  .meta({ maxProperties: MAX_HEADERS })

const fields = {
  description: text(500).nullish(),
  headers: headers
    .nullish()
    .describe('Sent with each delivery, such as Authorization. Kept encrypted, never shown again.'),
  notifyEmail: email.nullish().describe('Who is told by mail when deliveries fail for good.'),
}

export const createEndpointSchema = z.object({
  url: url.describe('https:// on port 443 or 8443, unless the operator allows more.'),
  types: types.default(['*']).describe('Types of events; * = all, also those to come. Default all.'),
  ...fields,
  enabled: z.boolean('must be true or false').default(true),
})

/** Absent = unchanged, null = cleared. */
export const updateEndpointSchema = z.object({
  endpointId: z.string(),
  url: url.optional(),
  types: types.optional(),
  ...fields,
  enabled: z.boolean('must be true or false').optional().describe('true begins with the events from now on.'),
})

const GRACE = 'must be a whole number from 0 to 168'
export const rotateSecretSchema = z.object({
  endpointId: z.string(),
  graceHours: z
    .int(GRACE)
    .min(0, GRACE)
    .max(168, GRACE)
    .default(24)
    .describe('For how long deliveries are signed with the former secret too. Default 24.'),
})

const sequence = z
  .int('must be a whole number from 1 on')
  .min(1, 'must be a whole number from 1 on')
  .max(Number.MAX_SAFE_INTEGER, 'must be a whole number from 1 on')
export const replayBodySchema = z.object({
  eventId: z.string().max(64, 'must be the id of an event').optional().describe('This event, delivered or not.'),
  fromSequence: sequence.optional().describe('All events of its types from here ...'),
  toSequence: sequence.optional().describe(`... to here, delivered or not; at most ${MAX_REPLAYED}.`),
  missed: z.literal(true, 'must be true').optional().describe('Everything of its types that it has not got.'),
})
export const replaySchema = replayBodySchema
  .extend({ endpointId: z.string() })
  .refine(
    ({ eventId, fromSequence, toSequence, missed }) =>
      [eventId !== undefined, fromSequence !== undefined, missed !== undefined].filter(Boolean).length === 1 &&
      (fromSequence === undefined) === (toSequence === undefined),
    { error: 'needs eventId, or missed, or fromSequence and toSequence', path: ['missed'] },
  )
  .refine(({ fromSequence = 0, toSequence = 0 }) => toSequence >= fromSequence, {
    error: 'must not be before fromSequence',
    path: ['toSequence'],
  })
  .refine(({ fromSequence = 0, toSequence = 0 }) => toSequence - fromSequence < MAX_REPLAYED, {
    error: `must be at most ${MAX_REPLAYED} events from fromSequence`,
    path: ['toSequence'],
  })

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
const STATES = `must be one of: ${deliveryStates.join(', ')}`
export const deliveryQuerySchema = z.object({
  endpointId: z.string(),
  state: z.enum(deliveryStates, { error: STATES }).optional().describe('Only deliveries in this state.'),
  before: z
    .string('must be given once')
    .regex(/^\d{1,15}$/, 'must be a sequence')
    .transform(Number)
    .optional()
    .describe('next_before of the page before.'),
  limit: pageLimit(50, 'Deliveries a page'),
})

const timestamp = z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.')
const notice = z.object({
  kind: z.string().describe('exhausted, will_disable or disabled; open to additions.'),
  reason: z.string().nullable(),
  at: timestamp,
})

export const endpointSchema = z.object({
  id: z.string().describe('Opaque: whep_ and 22 characters.'),
  url: z.string(),
  types: z.array(z.string()),
  description: z.string().nullable(),
  headers: z.array(z.string()).describe('Names of the headers that are sent; their values are not shown.'),
  notifyEmail: z.string().nullable(),
  enabled: z.boolean(),
  disabledReason: z
    .string()
    .nullable()
    .describe('owner, gone (it answered 410) or failing (5 days without a success).'),
  disabledAt: timestamp.nullable(),
  failingSince: timestamp.nullable().describe('First failure since the last success.'),
  lastSuccessAt: timestamp.nullable(),
  formerSecretUntil: timestamp.nullable().describe('While it is rotated: until when the former secret signs too.'),
  pending: z.int().describe('Deliveries under way or waiting.'),
  missed: z.int().describe('Events of its types that it has not got: what a replay of what was missed delivers.'),
  notices: z.array(notice).describe('What happened to it, latest first, at most 10.'),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export const endpointWithSecretSchema = endpointSchema.extend({
  secret: z.string().describe('whsec_...: signs deliveries. Shown here and at rotation only.'),
})
export const endpointListSchema = z.object({ data: z.array(endpointSchema) })
export const deletedEndpointSchema = z.object({ id: z.string(), deleted: z.literal(true) })
export const replayedSchema = z.object({ queued: z.int().describe('Deliveries that were put in line.') })

const attempt = z.object({
  number: z.int(),
  at: timestamp,
  durationMs: z.int(),
  request: z
    .object({ url: z.string(), headers: z.record(z.string(), z.string()) })
    .describe('As sent; the body is the event.'),
  response: z
    .object({ status: z.int(), body: z.string().describe('Its first 1,024 bytes.') })
    .nullable()
    .describe('null = there was none.'),
  error: z.string().nullable(),
})
export const deliverySchema = z.object({
  eventId: z.string(),
  sequence: z.int(),
  type: z.string(),
  state: z.string().describe(`One of: ${deliveryStates.join(', ')}.`),
  attempts: z.array(attempt).describe('Oldest first, the last 20.'),
  nextAttemptAt: timestamp.nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
})
export const deliveryPageSchema = z.object({
  data: z.array(deliverySchema),
  next_before: z.int().nullable().describe('What to send as `before` for the next page; null at the end.'),
})

export type Endpoint = z.output<typeof endpointSchema>
export type EndpointWithSecret = z.output<typeof endpointWithSecretSchema>
export type Delivery = z.output<typeof deliverySchema>
