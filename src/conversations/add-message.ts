import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { insertMessage, updateConversationRow } from './conversations.queries.ts'
import { addMessageSchema, type Message } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentMessage } from './present-conversation.ts'

/**
 * Appends a message to a conversation of the store.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function addMessage(ctx: StoreContext, raw: z.input<typeof addMessageSchema>): Promise<Message> {
  requireScope(ctx, 'write')
  const input = parseInput(addMessageSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const conversation = await lockConversationInStore(trx, ctx.storeId, input.conversationId)
    const stamp = await takeStamps(trx, ctx.storeId, 'conversations')
    const message = {
      store_id: ctx.storeId,
      conversation_id: conversation.id,
      position: conversation.message_count,
      id: newId('msg'),
      role: input.role,
      text: input.text,
      created_at: stamp,
    }
    await insertMessage(trx, message)
    const count = conversation.message_count + 1
    const values = { message_count: count, last_message_at: stamp, updated_at: stamp }
    await updateConversationRow(trx, ctx.storeId, conversation.id, values)
    return presentMessage(message)
  })
}
