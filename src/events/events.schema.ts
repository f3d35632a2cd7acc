import { z } from 'zod'
import { pageLimit } from '../shared/page.ts'
import { eventTypeNames } from './event-types.ts'

const SEQUENCE = 'must be a whole number from 0 to 9007199254740991'

/** The place of an event in its store's log, as it stands in a query. */
export const sequenceText = z
  .string(SEQUENCE)
  .regex(/^\d{1,16}$/, SEQUENCE)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER, SEQUENCE))

/** A list of types with commas between them. */
const typeList = z
  .string('must be given once')
  .max(1000, 'must have at most 1000 characters')
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(eventTypeNames, { error: `must be some of, with commas: ${eventTypeNames.join(', ')}` })))

export const eventQuerySchema = z.object({
  after: sequenceText.default(0).describe('Only events after this sequence; default 0: from the oldest kept.'),
  types: typeList.optional().describe('Only these types, with commas between them; default all.'),
  limit: pageLimit(100, 'Events a page'),
})

/** As it is pulled, and as it is delivered. */
export const eventSchema = z.object({
  id: z.string().describe('Opaque; the same at every delivery.'),
  sequence: z.int().describe("Place in the store's log: 1, 2, 3 ... without gaps, in the order of commits."),
  type: z.string().describe(`One of: ${eventTypeNames.join(', ')}; open to additions.`),
  createdAt: z.iso.datetime().describe('ISO 8601 in UTC, milliseconds.'),
  actor: z
    .string()
    .describe('Who did it: key:<prefix of the key>, operator, shopper, shopper:<id>, widget:<id>, job:<name>.'),
  data: z.record(z.string(), z.unknown()).describe('Depends on the type; see the webhooks of this document.'),
})

export const eventPageSchema = z.object({
  data: z.array(eventSchema),
  next_after: z.int().describe('What to send as `after` next time, also when nothing came.'),
  has_more: z.boolean().describe('There is more to be had at once.'),
  oldest_sequence: z
    .int()
    .describe('Oldest event that is kept; whoever has not read up to the one before it has missed some.'),
})

export type SpielEvent = z.output<typeof eventSchema>
export type EventPage = z.output<typeof eventPageSchema>
