import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { conversationEvent } from './conversation-events.ts'
import { insertConversation } from './conversations.queries.ts'
import { type Conversation, startConversationSchema } from './conversations.schema.ts'
import { presentConversation } from './present-conversation.ts'

/**
 * Opens a conversation between a shopper and the assistant.
 * @param also what the caller keeps of it, in the same transaction; where it throws nothing is opened
 */
export async function startConversation(
  ctx: StoreContext,
  raw: z.input<typeof startConversationSchema>,
  also?: (trx: Transaction, id: string) => Promise<void>,
): Promise<Conversation> {
  requireScope(ctx, 'write')
  const input = parseInput(startConversationSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, ctx.storeId, 'conversations')
    const row = {
      store_id: ctx.storeId,
      id: newId('conv'),
      status: 'active',
      intent: null,
      sentiment: null,
      summary: null,
      tags: [],
      channel: input.channel,
      language: input.language ?? null,
      message_count: 0,
      shopper_name: input.shopper?.name ?? null,
      shopper_email: input.shopper?.email ?? null,
      lead_id: null,
      last_message_at: null,
      created_at: stamp,
      updated_at: stamp,
      intents: [],
      frustrated: false,
      analysis_source: null,
      analysis_due_at: null,
      resolved_by: null,
      edited_by_owner: [],
      hand_off_reason: null,
      waiting_since: null,
      person: null,
      person_id: null,
    }
    await insertConversation(trx, row)
    await also?.(trx, row.id)
    noteEvents(trx, [conversationEvent(ctx, row.id, undefined, row.status)])
    return presentConversation(row)
  })
}
