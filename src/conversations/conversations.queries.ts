import { sql } from 'kysely'
import { pageClause } from '../db/page-query.ts'
import type { Row } from '../db/schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PageQuery } from '../shared/page.ts'

export type ConversationRow = Row<'conversations'>
export type MessageRow = Row<'messages'>

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

export interface AddedRow {
  /** `known`: sent before; `with_human`: the assistant is silent, nothing was stored. */
  outcome: 'added' | 'known' | 'with_human'
  message_id: string
  place: number
  said_at: Date
}

export interface NewMessage {
  conversationId: string
  id: string
  role: string
  text: string
  payload?: Record<string, unknown> | null | undefined
  receipts: object[]
  engine?: string | null | undefined
  author?: string | null | undefined
  clientMessageId?: string | null | undefined
  /** From now until the conversation counts as over. */
  idleMs: number
}

/** One round trip, one commit; undefined when there is no such conversation. */
export async function addMessageRow(db: Db, storeId: number, message: NewMessage): Promise<AddedRow | undefined> {
  const { conversationId, id, role, text, payload, receipts, engine, author, clientMessageId, idleMs } = message
  const { rows } = await sql<AddedRow>`
    SELECT * FROM add_message(${storeId}, ${conversationId}, ${id}, ${role}, ${text},
      ${payload ? JSON.stringify(payload) : null}, ${JSON.stringify(receipts)}, ${engine ?? null}, ${author ?? null},
      ${clientMessageId ?? null}, NULL, ${idleMs})`.execute(db)
  return rows[0]
}

/** The messages after the one with that id, oldest first; all when there is no such message. */
export async function findMessagesAfter(
  db: Db,
  storeId: number,
  conversationId: string,
  afterId: string,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT * FROM messages WHERE store_id = ${storeId} AND conversation_id = ${conversationId}
      AND position > coalesce((SELECT position FROM messages
        WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND id = ${afterId}), -1)
    ORDER BY position`.execute(db)
  return rows
}

export async function findMessageById(
  db: Db,
  storeId: number,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** undefined when the assistant said no message of that id. */
export async function writeFeedback(
  trx: Transaction,
  storeId: number,
  conversationId: string,
  messageId: string,
  value: number | null,
): Promise<MessageRow | undefined> {
  return trx
    .updateTable('messages')
    .set({ feedback: value })
    .where('store_id', '=', storeId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('role', '<>', 'shopper')
    .returningAll()
    .executeTakeFirst()
}

/** Place in the queue of those who wait for a person, from 1. */
export async function countWaiting(db: Db, storeId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM conversations
    WHERE store_id = ${storeId} AND status = 'waiting_for_human' AND waiting_since <= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Conversations of all stores whose analysis is due, those waiting longest first; nobody else gets them before the end. */
export async function takeDueAnalyses(trx: Transaction, limit: number): Promise<{ store_id: number; id: string }[]> {
  const { rows } = await sql<{ store_id: number; id: string }>`
    UPDATE conversations SET analysis_due_at = NULL
    WHERE (store_id, id) IN (
      SELECT store_id, id FROM conversations WHERE analysis_due_at <= now()
      ORDER BY analysis_due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING store_id, id`.execute(trx)
  return rows
}

export async function findConversationSettings(
  db: Db,
  storeId: number,
): Promise<{ office_hours: object | null; tag_rules: object | null } | undefined> {
  return db
    .selectFrom('conversation_settings')
    .select(['office_hours', 'tag_rules'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

export async function writeConversationSetting(
  trx: Transaction,
  storeId: number,
  column: 'office_hours' | 'tag_rules',
  value: object | null,
): Promise<void> {
  const json = value && JSON.stringify(value)
  await sql`
    INSERT INTO conversation_settings (store_id, ${sql.ref(column)}) VALUES (${storeId}, ${json}::jsonb)
    ON CONFLICT (store_id) DO UPDATE SET ${sql.ref(column)} = excluded.${sql.ref(column)}, changed_at = clock_timestamp()`.execute(
    trx,
  )
}

export async function updateConversationRow(
  trx: Transaction,
  storeId: number,
  id: string,
  values: Partial<Omit<ConversationRow, 'store_id' | 'id' | 'created_at'>>,
): Promise<void> {
  await trx.updateTable('conversations').set(values).where('store_id', '=', storeId).where('id', '=', id).execute()
}
