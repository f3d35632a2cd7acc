import { requireScope, type StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { findConversation, findMessagesAfter } from './conversations.queries.ts'
import type { TranscriptMessage } from './conversations.schema.ts'
import { presentTranscriptMessage } from './present-conversation.ts'

export interface Transcript {
  status: string
  /** Who has the conversation, while a person has it. */
  person: string | null
  messages: TranscriptMessage[]
}

/**
 * A conversation's messages with all they were shown with, oldest first; `after` a message's id: only those that came later.
 * For the widget's history and its live events.
 * @throws {NotFoundError} also for another store's conversation
 */
export async function readTranscript(
  ctx: StoreContext,
  { conversationId, after }: { conversationId: string; after?: string | null },
): Promise<Transcript> {
  requireScope(ctx, 'read')
  const row = await findConversation(ctx.db, ctx.storeId, conversationId)
  if (!row) throw new NotFoundError()
  const messages = await findMessagesAfter(ctx.db, ctx.storeId, conversationId, after ?? '')
  return { status: row.status, person: row.person, messages: messages.map(presentTranscriptMessage) }
}
