import { z } from 'zod'
import { getProductsNow } from '../../catalog/get-product.ts'
import { requireScope, type StoreContext } from '../../context.ts'
import type { Note } from '../../db/people-notes.ts'
import { BadRequestError } from '../../errors.ts'
import { text } from '../../shared/fields.ts'
import { type Page, pageLimit } from '../../shared/page.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { getLead } from '../get-lead.ts'
import { type Lead, leadPriorities, leadPurposes, leadStatuses } from '../leads.schema.ts'
import { presentLead } from '../present-lead.ts'
import { listLeadNotes } from './lead-notes.ts'
import { countLeads, findLeadsToWork, type LeadFilters } from './lead-work.queries.ts'

export const leadWorkQuerySchema = z.object({
  limit: pageLimit(50, 'Rows a page'),
  cursor: z.string().max(100).optional(),
  status: z.enum(leadStatuses).optional(),
  priority: z.enum(leadPriorities).optional(),
  purpose: z.enum(leadPurposes).optional(),
  /** `score`: the best first; `created`: the newest. */
  sort: z.enum(['score', 'created']).default('score'),
  q: text(200).optional(),
})

/** The store's leads in the order in which they are worked. */
export async function listLeadWork(ctx: StoreContext, raw: unknown): Promise<Page<Lead>> {
  requireScope(ctx, 'read')
  const { cursor, limit, sort, q, status, priority, purpose } = parseInput(leadWorkQuerySchema, raw)
  const filters = { status, priority, purpose, sort, limit, q: q?.trim() || undefined, cursor: readCursor(cursor) }
  const rows = await findLeadsToWork(ctx.db, ctx.storeId, filters)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(presentLead),
    next_cursor: last && rows.length > limit ? `${last.score}|${last.created_at.toISOString()}` : null,
  }
}

/** `<score>|<created at>`, as a page gave it. */
function readCursor(cursor: string | undefined): LeadFilters['cursor'] {
  if (cursor === undefined) return undefined
  const [score = '', createdAt = ''] = cursor.split('|')
  if (!/^\d{1,9}$/.test(score) || Number.isNaN(Date.parse(createdAt))) {
    throw new BadRequestError([{ path: 'cursor', code: 'custom', message: 'must be a next_cursor' }])
  }
  return { score: Number(score), createdAt }
}

export interface LeadCounts {
  byStatus: Record<string, number>
  /** Of the new ones. */
  newByPriority: Record<string, number>
}

/** How many leads there are of each status, and how urgent the new ones are. */
export async function countLeadWork(ctx: StoreContext): Promise<LeadCounts> {
  requireScope(ctx, 'read')
  const counts: LeadCounts = { byStatus: {}, newByPriority: {} }
  for (const { status, priority, count } of await countLeads(ctx.db, ctx.storeId)) {
    counts.byStatus[status] = (counts.byStatus[status] ?? 0) + count
    if (status === 'new') counts.newByPriority[priority] = count
  }
  return counts
}

export interface LeadToWork extends Lead {
  notes: Note[]
  /** The products that the lead is about and that are there, with their titles and prices now. */
  products: { externalId: string; title: string; price: number | null; currency: string; available: boolean }[]
}

/** A lead with all that is known around it. @throws {NotFoundError} also for another store's lead */
export async function getLeadToWork(ctx: StoreContext, id: string): Promise<LeadToWork> {
  const lead = await getLead(ctx, id)
  const ids = [lead.details, ...(lead.interests ?? [])].flatMap((one) => one?.productId ?? [])
  const products = await getProductsNow(ctx, ids)
  return {
    ...lead,
    notes: await listLeadNotes(ctx, id),
    products: products.map(({ externalId, title, price, currency, available }) => ({
      ...{ externalId, title, price, currency, available },
    })),
  }
}
