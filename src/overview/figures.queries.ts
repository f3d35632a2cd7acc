import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'
import type { Span } from './counts.queries.ts'

export interface OrderedRow {
  ordered: number
  orders: number
  /** Of the items that count, by currency. */
  revenue: { currency: string; amount: number }[]
}

/**
 * What was ordered of what was shown, in pairs of conversation and product, by when the product was shown first. An order counts when
 * it was placed within the window after that by the address of the conversation's shopper or lead, was not cancelled, and holds a
 * variant of the product.
 */
export async function countOrdered(
  db: Db,
  storeId: number,
  { from, to }: Span,
  { windowDays, currency }: { windowDays: number; currency: string },
): Promise<OrderedRow> {
  const { rows } = await sql<OrderedRow>`
    WITH whose AS MATERIALIZED (
      SELECT c.id, lower(coalesce(c.shopper_email, l.email)) AS email FROM conversations c
      LEFT JOIN leads l ON l.store_id = ${storeId} AND l.id = c.lead_id
      WHERE c.store_id = ${storeId} AND c.last_message_at >= ${from}::timestamptz - interval '1 minute'
        AND c.created_at < ${to} AND (c.shopper_email IS NOT NULL OR c.lead_id IS NOT NULL)),
    placed AS MATERIALIZED (
      SELECT w.id AS conversation_id, o.external_id AS order_id, o.placed_at, coalesce(o.currency, ${currency}) AS currency
      FROM whose w JOIN orders o ON o.store_id = ${storeId} AND o.email = w.email AND o.cancelled_at IS NULL
        AND o.placed_at >= ${from} AND o.placed_at < ${to}::timestamptz + make_interval(days => ${windowDays})),
    bought AS MATERIALIZED (
      SELECT p.conversation_id, v.product_id, p.order_id, i.position, i.quantity * i.unit_price AS amount, p.currency
      FROM placed p JOIN order_items i ON i.store_id = ${storeId} AND i.order_id = p.order_id
      JOIN variants v ON v.store_id = ${storeId} AND v.external_id = i.platform_variant_id
      JOIN shown_products s ON s.store_id = ${storeId} AND s.conversation_id = p.conversation_id
        AND s.product_id = v.product_id AND s.first_at >= ${from} AND s.first_at < ${to}
        AND p.placed_at >= s.first_at AND p.placed_at < s.first_at + make_interval(days => ${windowDays})),
    items AS (SELECT DISTINCT order_id, position, amount, currency FROM bought)
    SELECT (SELECT count(DISTINCT (conversation_id, product_id))::int FROM bought) AS ordered,
      (SELECT count(DISTINCT order_id)::int FROM bought) AS orders,
      (SELECT coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
        FROM (SELECT currency, sum(amount)::float8 AS amount FROM items WHERE amount IS NOT NULL GROUP BY currency) AS sums)
        AS revenue`.execute(db)
  return rows[0] as OrderedRow
}

/** The last `days` days with today, as the clocks of a time zone cut them, up to now. */
export async function findSpan(db: Db, days: number, timeZone: string): Promise<Span> {
  const { rows } = await sql<Span>`
    SELECT (date_trunc('day', n.now AT TIME ZONE ${timeZone}) - make_interval(days => ${days - 1})) AT TIME ZONE ${timeZone}
      AS from, n.now AS to FROM (SELECT clock_timestamp()::timestamptz(3) AS now) AS n`.execute(db)
  return rows[0] as Span
}
