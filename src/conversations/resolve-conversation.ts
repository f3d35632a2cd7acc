import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { movedTo } from './add-message.ts'
import { conversationEvent } from './conversation-events.ts'
import { analyseConversationJob } from './conversations.jobs.ts'
import { updateConversationRow } from './conversations.queries.ts'
import { type Conversation, resolveConversationSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentConversation } from './present-conversation.ts'

/**
 * Closes a conversation: what it was about is written down at once, not only after 15 quiet minutes. A shopper who goes
 * does not take back what a person was asked: one that waits for a person, or that a person has, keeps its status.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function resolveConversation(
  ctx: StoreContext,
  raw: z.input<typeof resolveConversationSchema>,
): Promise<Conversation> {
  requireScope(ctx, 'write')
  const { conversationId, resolvedBy } = parseInput(resolveConversationSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    if (row.status === 'resolved') return presentConversation(row)
    if (row.message_count > 0) {
      await ctx.queue.enqueue(trx, analyseConversationJob, { storeId: ctx.storeId, conversationId })
    }
    if (resolvedBy === 'shopper' && row.status !== 'active') {
      await updateConversationRow(trx, ctx.storeId, row.id, { analysis_due_at: null })
      return presentConversation(row)
    }
    const values = {
      ...movedTo(row, 'resolved'),
      ...{ resolved_by: resolvedBy, person: null, person_id: null, waiting_since: null, analysis_due_at: null },
      updated_at: await takeStamps(trx, ctx.storeId, 'conversations'),
    }
    await updateConversationRow(trx, ctx.storeId, row.id, values)
    noteEvents(trx, [conversationEvent(ctx, row.id, row.status, 'resolved')])
    return presentConversation({ ...row, ...values })
  })
}
