import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { conversationEvent } from './conversation-events.ts'
import { type ConversationRow, updateConversationRow } from './conversations.queries.ts'
import { type Conversation, updateConversationSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentConversation } from './present-conversation.ts'

/** What analysis writes and the owner may correct: what the owner wrote stays, what the owner cleared is written anew. */
const ANALYSED = ['status', 'intent', 'sentiment', 'summary', 'tags'] as const

/**
 * The owner's changes to what is known of a conversation: status, intent, sentiment, summary and tags, which no analysis
 * overwrites any more; language and shopper.
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
      edited_by_owner: ownersFields(row.edited_by_owner, given),
      updated_at: await takeStamps(trx, ctx.storeId, 'conversations'),
    }
    if (given.status && given.status !== row.status) Object.assign(values, followsFrom(given.status))
    if (shopper !== undefined) {
      values.shopper_name = shopper?.name ?? null
      values.shopper_email = shopper?.email ?? null
    }
    await updateConversationRow(trx, ctx.storeId, row.id, values)
    noteEvents(trx, [conversationEvent(ctx, row.id, row.status, given.status ?? row.status)])
    const changed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    return presentConversation({ ...row, ...changed })
  })
}

function ownersFields(former: string[], given: Partial<Record<(typeof ANALYSED)[number], unknown>>): string[] {
  const kept = former.filter((field) => given[field as (typeof ANALYSED)[number]] === undefined)
  return [...kept, ...ANALYSED.filter((field) => given[field] !== undefined && given[field] !== null)]
}

function followsFrom(status: string): Partial<ConversationRow> {
  const resolved_by = status === 'resolved' ? 'human' : null
  if (status === 'with_human') return { resolved_by, waiting_since: null }
  return {
    resolved_by,
    person: null,
    person_id: null,
    waiting_since: status === 'waiting_for_human' ? new Date() : null,
  }
}
