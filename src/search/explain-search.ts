import type { StoreContext } from '../context.ts'
import { compileFilters } from './constraints/filters.ts'
import type { ConstraintSpan } from './constraints/read-constraints.ts'
import type { Explanation } from './index/explain.ts'
import { type FoundProduct, presentHit } from './present-hit.ts'
import type { Hit } from './rank-hits.ts'
import type { Relaxation } from './search-product.ts'
import { type FinishedSearch, runSearch } from './search-products.ts'

/** Why a product stands where it stands. */
export interface ExplainedHit extends FoundProduct {
  /** What its words, corrections and our own boosts earned; null when words did not find it. */
  words: Explanation | null
  /** Nearness to the query by vectors, -1..1, and its share in the order; null when vectors were not asked. */
  vector: { nearness: number; weight: number } | null
  /** What the owner's boosts multiplied the score by. */
  boost: number
  placed: Hit['placed']
}

export interface ExplainedSearch {
  /** What products are ranked by, after constraints were taken out. */
  ranked: string
  corrected: string | null
  /** What was read out of the words as constraints, with its place in the query. */
  understood: ConstraintSpan[]
  /** What holds for all hits; `literal` = asked for by name. */
  filters: FinishedSearch['filters']
  relaxed: Relaxation[]
  instead: FinishedSearch['instead']
  hits: ExplainedHit[]
}

/** The same search as `searchProducts`, with its reasons. For people who look into an order, not for shoppers. */
export async function explainSearch(ctx: StoreContext, rawQuery: unknown): Promise<ExplainedSearch> {
  const { hits, filters, relaxed, instead, understood, nearest, limit, catalog } = await runSearch(ctx, rawQuery)
  const fitting = compileFilters(filters)
  return {
    ranked: understood.parsed.corrected ?? understood.parsed.text,
    corrected: understood.corrected,
    understood: understood.constraints.spans,
    filters,
    relaxed,
    instead,
    hits: hits.slice(0, limit).map((hit) => ({
      ...presentHit(hit, fitting(hit.product)),
      words: hit.ranked && catalog.index.explain(understood.parsed, hit.ranked),
      vector: hit.nearness === null ? null : { nearness: hit.nearness, weight: nearest.weight },
      boost: hit.boost,
      placed: hit.placed,
    })),
  }
}
