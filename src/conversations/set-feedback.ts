import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { conversationEvent } from './conversation-events.ts'
import { updateConversationRow, writeFeedback } from './conversations.queries.ts'
import { type Message, setFeedbackSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentMessage } from './present-conversation.ts'

/**
 * What the shopper thinks of an answer: 1 = helpful, -1 = not, null = taken back.
 * @throws {NotFoundError} for a message that is not an answer of this conversation, and for another store's conversation
 */
export async function setFeedback(ctx: StoreContext, raw: z.input<typeof setFeedbackSchema>): Promise<Message> {
  requireScope(ctx, 'write')
  const { conversationId, messageId, value } = parseInput(setFeedbackSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const { status } = await lockConversationInStore(trx, ctx.storeId, conversationId)
    const row = await writeFeedback(trx, ctx.storeId, conversationId, messageId, value)
    if (!row) throw new NotFoundError()
    const stamp = await takeStamps(trx, ctx.storeId, 'conversations')
    await updateConversationRow(trx, ctx.storeId, conversationId, { updated_at: stamp })
    noteEvents(trx, [conversationEvent(ctx, conversationId, status, status)])
    return presentMessage(row)
  })
}
