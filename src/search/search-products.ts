import { requireScope, type StoreContext } from '../context.ts'
import { parseInput } from '../shared/parse-input.ts'
import { fold } from './analysis/fold.ts'
import { compileFilters } from './constraints/filters.ts'
import { searchWithRelaxation } from './constraints/relax.ts'
import { blend, defaultVectorWeight } from './embeddings/blend.ts'
import { type FoundProduct, presentHit } from './present-hit.ts'
import { type SearchSettings, searchQuerySchema } from './search.schema.ts'
import type { Relaxation, SearchFilters, SearchProduct } from './search-product.ts'
import type { StoreIndex } from './store-index.ts'

export interface SearchAnswer {
  data: FoundProduct[]
  /** The query as it was understood when spelling was corrected, else null. */
  corrected: string | null
  relaxed: Relaxation[]
}

interface Hit {
  product: SearchProduct
  score: number
}

/** What a caller of the API names is meant as it stands: blue is not navy. */
const LITERAL = { families: false }
/** Hits looked at beyond the page, so that pins, boosts and the order by vectors have something to choose from. */
const CANDIDATES = 100
/** A model that does not answer in time is done without. */
const QUERY_VECTOR_TIMEOUT_MS = 300
/** Below this the nearest by hash-256 is no better than chance (real queries: 0.40 in the middle, nonsense 0.20 to 0.30). */
const RESCUE_FLOOR = 0.3

/**
 * Finds products of the store. Filters always hold; when nothing fits them all, the fewest are let go and named.
 * @param rawQuery query parameters as texts
 */
export async function searchProducts(ctx: StoreContext, rawQuery: unknown): Promise<SearchAnswer> {
  requireScope(ctx, 'read')
  const { q, limit, ...filters } = parseInput(searchQuerySchema, rawQuery)
  const index = await ctx.indexes.get(ctx.storeId)
  const parsed = index.catalog.parse(q)
  const nearest = await findNearest(ctx, index, q)
  const run = (wanted: SearchFilters) => rank(index, { q, parsed, limit, nearest, wanted })
  const {
    hits,
    filters: kept,
    relaxed,
  } = searchWithRelaxation({
    ...{ filters, run, context: LITERAL },
    productOf: (hit) => hit.product,
  })
  const fitting = compileFilters(kept, LITERAL)
  return {
    data: hits.slice(0, limit).map(({ product, score }) => presentHit(product, fitting(product) ?? [], score)),
    corrected: parsed.corrected,
    relaxed,
  }
}

interface RankInput {
  q: string
  parsed: ReturnType<StoreIndex['catalog']['parse']>
  limit: number
  nearest: { scores: Map<string, number>; weight: number }
  wanted: SearchFilters
}

function rank(index: StoreIndex, { q, parsed, limit, nearest, wanted }: RankInput): Hit[] {
  const { catalog, settings } = index
  const fits = compileFilters(wanted, LITERAL)
  const allow = (product: SearchProduct | null) => product !== null && fits(product) !== null
  const lexical = new Map<string, number>()
  const options = { limit: Math.max(limit, CANDIDATES), allow: (document: number) => allow(catalog.product(document)) }
  for (const { id, score } of catalog.rank(parsed, options)) lexical.set(id, score)
  const vectors = new Map([...nearest.scores].filter(([id]) => allow(catalog.productById(id))))
  const scores = nearest.weight > 0 || lexical.size === 0 ? blend(lexical, vectors, nearest.weight) : lexical
  const hits: Hit[] = []
  for (const [id, score] of scores) {
    const product = catalog.productById(id)
    if (product) hits.push({ product, score: score * boostOf(product, settings) })
  }
  hits.sort(
    (a, b) =>
      b.score - a.score || b.product.popularity - a.product.popularity || (a.product.id < b.product.id ? -1 : 1),
  )
  return placeByOwner(hits, q, index, allow)
}

/** Products near the query by meaning, when the order needs them or words alone might find nothing. */
async function findNearest(ctx: StoreContext, index: StoreIndex, q: string): Promise<RankInput['nearest']> {
  const weight = index.settings.vectorWeight ?? defaultVectorWeight(ctx.embedder.id)
  const scores = new Map<string, number>()
  const needed = weight > 0 || index.catalog.rank(index.catalog.parse(q), { limit: 1 }).length === 0
  if (!needed || q.trim() === '') return { scores, weight }
  try {
    const vectors = await index.vectors(ctx.db, ctx.embedder)
    const [query] = vectors
      ? await ctx.embedder.embed([q.slice(0, 512)], 'query', { timeoutMs: QUERY_VECTOR_TIMEOUT_MS })
      : []
    if (vectors && query && query.length === vectors.dimensions) {
      for (const { id, score } of vectors.nearest(query, CANDIDATES)) if (score >= RESCUE_FLOOR) scores.set(id, score)
    }
  } catch {
    // The model's server is away or wrong: words alone answer. The worker's jobs tell the operator.
  }
  return { scores, weight }
}

function boostOf(product: SearchProduct, { boosts }: SearchSettings): number {
  let factor = 1
  for (const { by, value, factor: by1 } of boosts) {
    const own = by === 'tag' ? product.tags : [by === 'vendor' ? product.vendor : product.category]
    if (own.some((text) => text !== null && fold(text) === fold(value))) factor *= by1
  }
  return factor
}

/** The owner's pins first, in their order, and buried products last; neither passes a filter that a product fails. */
function placeByOwner(
  hits: Hit[],
  q: string,
  { settings, catalog }: StoreIndex,
  allow: (product: SearchProduct) => boolean,
): Hit[] {
  const idsFor = (rules: SearchSettings['pins']) =>
    rules.filter(({ query }) => fold(query.trim()) === fold(q.trim())).flatMap(({ productIds }) => productIds)
  const pinned = idsFor(settings.pins).flatMap((id) => {
    const product = catalog.productById(id)
    return product && allow(product) ? [{ product, score: hits[0]?.score ?? 1 }] : []
  })
  const buried = new Set(idsFor(settings.buries))
  const first = new Set(pinned.map(({ product }) => product.id))
  const rest = hits.filter(({ product }) => !first.has(product.id))
  return [
    ...pinned,
    ...rest.filter(({ product }) => !buried.has(product.id)),
    ...rest.filter(({ product }) => buried.has(product.id)),
  ]
}
