import { sql } from 'kysely'
import { embedProductsJob } from '../../catalog/catalog.jobs.ts'
import type { Db, Transaction } from '../../db/transaction.ts'
import { unfinishedJobs } from '../../jobs/unfinished-jobs.ts'

/** A product whose text was refused, or failed by itself. */
export interface NewRefusal {
  productId: string
  contentHash: Buffer
  code: string
  message: string
  /** Another try would end the same way. */
  isFinal: boolean
}

/** Failures by itself of one text, each with the model well before and after, until it is given up. */
const TRIES = 3

/** Notes refusals; a text that is not refused for good is given up after three. Returns how many are to be tried again. */
export async function writeRefusals(
  trx: Transaction,
  storeId: number,
  embedder: string,
  refusals: NewRefusal[],
): Promise<number> {
  const list = refusals.map(({ productId, contentHash, code, message, isFinal }) => ({
    product_id: productId,
    content_hash: `\\x${contentHash.toString('hex')}`,
    code,
    message,
    is_final: isFinal,
  }))
  const { rows } = await sql<{ given_up: boolean }>`
    INSERT INTO embedding_refusals AS old
      (store_id, product_id, embedder, content_hash, code, message, tries, given_up, refused_at)
    SELECT ${storeId}::int, r.product_id, ${embedder}, r.content_hash, r.code, r.message, 1, r.is_final, clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      AS r(product_id text, content_hash bytea, code text, message text, is_final boolean)
    ORDER BY r.product_id
    ON CONFLICT (store_id, product_id) DO UPDATE SET embedder = excluded.embedder, content_hash = excluded.content_hash,
      code = excluded.code, message = excluded.message, refused_at = excluded.refused_at,
      tries = CASE WHEN old.content_hash = excluded.content_hash THEN old.tries + 1 ELSE 1 END,
      given_up = excluded.given_up OR (old.content_hash = excluded.content_hash AND old.tries + 1 >= ${TRIES}::int)
    RETURNING given_up`.execute(trx)
  return rows.filter((row) => !row.given_up).length
}

/** Forgets refusals of products that have their vector now. */
export async function deleteRefusals(trx: Transaction, storeId: number, productIds: string[]): Promise<void> {
  await sql`DELETE FROM embedding_refusals
    WHERE store_id = ${storeId} AND product_id = ANY(${productIds})`.execute(trx)
}

export async function writeSuccess(db: Db, storeId: number): Promise<void> {
  await sql`INSERT INTO embedding_health (store_id, last_success_at) VALUES (${storeId}, clock_timestamp())
    ON CONFLICT (store_id) DO UPDATE SET last_success_at = excluded.last_success_at`.execute(db)
}

export async function writeFailure(
  db: Db,
  storeId: number,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await sql`
    INSERT INTO embedding_health (store_id, last_error_at, last_error_code, last_error_message)
    VALUES (${storeId}, clock_timestamp(), ${code}, ${message})
    ON CONFLICT (store_id) DO UPDATE SET last_error_at = excluded.last_error_at,
      last_error_code = excluded.last_error_code, last_error_message = excluded.last_error_message`.execute(db)
}

export interface HealthRow {
  products: number
  embedded: number
  dimensions: number | null
  waiting: number
  retrying: number
  failed: number
  oldest_waiting_at: Date | null
  last_success_at: Date | null
  last_error_at: Date | null
  last_error_code: string | null
  last_error_message: string | null
}

/** Counts over all products of a store, archived ones too: they are embedded like others. A product in two jobs counts once. */
export async function findHealth(db: Db, storeId: number, embedder: string): Promise<HealthRow> {
  const { rows } = await sql<HealthRow>`
    WITH jobs AS MATERIALIZED (
      SELECT state, created_on, data FROM ${unfinishedJobs(embedProductsJob)} j WHERE data->'storeId' = to_jsonb(${storeId}::int)
    ), named AS (
      SELECT n.id, bool_and(jobs.state = 'retry') AS retrying
      FROM jobs, jsonb_array_elements_text(jobs.data->'productIds') AS n(id) GROUP BY n.id
    ), vectors AS (
      SELECT count(*)::int AS embedded, max(dimensions) AS dimensions FROM product_vectors
      WHERE store_id = ${storeId} AND embedder = ${embedder}
    )
    SELECT (SELECT count(*)::int FROM products WHERE store_id = ${storeId}) AS products,
      vectors.embedded, vectors.dimensions,
      (SELECT count(*)::int FROM named WHERE NOT retrying) AS waiting,
      (SELECT count(*)::int FROM named WHERE retrying) AS retrying,
      (SELECT count(*)::int FROM embedding_refusals
        WHERE store_id = ${storeId} AND embedder = ${embedder} AND given_up) AS failed,
      (SELECT min(created_on) FROM jobs) AS oldest_waiting_at,
      h.last_success_at, h.last_error_at, h.last_error_code, h.last_error_message
    FROM vectors LEFT JOIN embedding_health h ON h.store_id = ${storeId}`.execute(db)
  return rows[0] as HealthRow
}

export interface RefusalRow {
  product_id: string
  code: string
  message: string
  refused_at: Date
}

/** Products given up with the current embedder, the latest first. */
export async function findGivenUp(db: Db, storeId: number, embedder: string, limit: number): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`
    SELECT product_id, code, message, refused_at FROM embedding_refusals
    WHERE store_id = ${storeId} AND embedder = ${embedder} AND given_up
    ORDER BY refused_at DESC, product_id LIMIT ${limit}`.execute(db)
  return rows
}
