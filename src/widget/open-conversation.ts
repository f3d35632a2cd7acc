import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import type { TranscriptMessage } from '../conversations/conversations.schema.ts'
import { readTranscript } from '../conversations/read-transcript.ts'
import { setFeedback } from '../conversations/set-feedback.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import type { TurnEvent } from '../conversations/turn.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { showHandOff } from './hand-off.ts'
import type { Caller } from './sessions.ts'
import { admit, type WidgetLimits } from './turn-limits.ts'
import {
  findConversationOf,
  findNamedConversation,
  findWidgetConversation,
  insertWidgetConversation,
  type WidgetConversationRow,
  writeTyping,
} from './turns.queries.ts'
import { whoseOf } from './turns.ts'
import { type ConversationAnswer, feedbackSchema, type History, historyQuerySchema } from './widget.schema.ts'
import { type FindGreetings, findGreeting } from './widget-settings.ts'

/** Another request opened a conversation of this name. */
class NameTakenError extends Error {}

/** Opens a conversation of this session; of a verified shopper it is theirs in every later session too. */
export async function openConversation(caller: Caller, findGreetings?: FindGreetings): Promise<ConversationAnswer> {
  const { ctx, storeName, storeLanguage } = caller
  const { locale, page } = ctx.visitor
  const id = await open(caller)
  const greeting = await findGreeting({ ctx, locale, storeName, storeLanguage, findGreetings }, page?.url)
  return { id, greeting }
}

/**
 * The conversation that this session calls so, opened now where there is none; without a name a new one each time. However
 * many ask for one at a time, in however many processes, it is one.
 * @throws {RateLimitedError} for a new one past a limit
 */
export async function findOrOpenConversation(
  caller: Caller,
  name: string | undefined,
  limits: WidgetLimits,
): Promise<string> {
  const { ctx } = caller
  const { db, storeId, visitor } = ctx
  const find = async () =>
    name === undefined ? undefined : findNamedConversation(db, { storeId, sessionId: visitor.sessionId }, name)
  const known = await find()
  if (known !== undefined) return known
  await admit(db, storeId, limits, { what: 'conversation', visitor })
  try {
    return await open(caller, name)
  } catch (error) {
    const opened = error instanceof NameTakenError ? await find() : undefined
    if (opened === undefined) throw error
    return opened
  }
}

async function open({ ctx, keyId }: Caller, name?: string): Promise<string> {
  const { shopper } = ctx.visitor
  const by = shopper && { name: shopper.name, email: shopper.email }
  const { id } = await startConversation(ctx, { channel: 'widget', shopper: by }, async (trx, id) => {
    if (!(await insertWidgetConversation(trx, whoseOf(ctx, id), { keyId, name }))) throw new NameTakenError()
  })
  return id
}

/** @throws {NotFoundError} unless the conversation is of this session or shopper */
export async function getWidgetConversation(ctx: ShopperContext, id: string): Promise<WidgetConversationRow> {
  const row = await findWidgetConversation(ctx.db, whoseOf(ctx, id))
  if (!row) throw new NotFoundError()
  return row
}

/**
 * The last messages with what they were shown with, or those before one of them; and who has the conversation.
 * @throws {NotFoundError} unless the conversation is of this session or shopper
 */
export async function getHistory(ctx: ShopperContext, id: string, query: unknown = {}): Promise<History> {
  const part = parseInput(historyQuerySchema, query)
  const { running_turn: running } = await getWidgetConversation(ctx, id)
  const read = await readTranscript(ctx, { conversationId: id, ...part })
  return {
    ...{ id, status: read.status, handOff: await showHandOff(ctx, read) },
    messages: read.messages.map(presentShown),
    hasEarlier: read.hasEarlier,
    hasLead: read.hasLead,
    busy: running !== null,
    lastEventId: `${running ?? 0}.0-${read.messageCount}`,
  }
}

function presentShown({ id, role, text, createdAt, author, feedback, payload }: TranscriptMessage) {
  const events = Array.isArray(payload?.events) ? (payload.events as TurnEvent[]) : []
  const shown: Pick<History['messages'][number], 'cards' | 'buttons' | 'order' | 'reorder'> = {
    ...{ cards: [], buttons: [], order: null, reorder: null },
  }
  for (const event of events) {
    if (event.type === 'cards') shown.cards = event.cards
    else if (event.type === 'buttons') shown.buttons = event.buttons
    else if (event.type === 'order') shown.order = event.order
    else if (event.type === 'reorder') shown.reorder = event.reorder
  }
  return { id, role, text, createdAt, author: author ?? null, feedback: feedback ?? null, ...shown }
}

/**
 * What the shopper thinks of an answer.
 * @param conversationId undefined: found by the answer
 * @throws {NotFoundError} unless it is an answer in a conversation of this session or shopper
 */
export async function giveFeedback(
  ctx: ShopperContext,
  { conversationId, messageId }: { conversationId: string | undefined; messageId: string },
  raw: z.input<typeof feedbackSchema>,
): Promise<{ messageId: string; value: number | null }> {
  const { value } = parseInput(feedbackSchema, raw)
  const id = conversationId ?? (await findConversationOf(ctx.db, ctx.storeId, messageId))
  if (id === undefined) throw new NotFoundError()
  await getWidgetConversation(ctx, id)
  await setFeedback(ctx, { conversationId: id, messageId, value })
  return { messageId, value }
}

const TYPING_SECONDS = 6

/**
 * For the person's side: shows the shopper that somebody writes, for six seconds.
 * @throws {NotFoundError} also for another store's conversation, and for one that is not in a widget
 */
export async function markTyping(
  ctx: StoreContext,
  { conversationId }: { conversationId: string },
): Promise<{ conversationId: string }> {
  requireScope(ctx, 'write')
  if (!(await writeTyping(ctx.db, ctx.storeId, conversationId, TYPING_SECONDS))) throw new NotFoundError()
  return { conversationId }
}
