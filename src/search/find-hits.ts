import { fold } from './analysis/fold.ts'
import { browse } from './browse.ts'
import { type ConstraintFilters, compileFilters } from './constraints/filters.ts'
import type { ConstraintSpan } from './constraints/read-constraints.ts'
import { searchWithRelaxation } from './constraints/relax.ts'
import { blend } from './embeddings/blend.ts'
import type { Ranked } from './index/catalog-index.ts'
import type { SearchSettings } from './search.schema.ts'
import { compareEquals, type Relaxation, type SearchFilters, type SearchProduct } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'
import type { UnderstoodQuery } from './understand-query.ts'

/** A product found, with what put it where it stands. */
export interface Hit {
  product: SearchProduct
  score: number
  /** What its words earned; null when it was found otherwise. */
  ranked: Ranked | null
  /** Nearness to the query by vectors, when they were asked. */
  nearness: number | null
  /** What the owner's boosts multiplied the score by. */
  boost: number
  placed: 'pinned' | 'buried' | null
}

export interface FindInput {
  q: string
  understood: UnderstoodQuery
  /** Named by the caller, meant as they stand. */
  filters: SearchFilters
  /** Wished for by the shopper before, with families; what the words say now goes before it. */
  wished?: ConstraintFilters
  /** What is sold out is looked for too, whatever the words say: to tell that it is. */
  isAnyStock?: boolean
  /**
   * While the catalog has what was named, other things that share a word with it do not count as fitting: filters are let
   * go before a mouse stands for "wireless headphones under 200".
   */
  isThingMeant?: boolean
  limit: number
  settings: SearchSettings
  /** Products near the query by vectors, and their share in the order (0 = only when words find nothing). */
  nearest: { scores: Map<string, number>; weight: number }
}

export interface Found {
  /** Best first; all of them hold `filters`. */
  hits: Hit[]
  filters: ConstraintFilters
  relaxed: Relaxation[]
}

/** Hits looked at beyond the page, so that pins, boosts and the order by vectors have something to choose from. */
const CANDIDATES = 100

/**
 * Finds products for an understood query. Filters always hold; when nothing fits them all, the fewest are let go and named.
 * Without any word to rank by, what fits the filters is listed, what sells first.
 */
export function findHits(input: FindInput, catalog: StoreCatalog): Found {
  const { cheap, spans } = input.understood.constraints
  const wanted: ConstraintFilters = {
    ...mergeWishes(input.wished ?? {}, wishesOf(input.understood)),
    ...(Object.keys(input.filters).length > 0 ? { literal: input.filters } : {}),
  }
  if (input.isAnyStock) delete wanted.inStock
  const found = searchWithRelaxation({
    filters: wanted,
    run: input.isThingMeant ? onlyThings(input, catalog) : (kept) => rank(input, catalog, kept),
    productOf: ({ product }) => product,
    scoreOf: ({ score }) => score,
    cheap,
  })
  return { ...found, relaxed: [...spans.flatMap(unusableAmount), ...found.relaxed] }
}

const isThing = ({ ranked }: Hit): boolean => ranked !== null && (ranked.codeMatch || ranked.boosts.head > 0)

/** Ranks, and finds nothing where only other things than the one named would be found. */
function onlyThings(input: FindInput, catalog: StoreCatalog): (wanted: ConstraintFilters) => Hit[] {
  let isKnown: boolean | undefined
  return (wanted) => {
    const hits = rank(input, catalog, wanted)
    if (hits.length === 0 || hits.some(isThing)) return hits
    isKnown ??= rank(input, catalog, {}).some(isThing)
    return isKnown ? [] : hits
  }
}

/** What was read from the words, as filters. */
export function wishesOf({ constraints: { filters, notOptions } }: UnderstoodQuery): ConstraintFilters {
  return notOptions ? { ...filters, notOptions } : filters
}

/** Of the same option or bound the later wish holds: "in blue" after "red dress". */
export function mergeWishes(former: ConstraintFilters, later: ConstraintFilters): ConstraintFilters {
  const merged = { ...former, ...later }
  for (const part of ['options', 'notOptions'] as const) {
    if (former[part] || later[part]) merged[part] = { ...former[part], ...later[part] }
  }
  return merged
}

/** An amount in another currency than the store's filters nothing, and is said so. */
function unusableAmount({ kind, value, currency }: ConstraintSpan): Relaxation[] {
  if (kind !== 'other_currency') return []
  const [min = '', max = ''] = value.split('-')
  const amounts: Relaxation[] = []
  if (max !== '') amounts.push({ filter: 'price_max', wanted: `${max} ${currency}`, nearest: null })
  if (min !== '') amounts.push({ filter: 'price_min', wanted: `${min} ${currency}`, nearest: null })
  return amounts
}

function rank(input: FindInput, catalog: StoreCatalog, wanted: ConstraintFilters): Hit[] {
  const { index } = catalog
  const { understood, limit, settings, nearest } = input
  const fits = compileFilters(wanted)
  const allow = (product: SearchProduct | null) => product !== null && fits(product) !== null
  const count = Math.max(limit, CANDIDATES)
  if (understood.parsed.groups.length === 0) {
    return Object.keys(wanted).length === 0
      ? []
      : placeByOwner(browse(catalog, fits, count).map(browsed), input, index, allow)
  }
  const byWords = new Map<string, Ranked>()
  const lexical = new Map<string, number>()
  for (const hit of index.rank(understood.parsed, { limit: count, allow: (at) => allow(index.product(at)) })) {
    byWords.set(hit.id, hit)
    lexical.set(hit.id, hit.score)
  }
  const near = new Map([...nearest.scores].filter(([id]) => allow(index.productById(id))))
  const scores = nearest.weight > 0 || lexical.size === 0 ? blend(lexical, near, nearest.weight) : lexical
  const hits: Hit[] = []
  for (const [id, score] of scores) {
    const product = index.productById(id)
    if (!product) continue
    const boost = boostOf(product, settings)
    const [ranked, nearness] = [byWords.get(id) ?? null, nearest.scores.get(id) ?? null]
    hits.push({ product, score: score * boost, ranked, nearness, boost, placed: null })
  }
  hits.sort((a, b) => b.score - a.score || compareEquals(a.product, b.product))
  return placeByOwner(hits, input, index, allow)
}

const browsed = (product: SearchProduct): Hit => ({
  ...{ product, score: 0, ranked: null, nearness: null, boost: 1, placed: null },
})

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
  { q, settings }: FindInput,
  index: StoreCatalog['index'],
  allow: (product: SearchProduct) => boolean,
): Hit[] {
  const idsFor = (rules: SearchSettings['pins']) =>
    rules.filter(({ query }) => fold(query.trim()) === fold(q.trim())).flatMap(({ productIds }) => productIds)
  const known = new Map(hits.map((hit) => [hit.product.id, hit]))
  const pinned = [...new Set(idsFor(settings.pins))].flatMap((id): Hit[] => {
    const product = index.productById(id)
    if (!product || !allow(product)) return []
    const own = known.get(id) ?? { product, ranked: null, nearness: null, boost: 1 }
    return [{ ...own, score: hits[0]?.score ?? 1, placed: 'pinned' }]
  })
  const buried = new Set(idsFor(settings.buries))
  const first = new Set(pinned.map(({ product }) => product.id))
  const rest = hits.filter(({ product }) => !first.has(product.id))
  return [
    ...pinned,
    ...rest.filter(({ product }) => !buried.has(product.id)),
    ...rest.filter(({ product }) => buried.has(product.id)).map((hit): Hit => ({ ...hit, placed: 'buried' })),
  ]
}
