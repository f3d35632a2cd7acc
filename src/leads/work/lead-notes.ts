import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { deleteNote, findNotes, insertNote, type Note, type NotesTable, presentNote } from '../../db/people-notes.ts'
import { takeStamps } from '../../db/store-clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFoundError } from '../../errors.ts'
import { visibleText } from '../../shared/fields.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { newId } from '../../shared/random.ts'
import { findLead, writeLead } from '../leads.queries.ts'

export const leadNoteSchema = z.object({ leadId: z.string(), text: visibleText(4_000) })

const NOTES: NotesTable = { table: 'lead_notes', about: 'lead_id' }

/** What the shop's people noted about a lead, oldest first. */
export async function listLeadNotes(ctx: StoreContext, leadId: string): Promise<Note[]> {
  requireScope(ctx, 'read')
  return (await findNotes(ctx.db, ctx.storeId, NOTES, leadId)).map(presentNote)
}

/** @throws {NotFoundError} also for another store's lead */
export async function addLeadNote(
  ctx: StoreContext,
  raw: unknown,
  person: { id: string; name: string },
): Promise<Note> {
  requireScope(ctx, 'write')
  const { leadId, text } = parseInput(leadNoteSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, ctx.storeId, 'leads')
    const lead = await findLead(trx, ctx.storeId, leadId)
    if (!lead) throw new NotFoundError()
    const note = { id: newId('note'), about: leadId, author_id: person.id, author: person.name, text }
    const row = await insertNote(trx, ctx.storeId, NOTES, note)
    await writeLead(trx, { ...lead, updated_at: stamp })
    return presentNote(row)
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
  const isGone = await inTransaction(ctx.db, (trx) =>
    deleteNote(trx, ctx.storeId, NOTES, { about: leadId, id, authorId }),
  )
  if (!isGone) throw new NotFoundError()
}
