import type { InboxRow } from './inbox.queries.ts'
import type { InboxItem } from './inbox.schema.ts'

/** A line of the inbox, as its pages are sent it. */
export function presentInboxItem(row: InboxRow): InboxItem {
  const hasShopper = row.shopper_name !== null || row.shopper_email !== null
  return {
    id: row.id,
    status: row.status,
    intent: row.intent,
    sentiment: row.sentiment,
    frustrated: row.frustrated,
    tags: row.tags,
    language: row.language,
    channel: row.channel,
    messageCount: row.message_count,
    shopper: hasShopper ? { name: row.shopper_name, email: row.shopper_email } : null,
    leadId: row.lead_id,
    person: row.person === null ? null : { id: row.person_id, name: row.person },
    handOffReason: row.hand_off_reason,
    waitingSince: row.status === 'waiting_for_human' ? (row.waiting_since?.toISOString() ?? null) : null,
    summary: row.summary,
    lastMessageAt: row.last_message_at.toISOString(),
    lastMessage:
      row.last_role === null ? null : { role: row.last_role, text: row.last_text ?? '', author: row.last_author },
    isUnread: row.message_count > row.seen_count,
    match: row.match,
    updatedAt: row.updated_at.toISOString(),
  }
}
