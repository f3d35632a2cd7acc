import { requireScope, type StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { findLead } from './leads.queries.ts'
import type { Lead } from './leads.schema.ts'
import { presentLead } from './present-lead.ts'

/** @throws {NotFoundError} also for another store's lead */
export async function getLead(ctx: StoreContext, id: string): Promise<Lead> {
  requireScope(ctx, 'read')
  const row = await findLead(ctx.db, ctx.storeId, id)
  if (!row) throw new NotFoundError()
  return presentLead(row)
}
