import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { checkPhone } from './capture-lead.ts'
import { leadEvent } from './lead-event.ts'
import { findLead, writeLead } from './leads.queries.ts'
import { type Lead, updateLeadSchema } from './leads.schema.ts'
import { presentLead } from './present-lead.ts'

/** The owner's changes to a lead: what the owner set, no capture overwrites. @throws {NotFoundError} also for another store's lead */
export async function updateLead(ctx: StoreContext, raw: z.input<typeof updateLeadSchema>): Promise<Lead> {
  requireScope(ctx, 'write')
  const { leadId, ...given } = parseInput(updateLeadSchema, raw)
  if (given.phone) given.phone = checkPhone(given.phone, null, ctx.currency)
  return inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, ctx.storeId, 'leads')
    const former = await findLead(trx, ctx.storeId, leadId)
    if (!former) throw new NotFoundError()
    const changed = (['status', 'priority', 'name', 'phone'] as const).filter((field) => given[field] !== undefined)
    const row = {
      ...former,
      status: given.status ?? former.status,
      priority: given.priority ?? former.priority,
      name: given.name === undefined ? former.name : given.name,
      phone: given.phone === undefined ? former.phone : given.phone,
      edited_by_owner: [...new Set([...former.edited_by_owner, ...changed])],
      updated_at: stamp,
    }
    await writeLead(trx, row)
    noteEvents(trx, [leadEvent(ctx, row, { isNew: false })])
    return presentLead(row)
  })
}
