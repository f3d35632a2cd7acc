import { sql } from 'kysely'
import { takeStamps } from '../db/store-clock.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { deleteConversations, deleteLeads } from './forget.queries.ts'
import { names, ownRows, personalData, type Rule, type Traces } from './personal-data.queries.ts'

/** By what somebody is known. All texts as they are kept: addresses in lower case, numbers as leads have them. */
export interface KnownPerson {
  emails: string[]
  phones: string[]
  digits: string[]
  /** Ids of their orders, from who knows that they are theirs. */
  orderIds: string[]
  /** The shop's own ids of them, as their logins have them. */
  customerIds: string[]
}

/** Everything that is known to be theirs. */
export async function findTraces(
  db: Db,
  storeId: number,
  { phones, digits, orderIds, customerIds, emails: given }: KnownPerson,
): Promise<Traces> {
  const emails = [...new Set([...given, ...(await findAddresses(db, storeId, orderIds))])]
  const named = { storeId, emails, phones, digits, orders: [], conversations: [], leads: [], sessions: [] }
  const mentions = (column: string) => names(column, named)
  const { rows } = await sql<Pick<Traces, 'orders' | 'sessions' | 'conversations' | 'leads'>>`
    WITH own_orders AS MATERIALIZED (
      SELECT external_id FROM orders
      WHERE store_id = ${storeId} AND (external_id = ANY(${orderIds}::text[]) OR email = ANY(${emails}::text[]))),
    own_sessions AS MATERIALIZED (
      SELECT id, shopper_id FROM widget_sessions WHERE store_id = ${storeId}
        AND (lower(shopper_email) = ANY(${emails}::text[]) OR shopper_id = ANY(${customerIds}::text[]))),
    shopper_ids AS MATERIALIZED (
      SELECT unnest(${customerIds}::text[]) AS id UNION SELECT shopper_id FROM own_sessions WHERE shopper_id IS NOT NULL),
    contacts AS MATERIALIZED (
      SELECT id, conversation_id FROM leads
      WHERE store_id = ${storeId} AND (email = ANY(${emails}::text[]) OR phone = ANY(${phones}::text[]))),
    talks AS MATERIALIZED (
      SELECT id FROM conversations WHERE store_id = ${storeId} AND lower(shopper_email) = ANY(${emails}::text[])
      UNION SELECT id FROM conversations WHERE store_id = ${storeId} AND lead_id IN (SELECT id FROM contacts)
      UNION SELECT conversation_id FROM contacts WHERE conversation_id IS NOT NULL
      UNION SELECT conversation_id FROM widget_conversations WHERE store_id = ${storeId}
        AND (session_id IN (SELECT id FROM own_sessions) OR shopper_id IN (SELECT id FROM shopper_ids))
      UNION SELECT conversation_id FROM order_codes WHERE store_id = ${storeId}
        AND order_id IN (SELECT external_id FROM own_orders)
      UNION SELECT conversation_id FROM reorders WHERE store_id = ${storeId}
        AND order_id IN (SELECT external_id FROM own_orders)
      UNION SELECT conversation_id FROM dialogue_states WHERE store_id = ${storeId} AND ${mentions('state')}
      UNION SELECT conversation_id FROM messages WHERE store_id = ${storeId}
        AND (${mentions('text')} OR ${mentions('payload')} OR ${mentions('receipts')})),
    own_talks AS MATERIALIZED (
      SELECT c.id FROM conversations c JOIN talks t ON t.id = c.id WHERE c.store_id = ${storeId}),
    own_leads AS MATERIALIZED (
      SELECT id FROM contacts
      -- A number that somebody left in their conversation, and no address: theirs. With another address it is somebody else's.
      UNION SELECT id FROM leads WHERE store_id = ${storeId} AND email IS NULL AND conversation_id IN (SELECT id FROM own_talks))
    SELECT
      coalesce((SELECT array_agg(external_id ORDER BY external_id) FROM own_orders), '{}') AS orders,
      coalesce((SELECT array_agg(id ORDER BY id) FROM own_sessions), '{}') AS sessions,
      coalesce((SELECT array_agg(id ORDER BY id) FROM own_talks), '{}') AS conversations,
      coalesce((SELECT array_agg(id ORDER BY id) FROM own_leads), '{}') AS leads`.execute(db)
  return { ...named, ...(rows[0] as (typeof rows)[0]) }
}

/** Who ordered is told by their orders. */
async function findAddresses(db: Db, storeId: number, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT email FROM orders
    WHERE store_id = ${storeId} AND external_id = ANY(${[...orderIds]}::text[]) AND email IS NOT NULL`.execute(db)
  return rows.map(({ email }) => email)
}

const rules = Object.entries(personalData)

/** By table: rows that are theirs, and rows that stay and tell of them. */
export type TraceCounts = Record<string, { own: number; others: number }>

/** How many rows of each table there are. */
export async function countTraces(db: Db, storeId: number, traces: Traces): Promise<TraceCounts> {
  const counts = rules.map(([table, rule]) => {
    const others = (rule.clears ?? []).map(({ where }) => where(traces))
    return sql`SELECT ${table}::text AS name, count(*) FILTER (WHERE ${ownRows(rule, traces)})::int AS own,
      count(*) FILTER (WHERE ${others.length > 0 ? sql.join(others, sql` OR `) : sql`false`})::int AS others
      FROM ${sql.table(table)} WHERE store_id = ${storeId}`
  })
  const { rows } = await sql<{ name: string; own: number; others: number }>`${sql.join(
    counts,
    sql` UNION ALL `,
  )}`.execute(db)
  return Object.fromEntries(rows.map(({ name, ...count }) => [name, count]))
}

/** All of it, table by table, as it is stored: without what is there for the server alone. */
export async function readTraces(db: Db, storeId: number, traces: Traces): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [table, rule] of rules) {
    const told = (rule.clears ?? []).flatMap(({ where, tells }) => (tells ? [where(traces)] : []))
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(table)}
      WHERE store_id = ${storeId} AND (${sql.join([ownRows(rule, traces), ...told], sql` OR `)})`.execute(db)
    if (rows.length > 0) found[table] = rows.map(withoutInternals)
  }
  return found
}

const NOT_TOLD = new Set(['store_id', 'payload_hash', 'email_mac', 'code_mac', 'text_hash', 'state'])
const withoutInternals = (row: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_TOLD.has(name)))

/**
 * Erases it all. Returns the rows of each table: those that went, and those that stay without what told of the person. What has to look through
 * whole tables comes first: from the first clock on nobody else can change an order or a lead of the store.
 */
export async function eraseTraces(trx: Transaction, storeId: number, traces: Traces): Promise<TraceCounts> {
  await lockConversations(trx, storeId, traces)
  await markForRecount(trx, storeId, traces)
  const counts: TraceCounts = {}
  const apply = async (clock: Rule['clock'], stamp: Date) => {
    for (const [table, rule] of rules) {
      if (rule.clock === clock) counts[table] = await applyRule(trx, { storeId, table, rule, traces, stamp })
    }
  }
  await apply(undefined, new Date(0))
  for (const clock of ['orders', 'leads'] as const) await apply(clock, await takeStamps(trx, storeId, clock))
  const gone = await deleteConversations(trx, storeId, traces.conversations)
  const left = await deleteLeads(trx, storeId, traces.leads)
  for (const [table, rows] of [...Object.entries(gone), ...Object.entries(left)]) {
    const count = counts[table]
    if (count) count.own += rows
  }
  // Open pages see by the clock that something changed.
  await takeStamps(trx, storeId, 'conversations')
  return counts
}

interface Application {
  storeId: number
  table: string
  rule: Rule
  traces: Traces
  /** Of the rule's clock. */
  stamp: Date
}

/** What goes with a conversation or lead goes with it, later. */
async function applyRule(
  trx: Transaction,
  { storeId, table, rule: { clears = [], deletes }, traces, stamp }: Application,
): Promise<{ own: number; others: number }> {
  const count = { own: 0, others: 0 }
  for (const { where, set } of clears) {
    const { numAffectedRows } = await sql`
      UPDATE ${sql.table(table)} SET ${set(traces, stamp)} WHERE store_id = ${storeId} AND ${where(traces)}`.execute(
      trx,
    )
    count.others += Number(numAffectedRows ?? 0)
  }
  if (deletes) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId} AND ${deletes(traces)}`.execute(trx)
    count.own += Number(numAffectedRows ?? 0)
  }
  return count
}

/** Whoever answers in one waits, and then finds none. */
const lockConversations = (trx: Transaction, storeId: number, { conversations }: Traces) =>
  sql`SELECT FROM conversations WHERE store_id = ${storeId} AND id = ANY(${conversations}) ORDER BY id FOR UPDATE`.execute(
    trx,
  )

/** Has the overview count the times at which something of these happened anew, once they are gone. */
async function markForRecount(trx: Transaction, storeId: number, { conversations, leads }: Traces): Promise<void> {
  const ofThese = sql`store_id = ${storeId} AND conversation_id = ANY(${conversations})`
  await sql`
    WITH times AS (
      SELECT created_at AS at FROM conversations WHERE store_id = ${storeId} AND id = ANY(${conversations})
      UNION ALL SELECT said_at FROM answer_notes WHERE ${ofThese}
      UNION ALL SELECT first_at FROM shown_products WHERE ${ofThese}
      UNION ALL SELECT created_at FROM messages WHERE ${ofThese} AND feedback IS NOT NULL
      UNION ALL SELECT created_at FROM leads WHERE store_id = ${storeId} AND id = ANY(${leads}))
    INSERT INTO overview_dirty (store_id, at) SELECT DISTINCT ${storeId}::int, quarter_hour(at) FROM times
    ON CONFLICT DO NOTHING`.execute(trx)
}
