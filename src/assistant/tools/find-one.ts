import { getProductsNow } from '../../catalog/get-product.ts'
import { isCalledGift, likingIn } from '../../language/readers/read-gift.ts'
import { readOrder } from '../../language/readers/read-order.ts'
import { tokenize } from '../../language/text/tokens.ts'
import type { PriceOrder } from '../../search/browse.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import type { GradedHit } from '../../search/find-hits.ts'
import type { PartGrade } from '../../search/fit/grade.ts'
import { besideHosted } from '../../search/fit/read-host.ts'
import { hostOfProduct, volumeOf, type WishedHost, wishedHost } from '../../search/goes-with/wished-host.ts'
import { speaksOfSomebody, weightTold } from '../../search/questions/weight-told.ts'
import { readWish } from '../../search/read-wish.ts'
import { isAvailable, type SearchProduct } from '../../search/search-product.ts'
import { type FinishedSearch, findProducts } from '../../search/search-products.ts'
import type { WordParts } from '../../search/word-parts.ts'
import type { OpenWish } from '../dialogue-state.ts'
import { isRefused } from '../refusals.ts'
import type { TurnScope } from '../turn-scope.ts'
import { bestOf, soldOutLast, unfailed } from './best-hits.ts'
import { followedIn, needIn } from './need-in.ts'
import { asksForMeasure, MOST_MEASURED, orderByMeasure } from './order-by-measure.ts'
import { type BesideWish, readShown, type Shown } from './read-shown.ts'
import type { SearchResult } from './tool-results.ts'

/** What costs less than this share of what may be spent is no present, where others are. */
const LEAST_OF_LIMIT = 0.1
/** So many presents are a choice, without those that are sold out. */
const ENOUGH_PRESENTS = 3

/**
 * Of presents those that have most of what the person likes and are for such a person, all where nothing of it was told. What is sold as a present comes
 * first; what is sold out is none where enough others can be had, else it comes last.
 * @param limit what may be spent, where that was told
 */
function presentsOf(hits: readonly GradedHit[], limit = 0): GradedHit[] {
  const canBeHad = ({ grade }: GradedHit) => grade.variants.some(isAvailable)
  const isWorth = ({ grade }: GradedHit) => grade.variants.some(({ price }) => (price ?? 0) >= limit * LEAST_OF_LIMIT)
  const isPresent = ({ product }: GradedHit) => Number(isCalledGift(product.title))
  const orAll = (some: GradedHit[], all: readonly GradedHit[]) => (some.length > 0 ? some : [...all])
  const stocked = likedOf(hits.filter(canBeHad))
  const byPresent = (some: readonly GradedHit[]) => some.toSorted((a, b) => isPresent(b) - isPresent(a))
  const gone = stocked.length < ENOUGH_PRESENTS ? likedOf(hits).filter((hit) => !canBeHad(hit)) : []
  const liked = [...byPresent(stocked), ...byPresent(gone)]
  return orAll(liked.filter(isWorth), liked)
}

function likedOf(hits: readonly GradedHit[]): readonly GradedHit[] {
  const countOf = ({ grade }: GradedHit) =>
    grade.parts.filter(({ part, isLiked, verdict }) => (isLiked || part === 'word') && verdict === 'holds').length
  if (hits.every(({ grade }) => !grade.parts.some(({ part }) => part === 'word'))) return hits
  const most = Math.max(...hits.map(countOf))
  return most === 0 ? [] : hits.filter((hit) => countOf(hit) === most)
}

export const MAX_CARDS = 6
/** So many descriptions are read at most. */
const MAX_READ = 24
const MAX_IN_STOCK = 2

export interface SearchInput {
  query: string
  price_min?: number | undefined
  price_max?: number | undefined
  in_stock?: boolean | undefined
  color?: string | undefined
  size?: string | undefined
  material?: string | undefined
  vendor?: string | undefined
  category?: string | undefined
  /** Wishes of the last search hold where this one names no other. */
  refine?: boolean | undefined
  /** Skip those shown before. */
  more?: boolean | undefined
  /** Skip these: it looks for others. */
  except?: (string | undefined)[] | undefined
  /** The shopper's whole words, where the query is only the thing they look for: what they insist on is read out of these. */
  words?: string | undefined
  /** What is sold out too: a question about one thing. */
  any_stock?: boolean | undefined
  /** A noun counts as the thing looked for only where the shop sells it. */
  sold_things?: boolean | undefined
  /** A present: nouns tell what somebody likes, and are not the thing. */
  gift?: boolean | undefined
  /** Nothing that is named is the thing looked for: all of it tells what that is needed for. */
  need?: boolean | undefined
  /** How likely it is another need than the open one, 0..1, where what it calls for puts the products in order. */
  follow?: number | undefined
  /** The product that it is to go with: "mudguards for it"; with an empty query all that goes with it. */
  goes_with?: string | undefined
  /** Finds what is named, to be compared: the wish that is open stays as it is. */
  lookup?: boolean | undefined
}

export interface FoundWish {
  found: FinishedSearch
  wished: ConstraintFilters
  parts: WordParts
  /** Those of the best grade that there is. */
  best: readonly GradedHit[]
  /** Whether a noun counted as the thing only where the shop sells it. */
  soldThings: boolean
  isGift: boolean
  /** Found by what the words call for, not by their letters. */
  isNeed: boolean
  order: PriceOrder | undefined
  goesWith?: string
  shown: Shown[]
  /** What can be had of that kind, where all that fits best is sold out. */
  inStock: Shown[]
  total: number
  /** The lowest price of those that can be had and are not shown. */
  lowestUnshown: number | null
  measured?: NonNullable<SearchResult['measured']>
}

/** Finds what one wish is for, and reads the pages of the best. */
export async function findOne(
  scope: TurnScope,
  input: SearchInput,
  {
    query,
    wished,
    parts,
    isPart = false,
  }: { query: string; wished: ConstraintFilters; parts: WordParts; isPart?: boolean },
): Promise<FoundWish> {
  const { catalog, understanding } = scope
  const open = input.refine || input.more ? scope.state.search : null
  // "In L?", behind rain jackets that the shop has not: the thing stays what it was.
  const isNamed = !open || readWish(input.query, catalog, understanding.language, { parts: scope.parts }).namesThing
  const soldThings = (isNamed ? input.sold_things : undefined) ?? open?.soldThings ?? false
  const isGift = input.gift ?? open?.isGift ?? false
  const isFollowed = open !== null && input.follow !== undefined
  // "Anything cheaper?", behind what was found by a need, is for the same need.
  const isNeed = input.need ?? (isFollowed || (open?.isNeed === true && !isNamed))
  const needed = isFollowed
    ? followedFor(open, input, scope)
    : isNeed
      ? neededFor(isGift ? likingIn(query) : query, scope)
      : null
  const goesWith = input.goes_with ?? open?.goesWith
  const host = await hostOf(scope, query, goesWith)
  const isAllOfHost = query === '' && host !== null
  const found = await findProducts(scope.ctx, {
    ...{ q: isAllOfHost ? host.name : query, limit: asksForMeasure(query) ? MOST_MEASURED : 50, filters: {}, wished },
    language: scope.understanding.language,
    isAnyStock: input.any_stock ?? false,
    isThingMeant: true,
    isSoldThingOnly: soldThings,
    isAnyThing: !isGift && needed === null && !isAllOfHost,
    parts,
    ...(needed ? { needed, isFollowed } : {}),
  })
  const { shown: former, seen = [], compared = [] } = scope.state
  // What was put side by side took the place of what was shown.
  const past = input.more ? [...former, ...(compared.length > 0 ? seen : [])] : []
  const skip = new Set([...past, ...(input.except ?? [])])
  const named = { catalog, language: understanding.language, thing: found.thing }
  const isTurnedDown = (product: SearchProduct) => !input.lookup && isRefused(product, scope.state.refused, named)
  const unseen = found.hits.filter(({ product }) => !skip.has(product.id) && !isTurnedDown(product))
  // What is needed by whom it is for was put in order by that.
  const presents = isGift && needed === null ? presentsOf(unseen, wished.priceMax ?? found.filters.priceMax) : unseen
  // What is meant by what was said next is told by that alone, not by which of its words a page has.
  const likely = isFollowed ? presents.toSorted((a, b) => b.score - a.score) : presents
  // For which ages something is stands on its page alone: all that are shown were read.
  const hasAge = (found.wish.audience?.age ?? null) !== null
  const bestIn = isFollowed ? unfailed : bestOf
  const bestRead = bestHosted(bestIn, host, isAllOfHost)
  const isForAge = hasAge && !isFollowed
  const best = isAllOfHost
    ? likely
    : isForAge
      ? likely.filter(({ grade }) => grade.fit !== 'other').slice(0, MAX_READ)
      : bestIn(likely)
  const measured = await orderByMeasure(scope, query, best)
  const inOrder = measured?.hits ?? best
  const isStockFirst = !input.any_stock && !measured
  const graded = isStockFirst ? soldOutLast(inOrder) : inOrder
  const told = open?.measures ?? weightBefore(scope, query)
  const measures = [told, host ? volumeOf(host, catalog.language) : ''].join('\n').trim()
  const beside = { isPart, measures, host }
  const inTurn = (some: Shown[]) => bestRead(isStockFirst ? soldOutLast(some) : some)
  const { read, shown } = await readInTurn(scope, found, [graded, isAllOfHost ? [] : likely], beside, {
    ...{ bestOf: inTurn, isEach: hasAge },
  })
  // Of what is sold out as it is meant there may be other forms.
  const isGone = shown.length > 0 && shown.every(({ now }) => now.variants.every(({ available }) => !available))
  const isShown = (id: string) => shown.some(({ now }) => now.externalId === id)
  const there = isGone && !input.any_stock ? inStockOf(likely).filter(({ product }) => !isShown(product.id)) : []
  const inStock = there.length > 0 ? await readShown(scope, found, there.slice(0, MAX_IN_STOCK), beside) : []
  const total = isAllOfHost ? shown.length : graded.length - (read.length - shown.length)
  const lowestUnshown = lowestIn(graded.slice(read.length))
  const end = readOrder(tokenize(query))?.value
  const order = end === 'cheapest' || end === 'dearest' ? end : undefined
  return {
    ...{ found, wished, parts, best, soldThings, isGift, isNeed, order, shown, inStock, total, lowestUnshown },
    ...(goesWith === undefined ? {} : { goesWith }),
    ...(measured ? { measured: measured.told } : {}),
  }
}

/** "A leash for him", whose weight was told before. */
const weightBefore = ({ state, understanding: { language }, catalog }: TurnScope, query: string): string =>
  speaksOfSomebody(query) && !/\d/.test(query) ? weightTold(state.said, language, catalog.language) : ''

/** The best of what was read, where it is to go with something. */
function bestHosted(
  best: (read: Shown[]) => Shown[],
  host: WishedHost | null,
  isOnlyTold: boolean,
): (read: Shown[]) => Shown[] {
  if (!host) return best
  return (read) => (isOnlyTold ? besideHosted(read, host, true) : best(besideHosted(read, host)))
}

/**
 * Reads the pages of the best, and of the next where what a description denies fits no longer ("not waterproof"); where the page of each says that it does
 * not fit, also of the others: "for tanks up to 40 litres". @param isEach all of the best are read
 */
async function readInTurn(
  scope: TurnScope,
  found: FinishedSearch,
  [best, others]: readonly [readonly GradedHit[], readonly GradedHit[]],
  beside: BesideWish,
  { bestOf: bestRead, isEach }: { bestOf: (read: Shown[]) => Shown[]; isEach: boolean },
): Promise<{ read: Shown[]; shown: Shown[] }> {
  let read: Shown[] = []
  let shown: Shown[] = []
  const readOn = async (hits: readonly GradedHit[]) => {
    for (
      let from = 0;
      from < hits.length && read.length < MAX_READ && (isEach || shown.length < MAX_CARDS);
      from += MAX_CARDS
    ) {
      read = [...read, ...(await readShown(scope, found, hits.slice(from, from + MAX_CARDS), beside))]
      // In the form that is for what was measured it may be sold out.
      shown = bestRead(read)
    }
  }
  await readOn(best)
  const isAgainst = ({ part, verdict }: PartGrade) => part === 'limit' && verdict === 'fails'
  if (shown.length > 0 && shown.every(({ grade }) => grade.parts.some(isAgainst)))
    await readOn(others.filter((hit) => hit.grade.fit !== 'other' && !best.includes(hit)))
  return { read, shown }
}

/** What the wish is to go with, as its page tells it: the product that is known, else what the words name. */
async function hostOf({ ctx, catalog }: TurnScope, query: string, id: string | undefined): Promise<WishedHost | null> {
  const known = id === undefined ? undefined : catalog.index.productById(id)
  const host = known ? hostOfProduct(known, catalog) : wishedHost(query, catalog)
  if (!host) return null
  const pages = await getProductsNow(
    ctx,
    host.products.map((product) => product.id),
  )
  const described = new Map(pages.map(({ externalId, description }) => [externalId, description]))
  return { ...host, products: host.products.map((one) => ({ ...one, description: described.get(one.id) ?? null })) }
}

/** The lowest price of the variants that are meant, of what can be had. */
function lowestIn(hits: readonly GradedHit[]): number | null {
  const prices = hits.flatMap(({ grade }) =>
    grade.variants.flatMap((variant) => (variant.price !== null && isAvailable(variant) ? variant.price : [])),
  )
  return prices.reduce<number | null>((least, one) => (least === null || one < least ? one : least), null)
}

/** Those that can be had, are the thing and for the same person, and break no price, though they are not all that was wished. */
const inStockOf = (hits: readonly GradedHit[]): GradedHit[] =>
  hits.filter(({ grade: { fit, parts, variants } }) => {
    const isHeld = ({ part, verdict }: PartGrade) =>
      part === 'thing' ? verdict === 'holds' : verdict !== 'fails' || !(part === 'audience' || part.startsWith('price'))
    const isThere = variants.some((variant) => isAvailable(variant) && variant.price !== null)
    return fit !== 'other' && isThere && parts.some(({ part }) => part === 'thing') && parts.every(isHeld)
  })

/** The products that are meant by what is said behind a wish, with what puts them in order. */
function followedFor(open: Pick<OpenWish, 'query'>, input: SearchInput, scope: TurnScope): Map<string, number> {
  const { query: said, follow: other = 0 } = input
  const likely = followedIn(scope, { former: open.query, shown: scope.state.shown, said, other })
  return new Map(likely.map(({ product, likelihood }) => [product.id, likelihood]))
}

/** The products that words call for without naming them, with what puts them in order: none where the shop has nothing like it. Null where nothing is known of it. */
function neededFor(text: string, scope: TurnScope): Map<string, number> | null {
  const { products, isUnsold, isUnsure } = needIn(scope, text)
  if (isUnsold || isUnsure) return new Map()
  return products.length === 0 ? null : new Map(products.map(({ product, likelihood }) => [product.id, likelihood]))
}
