import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { takeStamps } from '../../db/store-clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFoundError } from '../../errors.ts'
import { visibleText } from '../../shared/fields.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { newId } from '../../shared/random.ts'
import { findLead, writeLead } from '../leads.queries.ts'
import { deleteLeadNote, findLeadNotes, insertLeadNote, type LeadNoteRow } from './lead-work.queries.ts'

export const leadNoteSchema = z.object({ leadId: z.string(), text: visibleText(4_000) })

export interface LeadNote {
  id: string
  author: string
  text: string
  createdAt: string
}

const present = ({ id, author, text, created_at }: LeadNoteRow): LeadNote => ({
  ...{ id, author, text },
  createdAt: created_at.toISOString(),
})

/** What the shop's people noted about a lead, oldest first. */
export async function listLeadNotes(ctx: StoreContext, leadId: string): Promise<LeadNote[]> {
  requireScope(ctx, 'read')
  return (await findLeadNotes(ctx.db, ctx.storeId, leadId)).map(present)
}

/** @throws {NotFoundError} also for another store's lead */
export async function addLeadNote(
  ctx: StoreContext,
  raw: unknown,
  person: { id: string; name: string },
): Promise<LeadNote> {
  requireScope(ctx, 'write')
  const { leadId, text } = parseInput(leadNoteSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, ctx.storeId, 'leads')
    const lead = await findLead(trx, ctx.storeId, leadId)
    if (!lead) throw new NotFoundError()
    const note = { id: newId('note'), author_id: person.id, author: person.name, text }
    const row = await insertLeadNote(trx, ctx.storeId, leadId, note)
    await writeLead(trx, { ...lead, updated_at: stamp })
    return present(row)
  })
}

/** Takes back one's own note; whoever may change settings takes back any. @throws {NotFoundError} */
export async function removeLeadNote(
  ctx: StoreContext,
  { leadId, id }: { leadId: string; id: string },
  person: { id: string },
): Promise<void> {
  requireScope(ctx, 'write')
  const authorId = ctx.scopes.includes('admin') ? null : person.id
  const isGone = await inTransaction(ctx.db, (trx) => deleteLeadNote(trx, ctx.storeId, { leadId, id, authorId }))
  if (!isGone) throw new NotFoundError()
}
