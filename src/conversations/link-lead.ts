import type { StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import type { Transaction } from '../db/transaction.ts'
import { conversationEvent } from './conversation-events.ts'
import { updateConversationRow } from './conversations.queries.ts'
import { lockConversationInStore } from './get-conversation.ts'

/**
 * Notes in a conversation which lead it led to, within the caller's transaction.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function linkLead(
  ctx: StoreContext,
  trx: Transaction,
  conversationId: string,
  leadId: string,
): Promise<void> {
  const conversation = await lockConversationInStore(trx, ctx.storeId, conversationId)
  if (conversation.lead_id === leadId) return
  const stamp = await takeStamps(trx, ctx.storeId, 'conversations')
  await updateConversationRow(trx, ctx.storeId, conversation.id, { lead_id: leadId, updated_at: stamp })
  noteEvents(trx, [conversationEvent(ctx, conversation.id, conversation.status, conversation.status)])
}
