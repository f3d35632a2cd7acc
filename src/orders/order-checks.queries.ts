import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import type { Db } from '../db/transaction.ts'

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
  const { rows } = await sql<OrderRow>`${ordersAround(storeId, key)}`.execute(db)
  return rows
}

const ordersAround = (storeId: number, key: string, condition = sql`true`) => sql`
    (SELECT ${COLUMNS} FROM orders WHERE store_id = ${storeId}::int AND order_number_key(number) >= ${key}::text
      AND ${condition} ORDER BY order_number_key(number) LIMIT ${sql.lit(MOST_OF_ONE_NUMBER)})
    UNION ALL
    (SELECT ${COLUMNS} FROM orders WHERE store_id = ${storeId}::int AND order_number_key(number) < ${key}::text
      AND ${condition} ORDER BY order_number_key(number) DESC LIMIT ${sql.lit(MOST_OF_ONE_NUMBER)})`

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

export interface TakenAttempt {
  /** 0 = taken. */
  retry_after: number
  taken_at: string
}

const takingAttempt = (storeId: number, logs: Log[]) => sql`
    take_order_attempt(${storeId}, ${logs.map(({ scope }) => scope)}::text[], ${logs.map(({ key }) => key)}::text[],
      ${logs.map(({ limit }) => limit)}::int[], ${logs.map(({ windowSeconds }) => windowSeconds)}::int[])`

/** See take_order_attempt() in migrations/0017-limits-and-clock.sql. */
export async function takeAttempt(db: Db, storeId: number, logs: Log[]): Promise<TakenAttempt> {
  const { rows } = await sql<TakenAttempt>`SELECT retry_after, taken_at FROM ${takingAttempt(storeId, logs)}`.execute(
    db,
  )
  return rows[0] as TakenAttempt
}

/**
 * takeAttempt() and, where it was taken, findOrdersAround(): one round trip, one commit. What was found is told only once
 * the attempt is on the disk.
 */
export async function takeAttemptAndLook(
  db: Db,
  storeId: number,
  logs: Log[],
  key: string,
): Promise<TakenAttempt & { orders: OrderRow[] }> {
  const isTaken = sql`attempt.retry_after = 0`
  const { rows } = await sql<TakenAttempt & (OrderRow | { external_id: null })>`
    ${planOnce} SELECT attempt.retry_after, attempt.taken_at, around.* FROM ${takingAttempt(storeId, logs)} AS attempt
    LEFT JOIN LATERAL (${ordersAround(storeId, key, isTaken)}) AS around ON true`.execute(db)
  const { retry_after, taken_at } = rows[0] as TakenAttempt
  return { retry_after, taken_at, orders: rows.filter((row) => row.external_id !== null) }
}

/**
 * Gives an attempt back that was no failure, and reads the items of the order it found: one round trip. The commit does not
 * wait for the disk: after a crash an attempt too many may count.
 */
export async function returnAttemptAndFindItems(
  db: Db,
  storeId: number,
  { logs, takenAt, orderId }: { logs: Log[]; takenAt: string; orderId: string },
): Promise<OrderItemRow[]> {
  const { rows } = await sql<OrderItemRow | { title: null }>`
    ${planOnce} SELECT item.title, item.platform_variant_id, item.quantity, item.unit_price
    FROM (SELECT set_config('synchronous_commit', 'off', true),
      return_order_attempt(${storeId}, ${logs.map(({ scope }) => scope)}::text[], ${logs.map(({ key }) => key)}::text[],
        ${takenAt}::bigint)) AS returned
    LEFT JOIN order_items AS item ON item.store_id = ${storeId} AND item.order_id = ${orderId}
    ORDER BY item.position`.execute(db)
  return rows.filter((row) => row.title !== null)
}

/** Forgets tries further from now than any window, and codes a day after they ended. All stores: for the hourly job. */
export async function deleteOldChecks(db: Db): Promise<void> {
  await sql`DELETE FROM order_attempts
    WHERE abs(coalesce(at[array_upper(at, 1)], 0) - extract(epoch FROM clock_timestamp()) * 1000000)
      > 2 * 86400 * 1000000::bigint`.execute(db)
  await sql`DELETE FROM order_codes WHERE expires_at < clock_timestamp() - interval '1 day'`.execute(db)
}
