import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { movedTo } from './add-message.ts'
import { conversationEvent } from './conversation-events.ts'
import { getOfficeHours } from './conversation-settings.ts'
import { type ConversationRow, countWaiting, findConversation, updateConversationRow } from './conversations.queries.ts'
import { requestHumanSchema } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { type OfficeHours, officeHours } from './office-hours.ts'

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
  const { request } = await prepareHandOff(ctx, raw)
  return inTransaction(ctx.db, request)
}

/**
 * What requestHuman would answer now, without asking for anybody.
 * @returns also what does ask, in a transaction of the caller; its own answer can differ when others ask meanwhile
 * @throws {NotFoundError} also for another store's conversation
 */
export async function prepareHandOff(
  ctx: StoreContext,
  raw: z.input<typeof requestHumanSchema>,
): Promise<{ handOff: HandOff; request: (trx: Transaction) => Promise<HandOff> }> {
  requireScope(ctx, 'write')
  const { conversationId, reason, rule } = parseInput(requestHumanSchema, raw)
  const hours = await getOfficeHours({ ...ctx, scopes: ['read'] })
  const request = async (trx: Transaction): Promise<HandOff> => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    let since = waitingSince(row)
    if (row.status !== 'with_human' && !since) {
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
      noteEvents(trx, [conversationEvent(ctx, row.id, row.status, 'waiting_for_human')])
    }
    return answerOf(row, since ? await countWaiting(trx, ctx.storeId, since) : 0, hours)
  }
  const row = await findConversation(ctx.db, ctx.storeId, conversationId)
  if (!row) throw new NotFoundError()
  const since = waitingSince(row)
  const position = await countWaiting(ctx.db, ctx.storeId, since ?? new Date(8.64e15))
  return { handOff: answerOf(row, since ? position : position + 1, hours), request }
}

const waitingSince = (row: ConversationRow): Date | null =>
  row.status === 'waiting_for_human' ? row.waiting_since : null

function answerOf(row: ConversationRow, position: number, hours: OfficeHours | null): HandOff {
  if (row.status === 'with_human') return { status: 'queued', position: 0, opensAt: null }
  const state = hours && officeHours(new Date(), hours)
  if (!state || state.open) return { status: 'queued', position, opensAt: null }
  return { status: 'closed', position, opensAt: state.opensAt?.toISOString() ?? null }
}
