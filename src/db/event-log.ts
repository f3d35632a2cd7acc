import { type Transaction as KyselyTransaction, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Transaction = KyselyTransaction<Schema>

/** Something that happened in a store. */
export interface NotedEvent {
  storeId: number
  type: string
  /** Who did it: `key:<prefix>`, `operator`, `shopper:<id>`, `widget:<id>`, `job:<name>`. */
  actor: string
  /** What it tells; of a conversation its id alone, and the rest is read when the event is written. */
  about: { data: object } | { conversation: string }
  /** Of a push of products: how many this event stands for. */
  products?: number
}

const noted = new WeakMap<Transaction, NotedEvent[]>()

/**
 * Notes events, to be written with the transaction: at its end, in one statement a store. So the log's lock, behind which all writers
 * of a store meet, is taken last and held for a moment, and no two of them can wait for each other.
 */
export function noteEvents(trx: Transaction, events: readonly NotedEvent[]): void {
  const list = noted.get(trx)
  if (!list) noted.set(trx, [...events])
  else for (const event of events) list.push(event)
}

/** How many events are noted: what `forgetEventsSince` goes back to. */
export const noteOfEvents = (trx: Transaction): number => noted.get(trx)?.length ?? 0

/** Forgets what was noted after `note`, since it was undone. */
export function forgetEventsSince(trx: Transaction, note: number): void {
  const list = noted.get(trx)
  if (list) list.length = note
}

/** Writes what was noted. `inTransaction` does it before the commit. */
export async function writeNotedEvents(trx: Transaction): Promise<void> {
  const list = noted.get(trx)
  if (!list || list.length === 0) return
  noted.delete(trx)
  for (const [storeId, events] of [...Map.groupBy(list, (event) => event.storeId)].sort(([a], [b]) => a - b)) {
    const texts = events.map(({ type, actor, about }) => JSON.stringify({ type, actor, ...about }))
    const products = events.reduce((sum, { products: count = 0 }) => sum + count, 0)
    await sql`SELECT append_events(${storeId}, ${`[${texts.join(',')}]`}, ${products})`.execute(trx)
  }
}
