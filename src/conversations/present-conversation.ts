import type { ConversationRow, MessageRow } from './conversations.queries.ts'
import type { Conversation, Message, Receipt, TranscriptMessage } from './conversations.schema.ts'

export function presentConversation(row: ConversationRow): Conversation {
  const hasShopper = row.shopper_name !== null || row.shopper_email !== null
  return {
    id: row.id,
    status: row.status,
    intent: row.intent,
    sentiment: row.sentiment,
    summary: row.summary,
    tags: row.tags,
    channel: row.channel,
    language: row.language,
    messageCount: row.message_count,
    shopper: hasShopper ? { name: row.shopper_name, email: row.shopper_email } : null,
    leadId: row.lead_id,
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    intents: row.intents,
    frustrated: row.frustrated,
    analysisSource: row.analysis_source,
    resolvedBy: row.resolved_by,
  }
}

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    role: row.role,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    author: row.author,
    receipts: (row.receipts as Receipt[]).map(({ entity, id, field, value, asOf }) => ({
      entity,
      id,
      field,
      value,
      asOf,
    })),
    feedback: row.feedback,
  }
}

/** For the widget and for analysis, never for the public API. */
export function presentTranscriptMessage(row: MessageRow): TranscriptMessage {
  return { ...presentMessage(row), payload: row.payload, engine: row.engine }
}
