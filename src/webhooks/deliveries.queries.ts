import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

/** An endpoint, by the key of its row. */
export interface EndpointKey {
  storeId: number
  endpointId: string
}

/** Endpoints that have something to deliver now and that nobody delivers to: taken for `leaseMs`. */
export async function takeDueEndpoints(
  db: Db,
  { lease, leaseMs, now, most }: { lease: string; leaseMs: number; now: Date; most: number },
): Promise<EndpointKey[]> {
  const { rows } = await sql<{ store_id: number; id: string }>`
    UPDATE webhook_endpoints SET lease = ${lease},
      lease_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
    WHERE (store_id, id) IN (
      SELECT w.store_id, w.id FROM webhook_endpoints w JOIN event_logs l ON l.store_id = w.store_id
      WHERE w.enabled AND (w.lease_until IS NULL OR w.lease_until < clock_timestamp())
        AND (w.fanned_to < l.last_sequence OR EXISTS (SELECT FROM webhook_deliveries d
          WHERE d.store_id = w.store_id AND d.endpoint_id = w.id AND d.state = 'pending' AND d.next_at <= ${now}))
      ORDER BY w.store_id, w.id LIMIT ${most} FOR UPDATE OF w SKIP LOCKED)
    RETURNING store_id, id`.execute(db)
  return rows.map((row) => ({ storeId: row.store_id, endpointId: row.id }))
}

export async function renewLeases(db: Db, lease: string, leaseMs: number): Promise<void> {
  await sql`UPDATE webhook_endpoints SET lease_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
    WHERE lease = ${lease}`.execute(db)
}

/** Gives one back, or all of a worker. */
export async function endLeases(db: Db, lease: string, key?: EndpointKey): Promise<void> {
  const one = key ? sql`AND store_id = ${key.storeId} AND id = ${key.endpointId}` : sql``
  await sql`UPDATE webhook_endpoints SET lease = NULL, lease_until = NULL WHERE lease = ${lease} ${one}`.execute(db)
}

/** For the embedded database, which no other process can have open: whoever had a lease is dead. */
export async function endAllLeases(db: Db): Promise<void> {
  await sql`UPDATE webhook_endpoints SET lease = NULL, lease_until = NULL WHERE lease IS NOT NULL`.execute(db)
}

/** Makes deliveries of new events; returns whether there are more. */
export async function fanOut(db: Db, { storeId, endpointId }: EndpointKey, most: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    SELECT webhook_fan_out(${storeId}, ${endpointId}, ${most}, ${now}) AS more`.execute(db)
  return rows[0]?.more ?? false
}

export interface DueRow {
  sequence: string
  attempts: number
}

/** What is due, the longest waiting first. */
export async function findDue(
  db: Db,
  { storeId, endpointId }: EndpointKey,
  { now, without, limit }: { now: Date; without: number[]; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT sequence, attempts FROM webhook_deliveries
    WHERE store_id = ${storeId} AND endpoint_id = ${endpointId} AND state = 'pending' AND next_at <= ${now}
      AND sequence <> ALL (${without}::bigint[])
    ORDER BY next_at, sequence LIMIT ${limit}`.execute(db)
  return rows
}

/** What became of one attempt. */
export interface AttemptResult {
  sequence: number
  /** From 1. */
  number: number
  state: 'pending' | 'delivered' | 'failed'
  at: Date
  next_at: Date | null
  url: string
  duration_ms: number
  status: number | null
  error: string | null
  response: string | null
}

/** Returns whether the owner is to be told that a delivery has used up its attempts. */
export async function recordAttempts(
  trx: Transaction,
  { storeId, endpointId }: EndpointKey,
  results: AttemptResult[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    SELECT webhook_record(${storeId}, ${endpointId}, ${JSON.stringify(results)}, ${now}) AS told`.execute(trx)
  return rows[0]?.told ?? false
}

export async function replayRows(
  trx: Transaction,
  { storeId, endpointId }: EndpointKey,
  { from, to, missedOnly, now }: { from: number; to: number; missedOnly: boolean; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT webhook_replay(${storeId}, ${endpointId}, ${from}, ${to}, ${missedOnly}, ${now}) AS count`.execute(trx)
  return rows[0]?.count ?? 0
}

export interface DeliveryRow {
  sequence: string
  event_id: string
  type: string
  state: string
  next_at: Date | null
  created_at: Date
  finished_at: Date | null
}

export interface AttemptRow {
  sequence: string
  number: number
  at: Date
  url: string
  duration_ms: number
  status: number | null
  error: string | null
  response: string | null
}

/** The latest events first. */
export async function findDeliveries(
  db: Db,
  { storeId, endpointId }: EndpointKey,
  { state, before, limit }: { state: string | undefined; before: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    SELECT sequence, event_id, type, state, next_at, created_at, finished_at FROM webhook_deliveries
    WHERE store_id = ${storeId} AND endpoint_id = ${endpointId} AND sequence < ${before ?? Number.MAX_SAFE_INTEGER}
      ${state === undefined ? sql`` : sql`AND state = ${state}`}
    ORDER BY sequence DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The last attempts of these events, oldest first. */
export async function findAttempts(
  db: Db,
  { storeId, endpointId }: EndpointKey,
  sequences: number[],
  most: number,
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    SELECT a.* FROM unnest(${sequences}::bigint[]) AS wanted CROSS JOIN LATERAL (
      SELECT id, sequence, number, at, url, duration_ms, status, error, response FROM webhook_attempts
      WHERE store_id = ${storeId} AND endpoint_id = ${endpointId} AND sequence = wanted
      ORDER BY id DESC LIMIT ${most}) AS a
    ORDER BY a.sequence, a.id`.execute(db)
  return rows
}

/** Endpoints that have failed since before `since`; those that were told of it are left out when `isUntold`. */
export async function findFailing(db: Db, since: Date, isUntold: boolean): Promise<EndpointKey[]> {
  const { rows } = await sql<{ store_id: number; id: string }>`
    SELECT store_id, id FROM webhook_endpoints
    WHERE enabled AND failing_since <= ${since} ${isUntold ? sql`AND warned_at IS NULL` : sql``}`.execute(db)
  return rows.map((row) => ({ storeId: row.store_id, endpointId: row.id }))
}

/** Returns false when somebody else was faster. */
export async function setWarned(trx: Transaction, { storeId, endpointId }: EndpointKey, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE webhook_endpoints SET warned_at = ${now}
    WHERE store_id = ${storeId} AND id = ${endpointId} AND enabled AND failing_since IS NOT NULL AND warned_at IS NULL`.execute(
    trx,
  )
  return Number(numAffectedRows) > 0
}

/** Forgets deliveries as old as events are kept, and all of stores that are gone. */
export async function deleteOldDeliveries(db: Db, days: number): Promise<void> {
  const isOld = sql`< clock_timestamp() - make_interval(days => ${days})`
  await sql`DELETE FROM webhook_deliveries WHERE created_at ${isOld} AND state <> 'pending'`.execute(db)
  await sql`DELETE FROM webhook_attempts WHERE at ${isOld}`.execute(db)
  await sql`DELETE FROM webhook_notices WHERE at ${isOld}`.execute(db)
  for (const table of ['webhook_deliveries', 'webhook_attempts']) {
    await sql`DELETE FROM ${sql.table(table)} d WHERE NOT EXISTS (SELECT FROM stores s WHERE s.id = d.store_id)`.execute(
      db,
    )
  }
}
