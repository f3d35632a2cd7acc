import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { BadRequestError } from '../../errors.ts'
import { text } from '../../shared/fields.ts'
import { type Page, pageLimit } from '../../shared/page.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { explainSearch } from '../explain-search.ts'
import type { FoundProduct } from '../present-hit.ts'
import { countByStatus, findOnShelf, findShelf, type ShelfCursor, type ShelfRow } from './catalog-view.queries.ts'

export const shelfStatuses = ['active', 'draft', 'archived', 'unlisted'] as const

export const shelfQuerySchema = z.object({
  limit: pageLimit(50, 'Rows a page'),
  cursor: z.string().max(400).optional(),
  status: z.enum(shelfStatuses).optional(),
  /** As a shopper would ask. */
  q: text(200).optional(),
})

/** Why shoppers are not shown a product, or not as they could be. */
export type NotShown = 'not_active' | 'no_variants' | 'no_price' | 'sold_out'

/** A line of the catalog's page. */
export interface ShelfProduct {
  externalId: string
  title: string
  status: string
  imageUrl: string | null
  vendor: string | null
  category: string | null
  currency: string
  variants: number
  priceMin: number | null
  priceMax: number | null
  inventory: number | null
  changedAt: string
  notShown: NotShown[]
  /** Search by meaning: of the text as it is now, waiting for it, or refused by the model. */
  vector: 'current' | 'waiting' | 'refused'
  refusal: string | null
  /** How it answers what was asked for; null when nothing was. */
  found: Pick<FoundProduct, 'fit' | 'fails' | 'unknown' | 'available'> | null
}

export interface ShelfPage extends Page<ShelfProduct> {
  /** What the search did with the words; null without any. */
  search: { corrected: string | null; relaxed: { filter: string; wanted: string }[]; instead: string[] } | null
}

const amount = (value: string | null): number | null => (value === null ? null : Number(value))

/** A row as it is shown, with what keeps it from shoppers. */
export function presentShelf(row: ShelfRow, currency: string, found: ShelfProduct['found'] = null): ShelfProduct {
  const isRefused = row.refusal !== null && row.vector !== 'current'
  return {
    ...{ externalId: row.external_id, title: row.title, status: row.status, imageUrl: row.image_url },
    ...{ vendor: row.vendor, category: row.category, currency: row.currency ?? currency, variants: row.variants },
    ...{ priceMin: amount(row.price_min), priceMax: amount(row.price_max), inventory: row.inventory },
    changedAt: row.changed_at.toISOString(),
    notShown: whyNot(row),
    vector: row.vector === 'current' ? 'current' : isRefused ? 'refused' : 'waiting',
    ...{ refusal: isRefused ? row.refusal : null, found },
  }
}

function whyNot({ status, variants, price_min: price, available }: ShelfRow): NotShown[] {
  const reasons: NotShown[] = []
  if (status !== 'active') reasons.push('not_active')
  if (variants === 0) return [...reasons, 'no_variants']
  if (price === null) reasons.push('no_price')
  if (!available) reasons.push('sold_out')
  return reasons
}

/** The store's products: the last changed first, or, when asked for something, as a shopper would find them. */
export async function listShelf(ctx: StoreContext, raw: unknown): Promise<ShelfPage> {
  requireScope(ctx, 'read')
  const { q, status, cursor, limit } = parseInput(shelfQuerySchema, raw)
  const words = q?.trim() ?? ''
  const embedder = ctx.embedder.id
  if (words !== '' && (status === undefined || status === 'active')) return searchShelf(ctx, words, limit)
  const query = { status, begun: words || undefined, limit, embedder }
  const rows = await findShelf(ctx.db, ctx.storeId, { ...query, cursor: readCursor(cursor) })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map((row) => presentShelf(row, ctx.currency)),
    next_cursor: last && rows.length > limit ? `${last.changed_at.toISOString()}|${last.external_id}` : null,
    search: null,
  }
}

/** What shoppers would be shown, and behind it products that are called so and that they are not shown. */
async function searchShelf(ctx: StoreContext, words: string, limit: number): Promise<ShelfPage> {
  const { hits, corrected, relaxed, instead } = await explainSearch(ctx, { q: words, limit: String(limit) })
  const ids = hits.map(({ externalId }) => externalId)
  const rows = await findOnShelf(ctx.db, ctx.storeId, ids, ctx.embedder.id)
  const byId = new Map(rows.map((row) => [row.external_id, row]))
  const query = { begun: words, cursor: undefined, limit, embedder: ctx.embedder.id }
  const called = await findShelf(ctx.db, ctx.storeId, { ...query, status: undefined })
  const found = hits.flatMap(({ externalId, fit, fails, unknown, available }) => {
    const row = byId.get(externalId)
    return row ? [presentShelf(row, ctx.currency, { fit, fails, unknown, available })] : []
  })
  const others = called.filter((row) => !byId.has(row.external_id)).map((row) => presentShelf(row, ctx.currency))
  return {
    data: [...found, ...others].slice(0, limit),
    next_cursor: null,
    search: {
      ...{ corrected, relaxed: relaxed.map(({ filter, wanted }) => ({ filter, wanted })) },
      instead: instead?.shown ?? [],
    },
  }
}

/** How many products there are of each status. */
export async function countShelf(ctx: StoreContext): Promise<Record<string, number>> {
  requireScope(ctx, 'read')
  const rows = await countByStatus(ctx.db, ctx.storeId)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** `<changed at>|<id>`, as a page gave it. */
function readCursor(text: string | undefined): ShelfCursor | undefined {
  if (text === undefined) return undefined
  const at = text.indexOf('|')
  const changedAt = text.slice(0, Math.max(0, at))
  if (Number.isNaN(Date.parse(changedAt))) {
    throw new BadRequestError([{ path: 'cursor', code: 'custom', message: 'must be a next_cursor' }])
  }
  return { changedAt, id: text.slice(at + 1) }
}
