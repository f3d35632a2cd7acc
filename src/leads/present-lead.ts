import type { LeadRow } from './leads.queries.ts'
import type { Lead } from './leads.schema.ts'

export function presentLead(row: LeadRow): Lead {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    purpose: row.purpose,
    status: row.status,
    priority: row.priority,
    score: row.score,
    reasons: row.reasons,
    consent: row.consent,
    conversationId: row.conversation_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    details: row.details && presentDetails(row.details),
    interests: row.interests.map((one) => ({
      ...{ purpose: one.purpose, ...presentDetails(one), at: one.at },
      ...(one.notifiedAt ? { notifiedAt: one.notifiedAt } : {}),
    })),
  }
}

const presentDetails = ({ productId, variantId, quantity, message }: NonNullable<LeadRow['details']>) => ({
  ...{ productId, variantId, quantity, message },
})
