import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import { demoKeyIds } from './demo-origin.ts'

export interface WidgetKeyRow {
  id: string
  public_key: string
  name: string
  origins: string[]
  created_at: Date
  revoked_at: Date | null
}

/** Those of the demo shop are none of the owner's: not listed, not counted. */
const OWNERS = sql`id <> ALL(${demoKeyIds}::text[])`

const COLUMNS = sql`id, public_key, name, origins, created_at, revoked_at`

export async function insertWidgetKey(
  trx: Transaction,
  storeId: number,
  key: { id: string; publicKey: string; name: string; origins: string[] },
): Promise<WidgetKeyRow> {
  const { rows } = await sql<WidgetKeyRow>`
    INSERT INTO widget_keys (store_id, id, public_key, name, origins)
    VALUES (${storeId}, ${key.id}, ${key.publicKey}, ${key.name}, ${key.origins})
    RETURNING ${COLUMNS}`.execute(trx)
  return rows[0] as WidgetKeyRow
}

/** Two that make keys for one store queue here, so that the count holds until the transaction ends. */
export async function countLiveWidgetKeys(trx: Transaction, storeId: number): Promise<number> {
  await sql`SELECT FROM stores WHERE id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<{ live: number }>`
    SELECT count(*)::int AS live FROM widget_keys
    WHERE store_id = ${storeId} AND revoked_at IS NULL AND ${OWNERS}`.execute(trx)
  return rows[0]?.live ?? 0
}

/** Newest first. */
export async function findWidgetKeys(db: Db, storeId: number): Promise<WidgetKeyRow[]> {
  const { rows } = await sql<WidgetKeyRow>`
    SELECT ${COLUMNS} FROM widget_keys WHERE store_id = ${storeId} AND ${OWNERS} ORDER BY created_at DESC, id`.execute(
    db,
  )
  return rows
}

/** By id or by the key itself; locked until the transaction ends. */
export async function lockWidgetKey(
  trx: Transaction,
  storeId: number,
  idOrKey: string,
): Promise<WidgetKeyRow | undefined> {
  const { rows } = await sql<WidgetKeyRow>`
    SELECT ${COLUMNS} FROM widget_keys
    WHERE store_id = ${storeId} AND (id = ${idOrKey} OR public_key = ${idOrKey}) AND ${OWNERS} FOR UPDATE`.execute(trx)
  return rows[0]
}

export async function writeWidgetKey(
  trx: Transaction,
  storeId: number,
  id: string,
  change: { origins: string[] } | { revoked: true },
): Promise<WidgetKeyRow> {
  const set =
    'origins' in change ? sql`origins = ${change.origins}::text[]` : sql`revoked_at = coalesce(revoked_at, now())`
  const { rows } = await sql<WidgetKeyRow>`
    UPDATE widget_keys SET ${set} WHERE store_id = ${storeId} AND id = ${id} RETURNING ${COLUMNS}`.execute(trx)
  return rows[0] as WidgetKeyRow
}

/** Whether any live key of any store has one of the patterns. */
export async function isPatternKnown(db: Db, patterns: string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM widget_keys WHERE origins && ${patterns}::text[] AND revoked_at IS NULL LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether somebody came with a key of the owner's: there is a session, or a conversation of one that ended. */
export async function hasSessions(db: Db, storeId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM widget_sessions WHERE store_id = ${storeId} AND key_id <> ALL(${demoKeyIds}::text[]))
      OR EXISTS (SELECT FROM widget_conversations WHERE store_id = ${storeId} AND key_id <> ALL(${demoKeyIds}::text[]))
      AS found`.execute(db)
  return rows[0]?.found ?? false
}
