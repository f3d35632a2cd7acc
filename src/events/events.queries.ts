import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface EventRow {
  /** bigint, as text. */
  sequence: string
  id: string
  type: string
  actor: string
  created_at: Date
  data: Record<string, unknown>
}

export interface LogRow {
  last_sequence: string
  forgotten_to: string
}

export async function findLog(db: Db, storeId: number): Promise<LogRow | undefined> {
  const { rows } = await sql<LogRow>`
    SELECT last_sequence, forgotten_to FROM event_logs WHERE store_id = ${storeId}`.execute(db)
  return rows[0]
}

/** Events after one and up to another, in order. */
export async function findEvents(
  db: Db,
  storeId: number,
  { after, upTo, types, limit }: { after: number; upTo: number; types: string[] | undefined; limit: number },
): Promise<EventRow[]> {
  const only = types ? sql`AND type = ANY(${types})` : sql``
  const { rows } = await sql<EventRow>`
    SELECT sequence, id, type, actor, created_at, data FROM events
    WHERE store_id = ${storeId} AND sequence > ${after} AND sequence <= ${upTo} ${only}
    ORDER BY sequence LIMIT ${limit}`.execute(db)
  return rows
}

/** Stores whose pushes have been over for long enough. */
export async function findQuietSyncs(db: Db, quietSeconds: number): Promise<number[]> {
  const { rows } = await sql<{ store_id: number }>`
    SELECT store_id FROM event_logs
    WHERE sync_last_at < clock_timestamp() - make_interval(secs => ${quietSeconds})`.execute(db)
  return rows.map(({ store_id: storeId }) => storeId)
}

export interface SyncRow {
  sync_since: Date
  sync_last_at: Date
  sync_batches: number
  sync_products: number
}

/** Ends a store's sync and tells what it was; undefined when it was ended, or pushed to, meanwhile. */
export async function takeQuietSync(
  trx: Transaction,
  storeId: number,
  quietSeconds: number,
): Promise<SyncRow | undefined> {
  const { rows } = await sql<SyncRow>`
    SELECT sync_since, sync_last_at, sync_batches, sync_products FROM event_logs
    WHERE store_id = ${storeId} AND sync_last_at < clock_timestamp() - make_interval(secs => ${quietSeconds})
    FOR UPDATE`.execute(trx)
  if (!rows[0]) return undefined
  await sql`UPDATE event_logs SET sync_since = NULL, sync_last_at = NULL, sync_batches = 0, sync_products = 0
    WHERE store_id = ${storeId}`.execute(trx)
  return rows[0]
}

/** Forgets events older than so many days, the oldest first and at most so many; returns how many. */
export async function deleteOldEvents(db: Db, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH ends AS (
      SELECT l.store_id, old.sequence FROM event_logs l, LATERAL (
        SELECT max(oldest.sequence) AS sequence FROM (
          SELECT e.sequence, e.created_at FROM events e WHERE e.store_id = l.store_id ORDER BY e.sequence LIMIT ${most}
        ) AS oldest WHERE oldest.created_at < clock_timestamp() - make_interval(days => ${days})) AS old
      WHERE old.sequence IS NOT NULL
    ), marked AS (
      UPDATE event_logs l SET forgotten_to = greatest(l.forgotten_to, ends.sequence)
      FROM ends WHERE l.store_id = ends.store_id
    ), gone AS (
      DELETE FROM events e USING ends WHERE e.store_id = ends.store_id AND e.sequence <= ends.sequence RETURNING 1
    ) SELECT count(*)::int AS count FROM gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** Events of stores that are gone. */
export async function deleteOrphanedEvents(db: Db): Promise<void> {
  await sql`DELETE FROM events e WHERE NOT EXISTS (SELECT FROM stores s WHERE s.id = e.store_id)`.execute(db)
}

/** Events by their sequences, in order. */
export async function findEventsAt(db: Db, storeId: number, sequences: number[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT sequence, id, type, actor, created_at, data FROM events
    WHERE store_id = ${storeId} AND sequence = ANY(${sequences}::bigint[]) ORDER BY sequence`.execute(db)
  return rows
}
