import { foldName } from '../language/fold.ts'
import { readOrder } from '../language/read-order.ts'
import { tokenize } from '../language/tokens.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import { browse } from './browse.ts'
import { type ConstraintFilters, compileFilters, isForAll } from './constraints/filters.ts'
import type { ConstraintSpan } from './constraints/read-constraints.ts'
import { searchWithRelaxation } from './constraints/relax.ts'
import { blend } from './embeddings/blend.ts'
import { fits, type Grade } from './fit/grade.ts'
import { Grader, inOrderOfFit } from './fit/grade-hits.ts'
import type { PreparedWish } from './fit/prepare-wish.ts'
import type { Ranked } from './index/catalog-index.ts'
import type { ParsedText, Reading } from './index/parsed-text.ts'
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
  limit: number
  /** The shopper's, BCP 47; the catalog's when it is not known. */
  language?: string
  settings: SearchSettings
  /** Products near the query by vectors, and their share in the order (0 = only when words find nothing). */
  nearest: { scores: Map<string, number>; weight: number }
}

export interface Found {
  /** Best first; all of them hold `filters`. */
  hits: GradedHit[]
  filters: ConstraintFilters
  relaxed: Relaxation[]
  /** What the hits were held against. */
  wish: PreparedWish
}

/** Hits looked at beyond the page, so that pins, boosts and the order by vectors have something to choose from. */
const CANDIDATES = 100

/** A product found, held against the wish. */
export interface GradedHit extends Hit {
  grade: Grade
}

/**
 * Finds products for an understood query and grades them. What is known to fail is not shown; when nothing is left, the fewest filters
 * are let go and named. Without any word to rank by, what fits the filters is listed, what sells first.
 */
export function findHits(input: FindInput, catalog: StoreCatalog): Found {
  const { cheap, spans } = input.understood.constraints
  const wished: ConstraintFilters = mergeWishes(input.wished ?? {}, wishesOf(input.understood))
  if (input.isAnyStock) delete wished.inStock
  const wanted: ConstraintFilters = {
    ...wished,
    ...(Object.keys(input.filters).length > 0 ? { literal: input.filters } : {}),
  }
  const grader = new Grader(input, wanted, catalog)
  const order = readOrder(tokenize(boundedReading(input.q, textBounds.query)))?.value ?? null
  const isByPrice = order === 'cheapest' || order === 'dearest'
  const things = new ThingRanker(isByPrice ? { ...input, limit: MOST_IN_ORDER } : input, catalog, grader, isByPrice)
  const found = searchWithRelaxation({
    filters: wanted,
    run: (kept) => things.rank(kept),
    productOf: ({ product }) => product,
    scoreOf: ({ score }) => score,
    cheap: cheap && !isByPrice,
  })
  const grades = things.gradesOf(found.hits)
  const hits = inOrderOfFit(found.hits.map((hit, at): GradedHit => ({ ...hit, grade: grades[at] as Grade })))
  return {
    ...found,
    wish: grader.wish,
    hits: isByPrice ? inOrderOfPrice(hits, order) : hits,
    relaxed: [...spans.flatMap(unusableAmount), ...found.relaxed],
  }
}

/** Products looked at when the cheapest or dearest is asked for: 2,000 of a thing take some 3 ms. */
const MOST_IN_ORDER = 2_000

/** Finds products of the thing that was named, whatever the catalog calls it. */
class ThingRanker {
  readonly #input: FindInput
  readonly #catalog: StoreCatalog
  readonly #grader: Grader
  /** Whether all of the thing are wanted, not only the best: to sort them. */
  readonly #isAllMeant: boolean
  #isSold: boolean | undefined

  constructor(input: FindInput, catalog: StoreCatalog, grader: Grader, isAllMeant: boolean) {
    this.#isAllMeant = isAllMeant
    this.#input = input
    this.#catalog = catalog
    this.#grader = grader
  }

  /**
   * What is not known to break the filters, best first. Where only the thing is meant, other things are left out: all that are not known
   * to be the thing when the shop sells it, else those that are known to be something else.
   */
  rank(kept: ConstraintFilters): Hit[] {
    const filters = { ...kept, mayBeUntold: true }
    const hits = rank(this.#input, this.#catalog, filters)
    if (!this.#input.isThingMeant || !this.#grader.namesThing) return hits
    const { isThing } = this
    const isPinned = ({ placed }: Hit) => placed === 'pinned'
    this.#isSold ??=
      hits.some(isThing) || rank(this.#input, this.#catalog, {}).some(isThing) || this.#byOtherNames({}).some(isThing)
    if (!this.#isSold) {
      const possible = this.#grader.mayBeThing(hits.map(({ product }) => product))
      return hits.filter((hit) => isPinned(hit) || possible.has(hit.product))
    }
    const found = hits.filter((hit) => isPinned(hit) || isThing(hit))
    return hits.some(isThing) && !this.#isAllMeant ? found : this.#withOtherNames(found, filters)
  }

  /** Grades in the light of the catalog: where the thing is sold, what may be it is something else. */
  gradesOf(hits: readonly Hit[]): Grade[] {
    const grades = this.#grader.grade(hits.map(({ product }) => product))
    if (!this.#isSold) return grades
    return grades.map((grade, at) => (this.isThing(hits[at] as Hit) ? grade : { ...grade, fit: 'other' }))
  }

  readonly isThing = ({ product }: Hit): boolean => this.#grader.isThing(product)

  /** Behind what is called as wished what is called otherwise: the capris of a shop that has one pair of "trousers". */
  #withOtherNames(found: Hit[], filters: ConstraintFilters): Hit[] {
    const known = new Set(found.map(({ product }) => product.id))
    const others = this.#byOtherNames(filters).filter((hit) => this.isThing(hit) && !known.has(hit.product.id))
    return others.length === 0 ? found : [...found, ...others]
  }

  /** "Couch" finds the sofas of a shop that has no couch, and "Wanduhr" its wall clocks. */
  #byOtherNames(filters: ConstraintFilters): Hit[] {
    const names = this.#grader.otherNames()
    if (names.length === 0) return []
    const { understood } = this.#input
    const parsed = withNames(understood.parsed, names, this.#catalog)
    return rank({ ...this.#input, understood: { ...understood, parsed } }, this.#catalog, filters)
  }
}

/** What a product called otherwise is worth beside one that has the wished word. */
const OTHER_NAME_WEIGHT = 0.8

function withNames(parsed: ParsedText, names: readonly string[], { index }: StoreCatalog): ParsedText {
  const readings = names.map(
    (name): Reading => ({
      terms: index.parse(name).groups.flatMap((group) => group.readings[0]?.terms ?? []),
      weight: OTHER_NAME_WEIGHT,
      source: 'synonym',
    }),
  )
  const surface = names[0] as string
  return { ...parsed, groups: [...parsed.groups, { surface, weight: 1, isStopWord: false, readings }] }
}

/** Of each grade the cheapest or dearest first, by the price of the variants that fit; what has no price comes last. */
function inOrderOfPrice(hits: readonly GradedHit[], order: 'cheapest' | 'dearest'): GradedHit[] {
  const sign = order === 'cheapest' ? 1 : -1
  const priceOf = ({ grade }: GradedHit): number => {
    const prices = grade.variants.flatMap(({ price }) => (price === null ? [] : [price * sign]))
    return prices.length > 0 ? Math.min(...prices) : Number.POSITIVE_INFINITY
  }
  const prices = new Map(hits.map((hit) => [hit, priceOf(hit)]))
  return hits.toSorted(
    (a, b) =>
      fits.indexOf(a.grade.fit) - fits.indexOf(b.grade.fit) ||
      (prices.get(a) as number) - (prices.get(b) as number) ||
      0,
  )
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
    const { mayBeUntold: _, ...named } = wanted
    return Object.keys(named).length === 0
      ? []
      : placeByOwner(browse(catalog, fits, count).map(browsed), input, index, allow)
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
