import { requireScope, type StoreContext } from '../context.ts'
import { type Page, type PageQuery, pageOf } from '../shared/page.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findLeads } from './leads.queries.ts'
import { type Lead, leadQuerySchema } from './leads.schema.ts'
import { presentLead } from './present-lead.ts'

/** A page of the store's leads. @param rawQuery query parameters as texts */
export async function listLeads(ctx: StoreContext, rawQuery: unknown): Promise<Page<Lead>> {
  requireScope(ctx, 'read')
  const query: PageQuery = parseInput(leadQuerySchema, rawQuery)
  return pageOf(await findLeads(ctx.db, ctx.storeId, query), query, presentLead)
}
