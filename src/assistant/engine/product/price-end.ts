import { lowestPriceOf } from '../../../catalog/lowest-price.ts'
import { phrasesOfAll, wordsOfAll } from '../../../language/packs.ts'
import { readOrder } from '../../../language/readers/read-order.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { anyPattern } from '../../../language/text/word-patterns.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { MAX_CARDS } from '../../tools/find-one.ts'
import type { Clause } from '../clause.ts'

/** An end of the prices of several products. */
export type PriceEnd = 'cheapest' | 'dearest'

/** Of more that were shown the cheapest is looked for, not told side by side. */
const MOST_SHOWN = 3

const articles = [...wordsOfAll(({ dialogue }) => dialogue?.definite)].join('|')
/** "The cheaper one", but not "a cheaper one". */
const definitePrice = new RegExp(
  `\\b(?:${articles}) (?:${anyPattern(({ acts }) => acts?.cheaper)}|${anyPattern(({ acts }) => acts?.dearer)})`,
  'u',
)

/** "The cheap one", "die billige". */
const definiteCheap = new RegExp(
  `\\b(?:${articles}) (?:${phrasesOfAll(({ prices }) => prices?.cheap).join('|')})(?!\\p{L})`,
  'u',
)

/** Which end a clause names: "the cheapest", "which one costs less", "the cheaper of the two"; null when it names none. */
export function priceEndOf({ reference, scope, text, act, asksReduced }: Clause): PriceEnd | null {
  const order = readOrder(tokenize(text))?.value
  if (order === 'cheapest' || order === 'dearest') return order
  const { priceDirection } = scope.understanding
  if (asksReduced) return null
  if (reference.isOne && definiteCheap.test(plainOf(text))) return 'cheapest'
  const isPointing = act === 'compare' || reference.isWhich || reference.isOfThem || definitePrice.test(plainOf(text))
  if (priceDirection === 0 || !isPointing) return null
  return priceDirection < 0 ? 'cheapest' : 'dearest'
}

/** Those that an end of the prices is looked for among: what was put side by side last, else what was shown. */
export function comparedLast({ scope: { catalog, before }, wish }: Clause): SearchProduct[] {
  const { compared = [], shown } = before
  const products = (compared.length > 1 ? compared : shown).flatMap((id) => catalog.index.productById(id) ?? [])
  // "How long does the cheap one steam for" names no steam.
  const named = wish.namesThing ? products.filter((product) => wish.isThing(product)) : products
  return named.length > 0 ? named : products
}

/** "The cheapest", behind as many as are shown at once or a single one, "the cheapest in red": one that was not shown may be it. */
export function isEndOfWish(clause: Clause): boolean {
  const { before, reference, wish } = clause
  const { shown, search, compared = [] } = before
  const order = readOrder(tokenize(clause.text))?.value
  const isEnd = (order === 'cheapest' || order === 'dearest') && priceEndOf(clause) === order
  if (!isEnd || search === null || search.several || shown.length === 0 || compared.length > 1) return false
  // "The cheapest in red?"
  const isMore = Object.keys(wish.wishes).length > 0
  const isAll = shown.length > 1 && shown.length < MAX_CARDS
  return (isMore || !isAll) && !reference.isOfThem && !wish.namesThing && !clause.hasWords
}

/** The one of those that is at the end which a clause names. Of more than a few a bare "the cheapest" is looked for in all of the shop. */
export function atPriceEnd(clause: Clause): SearchProduct | undefined {
  const end = priceEndOf(clause)
  const among = end === null ? [] : comparedLast(clause)
  if (end === null || among.length < 2 || isEndOfWish(clause)) return undefined
  const { reference, act, text } = clause
  const isAsked = clause.asksPrice || act === 'product_question' || act === 'stock_question'
  const isOfThese = reference.isOfThem || reference.isOne || isAsked
  if (readOrder(tokenize(text)) !== null && !isOfThese && among.length > MOST_SHOWN) return undefined
  // "And the most expensive?", behind the cheapest of the shop, is none of these.
  const sorted = clause.before.search?.order
  if (sorted !== undefined && sorted !== end && !reference.isOfThem) return undefined
  return productAtEnd(end, among, clause)
}

/** The one at an end of the prices, the first of several that are; undefined when of two both are, or one has no price. */
function productAtEnd(
  end: PriceEnd,
  products: readonly SearchProduct[],
  { before: { shown, shownPrices }, reference }: Clause,
): SearchProduct | undefined {
  // As they were shown: of the variants that were meant.
  const isEachPriced = shown.length === shownPrices.length
  const shownPrice = ({ id }: SearchProduct) => (isEachPriced ? shownPrices[shown.indexOf(id)] : undefined)
  const all = products.map((product) => ({
    product,
    price: shownPrice(product) ?? lowestPriceOf(product.variants),
  }))
  // "The cheap one" points at one with a price; which is the cheapest is not known where one has none.
  const priced = reference.isOne && !reference.isWhich ? all.filter(({ price }) => price !== null) : all
  if (priced.length < 2 || priced.some(({ price }) => price === null)) return undefined
  const sorted = priced.sort((a, b) => ((a.price as number) - (b.price as number)) * (end === 'cheapest' ? 1 : -1))
  const [best, next] = sorted
  return sorted.length > 2 || best?.price !== next?.price ? best?.product : undefined
}

/** What "cheaper" compares with: the price of the one talked about, as it was shown, else those of all that were shown. */
export function pricesMeant({ focus, before: { shown, shownPrices } }: Clause): readonly number[] {
  if (!focus || shown.length !== shownPrices.length) return shownPrices
  return shownPrices[shown.indexOf(focus.id)] === undefined
    ? shownPrices
    : [shownPrices[shown.indexOf(focus.id)] as number]
}
