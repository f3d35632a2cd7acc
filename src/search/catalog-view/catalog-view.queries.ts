import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'
import type { SearchVariant } from '../search-product.ts'

export interface ShelfRow {
  external_id: string
  title: string
  status: string
  image_url: string | null
  vendor: string | null
  category: string | null
  currency: string | null
  changed_at: Date
  variants: number
  price_min: string | null
  price_max: string | null
  /** Pieces of all variants; null when none is counted. */
  inventory: number | null
  available: boolean
  /** Of its text as it is now: there, of an older text, none. */
  vector: 'current' | 'old' | 'none'
  refusal: string | null
  refused_at: Date | null
}

const shelfColumns = sql`
  p.external_id, p.title, p.status, p.image_url, p.vendor, p.category, p.currency, p.changed_at,
  v.variants, v.price_min, v.price_max, v.inventory, v.available,
  CASE WHEN e.product_id IS NULL THEN 'none' WHEN e.search_hash = p.search_hash THEN 'current' ELSE 'old' END AS vector,
  f.message AS refusal, f.refused_at`

const shelfJoins = (embedder: string) => sql`
  LEFT JOIN product_vectors e ON e.store_id = p.store_id AND e.product_id = p.external_id AND e.embedder = ${embedder}
  LEFT JOIN embedding_refusals f ON f.store_id = p.store_id AND f.product_id = p.external_id AND f.embedder = ${embedder}
    AND f.given_up
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS variants, min(price) AS price_min, max(price) AS price_max,
      sum(inventory)::float8 AS inventory, coalesce(bool_or(inventory IS NULL OR inventory > 0), false) AS available
    FROM variants WHERE store_id = p.store_id AND product_id = p.external_id AND archived_at IS NULL) AS v`

export interface ShelfCursor {
  changedAt: string
  id: string
}

/** Products of any status, the last changed first; one row more than asked for. `begun`: their titles begin so, folded to lower case. */
export async function findShelf(
  db: Db,
  storeId: number,
  {
    status,
    begun,
    cursor,
    limit,
    embedder,
  }: {
    status: string | undefined
    begun: string | undefined
    cursor: ShelfCursor | undefined
    limit: number
    embedder: string
  },
): Promise<ShelfRow[]> {
  const conditions = [sql`p.store_id = ${storeId}`]
  if (status) conditions.push(sql`p.status = ${status}`)
  if (begun) {
    const like = `${begun.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(searchable(p.title) LIKE searchable(${like}) OR p.external_id = ${begun})`)
  }
  if (cursor) {
    conditions.push(sql`(p.changed_at, p.external_id) < (${cursor.changedAt}::timestamptz, ${cursor.id})`)
  }
  const { rows } = await sql<ShelfRow>`
    SELECT ${shelfColumns} FROM (
      SELECT * FROM products p WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY p.changed_at DESC, p.external_id DESC LIMIT ${limit + 1}) AS p ${shelfJoins(embedder)}
    ORDER BY p.changed_at DESC, p.external_id DESC`.execute(db)
  return rows
}

/** Those of the products that are there, in no order. */
export async function findOnShelf(
  db: Db,
  storeId: number,
  ids: readonly string[],
  embedder: string,
): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    SELECT ${shelfColumns} FROM products p ${shelfJoins(embedder)}
    WHERE p.store_id = ${storeId} AND p.external_id = ANY(${[...ids]})`.execute(db)
  return rows
}

export interface WholeProductRow {
  description: string | null
  tags: string[]
  url: string | null
  images: string[]
  currency: string | null
  created_at: Date
  embedded_at: Date | null
  variants: (SearchVariant & { archived: boolean })[]
}

/** What a page about one product shows beside its line of the list. */
export async function findWholeProduct(db: Db, storeId: number, id: string): Promise<WholeProductRow | undefined> {
  const { rows } = await sql<WholeProductRow>`
    SELECT p.description, p.tags, p.url, p.images, p.currency, p.created_at, e.embedded_at,
      (SELECT coalesce(json_agg(json_build_object('id', v.external_id, 'title', v.title, 'sku', v.sku, 'gtin', v.gtin,
          'mpn', v.mpn, 'price', v.price, 'compareAtPrice', v.compare_at_price, 'inventory', v.inventory,
          'options', v.options, 'url', v.url, 'imageUrl', v.image_url, 'archived', v.archived_at IS NOT NULL)
          ORDER BY v.archived_at IS NOT NULL, v.position, v.external_id), '[]')
        FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id) AS variants
    FROM products p LEFT JOIN product_vectors e ON e.store_id = p.store_id AND e.product_id = p.external_id
    WHERE p.store_id = ${storeId} AND p.external_id = ${id}`.execute(db)
  return rows[0]
}

export async function countByStatus(db: Db, storeId: number): Promise<{ status: string; count: number }[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*)::int AS count FROM products WHERE store_id = ${storeId} GROUP BY status`.execute(db)
  return rows
}
