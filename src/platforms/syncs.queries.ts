import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { Place } from './connector.ts'

export interface SyncRow {
  id: string
  kind: 'full' | 'reconcile'
  state: 'waiting' | 'running' | 'done' | 'failed'
  place: Place | null
  products: number
  products_total: number | null
  orders: number
  orders_total: number | null
  gone: number
  asked_at: Date
  started_at: Date | null
  finished_at: Date | null
  fault: string | null
}

const COLUMNS = sql`id, kind, state, place, products, products_total, orders, orders_total, gone, asked_at, started_at, finished_at,
  fault`

/** The one under way or waiting. */
export async function findOpenSync(db: Db, storeId: number): Promise<SyncRow | undefined> {
  const { rows } = await sql<SyncRow>`
    SELECT ${COLUMNS} FROM platform_syncs
    WHERE store_id = ${storeId} AND state IN ('waiting', 'running') ORDER BY asked_at LIMIT 1`.execute(db)
  return rows[0]
}

export async function findSyncs(db: Db, storeId: number, limit: number): Promise<SyncRow[]> {
  const { rows } = await sql<SyncRow>`
    SELECT ${COLUMNS} FROM platform_syncs WHERE store_id = ${storeId} ORDER BY asked_at DESC, id LIMIT ${limit}`.execute(
    db,
  )
  return rows
}

/** Locks the store's connection, so that two that ask at once ask for one. Undefined when there is one already. */
export async function insertSync(
  trx: Transaction,
  storeId: number,
  { id, kind }: Pick<SyncRow, 'id' | 'kind'>,
): Promise<string | undefined> {
  await sql`SELECT FROM platform_connections WHERE store_id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    INSERT INTO platform_syncs (store_id, id, kind, state)
    SELECT ${storeId}::int, ${id}::text, ${kind}::text, 'waiting'
    WHERE NOT EXISTS (SELECT FROM platform_syncs WHERE store_id = ${storeId}::int AND state IN ('waiting', 'running'))
    RETURNING id`.execute(trx)
  return rows[0]?.id
}

export async function beginSync(db: Db, storeId: number, id: string): Promise<Date> {
  const { rows } = await sql<{ started_at: Date }>`
    UPDATE platform_syncs SET state = 'running', started_at = coalesce(started_at, clock_timestamp())
    WHERE store_id = ${storeId} AND id = ${id} RETURNING started_at`.execute(db)
  if (!rows[0]) throw new Error('The walk is gone')
  return rows[0].started_at
}

export async function writeProgress(
  db: Db,
  storeId: number,
  id: string,
  step: { place: Place; products: number; orders: number; productsTotal: number | null; ordersTotal: number | null },
): Promise<void> {
  await sql`
    UPDATE platform_syncs SET place = ${JSON.stringify(step.place)}::jsonb, products = products + ${step.products}::int,
      orders = orders + ${step.orders}::int, products_total = coalesce(${step.productsTotal}::int, products_total),
      orders_total = coalesce(${step.ordersTotal}::int, orders_total), fault = NULL
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/** Everything was seen, as it was when the walk began: changes are asked for from then on. */
export async function finishSync(
  db: Db,
  storeId: number,
  id: string,
  { products, orders, unseen, startedAt }: { products: number; orders: number; unseen: number; startedAt: Date },
): Promise<void> {
  await sql`
    UPDATE platform_syncs SET state = 'done', finished_at = clock_timestamp(), products = products + ${products}::int,
      orders = orders + ${orders}::int, gone = ${unseen}, place = NULL, fault = NULL
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  await sql`
    UPDATE platform_connections SET reconciled_at = clock_timestamp(), changes_until = greatest(changes_until, ${startedAt})
    WHERE store_id = ${storeId}`.execute(db)
}

/** @param ends false: it goes on later */
export async function noteSyncFault(
  db: Db,
  storeId: number,
  id: string,
  { fault, ends }: { fault: string; ends: boolean },
): Promise<void> {
  await sql`
    UPDATE platform_syncs SET fault = ${fault}, state = CASE WHEN ${ends}::boolean THEN 'failed' ELSE state END,
      finished_at = CASE WHEN ${ends}::boolean THEN clock_timestamp() END
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/** All but the last twenty. */
export async function deleteOldSyncs(db: Db, storeId: number): Promise<void> {
  await sql`
    DELETE FROM platform_syncs WHERE store_id = ${storeId} AND state IN ('done', 'failed') AND id NOT IN (
      SELECT id FROM platform_syncs WHERE store_id = ${storeId} ORDER BY asked_at DESC LIMIT 20)`.execute(db)
}
