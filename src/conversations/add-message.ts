import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import type { Transaction } from '../db/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { noteAnswerCall } from './answer-notes.queries.ts'
import {
  type AddedRow,
  addMessageRow,
  type ConversationRow,
  findMessageById,
  type MessageRow,
  updateConversationRow,
} from './conversations.queries.ts'
import { addMessageSchema, type Message } from './conversations.schema.ts'
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
  const added = await addMessageRow(ctx.db, ctx.storeId, { ...input, id: newId('msg'), idleMs: IDLE_MS })
  if (!added) throw new NotFoundError()
  if (added.outcome === 'with_human') throw new AssistantSilentError()
  if (added.outcome === 'known') {
    const known = await findMessageById(ctx.db, ctx.storeId, input.conversationId, added.message_id)
    if (!known) throw new NotFoundError()
    return { ...presentMessage(known), isNew: false }
  }
  return { ...presentMessage(rowOf(ctx.storeId, input, added)), isNew: true }
}

/** The assistant wrote while a person has the conversation. */
export class AssistantSilentError extends ConflictError {
  constructor() {
    super('A person has this conversation: the assistant is silent')
  }
}

/**
 * An answer as it can be stored.
 * @throws {BadRequestError}
 */
export function checkAnswer(raw: Omit<z.input<typeof addMessageSchema>, 'role'>): MessageInput & { id: string } {
  return { ...parseInput(addMessageSchema, { ...raw, role: 'assistant' }), id: newId('msg') }
}

/** SQL that keeps what an answer did, for the statement that stores it. */
export const noteAnswer = noteAnswerCall

/** Within the caller's transaction, which holds the lock of the conversation. */
export async function appendMessage(
  ctx: StoreContext,
  trx: Transaction,
  conversation: ConversationRow,
  input: MessageInput,
  changes: Partial<ConversationRow>,
): Promise<MessageRow> {
  const added = await addMessageRow(trx, ctx.storeId, { ...input, id: newId('msg'), idleMs: IDLE_MS })
  if (added?.outcome !== 'added') throw new NotFoundError()
  await updateConversationRow(trx, ctx.storeId, conversation.id, changes)
  return rowOf(ctx.storeId, input, added)
}

function rowOf(storeId: number, input: MessageInput, { message_id, place, said_at }: AddedRow): MessageRow {
  return {
    store_id: storeId,
    conversation_id: input.conversationId,
    position: place,
    id: message_id,
    role: input.role,
    text: input.text,
    created_at: said_at,
    payload: input.payload ?? null,
    receipts: input.receipts,
    engine: input.engine ?? null,
    feedback: null,
    author: input.author ?? null,
    client_message_id: input.clientMessageId ?? null,
  }
}

/** A status set by what happened in the conversation replaces one that the owner chose before. */
export function movedTo(conversation: ConversationRow, status: string): Partial<ConversationRow> {
  return { status, edited_by_owner: conversation.edited_by_owner.filter((field) => field !== 'status') }
}
