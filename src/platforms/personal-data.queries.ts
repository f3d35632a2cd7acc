import { type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

/** Whose rows: everything that is known to be theirs. All lower case. */
export interface Traces {
  emails: string[]
  phones: string[]
  orderIds: string[]
  conversationIds: string[]
  leadIds: string[]
  sessionIds: string[]
  /** The shop's own ids of the customer. */
  customerIds: string[]
}

/** What holds something of a shopper, and how it is known to be theirs. */
type Rule =
  /** Nothing of shoppers is in it, for the reason given. */
  | { keeps: string }
  /** The rows are deleted. */
  | { deletes: (traces: Traces) => RawBuilder<unknown> }
  /** The rows stay, without what tells of the shopper. */
  | { blanks: (traces: Traces) => RawBuilder<unknown>; set: RawBuilder<unknown> }

const any = (column: string, values: readonly string[]) => sql`${sql.ref(column)} = ANY(${[...values]}::text[])`
const ofConversation = { deletes: ({ conversationIds }: Traces) => any('conversation_id', conversationIds) }
const ofLead = { deletes: ({ leadIds }: Traces) => any('lead_id', leadIds) }

/** Whether a column names them anywhere in its text: an address, a number, or what is theirs alone. */
function names(column: string, traces: Traces): RawBuilder<unknown> {
  const { emails, phones, conversationIds, leadIds, sessionIds } = traces
  const needles = [
    ...emails,
    ...phones,
    ...[...conversationIds, ...leadIds, ...sessionIds].map((id) => id.toLowerCase()),
  ]
  return sql`EXISTS (SELECT FROM unnest(${needles}::text[]) AS needle
    WHERE strpos(lower(${sql.ref(column)}::text), needle) > 0)`
}

const nothing = (reason: string): Rule => ({ keeps: reason })
const CATALOG = 'tells of products'
const OWNERS = 'tells of the shop’s own people and settings'
const COUNTS = 'holds hashes, counts or times only'

/** Every table there is. A test fails for one that is not in this list: whoever adds a table says here what becomes of its rows. */
export const personalData: Record<string, Rule> = {
  orders: {
    blanks: ({ emails, orderIds }) => sql`(${any('external_id', orderIds)} OR ${any('email', emails)})`,
    set: sql`email = NULL, customer_name = NULL, tracking_url = NULL, tracking_number = NULL, payload_hash = NULL`,
  },
  platform_items: {
    blanks: ({ orderIds }) => sql`kind = 'order' AND ${any('item_id', orderIds)}`,
    set: sql`erased_at = clock_timestamp()`,
  },
  leads: { deletes: ({ leadIds }) => any('id', leadIds) },
  lead_notes: ofLead,
  back_in_stock_mails: ofLead,
  messages: ofConversation,
  dialogue_states: ofConversation,
  conversation_notes: ofConversation,
  conversation_reads: ofConversation,
  conversation_presence: ofConversation,
  answer_notes: ofConversation,
  shown_products: ofConversation,
  eval_cases: ofConversation,
  order_codes: ofConversation,
  reorders: ofConversation,
  widget_turns: ofConversation,
  widget_conversations: ofConversation,
  widget_transcripts: ofConversation,
  widget_sessions: { deletes: ({ sessionIds }) => any('id', sessionIds) },
  conversations: { deletes: ({ conversationIds }) => any('id', conversationIds) },
  // The numbers of a log have no gaps: an event stays, without what it told.
  events: {
    blanks: (traces) => sql`(${names('data', traces)} OR ${names('actor', traces)}
      OR data #>> '{order,externalId}' = ANY(${traces.orderIds}::text[]))`,
    set: sql`data = '{"erased":true}', actor = 'erased'`,
  },
  webhook_attempts: { blanks: (traces) => names('response', traces), set: sql`response = NULL` },
  audit_events: {
    blanks: (traces) => sql`(${names('details', traces)} OR ${names('subject', traces)})`,
    set: sql`details = '{"erased":true}', subject = 'erased'`,
  },
  order_items: nothing('tells what was bought, of an order that names nobody'),
  platform_privacy: nothing('is sealed, and emptied when the request is done'),
  webhook_deliveries: nothing('names events only'),
  webhook_endpoints: nothing(OWNERS),
  webhook_notices: nothing(OWNERS),
  products: nothing(CATALOG),
  variants: nothing(CATALOG),
  product_vectors: nothing(CATALOG),
  embedding_health: nothing(CATALOG),
  embedding_refusals: nothing(CATALOG),
  knowledge_sources: nothing(OWNERS),
  knowledge_chunks: nothing(OWNERS),
  knowledge_domains: nothing(OWNERS),
  stores: nothing(OWNERS),
  store_clocks: nothing(COUNTS),
  store_commerce: nothing(OWNERS),
  search_settings: nothing(OWNERS),
  assistant_settings: nothing(OWNERS),
  assistant_usage: nothing(COUNTS),
  conversation_settings: nothing(OWNERS),
  lead_settings: nothing(OWNERS),
  widget_settings: nothing(OWNERS),
  widget_keys: nothing(OWNERS),
  shopper_secrets: nothing(OWNERS),
  api_keys: nothing(OWNERS),
  canned_replies: nothing(OWNERS),
  eval_runs: nothing(COUNTS),
  event_logs: nothing(COUNTS),
  overview_counts: nothing(COUNTS),
  overview_times: nothing(COUNTS),
  overview_progress: nothing(COUNTS),
  overview_dirty: nothing(COUNTS),
  privacy_settings: nothing(OWNERS),
  memberships: nothing(OWNERS),
  invitations: nothing(OWNERS),
  platform_connections: nothing(OWNERS),
  platform_syncs: nothing(COUNTS),
  platform_changes: nothing('names orders and products by their numbers'),
  platform_hooks: nothing('names deliveries only'),
  order_attempts: nothing(COUNTS),
  widget_limits: nothing(COUNTS),
  accounts: nothing(OWNERS),
  account_sessions: nothing(OWNERS),
  account_credentials: nothing(OWNERS),
  account_verifications: nothing(OWNERS),
  account_links: nothing(OWNERS),
  account_second_factors: nothing(OWNERS),
  account_passkeys: nothing(OWNERS),
  server_secrets: nothing(OWNERS),
  rate_limits: nothing(COUNTS),
  broken_jobs: nothing('holds ids only'),
  schema_migrations: nothing('tells of the schema'),
}

/** Finds all that belongs to somebody of whom some addresses, numbers and orders are known. */
export async function findTraces(
  db: Db,
  storeId: number,
  known: Pick<Traces, 'emails' | 'phones' | 'orderIds' | 'customerIds'>,
): Promise<Traces> {
  const { rows: orders } = await sql<{ external_id: string; email: string | null }>`
    SELECT external_id, lower(email) AS email FROM orders
    WHERE store_id = ${storeId} AND (external_id = ANY(${known.orderIds}::text[]) OR lower(email) = ANY(${known.emails}::text[]))`.execute(
    db,
  )
  const emails = [...new Set([...known.emails, ...orders.flatMap(({ email }) => email ?? [])])]
  const orderIds = [...new Set([...known.orderIds, ...orders.map(({ external_id: id }) => id)])]
  const mentions = (column: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM unnest(${[...emails, ...known.phones]}::text[]) AS needle WHERE strpos(lower(${column}), needle) > 0)`
  const { rows: sessions } = await sql<{ id: string }>`
    SELECT id FROM widget_sessions WHERE store_id = ${storeId}
      AND (lower(shopper_email) = ANY(${emails}::text[]) OR shopper_id = ANY(${known.customerIds}::text[]))`.execute(db)
  const sessionIds = sessions.map(({ id }) => id)
  const { rows: found } = await sql<{ id: string | null }>`
    SELECT id FROM conversations WHERE store_id = ${storeId} AND lower(shopper_email) = ANY(${emails}::text[])
    UNION SELECT conversation_id FROM leads WHERE store_id = ${storeId}
      AND (lower(email) = ANY(${emails}::text[]) OR phone = ANY(${known.phones}::text[]))
    UNION SELECT conversation_id FROM widget_conversations WHERE store_id = ${storeId}
      AND (session_id = ANY(${sessionIds}::text[]) OR shopper_id = ANY(${known.customerIds}::text[]))
    UNION SELECT conversation_id FROM order_codes WHERE store_id = ${storeId} AND order_id = ANY(${orderIds}::text[])
    UNION SELECT conversation_id FROM reorders WHERE store_id = ${storeId} AND order_id = ANY(${orderIds}::text[])
    UNION SELECT conversation_id FROM dialogue_states WHERE store_id = ${storeId}
      AND (${mentions(sql`state::text`)} OR EXISTS (SELECT FROM unnest(${orderIds}::text[]) AS needle
        WHERE strpos(state::text, to_json(needle)::text) > 0))
    UNION SELECT conversation_id FROM messages WHERE store_id = ${storeId}
      AND (${mentions(sql`text`)} OR ${mentions(sql`payload::text`)} OR ${mentions(sql`receipts::text`)})`.execute(db)
  const conversationIds = found.flatMap(({ id }) => id ?? [])
  const { rows: leads } = await sql<{ id: string }>`
    SELECT id FROM leads WHERE store_id = ${storeId} AND (lower(email) = ANY(${emails}::text[])
      OR phone = ANY(${known.phones}::text[]) OR conversation_id = ANY(${conversationIds}::text[]))`.execute(db)
  return { ...known, emails, orderIds, conversationIds, leadIds: leads.map(({ id }) => id), sessionIds }
}

const rulesWith = () =>
  Object.entries(personalData).flatMap(([table, rule]) => ('keeps' in rule ? [] : [{ table, rule }]))
const whereOf = (rule: Exclude<Rule, { keeps: string }>, traces: Traces) =>
  'deletes' in rule ? rule.deletes(traces) : rule.blanks(traces)

/** The overview's stored figures are counted anew for the times in which something is taken away. */
async function markForRecount(trx: Transaction, storeId: number, traces: Traces): Promise<void> {
  const ofThese = sql`store_id = ${storeId} AND ${any('conversation_id', traces.conversationIds)}`
  await sql`
    WITH times AS (
      SELECT created_at AS at FROM conversations WHERE store_id = ${storeId} AND ${any('id', traces.conversationIds)}
      UNION ALL SELECT said_at FROM answer_notes WHERE ${ofThese}
      UNION ALL SELECT first_at FROM shown_products WHERE ${ofThese}
      UNION ALL SELECT created_at FROM messages WHERE ${ofThese} AND feedback IS NOT NULL
      UNION ALL SELECT created_at FROM leads WHERE store_id = ${storeId} AND ${any('id', traces.leadIds)})
    INSERT INTO overview_dirty (store_id, at) SELECT DISTINCT ${storeId}::int, quarter_hour(at) FROM times
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Erases it all. Returns the rows of each table. */
export async function eraseTraces(trx: Transaction, storeId: number, traces: Traces): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await markForRecount(trx, storeId, traces)
  for (const { table, rule } of rulesWith()) {
    const action =
      'deletes' in rule ? sql`DELETE FROM ${sql.table(table)}` : sql`UPDATE ${sql.table(table)} SET ${rule.set}`
    const { numAffectedRows } = await sql`${action} WHERE store_id = ${storeId} AND ${whereOf(rule, traces)}`.execute(
      trx,
    )
    if (numAffectedRows) counts[table] = Number(numAffectedRows)
  }
  return counts
}

const NOT_TOLD = new Set(['payload_hash', 'email_mac', 'code_mac', 'text_hash', 'state'])

/** All of it, as it is stored, table by table. */
export async function readTraces(db: Db, storeId: number, traces: Traces): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const { table, rule } of rulesWith()) {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(table)} WHERE store_id = ${storeId} AND ${whereOf(rule, traces)}`.execute(db)
    if (rows.length === 0) continue
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'store_id' && !NOT_TOLD.has(name))),
    )
  }
  return found
}

/** Orders of whom nothing may be stored any more. */
export async function findErasedOrders(db: Db, storeId: number, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ item_id: string }>`
    SELECT item_id FROM platform_items WHERE store_id = ${storeId} AND kind = 'order' AND item_id = ANY(${[...ids]})
      AND erased_at IS NOT NULL`.execute(db)
  return new Set(rows.map(({ item_id }) => item_id))
}
