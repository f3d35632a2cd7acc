import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

export interface BrowsedOrderRow {
  external_id: string
  number: string
  email: string | null
  total: string | null
  currency: string | null
  financial_status: string | null
  fulfillment_status: string | null
  customer_name: string | null
  placed_at: Date | null
  cancelled_at: Date | null
  tracking_url: string | null
  tracking_number: string | null
  carrier: string | null
  changed_at: Date
  latest_at: Date
  items: {
    title: string
    quantity: number
    unitPrice: number | null
    variantId: string | null
    productId: string | null
  }[]
}

export interface OrderFilters {
  financial: string | undefined
  fulfillment: string | undefined
  /** A number, or the beginning of an address. */
  q: string | undefined
  emails: readonly string[]
  numbers: readonly string[]
  ids: readonly string[] | undefined
  cursor: { at: string; id: string } | undefined
  limit: number
}

/** Orders with their items, the latest first; one row more than asked for. */
export async function findOrdersToBrowse(db: Db, storeId: number, filters: OrderFilters): Promise<BrowsedOrderRow[]> {
  const { financial, fulfillment, q, emails, numbers, ids, cursor, limit } = filters
  const conditions = [sql`o.store_id = ${storeId}`]
  if (financial) conditions.push(sql`o.financial_status = ${financial}`)
  if (fulfillment) conditions.push(sql`o.fulfillment_status = ${fulfillment}`)
  if (ids) conditions.push(sql`o.external_id = ANY(${[...ids]})`)
  if (emails.length + numbers.length > 0) {
    conditions.push(sql`(o.email = ANY(${[...emails]}) OR o.number = ANY(${[...numbers]}))`)
  }
  if (q) {
    conditions.push(sql`(order_number_key(o.number) = order_number_key(${q}) OR o.external_id = ${q}
      OR o.email = ${q.toLowerCase()})`)
  }
  if (cursor) {
    conditions.push(
      sql`(coalesce(o.placed_at, o.created_at), o.external_id) < (${cursor.at}::timestamptz, ${cursor.id})`,
    )
  }
  const { rows } = await sql<BrowsedOrderRow>`
    SELECT o.*, (
      SELECT coalesce(json_agg(json_build_object('title', i.title, 'quantity', i.quantity, 'unitPrice', i.unit_price,
        'variantId', i.platform_variant_id, 'productId', v.product_id) ORDER BY i.position), '[]')
      FROM order_items i LEFT JOIN variants v ON v.store_id = i.store_id AND v.external_id = i.platform_variant_id
      WHERE i.store_id = o.store_id AND i.order_id = o.external_id) AS items
    FROM (SELECT o.*, coalesce(o.placed_at, o.created_at) AS latest_at FROM orders o
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY coalesce(o.placed_at, o.created_at) DESC, o.external_id DESC LIMIT ${limit + 1}) AS o
    ORDER BY o.latest_at DESC, o.external_id DESC`.execute(db)
  return rows
}
