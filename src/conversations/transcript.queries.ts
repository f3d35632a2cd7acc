import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'
import type { MessageRow } from './conversations.queries.ts'

/** The messages from a position on, oldest first; the first has position 0. */
export async function findMessagesFrom(
  db: Db,
  storeId: number,
  conversationId: string,
  position: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT * FROM messages WHERE store_id = ${storeId} AND conversation_id = ${conversationId}
      AND position >= ${position} ORDER BY position`.execute(db)
  return rows
}

/** The last messages, oldest first: of all, or of those before the one with that id; none when there is no such message. */
export async function findLastMessages(
  db: Db,
  storeId: number,
  conversationId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT * FROM messages WHERE store_id = ${storeId} AND conversation_id = ${conversationId}
      AND (${before}::text IS NULL OR position < (SELECT position FROM messages
        WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND id = ${before}))
    ORDER BY position DESC LIMIT ${limit}`.execute(db)
  return rows.reverse()
}
