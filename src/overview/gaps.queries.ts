import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { Span } from './counts.queries.ts'

/** Questions that differ in letter case and spaces only are one. */
const keyOf = (column: string) => sql`lower(btrim(regexp_replace(${sql.ref(column)}, '\\s+', ' ', 'g')))`

export interface GapRow {
  asked: string
  gap: 'policy' | 'product' | 'unclear'
  times: number
  last_at: Date
  conversation_id: string
  message_id: string
}

/** Open questions without an answer, those asked most first. */
export async function findGaps(db: Db, storeId: number, { from, to }: Span, limit: number): Promise<GapRow[]> {
  const { rows } = await sql<GapRow>`
    SELECT (array_agg(asked ORDER BY said_at DESC))[1] AS asked, (array_agg(gap ORDER BY said_at DESC))[1] AS gap,
      count(*)::int AS times, max(said_at) AS last_at,
      (array_agg(conversation_id ORDER BY said_at DESC))[1] AS conversation_id,
      (array_agg(message_id ORDER BY said_at DESC))[1] AS message_id
    FROM answer_notes
    WHERE store_id = ${storeId} AND gap IS NOT NULL AND said_at >= ${from} AND said_at < ${to} AND closed_at IS NULL
    GROUP BY ${keyOf('asked')} ORDER BY count(*) DESC, max(said_at) DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The question, however often it was asked. Returns how often. */
export async function closeGap(trx: Transaction, storeId: number, asked: string): Promise<number> {
  const key = asked.replace(/\s+/gu, ' ').trim().toLowerCase()
  const { numAffectedRows } = await sql`
    UPDATE answer_notes SET closed_at = now()
    WHERE store_id = ${storeId} AND gap IS NOT NULL AND closed_at IS NULL AND ${keyOf('asked')} = ${key}`.execute(trx)
  return Number(numAffectedRows)
}

export interface DemandRow {
  thing: string
  times: number
  /** Of these, with nothing shown at all. */
  nothing: number
  missing: { part: string; times: number }[]
  price_max: number | null
  currency: string | null
  examples: string[]
  conversation_id: string
}

/** What was asked for and not sold as wished, by thing, most wanted first. */
export async function findDemand(db: Db, storeId: number, { from, to }: Span, limit: number): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    WITH wished AS MATERIALIZED (
      SELECT n.conversation_id, n.said_at, d.value AS wish,
        lower(coalesce(d.value->>'thing', d.value->>'wanted')) AS thing
      FROM answer_notes n, jsonb_array_elements(n.demand) AS d(value)
      WHERE n.store_id = ${storeId} AND n.demand IS NOT NULL AND n.said_at >= ${from} AND n.said_at < ${to}),
    parts AS (
      SELECT thing, json_agg(json_build_object('part', part, 'times', times) ORDER BY times DESC, part) AS missing FROM (
        SELECT thing, part, count(*)::int AS times,
          row_number() OVER (PARTITION BY thing ORDER BY count(*) DESC, part) AS place
        FROM wished, jsonb_array_elements_text(wish->'missing') AS part GROUP BY thing, part) AS counted
      WHERE place <= 5 GROUP BY thing)
    SELECT w.thing, count(*)::int AS times, count(*) FILTER (WHERE wish->>'outcome' = 'none')::int AS nothing,
      coalesce(p.missing::text, '[]')::json AS missing,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY (wish->>'priceMax')::float8) AS price_max, max(wish->>'currency') AS currency,
      (array_agg(DISTINCT wish->>'wanted'))[1:3] AS examples,
      (array_agg(w.conversation_id ORDER BY said_at DESC))[1] AS conversation_id
    FROM wished w LEFT JOIN parts p ON p.thing = w.thing
    GROUP BY w.thing, p.missing::text ORDER BY count(*) DESC, w.thing LIMIT ${limit}`.execute(db)
  return rows
}
