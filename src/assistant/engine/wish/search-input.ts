import { bareNumberOf } from '../../../language/amounts/bare-number.ts'
import { isPreposition } from '../../../language/amounts/measured-sides.ts'
import { isUnitWord } from '../../../language/amounts/units.ts'
import { packOf, phraseList } from '../../../language/packs.ts'
import { endOfDenial, isNegation } from '../../../language/readers/negation.ts'
import { audienceIn } from '../../../language/readers/read-audience.ts'
import { withoutStory } from '../../../language/readers/read-gift.ts'
import { cutAround } from '../../../language/text/cut-phrases.ts'
import { kindOfName } from '../../../language/text/families.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { PriceOrder } from '../../../search/browse.ts'
import { isOrdinaryWord } from '../../../search/index/meant-words.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import type { OpenWish } from '../../dialogue-state.ts'
import type { SearchInput } from '../../tools/find-one.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { pricesMeant } from '../product/price-end.ts'
import { needText } from './calls-for.ts'
import { oneAsked } from './one-asked.ts'
import { mayBeOther } from './said-next.ts'
import { wishForSimilar } from './similar-wish.ts'

/** A number by itself changes the number that was wished for last: a size where the shop has it, else the highest price. */
function valueOfNumber({ shown, before: { search: open } }: Clause, number: number): Partial<SearchInput> {
  const isOwn = shown.some(({ variants }) => variants.some(({ options }) => isSize(options, number)))
  const sizes = open?.wishes.options?.size ?? []
  return isOwn || sizes.some((size) => /^\d/.test(size)) ? { size: String(number) } : { price_max: number }
}

/** Whether a product's title or shelf tells whom it is for. */
const isTold = (product: SearchProduct | null): boolean =>
  audienceIn(`${product?.category ?? ''} ${product?.title ?? ''}`) !== ''

const isSize = (options: Readonly<Record<string, string>>, number: number): boolean =>
  Object.entries(options).some(([name, value]) => kindOfName(name)?.kind === 'size' && value === String(number))

/**
 * How a message is related to the wish that is open; `liked`: it tells what who gets a present likes, `told`: it only remarks something that
 * tells more of it.
 */
export type WishChange = 'new' | 'changed' | 'more' | 'left' | 'liked' | 'told'

/** What the search is to look for: what a clause says, and what of the open wish holds on. */
export const searchInput = (turn: EngineTurn, change: WishChange, held = heldFor(turn)): SearchInput => ({
  ...limitSaid(turn),
  ...wishSaid(turn, change, held),
})

/** For whom things are looked for, in which size, and what a present may cost: of the next kind too, until another is told. */
export interface Held {
  who: string
  size?: string
  budget?: Pick<SearchInput, 'price_min' | 'price_max'>
}

/** "A womens jacket in M", "and shorts?": for the same, where what was shown is told to be for somebody, or nothing was found. */
export function heldFor({ clause, scope: { catalog, understanding } }: EngineTurn): Held {
  const { search } = clause.before
  const matched = clause.focus ? [clause.focus] : clause.shown
  const isForSame = search !== null && !clause.wish.hasAudience && !clause.isGift
  const isOfSuch = matched.length > 0 ? matched.every(isTold) : search?.isEmpty === true
  const who = isForSame && isOfSuch ? audienceIn(search.query) : ''
  if (isForSame && search.isGift) return { who, budget: budgetOf(clause, search.wishes) }
  if (who === '' || !search || clause.wish.wishes.options?.size) return { who }
  const { wishes } = readWish(search.query, catalog, understanding.language, { parts: search.parts })
  const [size, ...others] = search.wishes.options?.size ?? wishes.options?.size ?? []
  return { who, ...(size !== undefined && others.length === 0 ? { size } : {}) }
}

/** "Budget 40 at most" of a present, where no other price is told. */
function budgetOf(
  { wish, priceDirection }: EngineTurn['clause'],
  { priceMin, priceMax }: OpenWish['wishes'],
): Held['budget'] {
  const isOther = (wish.wishes.priceMin ?? wish.wishes.priceMax) !== undefined || priceDirection !== 0
  return isOther ? {} : { price_min: priceMin, price_max: priceMax }
}

/** "And if it may be 1400": the only number that is read as a price, in words that no limit is known by. */
export function limitSaid({ clause, scope }: EngineTurn): Pick<SearchInput, 'price_max'> {
  const { priceMin, priceMax } = clause.wish.wishes
  const { roles } = scope.understanding
  const said = tokenize(clause.text).filter(
    ({ kind, text }, at, all) =>
      kind === 'number' &&
      roles.get(text) === 'p' &&
      !(isUnitWord(all[at + 1]?.text ?? '') && !isPreposition(all, at + 1)),
  )
  const limit = Number((said[0]?.text ?? '').replace(',', '.'))
  return said.length === 1 && limit > 0 && (priceMin ?? priceMax) === undefined ? { price_max: limit } : {}
}

function wishSaid(turn: EngineTurn, change: WishChange, held: Held): SearchInput {
  const { clause, scope } = turn
  const { state, understanding } = scope
  if (change === 'more') {
    const { isSimilar, rest } = clause.reference
    if (isSimilar) wishForSimilar(turn)
    return { query: isSimilar && clause.hasValues ? rest : '', more: true }
  }
  if (change === 'told') return { query: needText(clause), refine: true, follow: mayBeOther(clause) }
  if (change === 'left') return { query: '', refine: true }
  const asked = withoutNo(clause)
  if (change === 'liked') return { query: asked ?? clause.reference.rest, refine: true, gift: true }
  if (asked !== null) return { query: asked, refine: true }
  const one = change === 'changed' ? oneAsked(clause) : null
  if (one !== null) return { query: one, refine: true }
  const rest = clause.isGift ? withoutStory(clause.reference.rest, isNamedBy(scope.catalog)) : clause.reference.rest
  // "Show me something in blue" lists what is blue: what is said around it is nothing to rank by.
  const query = clause.namesOnlyOptions ? cutAround(rest) || rest : isOfReduced(clause) ? reducedIn(scope) : rest
  const isNamed = clause.isLookingFor && (!clause.reference.isSomething || clause.reference.isRestart)
  const things = clause.isGift ? { gift: true } : isNamed ? {} : { sold_things: true }
  if (change === 'new')
    return {
      query: `${query} ${held.who}`.trim(),
      ...things,
      ...(held.size === undefined ? {} : { size: held.size }),
      ...held.budget,
      ...(clause.isBrowsing ? { query: '', in_stock: true } : {}),
    }
  const { priceDirection } = clause
  const bare = bareNumberOf(query)
  const { size } = understanding.slots
  // "32, beige": beside another value it is one as well.
  const isAlone = clause.wish.wishes.options === undefined
  if (bare !== null && isAlone && size === undefined) return { query: '', refine: true, ...valueOfNumber(clause, bare) }
  if (bare !== null) return { query: '', refine: true, size }
  // Behind what there is not a noun stays the thing.
  if (priceDirection === 0) return { query, ...(state.search?.isEmpty ? {} : things), refine: true }
  // "Cheaper" compares with what was shown, which the words of the search do not say; "too expensive, 200 at most" says it.
  const { priceMin, priceMax } = clause.wish.wishes
  const bounds = (priceMin ?? priceMax) === undefined ? beyondShown(clause, priceDirection) : {}
  // What is sold out is nobody's cheaper one, and "cheaper and for women" none for men.
  return { query: audienceIn(query), words: query, refine: true, in_stock: true, ...bounds }
}

/** More words, behind what is said before it, ask for more than what a "no" begins. */
const MOST_OF_NO = 4

/** "No black?", "but nothing with a horse?" ask for that; null where it asks for nothing in that way. */
function withoutNo({ text, before }: EngineTurn['clause']): string | null {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => isNegation(word) || !isOrdinaryWord(word))
  const end = endOfDenial(tokens, at)
  const words = tokens.slice(at).filter(({ kind }) => kind !== 'sign').length
  const isAsked = /[?？]\s*$/.test(text) && words <= MOST_OF_NO && (before.search ?? before.pending) !== null
  return isAsked && end !== null && tokens[end]?.kind === 'word' ? text.slice(tokens[end].start) : null
}

/** Whether something is cheaper, or dearer, than what was shown, as was asked for. */
export function isBeyondShown(clause: EngineTurn['clause'], { priceFrom }: { priceFrom: number | null }): boolean {
  const { priceDirection } = clause
  if (priceFrom === null || priceDirection === 0) return false
  const { price_max: most = Number.POSITIVE_INFINITY, price_min: least = 0 } = beyondShown(clause, priceDirection)
  return priceFrom <= most && priceFrom >= least
}

/** Below the lowest price of what was shown, or above the highest. */
export function beyondShown(
  clause: EngineTurn['clause'],
  direction: -1 | 1,
): Pick<SearchInput, 'price_max' | 'price_min'> {
  const prices = pricesMeant(clause)
  if (prices.length === 0) return {}
  return direction < 0 ? { price_max: below(Math.min(...prices)) } : { price_min: above(Math.max(...prices)) }
}

/** What asks for an end of the prices in the shopper's language: "cheapest". */
export const wordOfOrder = ({ language }: EngineTurn, order: PriceOrder): string | undefined =>
  phraseList(packOf(language)?.orders?.[order]).find((phrase) => !phrase.endsWith('!'))

/** Whether a word is a noun of the shop's titles. */
const isNamedBy =
  ({ index }: EngineTurn['scope']['catalog']) =>
  (word: string): boolean =>
    isNoun(word) && index.parse(word).groups.some((group) => index.titled(group, 0) === null)

/** "What is on offer?": of all the shop has. */
const isOfReduced = ({ act, asksReduced, wish }: EngineTurn['clause']): boolean =>
  (act === 'discount' || act === 'quote') && asksReduced && !wish.namesThing

const reducedIn = ({ understanding }: EngineTurn['scope']): string =>
  phraseList(packOf(understanding.language)?.prices?.reduced)[0] ?? ''

const below = (price: number): number => Math.max(0, Math.round((price - 0.01) * 100) / 100)
const above = (price: number): number => Math.round((price + 0.01) * 100) / 100

/** Nothing cheaper was found: that price limit must not hold for later searches, but the shopper's own does. */
export function forgetBound({ scope }: EngineTurn): void {
  const { state, before, understanding } = scope
  if (!state.search) return
  const { priceMin, priceMax, ...wishes } = state.search.wishes
  const own = before.search?.wishes ?? {}
  const [least, most] = understanding.priceDirection < 0 ? [priceMin, own.priceMax] : [own.priceMin, priceMax]
  const limits = {
    ...(least === undefined ? {} : { priceMin: least }),
    ...(most === undefined ? {} : { priceMax: most }),
  }
  state.search = { ...state.search, wishes: { ...wishes, ...limits } }
}
