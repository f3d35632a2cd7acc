import { requireScope, type StoreContext } from '../context.ts'
import type { Db } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findEvents, findEventsAt, findLog } from './events.queries.ts'
import { type EventPage, eventQuerySchema, type SpielEvent } from './events.schema.ts'
import { presentEvent } from './present-event.ts'

/** How much of the log one request looks through for rare types. */
const WINDOW = 10_000

/**
 * Events in the order of the log. Nothing is skipped: sequences have no gaps, and a later event never becomes visible before an
 * earlier one.
 */
export async function listEvents(ctx: StoreContext, query: unknown): Promise<EventPage> {
  requireScope(ctx, 'read')
  const { after, types, limit } = parseInput(eventQuerySchema, query)
  const log = await findLog(ctx.db, ctx.storeId)
  const last = Number(log?.last_sequence ?? 0)
  const forgottenTo = Number(log?.forgotten_to ?? 0)
  const upTo = Math.min(last, Math.max(after, forgottenTo) + WINDOW)
  const rows = await findEvents(ctx.db, ctx.storeId, { after, upTo, types, limit })
  const data = rows.map(presentEvent)
  const read = data.length === limit ? (data.at(-1)?.sequence ?? after) : Math.max(after, upTo)
  return { data, next_after: read, has_more: read < last, oldest_sequence: forgottenTo + 1 }
}

/** Events by their sequences, in order; those that are forgotten are left out. */
export async function readEvents(db: Db, storeId: number, sequences: number[]): Promise<SpielEvent[]> {
  if (sequences.length === 0) return []
  return (await findEventsAt(db, storeId, sequences)).map(presentEvent)
}

/** The sequence of the last event of a store; 0 = there was none. */
export async function lastSequence(db: Db, storeId: number): Promise<number> {
  return Number((await findLog(db, storeId))?.last_sequence ?? 0)
}
