import { sql } from 'kysely'
import type { Transaction } from '../db/transaction.ts'

/** All tables with rows of a conversation. A test looks for others. */
export const conversationTables = [
  'messages',
  'answer_notes',
  'shown_products',
  'conversation_notes',
  'conversation_reads',
  'conversation_presence',
  'dialogue_states',
  'order_codes',
  'reorders',
  'widget_conversations',
  'widget_transcripts',
  'widget_turns',
] as const

/** All tables with rows of a lead. */
export const leadTables = ['lead_notes', 'back_in_stock_mails'] as const

/**
 * Forgets conversations with all that belongs to them. Locked before: whoever answers in one waits, and then finds none.
 * Leads that came of them stay, and lose the way to them.
 */
export async function deleteConversations(trx: Transaction, storeId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = [...ids]
  await sql`SELECT FROM conversations WHERE store_id = ${storeId} AND id = ANY(${these}) ORDER BY id FOR UPDATE`.execute(
    trx,
  )
  for (const table of conversationTables) {
    await sql`DELETE FROM ${sql.ref(table)} WHERE store_id = ${storeId} AND conversation_id = ANY(${these})`.execute(
      trx,
    )
  }
  await sql`UPDATE leads SET conversation_id = NULL
    WHERE store_id = ${storeId} AND conversation_id = ANY(${these})`.execute(trx)
  await sql`UPDATE eval_cases SET conversation_id = NULL, message_id = NULL
    WHERE store_id = ${storeId} AND conversation_id = ANY(${these})`.execute(trx)
  await sql`DELETE FROM conversations WHERE store_id = ${storeId} AND id = ANY(${these})`.execute(trx)
}

/** Forgets leads with all that belongs to them. */
export async function deleteLeads(trx: Transaction, storeId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = [...ids]
  for (const table of leadTables) {
    await sql`DELETE FROM ${sql.ref(table)} WHERE store_id = ${storeId} AND lead_id = ANY(${these})`.execute(trx)
  }
  await sql`UPDATE conversations SET lead_id = NULL
    WHERE store_id = ${storeId} AND lead_id = ANY(${these})`.execute(trx)
  await sql`DELETE FROM leads WHERE store_id = ${storeId} AND id = ANY(${these})`.execute(trx)
}
