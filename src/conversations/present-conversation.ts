import type { ConversationRow, MessageRow } from './conversations.queries.ts'
import type { Conversation, Message } from './conversations.schema.ts'

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
  }
}

export function presentMessage(row: MessageRow): Message {
  return { id: row.id, role: row.role, text: row.text, createdAt: row.created_at.toISOString() }
}
