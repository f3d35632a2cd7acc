import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface RetentionRow {
  store_id: number
  conversation_days: number | null
  lead_days: number | null
  ran_at: Date | null
  forgotten_conversations: number
  forgotten_leads: number
}

export async function findRetention(db: Db, storeId: number): Promise<RetentionRow | undefined> {
  const { rows } = await sql<RetentionRow>`SELECT * FROM privacy_settings WHERE store_id = ${storeId}`.execute(db)
  return rows[0]
}

/** Stores that keep something for a time only. */
export async function findAllRetention(db: Db): Promise<RetentionRow[]> {
  const { rows } = await sql<RetentionRow>`SELECT * FROM privacy_settings
    WHERE conversation_days IS NOT NULL OR lead_days IS NOT NULL ORDER BY store_id`.execute(db)
  return rows
}

export async function writeRetention(
  trx: Transaction,
  storeId: number,
  { conversationDays, leadDays }: { conversationDays: number | null; leadDays: number | null },
): Promise<RetentionRow> {
  const { rows } = await sql<RetentionRow>`
    INSERT INTO privacy_settings (store_id, conversation_days, lead_days)
    VALUES (${storeId}, ${conversationDays}, ${leadDays})
    ON CONFLICT (store_id) DO UPDATE SET conversation_days = excluded.conversation_days,
      lead_days = excluded.lead_days, changed_at = clock_timestamp() RETURNING *`.execute(trx)
  return rows[0] as RetentionRow
}

export async function writeRun(
  db: Db,
  storeId: number,
  forgotten: { conversations: number; leads: number },
): Promise<void> {
  await sql`UPDATE privacy_settings SET ran_at = clock_timestamp(), forgotten_conversations = ${forgotten.conversations},
    forgotten_leads = ${forgotten.leads} WHERE store_id = ${storeId}`.execute(db)
}

/** Conversations in which nobody has written for so long, and that no person has or is waited for in; the oldest first. */
export async function findOldConversations(db: Db, storeId: number, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM conversations
    WHERE store_id = ${storeId} AND status IN ('active', 'resolved')
      AND created_at < clock_timestamp() - make_interval(days => ${days})
      AND coalesce(last_message_at, created_at) < clock_timestamp() - make_interval(days => ${days})
    ORDER BY created_at LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Leads that were not in touch for so long, the oldest first. */
export async function findOldLeads(db: Db, storeId: number, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM leads
    WHERE store_id = ${storeId} AND created_at < clock_timestamp() - make_interval(days => ${days})
      AND coalesce(last_contact_at, created_at) < clock_timestamp() - make_interval(days => ${days})
    ORDER BY created_at LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
