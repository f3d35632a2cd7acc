import { childNames } from '../language/readers/read-audience.ts'
import { giftNames } from '../language/readers/read-gift.ts'
import { readOrder } from '../language/readers/read-order.ts'
import { conceptOf } from '../language/text/families.ts'
import { keyOf, type TextToken, tokenize } from '../language/text/tokens.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import type { ConstraintFilters } from './constraints/filters.ts'
import type { ConstraintSpan } from './constraints/read-constraints.ts'
import { searchWithRelaxation } from './constraints/relax.ts'
import { fits, type Grade, type PartGrade } from './fit/grade.ts'
import { Grader, inOrderOfFit } from './fit/grade-hits.ts'
import type { PreparedWish } from './fit/prepare-wish.ts'
import type { WishedThing } from './fit/wished-thing.ts'
import type { FindInput, Hit } from './rank-hits.ts'
import { type Instead, MOST_IN_ORDER, ThingRanker, withNames } from './rank-things.ts'
import type { Relaxation } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'
import type { UnderstoodQuery } from './understand-query.ts'
import { isStory } from './word-parts.ts'

export interface Found {
  /** Best first; all of them hold `filters`. */
  hits: GradedHit[]
  filters: ConstraintFilters
  relaxed: Relaxation[]
  /** What the hits were held against. */
  wish: PreparedWish
  /** The thing that was named; null when none was. */
  thing: WishedThing | null
  /** What stands for the thing that was named; null where products are it and called so, or nothing is near to it. */
  instead: Instead | null
}

/** A product found, held against the wish. */
export interface GradedHit extends Hit {
  grade: Grade
}

/**
 * Finds products for an understood query and grades them. What is known to fail is not shown; when nothing is left, the fewest filters
 * are let go and named. Without any word to rank by, what fits the filters is listed, what sells first.
 */
export function findHits(input: FindInput, catalog: StoreCatalog): Found {
  const { cheap, spans, rest } = input.understood.constraints
  const shelf = shelfNamed(input, catalog)
  // "Desk & Play" is no wish for a desk.
  if (shelf && /\w\s*[&/+>]\s*\w/.test(rest)) return findHits(shelf, catalog)
  const wished: ConstraintFilters = mergeWishes(input.wished ?? {}, wishesOf(input.understood))
  if (input.isAnyStock) delete wished.inStock
  const wanted: ConstraintFilters = {
    ...wished,
    ...(Object.keys(input.filters).length > 0 ? { literal: input.filters } : {}),
  }
  const grader = new Grader(input, wanted, catalog)
  const tokens = tokenize(boundedReading(input.q, textBounds.query))
  const said = readOrder(tokens)
  const order = said?.value ?? null
  const isByPrice = order === 'cheapest' || order === 'dearest'
  const meant = isOnlyBounded(grader) ? withoutWords(input) : withoutRefused(input, grader.wish)
  const asked = withPresents(meant, grader.wish, catalog)
  const things = new ThingRanker(
    isByPrice
      ? { ...withoutOrder(asked, tokens.slice(said?.from, said?.to)), limit: MOST_IN_ORDER, byPrice: order }
      : asked,
    catalog,
    grader,
    isByPrice,
  )
  const found = searchWithRelaxation({
    filters: wanted,
    run: (kept) => things.rank(kept),
    productOf: ({ product }) => product,
    scoreOf: ({ score }) => score,
    cheap: cheap && !isByPrice,
  })
  const grades = things.gradesOf(found.hits)
  const isNeeded = input.needed !== undefined
  // "My tank's gone all green and slimy, what do I do about it" wishes for no tank.
  const isAnother = grader.thing?.isOwned === true || !grader.namesThing
  const isUntold = isStory(input.parts ?? {}) && isAnother && input.isAnyThing !== false
  const graded = grades.map((grade) =>
    isNeeded ? asNeeded(grade, input.isFollowed ? grade : (grades[0] as Grade)) : isUntold ? mayFit(grade) : grade,
  )
  const hits = inOrderOfFit(found.hits.map((hit, at): GradedHit => ({ ...hit, grade: graded[at] as Grade })))
  if (!hits.some(({ grade }) => grade.fit !== 'other') && shelf) return findHits(shelf, catalog)
  return {
    ...found,
    wish: grader.wish,
    thing: grader.thing,
    instead: things.insteadOf(hits.filter(({ grade }) => grade.fit !== 'other').slice(0, input.limit)),
    hits: isByPrice ? inOrderOfPrice(hits, order) : hits,
    relaxed: [...spans.flatMap(unusableAmount), ...found.relaxed],
  }
}

/** That it answers the need no text tells, nor does anybody insist on a word for it. */
const untoldNeed: PartGrade = { part: 'word', wanted: '', verdict: 'unknown', field: null, says: null, isSoft: true }

/**
 * What is called for by words that its texts need not have: those it has not are not missed, but for a colour or material; it may fit at most.
 * Words that what is likeliest has tell it from others; what has another word ("summer" of a dress) is no likelier by that.
 */
function asNeeded({ parts, variants }: Grade, best: Grade): Grade {
  const isOfBest = ({ wanted }: PartGrade) => best.parts.some((one) => one.wanted === wanted && one.verdict === 'holds')
  const isKept = (one: PartGrade) =>
    (one.verdict === 'holds' && (one.isRefused || one.content !== undefined || isOfBest(one))) ||
    (!one.isSoft && (conceptOf('color', one.wanted) ?? conceptOf('material', one.wanted)) !== null)
  const own = parts.filter((one) => (one.part !== 'thing' || one.isRefused) && (one.part !== 'word' || isKept(one)))
  const all = [...own, untoldNeed]
  const isRefused = all.some((one) => one.isRefused)
  return {
    fit: isRefused ? 'other' : all.some(({ verdict }) => verdict === 'fails') ? 'near' : 'likely',
    parts: all,
    variants,
  }
}

/** "My husband snores and I have not slept": that it is for men tells not that it helps. */
const mayFit = (grade: Grade): Grade =>
  grade.fit === 'exact' ? { ...grade, fit: 'likely', parts: [...grade.parts, untoldNeed] } : grade

/** "Kitchen", in a shop where nothing is a kitchen and a category is called so: what stands in it. */
function shelfNamed({ original: _, ...input }: FindInput, { vocabulary }: StoreCatalog): FindInput | undefined {
  const { understood } = input
  const category = vocabulary.category(keyOf(understood.constraints.rest))
  if (category === undefined || input.filters.category !== undefined) return undefined
  return {
    ...{ ...input, q: '', filters: { ...input.filters, category } },
    understood: {
      ...understood,
      parsed: { ...understood.parsed, groups: [] },
      constraints: { ...understood.constraints, rest: '' },
    },
  }
}

/** "My mum turns 60, something nice for about 30": names neither a thing nor a word that tells of one, but what holds all the same. */
const isOnlyBounded = ({ namesThing, wish: { words, filters, contents, models } }: Grader): boolean =>
  !namesThing &&
  words.length + contents.length + models.length === 0 &&
  (filters.priceMin !== undefined || filters.priceMax !== undefined)

const withoutWords = ({ understood, ...input }: FindInput): FindInput => ({
  ...input,
  understood: { ...understood, parsed: { ...understood.parsed, groups: [] } },
})

/** "Shoes, no suede": what is refused ranks nothing, where other words are left to rank by. */
function withoutRefused(input: FindInput, { words }: PreparedWish): FindInput {
  const refused = new Set(words.flatMap(({ isDenied, surface }) => (isDenied ? surface : [])))
  const { understood } = input
  const groups = understood.parsed.groups.filter(({ surface }) => !refused.has(surface))
  if (refused.size === 0 || groups.every(({ isStopWord }) => isStopWord)) return input
  return { ...input, understood: { ...understood, parsed: { ...understood.parsed, groups } } }
}

/** "The most expensive": where nothing else is said there are no words to rank by. */
function withoutOrder(input: FindInput, order: readonly TextToken[]): FindInput {
  const words = new Set(order.map(({ text }) => text))
  return input.understood.parsed.groups.every(({ surface }) => words.has(surface)) ? withoutWords(input) : input
}

/** What is sold as a present, or for children where one gets it, is found by that name, whatever else is said of who gets it. */
function withPresents(
  input: FindInput,
  { isGift, isAnyGift, audience }: PreparedWish,
  catalog: StoreCatalog,
): FindInput {
  const ofChild = isGift && (audience?.age ?? null) !== null ? childNames() : []
  const names = [...(isAnyGift ? giftNames() : []), ...ofChild]
  if (names.length === 0) return input
  const { understood } = input
  return { ...input, understood: { ...understood, parsed: withNames(understood.parsed, names, catalog) } }
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
export function wishesOf({ constraints: { filters, notOptions, contents } }: UnderstoodQuery): ConstraintFilters {
  return { ...filters, ...(notOptions ? { notOptions } : {}), ...(contents ? { contents } : {}) }
}

/** Of the same option or bound the later wish holds: "in blue" after "red dress". */
export function mergeWishes(former: ConstraintFilters, later: ConstraintFilters): ConstraintFilters {
  const merged = { ...former, ...later }
  for (const part of ['options', 'notOptions'] as const) {
    const denied = later[part === 'options' ? 'notOptions' : 'options']
    if (former[part] || later[part]) merged[part] = { ...withoutValues(former[part], denied), ...later[part] }
  }
  if (former.contents || later.contents) merged.contents = { ...former.contents, ...later.contents }
  return merged
}

/** "No leather", behind a wish for leather, takes that back. */
const withoutValues = (options: Record<string, string[]> = {}, denied: Record<string, string[]> = {}) =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, values]) => {
      const left = values.filter((value) => !denied[name]?.includes(value))
      return left.length > 0 || values.length === 0 ? [[name, left]] : []
    }),
  )

/** An amount in another currency than the store's filters nothing, and is said so. */
function unusableAmount({ kind, value, currency }: ConstraintSpan): Relaxation[] {
  if (kind !== 'other_currency') return []
  const [min = '', max = ''] = value.split('-')
  const amounts: Relaxation[] = []
  if (max !== '') amounts.push({ filter: 'price_max', wanted: `${max} ${currency}`, nearest: null })
  if (min !== '') amounts.push({ filter: 'price_min', wanted: `${min} ${currency}`, nearest: null })
  return amounts
}
