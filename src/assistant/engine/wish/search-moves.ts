import { audienceIn } from '../../../language/readers/read-audience.ts'
import { fold } from '../../../language/text/fold.ts'
import { singularsOf } from '../../../search/things/singulars.ts'
import { isStory } from '../../../search/word-parts.ts'
import type { Statement } from '../../statement.ts'
import { isNamedIn } from '../../tools/form-meant.ts'
import type { ProductResult, SearchResult } from '../../tools/tool-results.ts'
import { asksHaving, comparesQuality } from '../asks.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { fromPages, mayBeOfShop, offerToPassOn } from '../pages/quote-policy.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { leftOut, staysOfKind } from '../shown/other-goods.ts'
import { needOf, tellsLiking } from './calls-for.ts'
import { notFound, speaksOfGoods } from './missing-thing.ts'
import { isPlainThing, unshow } from './needed-instead.ts'
import { openIn, searchAgain } from './search-again.ts'
import { forgetBound, isBeyondShown, limitSaid, searchInput, type WishChange } from './search-input.ts'
import { notes } from './search-notes.ts'
import { closest, intro, openWords } from './search-sentences.ts'

/** Facets worth a question, in the order in which shoppers decide. */
const facets = ['size', 'color', 'material'] as const
const MAX_FACET_BUTTONS = 4

/** Offers what may be done with those found. */
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

const MOST_BUTTONS = 4

/** "What do you sell?": the parts of the shop, each a button; where products have none, some of them are a beginning. */
function shelvesTold(turn: EngineTurn, { shelves, more }: SearchResult): Statement {
  if (shelves.length > 1) {
    turn.scope.buttons.push(...shelves.slice(0, MOST_BUTTONS).map((name) => ({ label: name, value: name })))
    return turn.say('shelves', { shelves: turn.values(shelves) })
  }
  if (more > 0) turn.button('button_more')
  return turn.say('recommend_intro')
}

/**
 * Looks for products, or goes on from the last search.
 * @param former searches of this turn that were for something else
 */
export function search(turn: EngineTurn, change: 'told', former?: number): Move | null
export function search(turn: EngineTurn, change: Exclude<WishChange, 'told'>, former?: number): Move
export function search(turn: EngineTurn, change: WishChange, former = 0): Move | null {
  const searches = turn.answers<SearchResult>('search_products').slice(former)
  const found = searches.at(-1)
  // What somebody likes was told: nothing is asked any more.
  if (change === 'liked') turn.scope.state.pending = null
  const input = found ? searchAgain(turn, change, searches) : searchInput(turn, change)
  if (input || !found) {
    const except = leftOut(turn.clause)
    return { call: { tool: 'search_products', input: { ...(except.length > 0 ? { except } : {}), ...input } } }
  }
  if (found.products.length === 0) return change === 'told' ? null : nothing(turn, found, change)
  const unsold = change === 'new' && found.fit === 'likely' && found.instead.length === 0 && unsoldIn(turn, found)
  if (unsold) return unsold
  const { priceDirection } = turn.clause
  const isAgain = searches.length > 1
  if (change === 'changed' && priceDirection !== 0 && isAgain && isAtEndAlready(turn, found)) {
    return { say: [turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  const [only, ...others] = found.products
  const isCounted = turn.clause.pieces > 1 || turn.clause.stockQuestion === 'left'
  if (only && others.length === 0 && isCounted && openIn(found) <= 1) return aboutProduct(turn, only.id)
  if (turn.clause.isBrowsing && change === 'new') return { say: [shelvesTold(turn, found)] }
  // "Do you cut canvas to size?": what no product's page tells may be a service of the shop.
  const isService = found.fit === 'likely' && openWords(turn, found.products).length > 0 && mayBeOfShop(turn.clause)
  const served = isService ? fromPages(turn) : undefined
  if (served) return served
  const isClosest = found.fit === 'near'
  const isOfQuality = comparesQuality(turn.clause)
  const isUnmeasured =
    isOfQuality || (found.measured !== undefined && found.measured.said === null && !found.measured.isSized)
  // Sold as a present, but not for what they like.
  const isOtherGift = isAgain && found.isAnyGift && !turn.scope.state.search?.isNeed
  const told = [
    ...notes(turn, found),
    ...(isOtherGift ? [turn.say('gift_other')] : []),
    ...(isUnmeasured ? [turn.say('measure_unknown')] : []),
  ]
  const isBoundOurs = isClosest && priceDirection !== 0
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

/** "Cheaper" than the only one, or than the cheapest that was named before. */
const isAtEndAlready = ({ clause }: EngineTurn, { products, total }: SearchResult): boolean =>
  (total === 1 && !products.some((product) => isBeyondShown(clause, product))) ||
  (products[0]?.id === clause.before.shown[0] && clause.before.search?.order !== undefined)

/** "Do you sell printers?": what a page tells of cards answers nothing. Of another language no word would be found there. */
function wordsToHave({ clause, language, scope: { catalog } }: EngineTurn): string[] {
  if (!asksHaving(clause.text) || catalog.language.slice(0, 2) !== language) return []
  return (clause.wish.thing?.names ?? []).flatMap((name) => singularsOf(name, language))
}

function nothing(turn: EngineTurn, found: SearchResult, change: WishChange): Move {
  const { state, before } = turn.scope
  if (change === 'more' && !turn.clause.isOfUnmet) return { say: [turn.say('no_more')] }
  const { priceDirection } = turn.clause
  if (change === 'changed' && priceDirection !== 0 && state.shown.length > 0) {
    return { say: [turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  if (turn.clause.isGift || change === 'liked' || state.search?.isGift) return noPresent(turn, found)
  if (turn.clause.asksReduced && !turn.clause.wish.namesThing)
    return fromPages(turn) ?? { say: [turn.say('relaxed_reduced')] }
  const need = needOf(turn.clause)
  const isUnsold = isStory(turn.scope.parts) && need.isUnsold
  // What the shop has nothing like is told on no page.
  // That there is no other is no question to the pages.
  const told = isUnsold || staysOfKind(turn.clause) ? undefined : fromPages(turn, wordsToHave(turn))
  if (told) return told
  // "How do I send you a picture?" looks for nothing.
  if (change === 'new' && !speaksOfGoods(turn.clause)) {
    const unknown = turn.say('policy_unknown')
    offerToPassOn(turn, { asked: unknown.text })
    return { say: [unknown] }
  }
  turn.button('button_human')
  const notesOnly = notes(turn, found)
  // Of several things each was told.
  if (found.things.length > 0) return { say: notesOnly }
  const missing = notFound(turn.clause)
  if (missing) return { say: [...notesOnly, turn.say('no_such_thing', { wanted: turn.typed(missing) })] }
  const [former] = before.shown
  const isOpen = change === 'changed' && !before.search?.isEmpty && !turn.clause.wish.namesThing
  if (isOpen && former !== undefined && !isRefused(turn, former)) return stayWith(turn, former, notesOnly)
  // "My drinks are always warm": what would help was not named.
  if (change === 'new' && need.isUnsure && isStory(turn.scope.parts))
    return { say: [...notesOnly, turn.say('need_ask')] }
  // It was understood, only nothing is so: no person is called for that.
  return {
    say: [
      ...notesOnly,
      turn.say(change === 'changed' && !before.search?.isEmpty ? 'nothing_changed' : 'nothing_found'),
    ],
  }
}

/** "Fishing rod", where none is sold: what only may have to do with it is not shown as if it could be one. */
function unsoldIn(turn: EngineTurn, { products }: SearchResult): Move | null {
  const { thing } = turn.clause.wish
  const { index, things } = turn.scope.catalog
  const [name] = thing?.names ?? []
  // "Newborn Sleepsack, Baby Sleeping Bag": called so too.
  const isCalledSo = ({ id, title }: { id: string; title: string }) => {
    const product = index.productById(id)
    const isKin = product !== null && things.titleNames(product).some((one) => thing?.relationOf(one.name) != null)
    return isKin || (name !== undefined && fold(title).includes(fold(name)))
  }
  if (name === undefined || !isPlainThing(turn) || products.some(isCalledSo)) return null
  unshow(turn)
  turn.scope.cards = []
  turn.button('button_human')
  return { say: [turn.say('no_such_thing', { wanted: turn.typed(name) })] }
}

/** "No tank, please": what is refused is not what one stays with. */
function isRefused({ clause, scope }: EngineTurn, id: string): boolean {
  const product = scope.catalog.index.productById(id)
  return product !== null && clause.wish.words.some(({ refused }) => refused?.grade(product).verdict === 'holds')
}

/** Nothing is all of that: what there is of the one shown before in the values that are named, else that it is still there. */
function stayWith(turn: EngineTurn, former: string, told: Statement[]): Move {
  const { options = {} } = turn.clause.wish.wishes
  const { variants = [] } = turn.scope.catalog.index.productById(former) ?? {}
  // "Rather in green", of gloves that tell no colour, asks nothing of these.
  const isOfForms = variants.some((one) =>
    Object.keys(one.options).some((name) => isNamedIn(options, name.toLowerCase())),
  )
  if (isOfForms) return aboutProduct(turn, former)
  const call = { tool: 'get_product', input: { product_id: former } } as const
  const known = turn.answerTo<ProductResult>(call)
  if (!known) return { call }
  const price = known.found ? known.product.priceFrom : null
  if (!known.found || price === null) return { say: [...told, turn.say('nothing_changed')] }
  const texts = { title: turn.title(known.product), price: turn.money(price, known.product.currency) }
  return { say: [...told, turn.say('nothing_but_shown', texts)] }
}

/** Whom a present is for was told, but not what they like, or nothing here has to do with that. */
function noPresent(turn: EngineTurn, found: SearchResult): Move {
  // What the cheapest is that shares a word with a story of somebody tells nothing of presents; the limit holds all the same.
  const isLimit = ({ filter, wanted }: SearchResult['relaxed'][number]) =>
    filter.startsWith('price_') && /^[\d.]+$/.test(wanted)
  const { price_max: limit } = limitSaid(turn)
  const wishes = {
    ...(turn.clause.before.search?.isGift ? turn.clause.before.search.wishes : {}),
    ...(limit === undefined ? {} : { priceMax: limit }),
    ...turn.clause.wish.wishes,
  }
  // What is told next belongs to this wish.
  turn.scope.state.search = { query: audienceIn(turn.clause.text), wishes, isGift: true }
  turn.scope.state.pending = { kind: 'gift_likes', data: {} }
  const isAsked = found.isAnyGift && (needOf(turn.clause).products.length === 0 || !tellsLiking(turn.clause))
  if (!isAsked) turn.button('button_human')
  const isPriced = wishes.priceMax !== undefined || wishes.priceMin !== undefined
  const ask = isPriced ? 'gift_likes' : 'gift_ask'
  const told = { ...found, relaxed: found.relaxed.filter((one) => !isLimit(one)) }
  return { say: [...notes(turn, told), turn.say(isAsked ? ask : 'gift_other')] }
}
