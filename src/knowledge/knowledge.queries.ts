import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import type { Row } from '../db/schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { byteaText } from '../shared/hash.ts'
import type { Chunk } from './chunk-document.ts'

export type SourceRow = Omit<Row<'knowledge_sources'>, 'store_id'>

const COLUMNS = sql`id, kind, name, title, url, language, content_hash, status, error, chunk_count, read_at, created_at, changed_at`

export async function findSources(db: Db, storeId: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT ${COLUMNS} FROM knowledge_sources WHERE store_id = ${storeId} ORDER BY created_at, id`.execute(db)
  return rows
}

export async function findSourceByName(
  db: Db,
  storeId: number,
  kinds: string[],
  name: string,
): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    SELECT ${COLUMNS} FROM knowledge_sources
    WHERE store_id = ${storeId} AND kind = ANY(${kinds}) AND name = ${name}`.execute(db)
  return rows[0]
}

export async function findSource(db: Db, storeId: number, id: string): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    SELECT ${COLUMNS} FROM knowledge_sources WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  return rows[0]
}

/** Sources and chunks of a store, without one source. */
export async function countOthers(db: Db, storeId: number, id: string): Promise<{ sources: number; chunks: number }> {
  const { rows } = await sql<{ sources: number; chunks: number }>`
    SELECT count(*)::int AS sources, coalesce(sum(chunk_count), 0)::int AS chunks
    FROM knowledge_sources WHERE store_id = ${storeId} AND id <> ${id}`.execute(db)
  return rows[0] ?? { sources: 0, chunks: 0 }
}

export interface NewSource
  extends Pick<Row<'knowledge_sources'>, 'id' | 'kind' | 'name' | 'title' | 'url' | 'language'> {
  contentHash: Buffer
  chunks: Chunk[]
}

/** Writes a source as read now, in place of the one with its id. Returns its row. */
export async function writeSource(
  trx: Transaction,
  storeId: number,
  source: NewSource,
  stamp: Date,
): Promise<SourceRow> {
  const { rows } = await sql<SourceRow>`
    INSERT INTO knowledge_sources
      (store_id, id, kind, name, title, url, language, content_hash, status, error, chunk_count, read_at, created_at, changed_at)
    VALUES (${storeId}, ${source.id}, ${source.kind}, ${source.name}, ${source.title}, ${source.url}, ${source.language},
      ${byteaText(source.contentHash)}, 'ready', NULL, ${source.chunks.length}, clock_timestamp(), ${stamp}, ${stamp})
    ON CONFLICT (store_id, id) DO UPDATE SET kind = excluded.kind, name = excluded.name, title = excluded.title,
      url = excluded.url, language = excluded.language, content_hash = excluded.content_hash, status = 'ready', error = NULL,
      chunk_count = excluded.chunk_count, read_at = excluded.read_at, changed_at = excluded.changed_at
    RETURNING ${COLUMNS}`.execute(trx)
  await replaceChunks(trx, storeId, source.id, source.chunks)
  return rows[0] as SourceRow
}

async function replaceChunks(trx: Transaction, storeId: number, sourceId: string, chunks: Chunk[]): Promise<void> {
  await sql`DELETE FROM knowledge_chunks WHERE store_id = ${storeId} AND source_id = ${sourceId}`.execute(trx)
  const rows = chunks.map((chunk, position) => ({ position, ...chunk }))
  await sql`
    INSERT INTO knowledge_chunks (store_id, source_id, position, heading, text)
    SELECT ${storeId}::int, ${sourceId}, r.position, r.heading, r.text
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(position int, heading text, text text)`.execute(trx)
}

/** Notes that an address could not be read; with `isGone` its text answers no longer. */
export async function writeFailure(
  trx: Transaction,
  storeId: number,
  id: string,
  { error, isGone }: { error: string; isGone: boolean },
  stamp: Date,
): Promise<void> {
  if (isGone) await replaceChunks(trx, storeId, id, [])
  // The hash goes with the text: the same text is news when the page comes back.
  await sql`
    UPDATE knowledge_sources SET status = 'failed', error = ${error}, changed_at = ${stamp},
      chunk_count = CASE WHEN ${isGone} THEN 0 ELSE chunk_count END,
      content_hash = CASE WHEN ${isGone} THEN '\\x'::bytea ELSE content_hash END
    WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
}

/** Notes that an address still has the text that is known. */
export async function writeStillSo(trx: Transaction, storeId: number, id: string, stamp: Date): Promise<void> {
  await sql`
    UPDATE knowledge_sources SET status = 'ready', error = NULL, read_at = clock_timestamp(), changed_at = ${stamp}
    WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
}

/** Returns whether there was one. */
export async function deleteSource(trx: Transaction, storeId: number, id: string): Promise<boolean> {
  await sql`DELETE FROM knowledge_chunks WHERE store_id = ${storeId} AND source_id = ${id}`.execute(trx)
  const { numAffectedRows } = await sql`
    DELETE FROM knowledge_sources WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
  return Number(numAffectedRows ?? 0) > 0
}

export async function findDomains(db: Db, storeId: number): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    SELECT domain FROM knowledge_domains WHERE store_id = ${storeId} ORDER BY domain`.execute(db)
  return rows.map(({ domain }) => domain)
}

export async function addDomains(trx: Transaction, storeId: number, domains: string[]): Promise<void> {
  await sql`
    INSERT INTO knowledge_domains (store_id, domain) SELECT ${storeId}::int, unnest(${domains}::text[])
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** When the store's knowledge last changed. One look-up by key: made before every answer. */
export async function findClock(db: Db, storeId: number): Promise<number> {
  const { rows } = await sql<{ last_at: Date }>`
    ${planOnce} SELECT last_at FROM store_clocks WHERE store_id = ${storeId} AND resource = 'knowledge'`.execute(db)
  return rows[0]?.last_at.getTime() ?? 0
}

export async function findStamps(db: Db, storeId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; changed_at: Date }>`
    SELECT id, changed_at FROM knowledge_sources WHERE store_id = ${storeId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.changed_at.getTime()]))
}

export interface IndexedSource {
  id: string
  title: string
  url: string | null
  language: string | null
  read_at: Date
  changed_at: Date
  chunks: (Chunk & { position: number })[]
}

/** These sources with their chunks, in one look: a source and its chunks are always of one state. */
export async function findIndexedSources(db: Db, storeId: number, ids: string[]): Promise<IndexedSource[]> {
  const { rows } = await sql<IndexedSource>`
    SELECT s.id, s.title, s.url, coalesce(s.language, (SELECT language FROM stores WHERE id = ${storeId})) AS language,
      s.read_at, s.changed_at, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'heading', c.heading, 'text', c.text)
          ORDER BY c.position), '[]')
        FROM knowledge_chunks c WHERE c.store_id = s.store_id AND c.source_id = s.id) AS chunks
    FROM knowledge_sources s WHERE s.store_id = ${storeId} AND s.id = ANY(${ids}) ORDER BY s.created_at, s.id`.execute(
    db,
  )
  return rows
}
