import { CompiledQuery, sql } from 'kysely'
import { connectDatabase } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { answer, type FloorOrder, runPhases } from './phases.ts'
import { inBatches, makeProducts, rowsOf } from './products.ts'

/**
 * The floor of an ingest: the bare batch statements on the same tables, indexes and kind of connection, in a process of
 * its own. Not done here: HTTP, key, JSON parsing, validation, hashing, merging, stamps, events, jobs, finding what was
 * stored before.
 */

const WRITE_PRODUCTS = `
  INSERT INTO products AS p (store_id, external_id, title, description, status, url, image_url, vendor, category, tags,
    images, payload_hash, search_hash, created_at, changed_at)
  SELECT $1::int, r.*, $3::timestamptz, $3::timestamptz
  FROM jsonb_to_recordset($2::jsonb) AS r(external_id text, title text, description text, status text, url text,
    image_url text, vendor text, category text, tags text[], images text[], payload_hash bytea, search_hash bytea)
  ORDER BY r.external_id
  ON CONFLICT (store_id, external_id) DO UPDATE SET title = excluded.title, description = excluded.description,
    status = excluded.status, url = excluded.url, image_url = excluded.image_url, vendor = excluded.vendor,
    category = excluded.category, tags = excluded.tags, images = excluded.images,
    payload_hash = excluded.payload_hash, search_hash = excluded.search_hash, changed_at = excluded.changed_at
  WHERE p.payload_hash IS DISTINCT FROM excluded.payload_hash`

const WRITE_VARIANTS = `
  INSERT INTO variants AS v (store_id, external_id, product_id, title, price, inventory, sku, options, position)
  SELECT $1::int, r.*
  FROM jsonb_to_recordset($2::jsonb) AS r(external_id text, product_id text, title text, price numeric(19, 4),
    inventory integer, sku text, options jsonb, position integer)
  ORDER BY r.external_id
  ON CONFLICT (store_id, external_id) DO UPDATE SET product_id = excluded.product_id, title = excluded.title,
    price = excluded.price, inventory = excluded.inventory, sku = excluded.sku, options = excluded.options,
    position = excluded.position
  WHERE (v.product_id, v.title, v.price, v.inventory, v.sku, v.options, v.position) IS DISTINCT FROM
    (excluded.product_id, excluded.title, excluded.price, excluded.inventory, excluded.sku, excluded.options,
    excluded.position)`

const { database: options, products, batchSize, concurrency } = JSON.parse(process.argv[2] ?? '{}') as FloorOrder
const database = await connectDatabase({ ...options, poolSize: concurrency })
await migrate(database)
const { rows } = await sql<{ id: number }>`
  INSERT INTO stores (public_id, slug, name) VALUES ('store_floor', 'floor', 'Floor') RETURNING id`.execute(
  database.kysely,
)
const storeId = rows[0]?.id
const phases = {
  first: makeProducts(products, 0),
  unchanged: makeProducts(products, 0),
  changed: makeProducts(products, 1),
}

const rates = await runPhases(concurrency, products, (phase) => {
  const prepared = inBatches(phases[phase], batchSize).map(rowsOf)
  return prepared.map((batch) => () => {
    return database.kysely.transaction().execute(async (trx) => {
      const stamp = new Date()
      await trx.executeQuery(CompiledQuery.raw(WRITE_PRODUCTS, [storeId, batch.products, stamp]))
      await trx.executeQuery(CompiledQuery.raw(WRITE_VARIANTS, [storeId, batch.variants]))
    })
  })
})
await database.close()
answer(rates)
