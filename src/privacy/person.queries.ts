import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

/** Whose data is meant; one of the two is given. */
export interface Person {
  /** In lower case. */
  email: string | null
  /** As leads keep it. */
  phone: string | null
}

/** Rows that are a person's, by their ids. */
export interface PersonRows {
  conversations: string[]
  leads: string[]
  orders: string[]
  sessions: string[]
  cases: string[]
}

/** An address inside a text is one word of the index of messages. */
const asWord = (email: string | null): string | null =>
  email && `'${email.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const names = (column: string, { email }: Person) => sql`position(${email}::text in lower(${sql.ref(column)})) > 0`

/** Everything that is known to be a person's. */
export async function findPersonRows(db: Db, storeId: number, person: Person): Promise<PersonRows> {
  const { email, phone } = person
  const { rows } = await sql<PersonRows>`
    WITH own_leads AS MATERIALIZED (
      SELECT id, conversation_id FROM leads
      WHERE store_id = ${storeId} AND (email = ${email}::text OR phone = ${phone}::text)),
    own_sessions AS MATERIALIZED (
      SELECT id, shopper_id FROM widget_sessions WHERE store_id = ${storeId} AND lower(shopper_email) = ${email}::text),
    told AS MATERIALIZED (
      SELECT conversation_id FROM messages
      WHERE message_words(store_id, text) @@ (to_tsquery('pg_catalog.simple', searchable(${asWord(email)}::text))
        && ${`'=${storeId}'`}::text::tsquery) AND ${names('text', person)}),
    own_talks AS MATERIALIZED (
      SELECT id FROM conversations WHERE store_id = ${storeId} AND lower(shopper_email) = ${email}::text
      UNION SELECT id FROM conversations WHERE store_id = ${storeId} AND lead_id IN (SELECT id FROM own_leads)
      UNION SELECT conversation_id FROM own_leads WHERE conversation_id IS NOT NULL
      UNION SELECT conversation_id FROM told
      UNION SELECT conversation_id FROM widget_conversations w WHERE store_id = ${storeId}
        AND (session_id IN (SELECT id FROM own_sessions)
          OR shopper_id IN (SELECT shopper_id FROM own_sessions WHERE shopper_id IS NOT NULL)))
    SELECT
      coalesce((SELECT array_agg(id) FROM own_leads), '{}') AS leads,
      coalesce((SELECT array_agg(id) FROM own_sessions), '{}') AS sessions,
      coalesce((SELECT array_agg(c.id) FROM conversations c JOIN own_talks t ON t.id = c.id
        WHERE c.store_id = ${storeId}), '{}') AS conversations,
      coalesce((SELECT array_agg(external_id) FROM orders WHERE store_id = ${storeId} AND email = ${email}::text), '{}') AS orders,
      coalesce((SELECT array_agg(id) FROM eval_cases e WHERE store_id = ${storeId}
        AND (e.conversation_id IN (SELECT id FROM own_talks) OR ${names('was', person)}
          OR position(${email}::text in lower(document::text)) > 0)), '{}') AS cases`.execute(db)
  return rows[0] as PersonRows
}

/** How many messages there are in conversations. */
export async function countMessages(db: Db, storeId: number, conversations: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM messages
    WHERE store_id = ${storeId} AND conversation_id = ANY(${[...conversations]})`.execute(db)
  return rows[0]?.count ?? 0
}

const NOTES = [
  ['conversation_notes', 'conversation_id'],
  ['lead_notes', 'lead_id'],
] as const

/** Notes about others that name the person. */
export async function countNotes(db: Db, storeId: number, person: Person, rows: PersonRows): Promise<number> {
  let count = 0
  for (const [table, owner] of NOTES) {
    const own = table === 'lead_notes' ? rows.leads : rows.conversations
    const { rows: found } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.ref(table)}
      WHERE store_id = ${storeId} AND NOT ${sql.ref(owner)} = ANY(${own}) AND ${names('text', person)}`.execute(db)
    count += found[0]?.count ?? 0
  }
  return count
}

/** Notes about others stay, without the address. */
export async function clearNotes(trx: Transaction, storeId: number, { email }: Person): Promise<void> {
  if (email === null) return
  const pattern = email.replace(/[^a-z0-9@]/g, '\\$&')
  for (const [table] of NOTES) {
    await sql`UPDATE ${sql.ref(table)} SET text = regexp_replace(text, ${pattern}, '…', 'gi')
      WHERE store_id = ${storeId} AND position(${email}::text in lower(text)) > 0`.execute(trx)
  }
}

/** Has the overview count the times at which something of these happened anew, once they are gone. */
export async function markForRecount(trx: Transaction, storeId: number, rows: PersonRows): Promise<void> {
  await sql`
    WITH times AS (
      SELECT created_at AS at FROM conversations WHERE store_id = ${storeId} AND id = ANY(${rows.conversations})
      UNION ALL SELECT said_at FROM answer_notes WHERE store_id = ${storeId} AND conversation_id = ANY(${rows.conversations})
      UNION ALL SELECT first_at FROM shown_products WHERE store_id = ${storeId} AND conversation_id = ANY(${rows.conversations})
      UNION ALL SELECT created_at FROM messages WHERE store_id = ${storeId} AND conversation_id = ANY(${rows.conversations})
        AND feedback IS NOT NULL
      UNION ALL SELECT created_at FROM leads WHERE store_id = ${storeId} AND id = ANY(${rows.leads}))
    INSERT INTO overview_dirty (store_id, at) SELECT DISTINCT ${storeId}::int, quarter_hour(at) FROM times
    ON CONFLICT DO NOTHING`.execute(trx)
}

export async function deleteSessionsAndCases(trx: Transaction, storeId: number, rows: PersonRows): Promise<void> {
  await sql`DELETE FROM widget_sessions WHERE store_id = ${storeId} AND id = ANY(${rows.sessions})`.execute(trx)
  await sql`DELETE FROM eval_cases WHERE store_id = ${storeId} AND id = ANY(${rows.cases})`.execute(trx)
}

/** Orders stay as numbers of the shop: whose they are, and how to follow the parcel, is taken out. */
export async function clearOrders(
  trx: Transaction,
  storeId: number,
  ids: readonly string[],
  stamp: Date,
): Promise<void> {
  await sql`UPDATE orders SET email = NULL, customer_name = NULL, tracking_url = NULL, tracking_number = NULL,
      changed_at = ${stamp}
    WHERE store_id = ${storeId} AND external_id = ANY(${[...ids]})`.execute(trx)
  await sql`DELETE FROM order_codes WHERE store_id = ${storeId} AND order_id = ANY(${[...ids]})`.execute(trx)
  // A platform that tells of the order again does not bring them back.
  await sql`UPDATE platform_items SET erased_at = clock_timestamp()
    WHERE store_id = ${storeId} AND kind = 'order' AND item_id = ANY(${[...ids]})`.execute(trx)
}

/** Fields of events that tell who somebody is. Beside them the event stays as it was, so that none is missing in the log. */
const LEAD_FIELDS = sql`'{"email":null,"name":null,"phone":null,"consent":null,"details":null}'::jsonb`
const ORDER_FIELDS = sql`'{"email":null,"customerName":null,"trackingUrl":null,"trackingNumber":null}'::jsonb`

/** Takes the person out of the log of events, and of what receivers answered to them. */
export async function clearEvents(trx: Transaction, storeId: number, person: Person, rows: PersonRows): Promise<void> {
  const { email, phone } = person
  await sql`
    WITH cleared AS (
      UPDATE events SET data = CASE WHEN type LIKE 'lead.%'
          THEN jsonb_set(data::jsonb, '{lead}', (data->'lead')::jsonb || ${LEAD_FIELDS})
          ELSE jsonb_set(data::jsonb, '{order}', (data->'order')::jsonb || ${ORDER_FIELDS}) END::json
      WHERE store_id = ${storeId} AND (
        (type LIKE 'lead.%' AND (data->'lead'->>'id' = ANY(${rows.leads}) OR lower(data->'lead'->>'email') = ${email}::text
          OR data->'lead'->>'phone' = ${phone}::text))
        OR (type LIKE 'order.%' AND (data->'order'->>'externalId' = ANY(${rows.orders})
          OR lower(data->'order'->>'email') = ${email}::text)))
      RETURNING sequence),
    answers AS (
      UPDATE webhook_attempts SET response = NULL, error = NULL
      WHERE store_id = ${storeId} AND sequence IN (SELECT sequence FROM cleared))
    UPDATE webhook_deliveries SET last_error = NULL
    WHERE store_id = ${storeId} AND sequence IN (SELECT sequence FROM cleared)`.execute(trx)
}
