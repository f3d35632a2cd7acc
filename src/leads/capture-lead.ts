import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { linkLead } from '../conversations/link-lead.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { findLeadByEmail, type LeadRow, writeLead } from './leads.queries.ts'
import { captureLeadSchema, type Lead } from './leads.schema.ts'
import { presentLead } from './present-lead.ts'

type LeadInput = z.output<typeof captureLeadSchema>

/**
 * Keeps a shopper's contact. One with an e-mail address the store knows adds to that lead: what is newly told wins, what
 * was told before stays, and the owner's status is never touched.
 */
export async function captureLead(ctx: StoreContext, raw: z.input<typeof captureLeadSchema>): Promise<Lead> {
  requireScope(ctx, 'write')
  const input = parseInput(captureLeadSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    // Taken first: two captures of one address queue here, so that the second finds the first.
    const stamp = await takeStamps(trx, ctx.storeId, 'leads')
    const former = input.email ? await findLeadByEmail(trx, ctx.storeId, input.email) : undefined
    const row = former ? mergeLead(former, input, stamp) : newLead(ctx.storeId, input, stamp)
    await writeLead(trx, row)
    if (input.conversationId) await linkLead(ctx, trx, input.conversationId, row.id)
    return presentLead(row)
  })
}

function newLead(storeId: number, input: LeadInput, stamp: Date): LeadRow {
  return {
    store_id: storeId,
    id: newId('lead'),
    email: input.email ?? null,
    name: input.name ?? null,
    phone: input.phone ?? null,
    purpose: input.purpose,
    status: 'new',
    priority: input.priority ?? 'medium',
    score: input.score,
    reasons: input.reasons,
    consent: input.consent ?? null,
    conversation_id: input.conversationId ?? null,
    created_at: stamp,
    updated_at: stamp,
  }
}

function mergeLead(former: LeadRow, input: LeadInput, stamp: Date): LeadRow {
  return {
    ...former,
    name: input.name ?? former.name,
    phone: input.phone ?? former.phone,
    purpose: input.purpose === 'other' ? former.purpose : input.purpose,
    priority: input.priority ?? former.priority,
    score: Math.max(former.score, input.score),
    reasons: [...new Set([...former.reasons, ...input.reasons])],
    consent: input.consent ?? former.consent,
    conversation_id: input.conversationId ?? former.conversation_id,
    updated_at: stamp,
  }
}
