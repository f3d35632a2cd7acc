import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { byteaText } from '../shared/hash.ts'
import { type JsonChunk, jsonChunks } from '../shared/json-chunks.ts'
import { type ProductColumns, productColumns, type VariantColumns, variantColumns } from './catalog.columns.ts'
import type { ProductState, VariantState } from './product-state.ts'

type Columns = Record<string, { type: string }>
/** The columns' names for a statement, each with what is put before it: `p.title, p.url`. */
const named = (columns: Columns, before = '') =>
  sql.raw(
    Object.keys(columns)
      .map((name) => before + name)
      .join(', '),
  )
/** The columns as json_to_recordset wants them told: `title text, tags text[]`. */
const typed = (columns: Columns) =>
  sql.raw(
    Object.entries(columns)
      .map(([name, { type }]) => `${name} ${type}`)
      .join(', '),
  )
/** For ON CONFLICT DO UPDATE: `title = excluded.title, url = excluded.url`. */
const taken = (columns: Columns) =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  )
/** For json_build_object; amounts as texts, since JSON numbers lose digits. */
const jsonPairs = (columns: Columns, table: string) =>
  Object.entries(columns).map(
    ([name, { type }]) => `'${name}', ${table}.${name}${type.startsWith('numeric') ? '::text' : ''}`,
  )

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
    SELECT external_id, ${named(productColumns)}, payload_hash, search_hash, changed_at AS known_at
    FROM products WHERE store_id = ${storeId} AND external_id = ANY(${ids})`.execute(trx)
  const { rows: variants } = await sql<VariantState>`
    SELECT external_id, ${named(variantColumns)}
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

/** Whole rows of products as the texts that writeProducts takes. */
export function productRows(products: readonly ProductState[]): Promise<JsonChunk[]> {
  return jsonChunks(products, ({ variants: _, payload_hash, search_hash, ...rest }) => ({
    ...rest,
    payload_hash: payload_hash && byteaText(payload_hash),
    search_hash: byteaText(search_hash),
  }))
}

/**
 * Writes whole rows, sorted by id. Two writers of a store never meet: both hold its clock.
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
    INSERT INTO products AS p (store_id, external_id, ${named(productColumns)}, payload_hash, search_hash, created_at,
      changed_at)
    SELECT ${storeId}::int, r.external_id, ${named(productColumns, 'r.')}, r.payload_hash, r.search_hash,
      coalesce(r.known_at, ${stamp}::timestamptz), ${stamp}::timestamptz
    FROM json_to_recordset(${rows}::json) AS r(external_id text, ${typed(productColumns)}, payload_hash bytea,
      search_hash bytea, known_at timestamptz)
    ORDER BY r.external_id
    ON CONFLICT (store_id, external_id) DO UPDATE SET ${taken(productColumns)}, payload_hash = excluded.payload_hash,
      search_hash = excluded.search_hash, changed_at = excluded.changed_at
    WHERE NOT ${isGuarded}::boolean OR p.changed_at = excluded.created_at`.execute(trx)
  return Number(numAffectedRows)
}

/** Whole rows of variants as the texts that writeVariants takes. */
export const variantRows = (variants: Iterable<VariantState>): Promise<JsonChunk[]> =>
  jsonChunks(variants, (variant) => variant)

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
    INSERT INTO variants AS v (store_id, external_id, ${named(variantColumns)})
    SELECT ${storeId}::int, r.*
    FROM json_to_recordset(${rows}::json) AS r(external_id text, ${typed(variantColumns)})
    ORDER BY r.external_id
    ON CONFLICT (store_id, external_id) DO UPDATE SET ${taken(variantColumns)}
    WHERE NOT ${isGuarded}::boolean OR v.product_id = excluded.product_id`.execute(trx)
  return Number(numAffectedRows)
}

export type ProductNowRow = ProductColumns & { external_id: string }

/** An amount is a text; without a link or picture of its own a variant has its product's. */
export type VariantNowRow = Omit<VariantColumns, 'archived_at'> & {
  external_id: string
  product_title: string
  currency: string | null
}

const { archived_at: _archived, url: _url, image_url: _image, ...variantsOwn } = variantColumns
const variantNow = sql.raw(
  [
    `'external_id', v.external_id, 'product_title', p.title, 'currency', p.currency`,
    `'url', coalesce(v.url, p.url), 'image_url', coalesce(v.image_url, p.image_url)`,
    ...jsonPairs(variantsOwn, 'v'),
  ].join(', '),
)

/** Active products as they are now, with the variants that can be offered, in the owner's order: one round trip. */
export async function findProductsNow(
  db: Db,
  storeId: number,
  ids: readonly string[],
): Promise<(ProductNowRow & { variants: VariantNowRow[] })[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductNowRow & { variants: VariantNowRow[] }>`
    ${planOnce} SELECT p.external_id, ${named(productColumns, 'p.')},
      (SELECT coalesce(json_agg(json_build_object(${variantNow})
        ORDER BY v.position, v.external_id), '[]')
      FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL) AS variants
    FROM products p WHERE p.store_id = ${storeId} AND p.external_id = ANY(${[...ids]})`.execute(db)
  // Not a condition of the statement: with statistics of a smaller catalog an index by status looks as good, and reads all that are active.
  return rows.filter(({ status }) => status === 'active')
}

/** Ids of active products after the given one, in the order of their bytes. */
export async function findActiveIds(
  db: Db,
  storeId: number,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    SELECT external_id FROM products
    WHERE store_id = ${storeId} AND status = 'active' AND external_id > ${after}
    ORDER BY external_id LIMIT ${limit}`.execute(db)
  return rows.map(({ external_id: id }) => id)
}

/** Variants that can be offered now: of active products, not archived. */
export async function findOfferedVariants(
  db: Db,
  storeId: number,
  variantIds: readonly string[],
): Promise<VariantNowRow[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<VariantNowRow>`
    ${planOnce} SELECT v.external_id, ${named(variantsOwn, 'v.')}, p.title AS product_title, p.currency,
      coalesce(v.url, p.url) AS url, coalesce(v.image_url, p.image_url) AS image_url
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

/** With all that was made of them. Returns how many. */
export async function deleteProductRows(trx: Transaction, storeId: number, source: string): Promise<number> {
  const { rows } = await sql<{ external_id: string }>`
    DELETE FROM products WHERE store_id = ${storeId} AND source = ${source} RETURNING external_id`.execute(trx)
  const ids = rows.map(({ external_id: id }) => id)
  for (const table of ['variants', 'product_vectors', 'embedding_refusals', 'back_in_stock_mails']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId} AND product_id = ANY(${ids})`.execute(trx)
  }
  return ids.length
}
