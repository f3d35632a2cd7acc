import { sql } from 'kysely'
import type { Transaction } from '../db/transaction.ts'
import { byteaText } from '../shared/hash.ts'
import { jsonChunks } from '../shared/json-chunks.ts'
import type { OrderState } from './order-state.ts'

export interface KnownOrder {
  external_id: string
  payload_hash: Buffer | null
}

/** What is needed to tell that a pushed order changes nothing. */
export async function findKnownOrders(trx: Transaction, storeId: number, ids: string[]): Promise<KnownOrder[]> {
  const { rows } = await sql<KnownOrder>`
    SELECT external_id, payload_hash FROM orders
    WHERE store_id = ${storeId} AND external_id = ANY(${ids})`.execute(trx)
  return rows
}

/** Orders without their items: items are replaced, never merged. */
export async function loadOrders(trx: Transaction, storeId: number, ids: string[]): Promise<OrderState[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<OrderState, 'items'>>`
    SELECT external_id, number, email, total, currency, financial_status, fulfillment_status, customer_name, placed_at,
      cancelled_at, tracking_url, tracking_number, carrier, platform_status, source, source_updated_at, payload_hash
    FROM orders WHERE store_id = ${storeId} AND external_id = ANY(${ids})`.execute(trx)
  return rows.map((row) => ({ ...row, items: undefined }))
}

/** Writes whole rows, sorted by id, and replaces the items of those orders that bring items. */
export async function writeOrders(trx: Transaction, storeId: number, orders: OrderState[], stamp: Date): Promise<void> {
  const chunks = await jsonChunks(orders, ({ items: _, payload_hash, ...rest }) => ({
    ...rest,
    payload_hash: payload_hash && byteaText(payload_hash),
  }))
  for (const { text } of chunks) await writeRows(trx, storeId, text, stamp)
  await replaceItems(trx, storeId, orders)
}

async function writeRows(trx: Transaction, storeId: number, rows: string, stamp: Date): Promise<void> {
  await sql`
    INSERT INTO orders (store_id, external_id, number, email, total, currency, financial_status, fulfillment_status,
      customer_name, placed_at, cancelled_at, tracking_url, tracking_number, carrier, platform_status, source,
      source_updated_at, payload_hash, created_at, changed_at)
    SELECT ${storeId}::int, r.*, ${stamp}::timestamptz, ${stamp}::timestamptz
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(external_id text, number text, email text,
      total numeric(19, 4), currency text, financial_status text, fulfillment_status text, customer_name text,
      placed_at timestamptz, cancelled_at timestamptz, tracking_url text, tracking_number text, carrier text,
      platform_status text, source text, source_updated_at timestamptz, payload_hash bytea)
    ORDER BY r.external_id
    ON CONFLICT (store_id, external_id) DO UPDATE SET number = excluded.number, email = excluded.email,
      total = excluded.total, currency = excluded.currency, financial_status = excluded.financial_status,
      fulfillment_status = excluded.fulfillment_status, customer_name = excluded.customer_name,
      placed_at = excluded.placed_at, cancelled_at = excluded.cancelled_at, tracking_url = excluded.tracking_url,
      tracking_number = excluded.tracking_number, carrier = excluded.carrier,
      platform_status = excluded.platform_status, source = excluded.source,
      source_updated_at = excluded.source_updated_at, payload_hash = excluded.payload_hash,
      changed_at = excluded.changed_at`.execute(trx)
}

async function replaceItems(trx: Transaction, storeId: number, orders: OrderState[]): Promise<void> {
  const replaced = orders.filter((order) => order.items !== undefined)
  if (replaced.length === 0) return
  const ids = replaced.map((order) => order.external_id)
  await sql`DELETE FROM order_items WHERE store_id = ${storeId} AND order_id = ANY(${ids})`.execute(trx)
  const items = replaced.flatMap((order) =>
    (order.items ?? []).map((item, position) => ({ ...item, order_id: order.external_id, position })),
  )
  for (const { text } of await jsonChunks(items, (item) => item)) {
    await sql`
      INSERT INTO order_items (store_id, order_id, position, title, platform_variant_id, quantity, unit_price)
      SELECT ${storeId}::int, r.*
      FROM jsonb_to_recordset(${text}::jsonb) AS r(order_id text, position integer, title text,
        platform_variant_id text, quantity integer, unit_price numeric(19, 4))
      ORDER BY r.order_id, r.position`.execute(trx)
  }
}

/** With their items, and with the codes and offers made for them. Returns how many orders. */
export async function deleteOrderRows(
  trx: Transaction,
  storeId: number,
  source: string,
  ids: readonly string[] | 'all',
): Promise<number> {
  const { rows } = await sql<{ external_id: string }>`
    DELETE FROM orders WHERE store_id = ${storeId} AND source = ${source}
      AND ${ids === 'all' ? sql`true` : sql`external_id = ANY(${[...ids]})`} RETURNING external_id`.execute(trx)
  const gone = rows.map(({ external_id: id }) => id)
  for (const table of ['order_items', 'order_codes', 'reorders']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId} AND order_id = ANY(${gone})`.execute(trx)
  }
  return gone.length
}
