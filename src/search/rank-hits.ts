import { foldName } from '../language/text/fold.ts'
import { browse, browseByPrice, type PriceOrder } from './browse.ts'
import { type ConstraintFilters, compileFilters, isForAll } from './constraints/filters.ts'
import { blend } from './embeddings/blend.ts'
import type { Ranked } from './index/catalog-index.ts'
import type { SearchSettings } from './search.schema.ts'
import { compareEquals, type SearchFilters, type SearchProduct } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'
import type { UnderstoodQuery } from './understand-query.ts'
import type { WordParts } from './word-parts.ts'

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
  /** The query before it was put into the words of the catalog, understood; absent when it was not. */
  original?: UnderstoodQuery
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
  /** See `WishedQuery`. */
  isSoldThingOnly?: boolean
  /** See `WishedQuery`. */
  isAnyThing?: boolean
  /** See `WishedQuery`. */
  parts?: WordParts
  limit: number
  /** Without words to rank by, the cheapest or dearest that there is. */
  byPrice?: PriceOrder
  /** The shopper's, BCP 47; the catalog's when it is not known. */
  language?: string
  settings: SearchSettings
  /** Only these are looked at, with what puts them in order: what the words call for without naming it. See `readNeed`. */
  needed?: ReadonlyMap<string, number>
  /** They are meant by what was said behind a wish: which of its words one has tells something too. */
  isFollowed?: boolean
  /** Products near the query by vectors, and their share in the order (0 = only when words find nothing). */
  nearest: { scores: Map<string, number>; weight: number }
}

/** Hits looked at beyond the page, so that pins, boosts and the order by vectors have something to choose from. */
const CANDIDATES = 100

/** Products that hold the filters, best first, as the owner's pins, buries and boosts have them. */
export function rank(input: FindInput, catalog: StoreCatalog, wanted: ConstraintFilters): Hit[] {
  const { index } = catalog
  const { understood, limit, settings, nearest } = input
  const fits = compileFilters(wanted)
  const allow = (product: SearchProduct | null) => product !== null && fits(product) !== null
  const count = Math.max(limit, CANDIDATES)
  if (input.needed) return placeByOwner(bestNeeded(input.needed, input, index, allow), input, index, allow)
  if (understood.parsed.groups.length === 0) {
    const { mayBeUntold: _, ...named } = wanted
    const { byPrice } = input
    if (Object.keys(named).length === 0 && !byPrice) return []
    const listed = byPrice ? browseByPrice(catalog, fits, { count, order: byPrice }) : browse(catalog, fits, count)
    return placeByOwner(listed.map(browsed), input, index, allow)
  }
  const byWords = new Map<string, Ranked>()
  const lexical = new Map<string, number>()
  const isAllowed = isForAll(wanted) ? {} : { allow: (at: number) => allow(index.product(at)) }
  for (const hit of index.rank(understood.parsed, { limit: count, ...isAllowed })) {
    byWords.set(hit.id, hit)
    lexical.set(hit.id, hit.score)
  }
  const near = new Map([...nearest.scores].filter(([id]) => allow(index.productById(id))))
  const scores = nearest.weight > 0 || lexical.size === 0 ? blend(lexical, near, nearest.weight) : lexical
  const hits: Hit[] = []
  for (const [id, score] of scores) {
    const ranked = byWords.get(id) ?? null
    const product = ranked ? index.product(ranked.document) : index.productById(id)
    if (!product) continue
    const boost = boostOf(product, settings)
    const nearness = nearest.scores.get(id) ?? null
    hits.push({ product, score: score * boost, ranked, nearness, boost, placed: null })
  }
  hits.sort((a, b) => b.score - a.score || compareEquals(a.product, b.product))
  return placeByOwner(hits, input, index, allow)
}

/** Of what is needed, those within this share of the best that holds the filters; none where that is less than half as good as one that does not. */
const LEAST_OF_NEEDED = 0.85
const LEAST_OF_ALL = 0.5

function bestNeeded(
  needed: ReadonlyMap<string, number>,
  { settings }: FindInput,
  index: StoreCatalog['index'],
  allow: (product: SearchProduct) => boolean,
): Hit[] {
  const allowed = [...needed].flatMap(([id, score]) => {
    const product = index.productById(id)
    return product && allow(product) ? [{ product, score }] : []
  })
  const bestOf = (scores: Iterable<number>) => [...scores].reduce((most, score) => Math.max(most, score), 0)
  const best = bestOf(allowed.map(({ score }) => score))
  if (best < bestOf(needed.values()) * LEAST_OF_ALL) return []
  // The owner's boosts put in order what is called for, and bring in nothing that is not.
  return allowed
    .filter(({ score }) => score >= best * LEAST_OF_NEEDED)
    .map(({ product, score }): Hit => {
      const boost = boostOf(product, settings)
      return { ...browsed(product), score: score * boost, boost }
    })
    .sort((a, b) => b.score - a.score || compareEquals(a.product, b.product))
}

const browsed = (product: SearchProduct): Hit => ({
  ...{ product, score: 0, ranked: null, nearness: null, boost: 1, placed: null },
})

function boostOf(product: SearchProduct, { boosts }: SearchSettings): number {
  let factor = 1
  for (const { by, value, factor: by1 } of boosts) {
    const own = by === 'tag' ? product.tags : [by === 'vendor' ? product.vendor : product.category]
    if (own.some((text) => text !== null && foldName(text) === foldName(value))) factor *= by1
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
    rules.filter(({ query }) => foldName(query) === foldName(q)).flatMap(({ productIds }) => productIds)
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
