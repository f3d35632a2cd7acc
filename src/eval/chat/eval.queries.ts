import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'

/** What a conversation remembers; undefined before its first turn. */
export async function findDialogueState(db: Db, storeId: number, conversationId: string): Promise<unknown> {
  const { rows } = await sql<{ state: unknown }>`
    SELECT state FROM dialogue_states WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(db)
  return rows[0]?.state
}
