import { requireScope, type StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { countWaiting, findConversation, findMessagesAfter } from './conversations.queries.ts'
import type { TranscriptMessage } from './conversations.schema.ts'
import { presentTranscriptMessage } from './present-conversation.ts'
import { findLastMessages, findMessagesFrom } from './transcript.queries.ts'

export interface Transcript {
  status: string
  /** Who has the conversation, while a person has it. */
  person: string | null
  /** Place in the queue of those who wait for a person, from 1; null unless it waits. */
  place: number | null
  /** It led to a lead. */
  hasLead: boolean
  /** Of all messages, at least up to the last of these. */
  messageCount: number
  messages: TranscriptMessage[]
  /** There are messages before these. */
  hasEarlier: boolean
}

/** Which messages; one of them. All when nothing is told. */
export interface TranscriptPart {
  /** Those after the message with this id. */
  after?: string | null | undefined
  /** Those from a position on; the first message has 0. */
  from?: number
  /** The last so many, of those before the message with the id `before`. */
  limit?: number
  before?: string | undefined
}

/**
 * A conversation's messages with all they were shown with, oldest first, and who has it. For the widget's history and its
 * live events.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function readTranscript(
  ctx: StoreContext,
  { conversationId, ...part }: { conversationId: string } & TranscriptPart,
): Promise<Transcript> {
  requireScope(ctx, 'read')
  const row = await findConversation(ctx.db, ctx.storeId, conversationId)
  if (!row) throw new NotFoundError()
  const rows = await findPart(ctx, conversationId, part)
  const { status, person, waiting_since: since } = row
  return {
    ...{ status, person, hasLead: row.lead_id !== null },
    place: status === 'waiting_for_human' && since ? await countWaiting(ctx.db, ctx.storeId, since) : null,
    messageCount: Math.max(row.message_count, (rows.at(-1)?.position ?? -1) + 1),
    messages: rows.map(presentTranscriptMessage),
    hasEarlier: (rows[0]?.position ?? 0) > 0,
  }
}

async function findPart({ db, storeId }: StoreContext, conversationId: string, part: TranscriptPart) {
  const { after, from, before, limit } = part
  if (from !== undefined) return findMessagesFrom(db, storeId, conversationId, from)
  if (limit !== undefined) return findLastMessages(db, storeId, conversationId, { before: before ?? null, limit })
  return findMessagesAfter(db, storeId, conversationId, after ?? '')
}
