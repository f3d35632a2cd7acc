import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface EndpointRow {
  store_id: number
  id: string
  url: string
  types: string[]
  description: string | null
  notify_email: string | null
  headers: Buffer | null
  header_names: string[]
  secret: Buffer
  former_secret: Buffer | null
  former_secret_until: Date | null
  enabled: boolean
  disabled_reason: string | null
  disabled_at: Date | null
  starts_after: string
  fanned_to: string
  failing_since: Date | null
  last_success_at: Date | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`store_id, id, url, types, description, notify_email, headers, header_names, secret, former_secret,
  former_secret_until, enabled, disabled_reason, disabled_at, starts_after, fanned_to, failing_since, last_success_at,
  created_at, updated_at`

export async function findEndpoints(db: Db, storeId: number): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    SELECT ${COLUMNS} FROM webhook_endpoints WHERE store_id = ${storeId} ORDER BY created_at, id`.execute(db)
  return rows
}

export async function findEndpoint(db: Db, storeId: number, id: string): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    SELECT ${COLUMNS} FROM webhook_endpoints WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockEndpoint(trx: Transaction, storeId: number, id: string): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    SELECT ${COLUMNS} FROM webhook_endpoints WHERE store_id = ${storeId} AND id = ${id} FOR UPDATE`.execute(trx)
  return rows[0]
}

/** Locks the store's row: endpoints of a store are counted and made one after the other. */
export async function countEndpoints(trx: Transaction, storeId: number): Promise<number> {
  await sql`SELECT FROM stores WHERE id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM webhook_endpoints WHERE store_id = ${storeId}`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function insertEndpoint(trx: Transaction, row: EndpointRow): Promise<void> {
  await sql`
    INSERT INTO webhook_endpoints (store_id, id, url, types, description, notify_email, headers, header_names, secret, enabled,
      disabled_reason, disabled_at, starts_after, fanned_to, created_at, updated_at)
    VALUES (${row.store_id}, ${row.id}, ${row.url}, ${row.types}, ${row.description}, ${row.notify_email}, ${row.headers},
      ${row.header_names}, ${row.secret}, ${row.enabled}, ${row.disabled_reason}, ${row.disabled_at}, ${row.starts_after},
      ${row.fanned_to}, ${row.created_at}, ${row.updated_at})`.execute(trx)
}

export async function updateEndpointRow(trx: Transaction, row: EndpointRow): Promise<void> {
  await sql`
    UPDATE webhook_endpoints SET url = ${row.url}, types = ${row.types}, description = ${row.description},
      notify_email = ${row.notify_email}, headers = ${row.headers}, header_names = ${row.header_names}, secret = ${row.secret},
      former_secret = ${row.former_secret}, former_secret_until = ${row.former_secret_until}, enabled = ${row.enabled},
      disabled_reason = ${row.disabled_reason}, disabled_at = ${row.disabled_at}, fanned_to = ${row.fanned_to},
      failing_since = ${row.failing_since}, updated_at = ${row.updated_at},
      warned_at = CASE WHEN ${row.failing_since}::timestamptz IS NULL THEN NULL ELSE warned_at END,
      exhausted_told_at = CASE WHEN ${row.failing_since}::timestamptz IS NULL THEN NULL ELSE exhausted_told_at END
    WHERE store_id = ${row.store_id} AND id = ${row.id}`.execute(trx)
}

/** With all that was delivered to it. */
export async function deleteEndpointRows(trx: Transaction, storeId: number, id: string): Promise<void> {
  await sql`DELETE FROM webhook_endpoints WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
  for (const table of ['webhook_deliveries', 'webhook_attempts', 'webhook_notices']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId} AND endpoint_id = ${id}`.execute(trx)
  }
}

/** Deliveries that wait will not be made: they count as missed. */
export async function failPending(trx: Transaction, storeId: number, id: string, now: Date): Promise<void> {
  await sql`UPDATE webhook_deliveries SET state = 'failed', next_at = NULL, finished_at = ${now}, last_error = 'disabled'
    WHERE store_id = ${storeId} AND endpoint_id = ${id} AND state = 'pending'`.execute(trx)
}

export interface EndpointCounts {
  id: string
  pending: number
  missed: number
}

/** Of each endpoint: what waits, and what of its types it has not got since it was made. */
export async function countDeliveries(db: Db, storeId: number): Promise<EndpointCounts[]> {
  const { rows } = await sql<EndpointCounts>`
    SELECT w.id, d.pending, d.failed + coalesce(n.count, 0) AS missed FROM webhook_endpoints w
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE d.state = 'pending')::int AS pending, count(*) FILTER (WHERE d.state = 'failed')::int AS failed
      FROM webhook_deliveries d WHERE d.store_id = w.store_id AND d.endpoint_id = w.id AND d.state <> 'delivered') AS d
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS count FROM events e
      WHERE e.store_id = w.store_id AND e.sequence > w.starts_after AND (e.sequence <= w.fanned_to OR NOT w.enabled)
        AND w.disabled_at IS NOT NULL AND ('*' = ANY (w.types) OR e.type = ANY (w.types))
        AND NOT EXISTS (SELECT FROM webhook_deliveries d
          WHERE d.store_id = w.store_id AND d.endpoint_id = w.id AND d.sequence = e.sequence)) AS n ON true
    WHERE w.store_id = ${storeId}`.execute(db)
  return rows
}

export interface NoticeRow {
  id: string
  endpoint_id: string
  kind: string
  reason: string | null
  at: Date
}

export async function findNotices(db: Db, storeId: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    SELECT n.* FROM webhook_endpoints w CROSS JOIN LATERAL (
      SELECT id, endpoint_id, kind, reason, at FROM webhook_notices
      WHERE store_id = w.store_id AND endpoint_id = w.id ORDER BY at DESC, id LIMIT 10) AS n
    WHERE w.store_id = ${storeId} ORDER BY n.at DESC, n.id`.execute(db)
  return rows
}

export async function insertNotice(trx: Transaction, storeId: number, row: NoticeRow): Promise<void> {
  await sql`INSERT INTO webhook_notices (store_id, id, endpoint_id, kind, reason, at)
    VALUES (${storeId}, ${row.id}, ${row.endpoint_id}, ${row.kind}, ${row.reason}, ${row.at})`.execute(trx)
}

export interface NoticeToMail {
  kind: string
  at: Date
  url: string
  notify_email: string
  store_name: string
  failing_since: Date | null
}

/** One that is to be mailed and was not yet. */
export async function findNoticeToMail(db: Db, storeId: number, id: string): Promise<NoticeToMail | undefined> {
  const { rows } = await sql<NoticeToMail>`
    SELECT n.kind, n.at, w.url, w.notify_email, s.name AS store_name, w.failing_since FROM webhook_notices n
    JOIN webhook_endpoints w ON w.store_id = n.store_id AND w.id = n.endpoint_id JOIN stores s ON s.id = n.store_id
    WHERE n.store_id = ${storeId} AND n.id = ${id} AND n.mailed_at IS NULL AND w.notify_email IS NOT NULL`.execute(db)
  return rows[0]
}

export async function setNoticeMailed(db: Db, storeId: number, id: string): Promise<void> {
  await sql`UPDATE webhook_notices SET mailed_at = clock_timestamp() WHERE store_id = ${storeId} AND id = ${id}`.execute(
    db,
  )
}
