import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { byteaText } from '../shared/hash.ts'
import type { ProductState, VariantState } from './product-state.ts'

export interface KnownProduct {
  external_id: string
  payload_hash: Buffer | null
}

/** What is needed to tell that a pushed product changes nothing. */
export async function findKnownProducts(db: Db, storeId: number, ids: string[]): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    SELECT external_id, payload_hash FROM products
    WHERE store_id = ${storeId} AND external_id = ANY(${ids})`.execute(db)
  return rows
}

/** Products with all their variants, archived ones too. */
export async function loadProducts(trx: Db, storeId: number, ids: string[]): Promise<ProductState[]> {
  if (ids.length === 0) return []
  const { rows: products } = await sql<Omit<ProductState, 'variants'>>`
    SELECT external_id, title, description, status, url, image_url, vendor, category, tags, images, currency,
      source_updated_at, payload_hash, search_hash, changed_at AS known_at
    FROM products WHERE store_id = ${storeId} AND external_id = ANY(${ids})`.execute(trx)
  const { rows: variants } = await sql<VariantState>`
    SELECT external_id, product_id, title, price, compare_at_price, inventory, sku, gtin, mpn, options, url, image_url,
      position, archived_at
    FROM variants WHERE store_id = ${storeId} AND product_id = ANY(${ids})`.execute(trx)
  const states = new Map(products.map((row) => [row.external_id, { ...row, variants: new Map() } as ProductState]))
  for (const variant of variants) states.get(variant.product_id)?.variants.set(variant.external_id, variant)
  return [...states.values()]
}

/** To which product each of these variants belongs, and whether it was archived there. */
export async function findVariantOwners(
  db: Db,
  storeId: number,
  variantIds: string[],
): Promise<{ external_id: string; product_id: string; archived: boolean }[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<{ external_id: string; product_id: string; archived: boolean }>`
    SELECT external_id, product_id, archived_at IS NOT NULL AS archived FROM variants
    WHERE store_id = ${storeId} AND external_id = ANY(${variantIds})`.execute(db)
  return rows
}

/** Whole rows of products as the text that writeProducts takes. */
export function productRows(products: readonly ProductState[]): string {
  return JSON.stringify(
    products.map(({ variants: _, payload_hash, search_hash, ...rest }) => ({
      ...rest,
      payload_hash: payload_hash && byteaText(payload_hash),
      search_hash: byteaText(search_hash),
    })),
  )
}

/**
 * Writes whole rows, sorted by id so that two writers always lock in the same order.
 * @param options.isGuarded leave a row alone that was written after its state was read (known_at), or that came into being since.
 * The stamp known is carried in created_at, which an update does not touch.
 * @returns how many were written
 */
export async function writeProducts(
  trx: Transaction,
  storeId: number,
  rows: string,
  { stamp, isGuarded }: { stamp: Date; isGuarded: boolean },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO products AS p (store_id, external_id, title, description, status, url, image_url, vendor, category, tags,
      images, currency, source_updated_at, payload_hash, search_hash, created_at, changed_at)
    SELECT ${storeId}::int, r.external_id, r.title, r.description, r.status, r.url, r.image_url, r.vendor, r.category,
      r.tags, r.images, r.currency, r.source_updated_at, r.payload_hash, r.search_hash,
      coalesce(r.known_at, ${stamp}::timestamptz), ${stamp}::timestamptz
    FROM json_to_recordset(${rows}::json) AS r(external_id text, title text, description text, status text, url text,
      image_url text, vendor text, category text, tags text[], images text[], currency text,
      source_updated_at timestamptz, payload_hash bytea, search_hash bytea, known_at timestamptz)
    ORDER BY r.external_id
    ON CONFLICT (store_id, external_id) DO UPDATE SET title = excluded.title, description = excluded.description,
      status = excluded.status, url = excluded.url, image_url = excluded.image_url, vendor = excluded.vendor,
      category = excluded.category, tags = excluded.tags, images = excluded.images, currency = excluded.currency,
      source_updated_at = excluded.source_updated_at, payload_hash = excluded.payload_hash,
      search_hash = excluded.search_hash, changed_at = excluded.changed_at
    WHERE NOT ${isGuarded}::boolean OR p.changed_at = excluded.created_at`.execute(trx)
  return Number(numAffectedRows)
}

/** Whole rows of variants as the text that writeVariants takes. */
export const variantRows = (variants: readonly VariantState[]): string => JSON.stringify(variants)

/**
 * Writes whole rows of variants; a variant may have come over from another product.
 * @param options.isGuarded leave a variant alone that belongs to another product
 * @returns how many were written
 */
export async function writeVariants(
  trx: Transaction,
  storeId: number,
  rows: string,
  { isGuarded }: { isGuarded: boolean },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO variants AS v (store_id, external_id, product_id, title, price, compare_at_price, inventory, sku, gtin, mpn,
      options, url, image_url, position, archived_at)
    SELECT ${storeId}::int, r.*
    FROM json_to_recordset(${rows}::json) AS r(external_id text, product_id text, title text,
      price numeric(19, 4), compare_at_price numeric(19, 4), inventory integer, sku text, gtin text, mpn text,
      options jsonb, url text, image_url text, position integer, archived_at timestamptz)
    ORDER BY r.external_id
    ON CONFLICT (store_id, external_id) DO UPDATE SET product_id = excluded.product_id, title = excluded.title,
      price = excluded.price, compare_at_price = excluded.compare_at_price, inventory = excluded.inventory,
      sku = excluded.sku, gtin = excluded.gtin, mpn = excluded.mpn, options = excluded.options, url = excluded.url,
      image_url = excluded.image_url, position = excluded.position, archived_at = excluded.archived_at
    WHERE NOT ${isGuarded}::boolean OR v.product_id = excluded.product_id`.execute(trx)
  return Number(numAffectedRows)
}

export interface ProductNowRow {
  external_id: string
  title: string
  description: string | null
  url: string | null
  image_url: string | null
  images: string[]
  vendor: string | null
  category: string | null
  tags: string[]
  currency: string | null
}

export interface VariantNowRow {
  external_id: string
  product_id: string
  title: string | null
  product_title: string
  price: string | null
  compare_at_price: string | null
  currency: string | null
  inventory: number | null
  sku: string | null
  options: Record<string, string>
  url: string | null
  image_url: string | null
}

/** Active products as they are now, with the variants that can be offered, in the owner's order: one round trip. */
export async function findProductsNow(
  db: Db,
  storeId: number,
  ids: readonly string[],
): Promise<(ProductNowRow & { variants: VariantNowRow[] })[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductNowRow & { variants: VariantNowRow[] }>`
    ${planOnce} SELECT p.external_id, p.title, p.description, p.url, p.image_url, p.images, p.vendor, p.category, p.tags,
      p.currency,
      (SELECT coalesce(json_agg(json_build_object('external_id', v.external_id, 'product_id', v.product_id,
          'title', v.title, 'product_title', p.title, 'price', v.price::text,
          'compare_at_price', v.compare_at_price::text, 'currency', p.currency, 'inventory', v.inventory, 'sku', v.sku,
          'options', v.options, 'url', coalesce(v.url, p.url), 'image_url', coalesce(v.image_url, p.image_url))
        ORDER BY v.position, v.external_id), '[]')
      FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL) AS variants
    FROM products p WHERE p.store_id = ${storeId} AND p.status = 'active' AND p.external_id = ANY(${[...ids]})`.execute(
    db,
  )
  return rows
}

/** Variants that can be offered now: of active products, not archived. */
export async function findOfferedVariants(
  db: Db,
  storeId: number,
  variantIds: readonly string[],
): Promise<VariantNowRow[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<VariantNowRow>`
    ${planOnce} SELECT v.external_id, v.product_id, v.title, p.title AS product_title, v.price, v.compare_at_price, p.currency,
      v.inventory, v.sku, v.options, coalesce(v.url, p.url) AS url, coalesce(v.image_url, p.image_url) AS image_url
    FROM variants v JOIN products p ON p.store_id = v.store_id AND p.external_id = v.product_id
    WHERE v.store_id = ${storeId} AND v.external_id = ANY(${[...variantIds]}) AND v.archived_at IS NULL
      AND p.status = 'active'`.execute(db)
  return rows
}

/** scheme://host[:port] of the products' links, most used first, at most 20. */
export async function findLinkOrigins(db: Db, storeId: number): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    SELECT lower(substring(url FROM '^[A-Za-z]+://[^/?#]+')) AS origin FROM products
    WHERE store_id = ${storeId} AND url IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20`.execute(db)
  return rows.map(({ origin }) => origin)
}
