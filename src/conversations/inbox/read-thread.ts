import { requireScope, type StoreContext } from '../../context.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { findAnswerNotes } from '../answer-notes.queries.ts'
import type { AnswerNote } from '../answer-notes.schema.ts'
import type { TranscriptMessage } from '../conversations.schema.ts'
import { readTranscript } from '../read-transcript.ts'
import type { TurnEvent } from '../turn.ts'
import { threadQuerySchema } from './inbox.schema.ts'

/** A message as the shop's people see it: with all it was shown with, and what it rests on. */
export interface ThreadMessage extends Omit<TranscriptMessage, 'payload'> {
  /** Cards, buttons, orders and notices, in the order in which the shopper saw them. */
  shown: Exclude<TurnEvent, { type: 'text' | 'done' }>[]
  /** How an answer came to be; null for what people said, and for answers of before this was kept. */
  note: AnswerNote | null
}

export interface Thread {
  messages: ThreadMessage[]
  hasEarlier: boolean
}

/** The last messages of a conversation, or those before one of them, oldest first. @throws {NotFoundError} also for another store's */
export async function readThread(ctx: StoreContext, conversationId: string, raw: unknown = {}): Promise<Thread> {
  requireScope(ctx, 'read')
  const { limit, before } = parseInput(threadQuerySchema, raw)
  const { messages, hasEarlier } = await readTranscript(ctx, { conversationId, limit, before })
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ id }) => id)
  const notes = await findAnswerNotes(ctx.db, ctx.storeId, answers)
  return { messages: messages.map((message) => presentThreadMessage(message, notes.get(message.id))), hasEarlier }
}

function presentThreadMessage({ payload, ...message }: TranscriptMessage, note: AnswerNote | undefined): ThreadMessage {
  const events = Array.isArray(payload?.events) ? (payload.events as TurnEvent[]) : []
  const shown = events.filter(
    (event): event is ThreadMessage['shown'][number] => event.type !== 'text' && event.type !== 'done',
  )
  return { ...message, shown, note: note ?? null }
}
