import { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { BadRequestError, NotFoundError } from '../errors.ts'
import { oneOf, text } from '../shared/fields.ts'
import { type Page, pageLimit } from '../shared/page.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type BrowsedOrderRow, findOrdersToBrowse } from './browse-orders.queries.ts'
import { financialStatuses, fulfillmentStatuses } from './orders.schema.ts'

export const orderListQuerySchema = z.object({
  limit: pageLimit(50, 'Rows a page'),
  cursor: z.string().max(400).optional(),
  financial: oneOf(financialStatuses).optional(),
  fulfillment: oneOf(fulfillmentStatuses).optional(),
  /** A number, an id, or an e-mail address. */
  q: text(255).optional(),
})

/** An order as the shop's people see it: all that was pushed. */
export interface BrowsedOrder {
  externalId: string
  number: string
  email: string | null
  customerName: string | null
  total: number | null
  currency: string
  financialStatus: string | null
  fulfillmentStatus: string | null
  placedAt: string | null
  cancelledAt: string | null
  changedAt: string
  tracking: { carrier: string | null; number: string | null; url: string | null }
  items: BrowsedOrderRow['items']
}

const NO_FILTER = {
  ...{ financial: undefined, fulfillment: undefined, q: undefined, ids: undefined, cursor: undefined },
  ...{ emails: [], numbers: [] },
}

function present(row: BrowsedOrderRow, currency: string): BrowsedOrder {
  return {
    ...{ externalId: row.external_id, number: row.number, email: row.email, customerName: row.customer_name },
    ...{ total: row.total === null ? null : Number(row.total), currency: row.currency ?? currency },
    ...{ financialStatus: row.financial_status, fulfillmentStatus: row.fulfillment_status },
    placedAt: row.placed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    tracking: { carrier: row.carrier, number: row.tracking_number, url: row.tracking_url },
    items: row.items,
  }
}

/** The store's orders, the latest first. */
export async function listOrders(ctx: StoreContext, raw: unknown): Promise<Page<BrowsedOrder>> {
  requireScope(ctx, 'read')
  const { cursor, limit, q, ...filters } = parseInput(orderListQuerySchema, raw)
  const query = { ...NO_FILTER, q: q?.trim() || undefined, limit, cursor: readCursor(cursor) }
  const wanted = { financial: filters.financial, fulfillment: filters.fulfillment }
  const rows = await findOrdersToBrowse(ctx.db, ctx.storeId, { ...query, ...wanted })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map((row) => present(row, ctx.currency)),
    next_cursor: last && rows.length > limit ? `${last.latest_at.toISOString()}|${last.external_id}` : null,
  }
}

/** @throws {NotFoundError} also for another store's order */
export async function getOrder(ctx: StoreContext, id: string): Promise<BrowsedOrder> {
  requireScope(ctx, 'read')
  const [row] = await findOrdersToBrowse(ctx.db, ctx.storeId, { ...NO_FILTER, ids: [id], limit: 1 })
  if (!row) throw new NotFoundError()
  return present(row, ctx.currency)
}

const MOST_BESIDE = 10

/** Orders of these addresses or with these numbers, the latest first: what a conversation is seen beside. */
export async function listOrdersOf(
  ctx: StoreContext,
  { emails, numbers }: { emails: readonly string[]; numbers: readonly string[] },
): Promise<BrowsedOrder[]> {
  requireScope(ctx, 'read')
  if (emails.length + numbers.length === 0) return []
  const rows = await findOrdersToBrowse(ctx.db, ctx.storeId, { ...NO_FILTER, emails, numbers, limit: MOST_BESIDE })
  return rows.slice(0, MOST_BESIDE).map((row) => present(row, ctx.currency))
}

/** `<time>|<id>`, as a page gave it. */
function readCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  if (cursor === undefined) return undefined
  const end = cursor.indexOf('|')
  const at = cursor.slice(0, Math.max(0, end))
  if (Number.isNaN(Date.parse(at))) {
    throw new BadRequestError([{ path: 'cursor', code: 'custom', message: 'must be a next_cursor' }])
  }
  return { at, id: cursor.slice(end + 1) }
}
