import { type RawBuilder, sql } from 'kysely'
import { TERMINAL } from '../conversations/conversations.schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'

export interface Span {
  from: Date
  /** Not part of it. */
  to: Date
}

/** What is counted, each of which is a column of overview_counts. Sums of spans that follow each other are those of the whole. */
export const counted = [
  ...(['conversations', 'handed_off', 'alone', 'leads'] as const),
  ...(['answers', 'tokens', 'cost_micros', 'replaced', 'gaps'] as const),
  ...(['helpful', 'not_helpful', 'shown', 'clicked', 'carted'] as const),
]
export type Counts = Record<(typeof counted)[number], number>

/** A person was asked for, or wrote, in the conversation `c`. */
const atAPerson = sql`(c.hand_off_reason IS NOT NULL OR EXISTS (
  SELECT FROM messages h WHERE h.store_id = c.store_id AND h.conversation_id = c.id AND h.role = 'human'))`
const isAnswered = sql`EXISTS (
  SELECT FROM messages a WHERE a.store_id = c.store_id AND a.conversation_id = c.id AND a.role = 'assistant')`

/**
 * What there is in each of the spans, from the rows themselves. Conversations count by when they began, if somebody wrote and it was
 * no test; products shown by when they were shown first.
 * @param spans SQL of a table with `begins` and `ends`
 */
const countedIn = (storeId: number, spans: RawBuilder<unknown>) => sql`
  SELECT d.begins, t.conversations, t.handed_off, t.alone, l.leads, n.answers, n.tokens, n.cost_micros, n.replaced, n.gaps,
    f.helpful, f.not_helpful, s.shown, s.clicked, s.carted
  FROM ${spans} AS d
  CROSS JOIN LATERAL (SELECT count(*)::int AS conversations, count(*) FILTER (WHERE person)::int AS handed_off,
      count(*) FILTER (WHERE answered AND NOT person)::int AS alone
    FROM (SELECT ${atAPerson} AS person, ${isAnswered} AS answered FROM conversations c
      WHERE c.store_id = ${storeId} AND c.created_at >= d.begins AND c.created_at < d.ends
        AND c.last_message_at IS NOT NULL AND c.channel <> ${sql.lit(TERMINAL)}) AS talks) AS t
  CROSS JOIN LATERAL (SELECT count(*)::int AS leads FROM leads
    WHERE store_id = ${storeId} AND created_at >= d.begins AND created_at < d.ends) AS l
  CROSS JOIN LATERAL (SELECT count(*)::int AS answers, coalesce(sum(input_tokens::bigint + output_tokens), 0)::bigint AS tokens,
      coalesce(sum(cost_micros), 0)::bigint AS cost_micros, count(*) FILTER (WHERE replaced <> '[]')::int AS replaced,
      count(gap)::int AS gaps
    FROM answer_notes WHERE store_id = ${storeId} AND said_at >= d.begins AND said_at < d.ends) AS n
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE feedback = 1)::int AS helpful,
      count(*) FILTER (WHERE feedback = -1)::int AS not_helpful
    FROM messages WHERE store_id = ${storeId} AND created_at >= d.begins AND created_at < d.ends
      AND feedback IS NOT NULL) AS f
  CROSS JOIN LATERAL (SELECT count(*)::int AS shown, count(clicked_at)::int AS clicked, count(carted_at)::int AS carted
    FROM shown_products WHERE store_id = ${storeId} AND first_at >= d.begins AND first_at < d.ends) AS s`

/** What there is in each span, counted from the rows. */
export async function countRows(db: Db, storeId: number, spans: readonly Span[]): Promise<Counts[]> {
  const given = spans.filter(({ from, to }) => from < to)
  if (given.length === 0) return []
  const table = sql`unnest(${given.map(({ from }) => from)}::timestamptz[], ${given.map(({ to }) => to)}::timestamptz[])`
  const { rows } = await sql<Counts>`
    SELECT ${sql.join(counted.map((name) => sql`${sql.ref(name)}::float8`))} FROM (
      ${countedIn(storeId, sql`(SELECT * FROM ${table} AS u(begins, ends))`)}) AS found ORDER BY begins`.execute(db)
  return rows
}

/** What was counted before, of whole quarters of an hour. */
export async function sumCounts(db: Db, storeId: number, { from, to }: Span): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT ${sql.join(counted.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 AS ${sql.ref(name)}`))}
    FROM overview_counts WHERE store_id = ${storeId} AND at >= ${from} AND at < ${to}`.execute(db)
  return rows[0] as Counts
}

export interface DayRow {
  /** YYYY-MM-DD in the time zone asked for. */
  day: string
  conversations: number
  handed_off: number
  leads: number
}

/** Each day of the span, also those on which nothing happened. What is counted ends at `until`. */
export async function sumDays(
  db: Db,
  storeId: number,
  { from, to, until }: Span & { until: Date },
  timeZone: string,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(c.conversations, 0) AS conversations,
      coalesce(c.handed_off, 0) AS handed_off, coalesce(c.leads, 0) AS leads
    FROM generate_series((${from}::timestamptz AT TIME ZONE ${timeZone})::date,
        ((${to}::timestamptz - interval '1 millisecond') AT TIME ZONE ${timeZone})::date, interval '1 day') AS d(day)
    LEFT JOIN (
      SELECT (at AT TIME ZONE ${timeZone})::date AS day, sum(conversations)::int AS conversations,
        sum(handed_off)::int AS handed_off, sum(leads)::int AS leads
      FROM overview_counts WHERE store_id = ${storeId} AND at >= ${from} AND at < ${until} GROUP BY 1) AS c ON c.day = d.day::date
    ORDER BY d.day`.execute(db)
  return rows
}

/** The middle of the times to answer and what 95 of 100 stayed within, in two digits; null without any answer. */
export async function findTimes(
  db: Db,
  storeId: number,
  { from, to }: Span,
): Promise<{ median_ms: number | null; p95_ms: number | null }> {
  const { rows } = await sql<{ median_ms: number | null; p95_ms: number | null }>`
    WITH whole AS (
      SELECT (date_trunc('day', ${from}::timestamptz AT TIME ZONE 'UTC' - interval '1 microsecond') + interval '1 day')::date AS first,
        date_trunc('day', ${to}::timestamptz AT TIME ZONE 'UTC')::date AS until),
    edges AS (
      SELECT ${from}::timestamptz AS begins, least(first::timestamp AT TIME ZONE 'UTC', ${to}) AS ends FROM whole
      UNION ALL SELECT greatest(until, first)::timestamp AT TIME ZONE 'UTC', ${to}::timestamptz FROM whole),
    taken AS (
      SELECT took_ms, answers FROM overview_times, whole
      WHERE store_id = ${storeId} AND day >= first AND day < until
      UNION ALL SELECT two_digits(took_ms), 1 FROM edges JOIN answer_notes
        ON store_id = ${storeId} AND said_at >= begins AND said_at < ends),
    sums AS (
      SELECT took_ms, sum(sum(answers)) OVER (ORDER BY took_ms) AS up_to, sum(sum(answers)) OVER () AS total
      FROM taken GROUP BY took_ms)
    SELECT min(took_ms) FILTER (WHERE up_to >= 0.5 * total) AS median_ms,
      min(took_ms) FILTER (WHERE up_to >= 0.95 * total) AS p95_ms FROM sums`.execute(db)
  return rows[0] ?? { median_ms: null, p95_ms: null }
}

export interface Progress {
  conversations_to: Date
  leads_to: Date
}

/** Up to where the store is counted and up to where there is something; undefined when that is the same. */
export async function findLag(
  db: Db,
  storeId: number,
): Promise<
  { from: { conversations: string; leads: string }; to: { conversations: string; leads: string } } | undefined
> {
  const { rows } = await sql<{
    counted_c: string
    counted_l: string
    now_c: string
    now_l: string
    is_dirty: boolean
  }>`
    SELECT coalesce(p.conversations_to, '-infinity')::text AS counted_c, coalesce(p.leads_to, '-infinity')::text AS counted_l,
      coalesce(c.last_at, '-infinity')::text AS now_c, coalesce(l.last_at, '-infinity')::text AS now_l,
      EXISTS (SELECT FROM overview_dirty d WHERE d.store_id = ${storeId}) AS is_dirty
    FROM (SELECT 1) AS one
    LEFT JOIN overview_progress p ON p.store_id = ${storeId}
    LEFT JOIN store_clocks c ON c.store_id = ${storeId} AND c.resource = 'conversations'
    LEFT JOIN store_clocks l ON l.store_id = ${storeId} AND l.resource = 'leads'`.execute(db)
  const row = rows[0]
  if (!row || (!row.is_dirty && row.counted_c === row.now_c && row.counted_l === row.now_l)) return undefined
  return {
    from: { conversations: row.counted_c, leads: row.counted_l },
    to: { conversations: row.now_c, leads: row.now_l },
  }
}

export type Lag = NonNullable<Awaited<ReturnType<typeof findLag>>>

/** The same, with so many changed conversations at most. */
export async function shortenLag(trx: Transaction, storeId: number, lag: Lag, most: number): Promise<Lag> {
  const { rows } = await sql<{ at: string }>`
    SELECT updated_at::text AS at FROM conversations WHERE store_id = ${storeId}
      AND updated_at > ${lag.from.conversations}::timestamptz AND updated_at < ${lag.to.conversations}::timestamptz
    ORDER BY updated_at OFFSET ${most - 1} LIMIT 1`.execute(trx)
  return rows[0] ? { ...lag, to: { ...lag.to, conversations: rows[0].at } } : lag
}

/** One counts at a time. */
export async function lockProgress(trx: Transaction, storeId: number): Promise<void> {
  await sql`INSERT INTO overview_progress (store_id) VALUES (${storeId}) ON CONFLICT DO NOTHING`.execute(trx)
  await sql`SELECT FROM overview_progress WHERE store_id = ${storeId} FOR UPDATE`.execute(trx)
}

export async function writeProgress(trx: Transaction, storeId: number, { to }: Lag): Promise<void> {
  await sql`UPDATE overview_progress SET conversations_to = ${to.conversations}::timestamptz,
    leads_to = ${to.leads}::timestamptz WHERE store_id = ${storeId}`.execute(trx)
}

/**
 * Quarters in which something is not as it was counted. Those before the store forgets its conversations are left as they are: what
 * was counted there is all that is still known.
 */
export async function findDirtyQuarters(trx: Transaction, storeId: number, { from, to }: Lag): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    WITH changed AS MATERIALIZED (
      SELECT id, created_at FROM conversations WHERE store_id = ${storeId}
        AND updated_at > ${from.conversations}::timestamptz AND updated_at <= ${to.conversations}::timestamptz),
    times AS (
      SELECT created_at AS at FROM changed
      UNION ALL SELECT n.said_at FROM changed c JOIN answer_notes n ON n.store_id = ${storeId} AND n.conversation_id = c.id
      UNION ALL SELECT s.first_at FROM changed c JOIN shown_products s ON s.store_id = ${storeId} AND s.conversation_id = c.id
      UNION ALL SELECT m.created_at FROM changed c JOIN messages m ON m.store_id = ${storeId} AND m.conversation_id = c.id
        WHERE m.role <> 'shopper'
      UNION ALL SELECT created_at FROM leads WHERE store_id = ${storeId}
        AND updated_at > ${from.leads}::timestamptz AND updated_at <= ${to.leads}::timestamptz
      UNION ALL SELECT at FROM overview_dirty WHERE store_id = ${storeId})
    SELECT DISTINCT quarter_hour(at) AS at FROM times
    WHERE at >= coalesce((SELECT clock_timestamp() - make_interval(days => least(conversation_days, lead_days)) FROM privacy_settings
      WHERE store_id = ${storeId}), '-infinity')
    ORDER BY 1`.execute(trx)
  await sql`DELETE FROM overview_dirty WHERE store_id = ${storeId}`.execute(trx)
  return rows.map(({ at }) => at)
}

/** Counts these quarters anew, and the days that they are in by how long answers took. */
export async function recount(trx: Transaction, storeId: number, quarters: readonly Date[]): Promise<void> {
  const these = [...quarters]
  const spans = sql`(SELECT at AS begins, at + interval '15 minutes' AS ends FROM unnest(${these}::timestamptz[]) AS at)`
  const names = sql.join(counted.map((name) => sql.ref(name)))
  await sql`DELETE FROM overview_counts WHERE store_id = ${storeId} AND at = ANY(${these}::timestamptz[])`.execute(trx)
  await sql`
    INSERT INTO overview_counts (store_id, at, ${names})
    SELECT ${storeId}::int, begins, ${names} FROM (${countedIn(storeId, spans)}) AS found
    WHERE conversations + leads + answers + helpful + not_helpful + shown > 0`.execute(trx)
  const days = sql`(SELECT DISTINCT (at AT TIME ZONE 'UTC')::date AS day FROM unnest(${these}::timestamptz[]) AS at)`
  await sql`DELETE FROM overview_times t USING ${days} AS d WHERE t.store_id = ${storeId} AND t.day = d.day`.execute(
    trx,
  )
  await sql`
    INSERT INTO overview_times (store_id, day, took_ms, answers)
    SELECT ${storeId}::int, d.day, two_digits(n.took_ms), count(*)::int FROM ${days} AS d JOIN answer_notes n
      ON n.store_id = ${storeId} AND n.said_at >= d.day::timestamp AT TIME ZONE 'UTC'
        AND n.said_at < (d.day + 1)::timestamp AT TIME ZONE 'UTC'
    GROUP BY 1, 2, 3`.execute(trx)
}

/** Stores that something happened in since they were counted. */
export async function findUncounted(db: Db): Promise<number[]> {
  const { rows } = await sql<{ store_id: number }>`
    SELECT DISTINCT c.store_id FROM store_clocks c LEFT JOIN overview_progress p ON p.store_id = c.store_id
    WHERE (c.resource = 'conversations' AND c.last_at > coalesce(p.conversations_to, '-infinity'))
      OR (c.resource = 'leads' AND c.last_at > coalesce(p.leads_to, '-infinity'))
    UNION SELECT store_id FROM overview_dirty ORDER BY 1`.execute(db)
  return rows.map(({ store_id: storeId }) => storeId)
}
