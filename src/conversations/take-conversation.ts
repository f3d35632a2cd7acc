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
  replyAsHumanSchema,
  takeConversationSchema,
} from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentConversation, presentMessage } from './present-conversation.ts'

/**
 * A person takes a conversation over: from now on the assistant is silent in it.
 * @param raw.isForced also from another person, who is told by whoever looks
 * @throws {ConflictError} when another person has it
 * @throws {NotFoundError} also for another store's conversation
 */
export async function takeConversation(
  ctx: StoreContext,
  raw: z.input<typeof takeConversationSchema>,
): Promise<Conversation> {
  requireScope(ctx, 'write')
  const { conversationId, isForced, ...who } = parseInput(takeConversationSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    if (row.status === 'with_human' && isKeptBy(row, who)) return presentConversation(row)
    if (!isForced) refuseOthers(row, who)
    return changeStatus(ctx, trx, row, takenBy(row, who))
  })
}

/** A person's answer; takes the conversation over where that was not done yet. @throws {ConflictError | NotFoundError} as takeConversation */
export async function replyAsHuman(ctx: StoreContext, raw: z.input<typeof replyAsHumanSchema>): Promise<Message> {
  requireScope(ctx, 'write')
  const { conversationId, text, ...who } = parseInput(replyAsHumanSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await lockConversationInStore(trx, ctx.storeId, conversationId)
    refuseOthers(row, who)
    const input = addMessageSchema.parse({ conversationId, role: 'human', text, author: who.person })
    const said = await appendMessage(ctx, trx, row, input, takenBy(row, who))
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
    return changeStatus(ctx, trx, row, {
      ...movedTo(row, 'active'),
      person: null,
      person_id: null,
      waiting_since: null,
    })
  })
}

/** A name, and the account where there is one: two people of one name are told apart by it. */
interface Who {
  person: string
  personId?: string | undefined
}

function isKeptBy(row: ConversationRow, { person, personId }: Who): boolean {
  return row.person_id !== null && personId !== undefined ? row.person_id === personId : row.person === person
}

/** @throws {ConflictError} when another person has the conversation */
function refuseOthers(row: ConversationRow, who: Who): void {
  if (row.status === 'with_human' && row.person !== null && !isKeptBy(row, who)) {
    throw new ConflictError(`${row.person} has this conversation`)
  }
}

const takenBy = (row: ConversationRow, { person, personId }: Who): Partial<ConversationRow> => ({
  ...movedTo(row, 'with_human'),
  ...{ person, person_id: personId ?? null, waiting_since: null, resolved_by: null },
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
