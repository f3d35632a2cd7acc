import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface OrderRow {
  external_id: string
  number: string
  number_key: string
  email: string | null
  total: string | null
  currency: string | null
  financial_status: string | null
  fulfillment_status: string | null
  placed_at: Date | null
  cancelled_at: Date | null
  tracking_url: string | null
  tracking_number: string | null
  carrier: string | null
}

export interface OrderItemRow {
  title: string
  platform_variant_id: string | null
  quantity: number
  unit_price: string | null
}

const COLUMNS = sql`external_id, number, order_number_key(number) AS number_key, email, total, currency, financial_status,
  fulfillment_status, placed_at, cancelled_at, tracking_url, tracking_number, carrier`

/** Orders of one number that are looked at; more than that many have never one number. */
const MOST_OF_ONE_NUMBER = 8

/**
 * The orders at and around a number in the index: those that have it are among them. As many rows are read when there is
 * none, so that the time tells nothing.
 */
export async function findOrdersAround(db: Db, storeId: number, key: string): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    (SELECT ${COLUMNS} FROM orders WHERE store_id = ${storeId} AND order_number_key(number) >= ${key}
      ORDER BY order_number_key(number) LIMIT ${MOST_OF_ONE_NUMBER})
    UNION ALL
    (SELECT ${COLUMNS} FROM orders WHERE store_id = ${storeId} AND order_number_key(number) < ${key}
      ORDER BY order_number_key(number) DESC LIMIT ${MOST_OF_ONE_NUMBER})`.execute(db)
  return rows
}

export async function findOrders(db: Db, storeId: number, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders WHERE store_id = ${storeId} AND external_id = ANY(${[...ids]})`.execute(db)
  return rows
}

export async function findOrderItems(db: Db, storeId: number, orderId: string): Promise<OrderItemRow[]> {
  const { rows } = await sql<OrderItemRow>`
    SELECT title, platform_variant_id, quantity, unit_price FROM order_items
    WHERE store_id = ${storeId} AND order_id = ${orderId} ORDER BY position`.execute(db)
  return rows
}

/** A sliding log of tries, and how many it holds in its window. */
export interface Log {
  scope: string
  /** A hash. */
  key: string
  limit: number
  windowSeconds: number
}

/** See take_order_attempt() in migrations/0008-order-checks.sql. */
export async function takeAttempt(
  trx: Transaction,
  storeId: number,
  logs: Log[],
): Promise<{ retry_after: number; taken_at: string }> {
  const { rows } = await sql<{ retry_after: number; taken_at: string }>`
    SELECT retry_after, taken_at FROM take_order_attempt(${storeId}, ${logs.map(({ scope }) => scope)}::text[],
      ${logs.map(({ key }) => key)}::text[], ${logs.map(({ limit }) => limit)}::int[],
      ${logs.map(({ windowSeconds }) => windowSeconds)}::int[])`.execute(trx)
  return rows[0] as { retry_after: number; taken_at: string }
}

export async function returnAttempt(trx: Transaction, storeId: number, logs: Log[], takenAt: string): Promise<void> {
  await sql`SELECT return_order_attempt(${storeId}, ${logs.map(({ scope }) => scope)}::text[],
    ${logs.map(({ key }) => key)}::text[], ${takenAt}::bigint)`.execute(trx)
}

/** Forgets tries older than any window, and codes a day after they ended. All stores: for the hourly job. */
export async function deleteOldChecks(db: Db): Promise<void> {
  await sql`DELETE FROM order_attempts
    WHERE coalesce(at[array_upper(at, 1)], 0) < (extract(epoch FROM clock_timestamp()) - 2 * 86400) * 1000000`.execute(
    db,
  )
  await sql`DELETE FROM order_codes WHERE expires_at < clock_timestamp() - interval '1 day'`.execute(db)
}
