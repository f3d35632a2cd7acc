import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { appendMessage, movedTo } from './add-message.ts'
import { conversationEvent } from './conversation-events.ts'
import { type ConversationRow, updateConversationRow } from './conversations.queries.ts'
import {
  addMessageSchema,
  type Conversation,
  type Message,
  personSchema,
  replyAsHumanSchema,
} from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentConversation, presentMessage } from './present-conversation.ts'

/**
 * A person takes a conversation over: from now on the assistant is silent in it.
 * @throws {ConflictError} when another person has it
 * @throws {NotFoundError} also for another store's conversation
 */
export async function takeConversation(ctx: StoreContext, raw: z.input<typeof personSchema>): Promise<Conversation> {
  requireScope(ctx, 'write')
  const { conversationId, person } = parseInput(personSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockForPerson(trx, ctx.storeId, conversationId, person)
    if (row.status === 'with_human') return presentConversation(row)
    return changeStatus(ctx, trx, row, takenBy(row, person))
  })
}

/** A person's answer; takes the conversation over where that was not done yet. @throws {ConflictError | NotFoundError} as takeConversation */
export async function replyAsHuman(ctx: StoreContext, raw: z.input<typeof replyAsHumanSchema>): Promise<Message> {
  requireScope(ctx, 'write')
  const { conversationId, person, text } = parseInput(replyAsHumanSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockForPerson(trx, ctx.storeId, conversationId, person)
    const input = addMessageSchema.parse({ conversationId, role: 'human', text, author: person })
    const said = await appendMessage(ctx, trx, row, input, takenBy(row, person))
    if (row.status !== 'with_human') noteEvents(trx, [conversationEvent(ctx, row.id, row.status, 'with_human')])
    return presentMessage(said)
  })
}

/** The person is through: the assistant answers again. @throws {NotFoundError} also for another store's conversation */
export async function returnToAssistant(
  ctx: StoreContext,
  { conversationId }: { conversationId: string },
): Promise<Conversation> {
  requireScope(ctx, 'write')
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    if (row.status !== 'with_human' && row.status !== 'waiting_for_human') return presentConversation(row)
    return changeStatus(ctx, trx, row, { ...movedTo(row, 'active'), person: null, waiting_since: null })
  })
}

async function lockForPerson(
  trx: Transaction,
  storeId: number,
  conversationId: string,
  person: string,
): Promise<ConversationRow> {
  const row = await lockConversationInStore(trx, storeId, conversationId)
  if (row.status === 'with_human' && row.person !== null && row.person !== person) {
    throw new ConflictError(`${row.person} has this conversation`)
  }
  return row
}

const takenBy = (row: ConversationRow, person: string): Partial<ConversationRow> => ({
  ...movedTo(row, 'with_human'),
  ...{ person, waiting_since: null, resolved_by: null },
})

async function changeStatus(
  ctx: StoreContext,
  trx: Transaction,
  row: ConversationRow,
  values: Partial<ConversationRow>,
): Promise<Conversation> {
  const changed = { ...values, updated_at: await takeStamps(trx, ctx.storeId, 'conversations') }
  await updateConversationRow(trx, ctx.storeId, row.id, changed)
  noteEvents(trx, [conversationEvent(ctx, row.id, row.status, values.status ?? row.status)])
  return presentConversation({ ...row, ...changed })
}
