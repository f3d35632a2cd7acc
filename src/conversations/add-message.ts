import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import {
  type ConversationRow,
  findMessageByClientId,
  insertMessage,
  type MessageRow,
  updateConversationRow,
} from './conversations.queries.ts'
import { addMessageSchema, type Message } from './conversations.schema.ts'
import { lockConversationInStore } from './get-conversation.ts'
import { presentMessage } from './present-conversation.ts'

/** How long after its last message a conversation counts as over: then it is analysed. */
export const IDLE_MS = 15 * 60_000

/** `isNew` is false for a message that was sent again: it is the one stored the first time. */
export type AddedMessage = Message & { isNew: boolean }
type MessageInput = z.output<typeof addMessageSchema>

/**
 * Appends a message to a conversation of the store. A shopper's message to a resolved conversation opens it again. One
 * whose clientMessageId the conversation has already is not stored twice.
 * @throws {NotFoundError} also for another store's conversation
 * @throws {ConflictError} for the assistant's message while a person has the conversation
 */
export async function addMessage(ctx: StoreContext, raw: z.input<typeof addMessageSchema>): Promise<AddedMessage> {
  requireScope(ctx, 'write')
  const input = parseInput(addMessageSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const conversation = await lockConversationInStore(trx, ctx.storeId, input.conversationId)
    if (input.clientMessageId) {
      const known = await findMessageByClientId(trx, ctx.storeId, conversation.id, input.clientMessageId)
      if (known) return { ...presentMessage(known), isNew: false }
    }
    if (input.role === 'assistant' && conversation.status === 'with_human') {
      throw new ConflictError('A person has this conversation: the assistant is silent')
    }
    const message = await appendMessage(ctx, trx, conversation, input)
    return { ...presentMessage(message), isNew: true }
  })
}

/** Within the caller's transaction, which holds the lock of the conversation. */
export async function appendMessage(
  ctx: StoreContext,
  trx: Transaction,
  conversation: ConversationRow,
  input: MessageInput,
  changes: Partial<ConversationRow> = {},
): Promise<MessageRow> {
  const stamp = await takeStamps(trx, ctx.storeId, 'conversations')
  const message = newMessage(ctx.storeId, conversation, input, stamp)
  await insertMessage(trx, message)
  const isReopened = input.role === 'shopper' && conversation.status === 'resolved'
  await updateConversationRow(trx, ctx.storeId, conversation.id, {
    message_count: conversation.message_count + 1,
    last_message_at: stamp,
    updated_at: stamp,
    analysis_due_at: new Date(stamp.getTime() + IDLE_MS),
    ...(isReopened ? { ...movedTo(conversation, 'active'), resolved_by: null } : {}),
    ...changes,
  })
  return message
}

function newMessage(storeId: number, conversation: ConversationRow, input: MessageInput, stamp: Date): MessageRow {
  return {
    store_id: storeId,
    conversation_id: conversation.id,
    position: conversation.message_count,
    id: newId('msg'),
    role: input.role,
    text: input.text,
    created_at: stamp,
    payload: input.payload ?? null,
    receipts: input.receipts,
    engine: input.engine ?? null,
    feedback: null,
    author: input.author ?? null,
    client_message_id: input.clientMessageId ?? null,
  }
}

/** A status that follows from what happened: the owner's former choice of one holds no longer. */
export function movedTo(conversation: ConversationRow, status: string): Partial<ConversationRow> {
  return { status, edited_by_owner: conversation.edited_by_owner.filter((field) => field !== 'status') }
}
