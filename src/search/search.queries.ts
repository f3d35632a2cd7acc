import { sql } from 'kysely'
import type { RowOf } from '../catalog/catalog.columns.ts'
import { embedProductsJob } from '../catalog/catalog.jobs.ts'
import { planOnce } from '../db/plan-once.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { setAsideJobs, unfinishedJobs } from '../jobs/unfinished-jobs.ts'
import { type SearchVariant, searchedColumns } from './search-product.ts'

/** A product's row with its unarchived variants, for the index. Not active = to be taken out of it. */
export interface IndexedRow extends RowOf<typeof searchedColumns> {
  status: string
  external_id: string
  changed_at: Date
  /** Of the text that can be searched. */
  search_hash: Buffer
  variants: SearchVariant[] | null
}

const searched = sql.raw(
  Object.keys(searchedColumns)
    .map((name) => `p.${name}`)
    .join(', '),
)
const INDEXED_COLUMNS = sql`p.external_id, p.status, p.changed_at, ${searched}, p.search_hash, (
    SELECT jsonb_agg(jsonb_build_object('id', v.external_id, 'title', v.title, 'sku', v.sku, 'gtin', v.gtin,
      'mpn', v.mpn, 'price', v.price, 'compareAtPrice', v.compare_at_price, 'inventory', v.inventory,
      'options', v.options, 'url', v.url, 'imageUrl', v.image_url) ORDER BY v.position, v.external_id)
    FROM variants v
    WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL
  ) AS variants`

/** What was last stamped in the store's catalog; null for a store without products. */
export async function findCatalogStamp(db: Db, storeId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(changed_at) AS at FROM products WHERE store_id = ${storeId}`.execute(db)
  return rows[0]?.at ?? null
}

/** Active products by id, for the first load of an index. */
export async function findActiveProducts(
  db: Db,
  storeId: number,
  afterId: string,
  limit: number,
): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    SELECT ${INDEXED_COLUMNS} FROM products p
    WHERE p.store_id = ${storeId} AND p.external_id > ${afterId} AND p.status = 'active'
    ORDER BY p.external_id LIMIT ${limit}`.execute(db)
  return rows
}

/** What tells whether an active product is still as it was. */
export interface ProductVersionRow {
  external_id: string
  changed_at: Date
  search_hash: Buffer
}

/** Versions of the active products by id, so that those kept elsewhere can be told from those that changed since. */
export async function findProductVersions(
  db: Db,
  storeId: number,
  afterId: string,
  limit: number,
): Promise<ProductVersionRow[]> {
  const { rows } = await sql<ProductVersionRow>`
    SELECT external_id, changed_at, search_hash FROM products
    WHERE store_id = ${storeId} AND external_id > ${afterId} AND status = 'active'
    ORDER BY external_id LIMIT ${limit}`.execute(db)
  return rows
}

/** Those of these products that are active. */
export async function findActiveProductsById(db: Db, storeId: number, ids: readonly string[]): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    SELECT ${INDEXED_COLUMNS} FROM products p
    WHERE p.store_id = ${storeId} AND p.external_id = ANY(${ids}) ORDER BY p.external_id`.execute(db)
  return rows.filter(({ status }) => status === 'active')
}

/**
 * Products changed since a stamp, oldest first, whatever their status. Rows of one stamp are never cut apart, since the
 * next call goes on after the last stamp.
 */
export async function findChangedProducts(
  db: Db,
  storeId: number,
  since: Date | null,
  limit: number,
): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    SELECT ${INDEXED_COLUMNS} FROM products p
    WHERE p.store_id = ${storeId} AND p.changed_at > ${since ?? new Date(0)}
    ORDER BY p.changed_at FETCH FIRST ${limit} ROWS WITH TIES`.execute(db)
  return rows
}

/** Quantity ordered per variant in the last 90 days, cancelled orders left out. */
export async function findPopularity(db: Db, storeId: number): Promise<{ variant_id: string; quantity: number }[]> {
  const { rows } = await sql<{ variant_id: string; quantity: number }>`
    SELECT i.platform_variant_id AS variant_id, sum(i.quantity)::float8 AS quantity
    FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.external_id
    WHERE o.store_id = ${storeId} AND o.placed_at > now() - interval '90 days' AND o.cancelled_at IS NULL
      AND i.platform_variant_id IS NOT NULL
    GROUP BY i.platform_variant_id`.execute(db)
  return rows
}

export interface VectorRow {
  product_id: string
  vector: Buffer
  /** Of the text it was made of; null for vectors made before this was kept. */
  search_hash: Buffer | null
  embedded_at: Date
}

/** Vectors of one embedder that are new since a stamp, oldest first; rows of one stamp are never cut apart. */
export async function findNewVectors(
  db: Db,
  storeId: number,
  embedder: string,
  since: Date | null,
  limit: number,
): Promise<VectorRow[]> {
  const { rows } = await sql<VectorRow>`
    SELECT product_id, vector, search_hash, embedded_at FROM product_vectors
    WHERE store_id = ${storeId} AND embedder = ${embedder} AND embedded_at > ${since ?? new Date(0)}
    ORDER BY embedded_at FETCH FIRST ${limit} ROWS WITH TIES`.execute(db)
  return rows
}

/** A product whose vector is to be made, with what tells whether the one it has is current. */
export interface EmbeddableRow extends Omit<IndexedRow, 'status' | 'changed_at'> {
  /** Of the text its vector is known to be of. */
  vector_search_hash: Buffer | null
  embedder: string | null
  dimensions: number | null
  content_hash: Buffer | null
  /** Hash of a text that was given up. */
  refused_hash: Buffer | null
}

export async function findEmbeddable(db: Db, storeId: number, productIds: string[]): Promise<EmbeddableRow[]> {
  const { rows } = await sql<EmbeddableRow>`
    SELECT ${INDEXED_COLUMNS}, e.search_hash AS vector_search_hash, e.embedder, e.dimensions, e.content_hash, f.content_hash AS refused_hash
    FROM products p LEFT JOIN product_vectors e ON e.store_id = p.store_id AND e.product_id = p.external_id
      LEFT JOIN embedding_refusals f ON f.store_id = p.store_id AND f.product_id = p.external_id AND f.given_up
    WHERE p.store_id = ${storeId} AND p.external_id = ANY(${productIds})`.execute(db)
  return rows
}

export interface NewVector {
  productId: string
  searchHash: Buffer
  contentHash: Buffer
  vector: Buffer
}

/**
 * Writes vectors, but only of products whose searchable text is still the one that was embedded: a slower worker never
 * overwrites the vector of newer text, whose own job follows.
 */
export async function writeVectors(
  trx: Transaction,
  storeId: number,
  embedder: { id: string; dimensions: number },
  vectors: NewVector[],
  stamp: Date,
): Promise<void> {
  const rows = vectors.map(({ productId, searchHash, contentHash, vector }) => ({
    product_id: productId,
    search_hash: `\\x${searchHash.toString('hex')}`,
    content_hash: `\\x${contentHash.toString('hex')}`,
    vector: `\\x${vector.toString('hex')}`,
  }))
  await sql`
    INSERT INTO product_vectors (store_id, product_id, embedder, dimensions, content_hash, vector, search_hash, embedded_at)
    SELECT ${storeId}::int, r.product_id, ${embedder.id}, ${embedder.dimensions}::int, r.content_hash, r.vector,
      r.search_hash, ${stamp}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(product_id text, search_hash bytea, content_hash bytea, vector bytea)
    JOIN products p ON p.store_id = ${storeId} AND p.external_id = r.product_id AND p.search_hash = r.search_hash
    ORDER BY r.product_id
    ON CONFLICT (store_id, product_id) DO UPDATE SET embedder = excluded.embedder, dimensions = excluded.dimensions,
      content_hash = excluded.content_hash, vector = excluded.vector, search_hash = excluded.search_hash,
      embedded_at = excluded.embedded_at`.execute(trx)
}

/** Notes that vectors are also of the current texts of their products, which changed in nothing that is embedded. */
export async function touchVectors(
  trx: Transaction,
  storeId: number,
  products: { productId: string; searchHash: Buffer }[],
  stamp: Date,
): Promise<void> {
  const rows = products.map(({ productId, searchHash }) => ({
    product_id: productId,
    search_hash: `\\x${searchHash.toString('hex')}`,
  }))
  await sql`
    UPDATE product_vectors AS v SET search_hash = r.search_hash, embedded_at = ${stamp}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(product_id text, search_hash bytea)
    JOIN products p ON p.store_id = ${storeId} AND p.external_id = r.product_id AND p.search_hash = r.search_hash
    WHERE v.store_id = ${storeId} AND v.product_id = r.product_id`.execute(trx)
}

/**
 * Products after an id that have no vector of this embedder, are in no job, also none set aside, and were not given up, over all stores, in the order of
 * store and id. Vectors of other dimensions than the embedder's, where they are known, count as another's.
 */
export async function findUnembedded(
  db: Db,
  { id: embedder, dimensions }: { id: string; dimensions: number | null },
  after: { storeId: number; productId: string },
  limit: number,
): Promise<{ store_id: number; external_id: string }[]> {
  const { rows } = await sql<{ store_id: number; external_id: string }>`
    WITH waiting AS MATERIALIZED (
      SELECT (j.data->>'storeId')::int AS store_id, n.id
      FROM (SELECT data FROM ${unfinishedJobs(embedProductsJob)} w UNION ALL SELECT data FROM ${setAsideJobs(embedProductsJob)} s) j,
        jsonb_array_elements_text(j.data->'productIds') AS n(id)
    )
    SELECT p.store_id, p.external_id FROM products p
    LEFT JOIN product_vectors e ON e.store_id = p.store_id AND e.product_id = p.external_id AND e.embedder = ${embedder}
      AND e.dimensions = coalesce(${dimensions}::int, e.dimensions)
    WHERE (p.store_id, p.external_id) > (${after.storeId}, ${after.productId}) AND e.product_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM waiting w WHERE w.store_id = p.store_id AND w.id = p.external_id)
      AND NOT EXISTS (SELECT 1 FROM embedding_refusals f WHERE f.store_id = p.store_id AND f.product_id = p.external_id
        AND f.embedder = ${embedder} AND f.given_up)
    ORDER BY p.store_id, p.external_id LIMIT ${limit}`.execute(db)
  return rows
}

export interface SettingsRow {
  settings: unknown
  changed_at: Date
}

export async function findSettings(db: Db, storeId: number): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    SELECT settings, changed_at FROM search_settings WHERE store_id = ${storeId}`.execute(db)
  return rows[0]
}

export async function writeSettings(trx: Transaction, storeId: number, settings: object, stamp: Date): Promise<void> {
  await sql`
    INSERT INTO search_settings (store_id, settings, changed_at)
    VALUES (${storeId}, ${JSON.stringify(settings)}::jsonb, ${stamp})
    ON CONFLICT (store_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at`.execute(trx)
}

/** When the store's products, vectors and search settings last changed. One look-up by key: made before every answer. */
export async function findClocks(db: Db, storeId: number): Promise<Map<string, Date>> {
  const { rows } = await sql<{ resource: string; last_at: Date }>`
    ${planOnce} SELECT resource, last_at FROM store_clocks
    WHERE store_id = ${storeId} AND resource IN ('products', 'vectors', 'search_settings', 'erased_products')`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.resource, row.last_at]))
}

export interface StoreFacts {
  public_id: string
  currency: string
  language: string
}

export async function findStoreFacts(db: Db, storeId: number): Promise<StoreFacts> {
  const { rows } = await sql<StoreFacts>`
    SELECT public_id, currency, language FROM stores WHERE id = ${storeId}`.execute(db)
  return rows[0] ?? { public_id: '', currency: 'USD', language: 'en' }
}

/** Stores that conversations were held in or keys were used of since a day, those with most of them first. */
export async function findUsedStores(db: Db, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT s.id, (
          SELECT count(*) FROM conversations c WHERE c.store_id = s.id AND c.updated_at > ${since}
        ) AS conversations, (
          SELECT max(k.last_used_at) FROM api_keys k WHERE k.store_id = s.id AND k.last_used_at > ${since}
        ) AS key_used_at
      FROM stores s
    ) used
    WHERE conversations > 0 OR key_used_at IS NOT NULL
    ORDER BY conversations DESC, key_used_at DESC NULLS LAST, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Stores whose products changed in the last minute, each with the stamp of its last change. */
export async function findStoresJustChanged(db: Db): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; at: Date }>`
    SELECT store_id AS id, last_at AS at FROM store_clocks
    WHERE resource = 'products' AND last_at > now() - interval '1 minute' ORDER BY store_id`.execute(db)
  return rows
}
