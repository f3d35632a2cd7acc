import { requireScope, type StoreContext } from '../context.ts'
import type { Transaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { forEachYielding } from '../shared/yielding.ts'
import { type ConversationRow, findConversation, findMessages, lockConversation } from './conversations.queries.ts'
import type { ConversationDetail } from './conversations.schema.ts'
import { presentConversation, presentMessage } from './present-conversation.ts'

/**
 * A conversation with its messages, oldest first.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function getConversation(ctx: StoreContext, id: string): Promise<ConversationDetail> {
  requireScope(ctx, 'read')
  const row = await findConversation(ctx.db, ctx.storeId, id)
  if (!row) throw new NotFoundError()
  const messages = await findMessages(ctx.db, ctx.storeId, id)
  const presented: ConversationDetail['messages'] = []
  await forEachYielding(messages, (message) => void presented.push(presentMessage(message)))
  return { ...presentConversation(row), messages: presented }
}

/** @throws {NotFoundError} also for another store's conversation */
export async function lockConversationInStore(trx: Transaction, storeId: number, id: string): Promise<ConversationRow> {
  const row = await lockConversation(trx, storeId, id)
  if (!row) throw new NotFoundError()
  return row
}
