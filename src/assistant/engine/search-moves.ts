import { bareNumberOf } from '../../language/bare-number.ts'
import { cutAround } from '../../language/cut-phrases.ts'
import { packOf, phraseList } from '../../language/packs.ts'
import { audienceIn } from '../../language/read-audience.ts'
import { withoutStory } from '../../language/read-gift.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import type { Statement } from '../statement.ts'
import type { SearchInput } from '../tools/search-tool.ts'
import type { GradedBrief, SearchResult } from '../tools/tool-results.ts'
import { askedFor, comparesQuality } from './asks.ts'
import { namesNext, namesOther } from './changes-wish.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { missingThing, unmetThing } from './missing-thing.ts'
import { mayFit, oneNamed } from './one-found.ts'
import { pricesMeant } from './price-end.ts'
import { aboutProduct } from './product-moves.ts'
import { fromPages, mayBeOfShop } from './quote-policy.ts'
import { notes } from './search-notes.ts'
import { closest, lowest, untoldBy } from './search-sentences.ts'
import { shelvesTold } from './shelves-told.ts'
import { wishForShelf, wishForSimilar } from './similar-wish.ts'
import { isTold, valueOfNumber } from './value-of-number.ts'

/** Facets worth a question, in the order in which shoppers decide. */
const facets = ['size', 'color', 'material'] as const
const MAX_FACET_BUTTONS = 4

/** How a message is related to the wish that is open; `liked`: it tells what who gets a present likes. */
export type WishChange = 'new' | 'changed' | 'more' | 'left' | 'liked'

/**
 * Looks for products, or goes on from the last search.
 * @param former searches of this turn that were for something else
 */
export function search(turn: EngineTurn, change: WishChange, former = 0): Move {
  const searches = turn.answers<SearchResult>('search_products').slice(former)
  const found = searches.at(-1)
  // What somebody likes was told: nothing is asked any more.
  if (change === 'liked') turn.scope.state.pending = null
  if (!found) return { call: { tool: 'search_products', input: { ...searchInput(turn, change) } } }
  // "Anything else?", behind "the wool one, in grey": not all else need be grey.
  const { search: open } = turn.scope.state
  if (change === 'more' && found.products.length === 0 && open?.former) {
    turn.scope.state.search = { ...open, wishes: open.former, former: undefined }
    return { call: { tool: 'search_products', input: { ...searchInput(turn, change) } } }
  }
  if (change === 'more' && found.products.length === 0 && searches.length === 1 && wishForShelf(turn))
    return { call: { tool: 'search_products', input: { query: '', more: true } } }
  // What changes the wish to something that there is not may be another wish: "stuff for bees" after gloves.
  const isFirst = searches.length === 1
  const wasEmpty = turn.clause.before.search?.isEmpty ?? false
  const { wish, reference } = turn.clause
  const isNext = wasEmpty ? namesNext(turn.clause) : wish.words.length > 0 || reference.isSomething
  const isOther = change === 'changed' && isFirst && isNext
  if (found.products.length === 0 && isOther) {
    return { call: { tool: 'search_products', input: { query: turn.clause.reference.rest, sold_things: true } } }
  }
  const mayBeNext = change === 'changed' && found.products.length > 0 && found.fit !== 'exact'
  if (mayBeNext && isFirst && namesOther(turn.clause)) {
    return { call: { tool: 'search_products', input: { query: turn.clause.reference.rest, sold_things: true } } }
  }
  const [asChange] = searches
  const isNoBetter =
    searches.length === 2 && asChange && asChange.products.length > 0 && openIn(found) >= openIn(asChange)
  if (mayBeNext && isNoBetter && namesOther(turn.clause)) {
    turn.scope.state.search = turn.scope.before.search
    return { call: { tool: 'search_products', input: { ...searchInput(turn, change) } } }
  }
  // "Anything cheaper?", and nothing is: then the cheapest is named.
  const { priceDirection } = turn.clause
  const isOurs = change === 'changed' && priceDirection !== 0
  if (isOurs && isFirst && (found.products.length === 0 || found.fit === 'near')) {
    forgetBound(turn)
    const orders = phraseList(packOf(turn.language)?.orders?.[priceDirection < 0 ? 'cheapest' : 'dearest'])
    const order = orders.find((phrase) => !phrase.endsWith('!'))
    if (order) return { call: { tool: 'search_products', input: { query: order, refine: true } } }
  }
  if (found.products.length === 0) return nothing(turn, found, change)
  // The cheapest of one is no answer to "too expensive".
  if (isOurs && !isFirst && found.total === 1) {
    return { say: [turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  const [only, ...others] = found.products
  const isCounted = turn.clause.pieces > 1 || turn.clause.stockQuestion === 'left'
  if (only && others.length === 0 && isCounted) return aboutProduct(turn, only.id)
  if (turn.clause.isBrowsing && change === 'new') return { say: [shelvesTold(turn, found)] }
  // "Do you cut canvas to size?": what no product's page tells may be a service of the shop.
  const isService = found.fit === 'likely' && untoldBy(turn, found.products).length > 0 && mayBeOfShop(turn.clause)
  const served = isService ? fromPages(turn) : undefined
  if (served) return served
  const isClosest = found.fit === 'near'
  const isOfQuality = comparesQuality(turn.clause)
  const isUnmeasured =
    isOfQuality || (found.measured !== undefined && found.measured.said === null && !found.measured.isSized)
  const told = [...notes(turn, found), ...(isUnmeasured ? [turn.say('measure_unknown')] : [])]
  const isBoundOurs = isClosest && turn.clause.priceDirection !== 0
  const sentences = isBoundOurs
    ? told
    : isClosest
      ? [...told, ...closest(turn, found)]
      : isOfQuality
        ? told
        : [...told, ...intro(turn, found)]
  if (isBoundOurs) forgetBound(turn)
  offerNext(turn, found)
  const question = narrowing(turn, found)
  return { say: question ? [...sentences, question] : sentences }
}

/** How much of a wish the best of those found leaves open. */
const openIn = ({ products }: SearchResult): number =>
  Math.min(...products.map(({ unknown, fails }) => unknown.length + fails.length))

function searchInput(turn: EngineTurn, change: WishChange): SearchInput {
  const { clause, scope } = turn
  const { state, understanding } = scope
  if (change === 'more') {
    const { isSimilar, rest } = clause.reference
    if (isSimilar) wishForSimilar(turn)
    return { query: isSimilar && clause.hasValues ? rest : '', more: true }
  }
  if (change === 'left') return { query: '', refine: true }
  if (change === 'liked') return { query: clause.reference.rest, refine: true, gift: true }
  const rest = clause.isGift ? withoutStory(clause.reference.rest, isNamedBy(scope.catalog)) : clause.reference.rest
  // "Show me something in blue" lists what is blue: what is said around it is nothing to rank by.
  const query = clause.namesOnlyOptions ? cutAround(rest) || rest : isOfReduced(clause) ? reducedIn(scope) : rest
  const isNamed = clause.isLookingFor && (!clause.reference.isSomething || clause.reference.isRestart)
  const things = clause.isGift ? { gift: true } : isNamed ? {} : { sold_things: true }
  // "A matching top" is for whom the trousers are.
  const isForSame = clause.reference.isMatching && !clause.wish.hasAudience && isTold(clause.focus)
  const who = isForSame ? audienceIn(state.search?.query ?? '') : ''
  if (change === 'new')
    return { query: `${query} ${who}`.trim(), ...things, ...(clause.isBrowsing ? { query: '', in_stock: true } : {}) }
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
  const prices = pricesMeant(clause)
  const { priceMin, priceMax } = clause.wish.wishes
  const bounds =
    prices.length === 0 || (priceMin ?? priceMax) !== undefined
      ? {}
      : priceDirection < 0
        ? { price_max: below(Math.min(...prices)) }
        : { price_min: above(Math.max(...prices)) }
  return { query: '', words: query, refine: true, ...bounds }
}

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

/** Nothing cheaper was found: that price limit must not hold for later searches. */
function forgetBound({ scope }: EngineTurn): void {
  const { wishes } = scope.state.search ?? {}
  if (!wishes) return
  if (scope.understanding.priceDirection < 0) delete wishes.priceMax
  else delete wishes.priceMin
}

function nothing(turn: EngineTurn, found: SearchResult, change: WishChange): Move {
  const { state, before } = turn.scope
  if (change === 'more' && !turn.clause.isOfUnmet) return { say: [turn.say('no_more')] }
  const { priceDirection } = turn.clause
  if (change === 'changed' && priceDirection !== 0 && state.shown.length > 0) {
    return { say: [turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  if (turn.clause.isGift || state.search?.isGift) return noPresent(turn, found)
  if (turn.clause.asksReduced && !turn.clause.wish.namesThing)
    return fromPages(turn) ?? { say: [turn.say('relaxed_reduced')] }
  const told = fromPages(turn)
  if (told) return told
  turn.button('button_human')
  const notesOnly = notes(turn, found)
  const missing = missingThing(turn.clause) ?? unmetThing(turn.clause) ?? askedFor(turn.clause)
  if (missing) return { say: [...notesOnly, turn.say('no_such_thing', { wanted: missing })] }
  state.failedClarifications = before.failedClarifications + 1
  return {
    say: [
      ...notesOnly,
      turn.say(change === 'changed' && !before.search?.isEmpty ? 'nothing_changed' : 'nothing_found'),
    ],
  }
}

/** Whom a present is for was told, but not what they like, or nothing here has to do with that. */
function noPresent(turn: EngineTurn, found: SearchResult): Move {
  const wishes = {
    ...(turn.clause.before.search?.isGift ? turn.clause.before.search.wishes : {}),
    ...turn.clause.wish.wishes,
  }
  // What is told next belongs to this wish.
  turn.scope.state.search = { query: audienceIn(turn.clause.text), wishes, isGift: true }
  turn.scope.state.pending = { kind: 'gift_likes', data: {} }
  if (!found.isAnyGift) turn.button('button_human')
  const isPriced = wishes.priceMax !== undefined || wishes.priceMin !== undefined
  const ask = isPriced ? 'gift_likes' : 'gift_ask'
  return { say: [...notes(turn, found), turn.say(found.isAnyGift ? ask : 'gift_other')] }
}

/** One that fits is named with its price; of several how many there are and from which price. */
function intro(turn: EngineTurn, { products, total, fit, relaxed, measured }: SearchResult): Statement[] {
  const [first] = products
  if (!first) return []
  const isGift = turn.clause.isGift || turn.scope.state.search?.isGift === true
  if (isGift && products.length > 1) {
    const price = lowest(turn, products)
    return [turn.say('recommend_intro'), ...(price ? [turn.say('found_from', { price })] : [])]
  }
  if (measured?.said && measured.id === first.id && first.priceFrom !== null) {
    const more = { text: measured.said, facts: turn.title(first).facts }
    const texts = { title: turn.title(first), more, count: String(measured.of) }
    return [
      turn.say(measured.of > 1 ? 'measure_end' : 'measure_only', {
        ...texts,
        price: turn.money(first.priceFrom, first.currency),
      }),
    ]
  }
  const untold = fit === 'likely' && !isGift ? untoldBy(turn, products) : []
  const { priceDirection } = turn.clause
  const end = priceDirection < 0 ? 'cheapest' : priceDirection > 0 ? 'dearest' : null
  const order = turn.clause.wish.order ?? (turn.answers('search_products').length > 1 ? end : null)
  if (
    (order === 'cheapest' || order === 'dearest') &&
    first.priceFrom !== null &&
    untold.length === 0 &&
    isAtEnd(products, order)
  ) {
    return [turn.say(`${order}_is`, { title: turn.title(first), price: turn.money(first.priceFrom, first.currency) })]
  }
  if (products.length === 1) {
    if (fit !== 'likely') return [oneNamed(turn, first)]
    const named = mayFit(turn, first)
    return untold.length > 0 ? [named, turn.say('likely_one', { untold: untold.join(', ') })] : [named]
  }
  const price = lowest(turn, products)
  const isOwnLimit = relaxed.length === 0
  if (fit === 'likely') {
    const likely = untold.length > 0 ? turn.say('likely_some', { untold: untold.join(', ') }) : turn.say('likely_all')
    return price && isOwnLimit ? [likely, turn.say('found_from', { price })] : [likely]
  }
  if (turn.clause.asksReduced && fit === 'exact')
    return [turn.say('found_reduced', { count: turn.fact(String(products.length)) })]
  if (turn.act === 'recommend' && !price) return [turn.say('recommend_intro')]
  const count = turn.fact(String(products.length))
  if (total > products.length) {
    const many = { total: turn.fact(String(total)) }
    return [price ? turn.say('found_many_from', { ...many, price }) : turn.say('found_many', many)]
  }
  return [price ? turn.say('found_some_from', { count, price }) : turn.say('found_some', { count })]
}

/** Whether the first of them costs least, or most. */
const isAtEnd = (products: readonly GradedBrief[], end: 'cheapest' | 'dearest'): boolean => {
  // What is sold out stands behind what can be had.
  const there = products.filter(({ available }) => available === products[0]?.available)
  const prices = there.flatMap(({ priceFrom }) => priceFrom ?? [])
  return products[0]?.priceFrom === (end === 'cheapest' ? Math.min(...prices) : Math.max(...prices))
}

function offerNext(turn: EngineTurn, { products, more }: SearchResult): void {
  if (more > 0) turn.button('button_more')
  if (products.length >= 2) turn.button('button_compare')
}

/** The facet that splits the results best is asked for, when the shopper named none of it and there is much to choose from. */
function narrowing(turn: EngineTurn, { products, more }: SearchResult): Statement | null {
  if (products.length < 4 && more === 0) return null
  const named = new Set(Object.keys(turn.scope.state.search?.wishes.options ?? {}))
  for (const facet of facets) {
    if (named.has(facet)) continue
    const values = new Map<string, number>()
    for (const { options } of products) {
      for (const value of options[facet] ?? []) values.set(value, (values.get(value) ?? 0) + 1)
    }
    const splitting = [...values].filter(([, count]) => count < products.length).sort((a, b) => b[1] - a[1])
    if (splitting.length < 2) continue
    for (const [value] of splitting.slice(0, MAX_FACET_BUTTONS)) {
      const { text } = turn.value(value)
      turn.scope.buttons.push({ label: text, value: text })
    }
    return turn.say('narrow', { facet: turn.phrase(`facet_${facet}`) })
  }
  return null
}
