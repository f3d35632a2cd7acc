import { requireScope, type StoreContext } from '../context.ts'
import { isDatabaseFault } from '../db/database-faults.ts'
import { parseInput } from '../shared/parse-input.ts'
import { compileFilters } from './constraints/filters.ts'
import { defaultVectorWeight } from './embeddings/blend.ts'
import { type Found, findHits } from './find-hits.ts'
import { type FoundProduct, presentHit } from './present-hit.ts'
import type { FindInput } from './rank-hits.ts'
import type { Instead } from './rank-things.ts'
import { inCatalog } from './read-wish.ts'
import { searchQuerySchema } from './search.schema.ts'
import type { Relaxation } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'
import type { StoreIndex } from './store-index.ts'
import type { UnderstoodQuery } from './understand-query.ts'

export interface SearchAnswer {
  data: FoundProduct[]
  /** The query as it was understood when spelling was corrected, else null. */
  corrected: string | null
  relaxed: Relaxation[]
  /** What stands for the thing that was named; null where products are called so, or nothing is near to it. */
  instead: Instead | null
}

/** A search as it was carried out. */
export interface FinishedSearch extends Found {
  catalog: StoreCatalog
  understood: UnderstoodQuery
  /** The query as typed, understood: before it was put into the words of the catalog. */
  said: UnderstoodQuery
  nearest: FindInput['nearest']
  limit: number
  /** The shopper's, where it is known. */
  language?: string | undefined
}

/** Products looked at by vectors. */
const NEAREST = 100
/** Time limit for the model; after it the search goes on without vectors. */
const QUERY_VECTOR_TIMEOUT_MS = 300
/** Below this the nearest by hash-256 is no better than chance (real queries: 0.40 in the middle, nonsense 0.20 to 0.30). */
const RESCUE_FLOOR = 0.3
const WORDS_ONLY = { scores: new Map<string, number>(), weight: 0 }

/**
 * Finds products of the store. Filters, named or read from the words, always hold; when nothing fits them all, the fewest
 * are let go and named.
 * @param rawQuery query parameters as texts
 */
export async function searchProducts(ctx: StoreContext, rawQuery: unknown): Promise<SearchAnswer> {
  const { hits, filters, relaxed, instead, understood, limit } = await runSearch(ctx, rawQuery)
  const fitting = compileFilters(filters)
  return {
    data: hits.slice(0, limit).map((hit) => presentHit(hit, fitting(hit.product))),
    corrected: understood.corrected,
    relaxed,
    instead,
  }
}

/** The search itself, with everything that `explainSearch` tells besides. */
export async function runSearch(ctx: StoreContext, rawQuery: unknown): Promise<FinishedSearch> {
  requireScope(ctx, 'read')
  const { q, limit, ...filters } = parseInput(searchQuerySchema, rawQuery)
  return findProducts(ctx, { q, limit, filters })
}

/**
 * A search for the assistant, whose shopper's earlier wishes still hold.
 * @param given.language the shopper's, ISO 639-1: names of things are put into the catalog's
 */
export async function findProducts(
  ctx: StoreContext,
  given: Pick<
    FindInput,
    | 'q'
    | 'limit'
    | 'filters'
    | 'wished'
    | 'isAnyStock'
    | 'isThingMeant'
    | 'isSoldThingOnly'
    | 'isAnyThing'
    | 'parts'
    | 'needed'
    | 'isFollowed'
  > & { language?: string },
): Promise<FinishedSearch> {
  requireScope(ctx, 'read')
  const index = await ctx.indexes.get(ctx.storeId)
  const { catalog, settings } = index
  const { q, understood, original, parts = {} } = inCatalog(given.q, catalog, given.language, given.parts)
  const wanted = { ...given, q, whole: given.q, parts, ...(original ? { original } : {}) }
  const find = (nearest: FindInput['nearest']) => ({
    ...findHits({ ...wanted, understood, settings, nearest }, catalog),
    ...{ catalog, understood, said: original ?? understood, nearest, limit: wanted.limit, language: given.language },
  })
  const weight = settings.vectorWeight ?? defaultVectorWeight(ctx.embedder.id)
  const found = weight > 0 ? undefined : find(WORDS_ONLY)
  if (found && found.hits.length > 0) return found
  const scores = await findNearest(ctx, index, understood.parsed.text)
  return found && scores.size === 0 ? found : find({ scores, weight })
}

/** Products near the text by meaning; none when there is no vector to compare with, or the model is away. */
async function findNearest(ctx: StoreContext, index: StoreIndex, text: string): Promise<Map<string, number>> {
  const scores = new Map<string, number>()
  if (text === '') return scores
  try {
    const vectors = await index.vectors(ctx.db, ctx.embedder)
    const [query] = vectors ? await ctx.embedder.embed([text], 'query', { timeoutMs: QUERY_VECTOR_TIMEOUT_MS }) : []
    if (vectors && query && query.length === vectors.dimensions) {
      for (const { id, score } of vectors.nearest(query, NEAREST)) {
        if (score >= RESCUE_FLOOR && index.isCurrentVector(id)) scores.set(id, score)
      }
    }
  } catch (error) {
    if (isDatabaseFault(error)) throw error
    // The model's server does not work: words alone rank. The worker's jobs report it to the operator.
  }
  return scores
}
