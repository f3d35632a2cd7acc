import { type Selectable, sql } from 'kysely'
import { pageClause } from '../db/page-query.ts'
import type { Schema } from '../db/schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PageQuery } from '../shared/page.ts'

export type ConversationRow = Selectable<Schema['conversations']>
export type MessageRow = Selectable<Schema['messages']>

export async function findConversations(db: Db, storeId: number, query: PageQuery): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`SELECT * FROM conversations ${pageClause(storeId, query)}`.execute(db)
  return rows
}

export async function findConversation(db: Db, storeId: number, id: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locked until the transaction ends. */
export async function lockConversation(
  trx: Transaction,
  storeId: number,
  id: string,
): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findMessages(db: Db, storeId: number, conversationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute()
}

export async function insertConversation(trx: Transaction, row: ConversationRow): Promise<void> {
  await trx.insertInto('conversations').values(row).execute()
}

export async function insertMessage(trx: Transaction, row: MessageRow): Promise<void> {
  await trx.insertInto('messages').values(row).execute()
}

export async function updateConversationRow(
  trx: Transaction,
  storeId: number,
  id: string,
  values: Partial<Omit<ConversationRow, 'store_id' | 'id' | 'created_at'>>,
): Promise<void> {
  await trx.updateTable('conversations').set(values).where('store_id', '=', storeId).where('id', '=', id).execute()
}
