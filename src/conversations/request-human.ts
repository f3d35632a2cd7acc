import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { movedTo } from './add-message.ts'
import { getOfficeHours } from './conversation-settings.ts'
import { countWaiting, updateConversationRow } from './conversations.queries.ts'
import { requestHumanSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { officeHours } from './office-hours.ts'

export interface HandOff {
  /** closed = nobody is there now: ask the shopper for an e-mail address. The conversation waits in the queue all the same. */
  status: 'queued' | 'closed'
  /** Place in the queue, from 1; 0 = a person has the conversation already. */
  position: number
  /** ISO 8601: when somebody is there again; null when queued, and when nobody is within a year. */
  opensAt: string | null
}

/**
 * Puts a conversation into the queue of those that wait for a person. Asked again it keeps its place and first reason.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function requestHuman(ctx: StoreContext, raw: z.input<typeof requestHumanSchema>): Promise<HandOff> {
  requireScope(ctx, 'write')
  const { conversationId, reason, rule } = parseInput(requestHumanSchema, raw)
  const hours = await getOfficeHours({ ...ctx, scopes: ['read'] })
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    if (row.status === 'with_human') return { status: 'queued', position: 0, opensAt: null }
    let since = row.status === 'waiting_for_human' ? row.waiting_since : null
    if (!since) {
      since = await takeStamps(trx, ctx.storeId, 'conversations')
      await updateConversationRow(trx, ctx.storeId, row.id, {
        ...movedTo(row, 'waiting_for_human'),
        ...{
          hand_off_reason: rule === undefined ? reason : `${reason}: ${rule}`,
          waiting_since: since,
          resolved_by: null,
          updated_at: since,
        },
      })
    }
    const position = await countWaiting(trx, ctx.storeId, since)
    const state = hours && officeHours(new Date(), hours)
    if (!state || state.open) return { status: 'queued', position, opensAt: null }
    return { status: 'closed', position, opensAt: state.opensAt?.toISOString() ?? null }
  })
}
