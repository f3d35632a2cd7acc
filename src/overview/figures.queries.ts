import { sql } from 'kysely'
import { TERMINAL } from '../conversations/conversations.schema.ts'
import type { Db } from '../db/transaction.ts'

export interface Span {
  from: Date
  /** Not part of it. */
  to: Date
}

export interface TalkRow {
  conversations: number
  answered: number
  handed_off: number
  alone: number
}

/** A person was asked for, or wrote, in the conversation `c`. */
const atAPerson = sql`(c.hand_off_reason IS NOT NULL OR EXISTS (
  SELECT FROM messages h WHERE h.store_id = c.store_id AND h.conversation_id = c.id AND h.role = 'human'))`
const isAnswered = sql`EXISTS (
  SELECT FROM messages a WHERE a.store_id = c.store_id AND a.conversation_id = c.id AND a.role = 'assistant')`
/** Conversations begun in the span in which somebody wrote, without tests. */
const begun = (storeId: number, { from, to }: Span) => sql`
  c.store_id = ${storeId} AND c.created_at >= ${from} AND c.created_at < ${to} AND c.last_message_at IS NOT NULL
  AND c.channel <> ${sql.lit(TERMINAL)}`

export async function countTalks(db: Db, storeId: number, span: Span): Promise<TalkRow> {
  const { rows } = await sql<TalkRow>`
    SELECT count(*)::int AS conversations, count(*) FILTER (WHERE answered)::int AS answered,
      count(*) FILTER (WHERE person)::int AS handed_off, count(*) FILTER (WHERE answered AND NOT person)::int AS alone
    FROM (SELECT ${atAPerson} AS person, ${isAnswered} AS answered FROM conversations c
      WHERE ${begun(storeId, span)}) AS talks`.execute(db)
  return rows[0] as TalkRow
}

export async function countNewLeads(db: Db, storeId: number, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM leads
    WHERE store_id = ${storeId} AND created_at >= ${from} AND created_at < ${to}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface AnswerRow {
  answers: number
  median_ms: number | null
  p95_ms: number | null
  tokens: number
  cost_micros: number
  replaced: number
  gaps: number
}

export async function countAnswers(db: Db, storeId: number, { from, to }: Span): Promise<AnswerRow> {
  const { rows } = await sql<AnswerRow>`
    SELECT count(*)::int AS answers, percentile_disc(0.5) WITHIN GROUP (ORDER BY took_ms) AS median_ms,
      percentile_disc(0.95) WITHIN GROUP (ORDER BY took_ms) AS p95_ms,
      coalesce(sum(input_tokens::bigint + output_tokens), 0)::float8 AS tokens,
      coalesce(sum(cost_micros), 0)::float8 AS cost_micros,
      count(*) FILTER (WHERE replaced <> '[]')::int AS replaced, count(gap)::int AS gaps
    FROM answer_notes WHERE store_id = ${storeId} AND said_at >= ${from} AND said_at < ${to}`.execute(db)
  return rows[0] as AnswerRow
}

export async function countFeedback(
  db: Db,
  storeId: number,
  { from, to }: Span,
): Promise<{ helpful: number; not_helpful: number }> {
  const { rows } = await sql<{ helpful: number; not_helpful: number }>`
    SELECT count(*) FILTER (WHERE feedback = 1)::int AS helpful, count(*) FILTER (WHERE feedback = -1)::int AS not_helpful
    FROM messages WHERE store_id = ${storeId} AND created_at >= ${from} AND created_at < ${to}
      AND feedback IS NOT NULL`.execute(db)
  return rows[0] ?? { helpful: 0, not_helpful: 0 }
}

export interface FunnelRow {
  shown: number
  ordered: number
  orders: number
  /** Of the items that count, by currency. */
  revenue: { currency: string; amount: number }[]
}

/**
 * From shown to ordered, in pairs of conversation and product, by when the product was shown first. An order counts when it was placed
 * within the window after that by the address of the conversation's shopper or lead, was not cancelled, and holds a variant of the product.
 */
export async function countFunnel(
  db: Db,
  storeId: number,
  { from, to }: Span,
  { windowDays, currency }: { windowDays: number; currency: string },
): Promise<FunnelRow> {
  const { rows } = await sql<FunnelRow>`
    WITH shown AS MATERIALIZED (
      SELECT conversation_id, product_id, min(said_at) AS at FROM answer_notes, unnest(shown) AS product_id
      WHERE store_id = ${storeId} AND said_at >= ${from} AND said_at < ${to} GROUP BY conversation_id, product_id),
    known AS MATERIALIZED (
      SELECT s.*, lower(coalesce(c.shopper_email, l.email)) AS email FROM shown s
      JOIN conversations c ON c.store_id = ${storeId} AND c.id = s.conversation_id
      LEFT JOIN leads l ON l.store_id = ${storeId} AND l.id = c.lead_id
      WHERE coalesce(c.shopper_email, l.email) IS NOT NULL),
    bought AS MATERIALIZED (
      SELECT k.conversation_id, k.product_id, o.external_id AS order_id, i.position, i.quantity * i.unit_price AS amount,
        coalesce(o.currency, ${currency}) AS currency
      FROM known k JOIN orders o ON o.store_id = ${storeId} AND o.email = k.email AND o.placed_at >= k.at
        AND o.placed_at < k.at + make_interval(days => ${windowDays}) AND o.cancelled_at IS NULL
      JOIN order_items i ON i.store_id = ${storeId} AND i.order_id = o.external_id
      JOIN variants v ON v.store_id = ${storeId} AND v.external_id = i.platform_variant_id AND v.product_id = k.product_id),
    items AS (SELECT DISTINCT order_id, position, amount, currency FROM bought)
    SELECT (SELECT count(*)::int FROM shown) AS shown,
      (SELECT count(DISTINCT (conversation_id, product_id))::int FROM bought) AS ordered,
      (SELECT count(DISTINCT order_id)::int FROM bought) AS orders,
      (SELECT coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
        FROM (SELECT currency, sum(amount)::float8 AS amount FROM items WHERE amount IS NOT NULL GROUP BY currency) AS sums)
        AS revenue`.execute(db)
  return rows[0] as FunnelRow
}

export interface DayRow {
  /** YYYY-MM-DD in the time zone asked for. */
  day: string
  conversations: number
  handed_off: number
  leads: number
}

/** Each day of the span, also those on which nothing happened. */
export async function findDays(db: Db, storeId: number, span: Span, timeZone: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    WITH talks AS (
      SELECT (c.created_at AT TIME ZONE ${timeZone})::date AS day, count(*)::int AS conversations,
        count(*) FILTER (WHERE ${atAPerson})::int AS handed_off
      FROM conversations c WHERE ${begun(storeId, span)} GROUP BY 1),
    contacts AS (
      SELECT (created_at AT TIME ZONE ${timeZone})::date AS day, count(*)::int AS leads FROM leads
      WHERE store_id = ${storeId} AND created_at >= ${span.from} AND created_at < ${span.to} GROUP BY 1)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(t.conversations, 0) AS conversations,
      coalesce(t.handed_off, 0) AS handed_off, coalesce(n.leads, 0) AS leads
    FROM generate_series((${span.from}::timestamptz AT TIME ZONE ${timeZone})::date,
        ((${span.to}::timestamptz - interval '1 millisecond') AT TIME ZONE ${timeZone})::date, interval '1 day') AS d(day)
    LEFT JOIN talks t ON t.day = d.day::date LEFT JOIN contacts n ON n.day = d.day::date ORDER BY d.day`.execute(db)
  return rows
}

/** The last `days` days with today, as the clocks of a time zone cut them, up to now. */
export async function findSpan(db: Db, days: number, timeZone: string): Promise<Span> {
  const { rows } = await sql<Span>`
    SELECT (date_trunc('day', n.now AT TIME ZONE ${timeZone}) - make_interval(days => ${days - 1})) AT TIME ZONE ${timeZone}
      AS from, n.now AS to FROM (SELECT clock_timestamp()::timestamptz(3) AS now) AS n`.execute(db)
  return rows[0] as Span
}
