import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** Tokens that models were given and gave in a conversation, its analysis included. */
export async function findSpentTokens(db: Db, storeId: number, conversationId: string): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    SELECT tokens FROM dialogue_states WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(db)
  return rows[0]?.tokens ?? 0
}

export async function addSpentTokens(db: Db, storeId: number, conversationId: string, tokens: number): Promise<void> {
  await sql`
    UPDATE dialogue_states SET tokens = tokens + ${tokens}::integer
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(db)
}
