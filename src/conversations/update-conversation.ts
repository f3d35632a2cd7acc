import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type ConversationRow, updateConversationRow } from './conversations.queries.ts'
import { type Conversation, updateConversationSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentConversation } from './present-conversation.ts'

/**
 * Changes what is known of a conversation: status, intent, sentiment, summary, tags, language, shopper.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function updateConversation(
  ctx: StoreContext,
  raw: z.input<typeof updateConversationSchema>,
): Promise<Conversation> {
  requireScope(ctx, 'write')
  const { conversationId, shopper, ...given } = parseInput(updateConversationSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    const values: Partial<ConversationRow> = {
      ...given,
      updated_at: await takeStamps(trx, ctx.storeId, 'conversations'),
    }
    if (shopper !== undefined) {
      values.shopper_name = shopper?.name ?? null
      values.shopper_email = shopper?.email ?? null
    }
    await updateConversationRow(trx, ctx.storeId, row.id, values)
    const changed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    return presentConversation({ ...row, ...changed })
  })
}
