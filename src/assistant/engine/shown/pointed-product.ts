import { readSizeEnd } from '../../../language/amounts/read-size-end.ts'
import { unitOf } from '../../../language/amounts/units.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { isMeasureEnd } from '../../../language/readers/read-order.ts'
import { namesColour } from '../../../language/readers/without-kinds.ts'
import { kindOfName } from '../../../language/text/families.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { sizesOf } from '../../../search/questions/compare-measures.ts'
import { inCatalog, type WishReading } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { ordinalsOf } from '../../understanding/rules.ts'
import { isDefinite, kindsAsked, optionAsked } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { atPriceEnd, priceEndOf } from '../product/price-end.ts'
import { withoutDenied } from './called-so.ts'
import { describedAmong } from './described-among.ts'
import { kinOf } from './kin.ts'
import { namesAllOfKind } from './names-all.ts'

/** Wishes that speak of the product that is talked about, rather than of another. */
const ofOne = new Set(['options', 'notOptions', 'inStock', 'reduced'])

/** The product that a clause is about, by its external id: pointed at, described, named again or talked about. */
export function pointedProduct(clause: Clause): string | undefined {
  const { reference, wish, focus, before, act } = clause
  const head = pointingHead(clause)
  if (head) return head.product.id
  const numbered = numberedAs(clause)
  if (numbered) return numbered.id
  const place = clause.ordinals[0]
  if (place !== undefined && before.shown.at(place) !== undefined) return before.shown.at(place)
  const other = otherOfTwo(clause)
  if (other !== undefined) return other
  const atEnd = atPriceEnd(clause)
  if (atEnd) return atEnd.id
  const called = clause.calledSo
  if (called) return called.id
  const among = clause.amongShown
  const asks =
    clause.attribute !== null ||
    act === 'stock_question' ||
    (act === 'product_question' && clause.isAsked) ||
    clause.asksPrice ||
    kindsAsked(clause).length > 0 ||
    optionAsked(clause) !== undefined
  if (among.length === 0) return undefined
  if (wish.namesThing) {
    // "OK the leash then, 6 ft", of two leashes, one of which comes in that.
    const isChosen = isDefinite(clause.text) && clause.described !== null
    if ((!asks && !reference.isIt && !isChosen) || namesAllOfKind(clause)) return undefined
    const own = focus && among.includes(focus) ? focus : (clause.described ?? among[0])
    return own?.id
  }
  if (reference.isOne || isDefinite(clause.text)) {
    const { described } = clause
    if (described) return described.id
  }
  if (focus && namesOwnSize(clause)) return focus.id
  if (focus) {
    // "Is it vegan?" asks, "vegan" wishes for another.
    const isOfOptions = Object.keys(wish.wishes).every(
      (name) => ofOne.has(name) || (name === 'contents' && asks && (reference.isIt || clause.isQuestion)),
    )
    // "Without plastic" wishes for another, "is it without plastic?" asks about this one.
    const isDenied = wish.wishes.notOptions !== undefined || wish.words.some((word) => word.isDenied)
    const isChange =
      !isOfOptions ||
      (wish.order !== null && !isOwnEnd(focus, wish)) ||
      clause.scope.understanding.priceDirection !== 0 ||
      (isDenied && !reference.isIt)
    if (isChange && !clause.asksPrice) return undefined
    // "And in red?" of the only one that a search in green found goes on with the search, where that has no red.
    const isOfValue = clause.namesOnlyOptions || namesColour(clause.text)
    const isFound = before.topic === 'open wish' && !reference.isIt && isOfValue && !wish.namesThing
    if (isFound && lacks(focus, wish)) return undefined
    // "Got it in green?" of what comes in no colours: another may.
    if (isOfValue && !wish.namesThing && before.search !== null && !namesOptionOf([focus], wish) && lacks(focus, wish))
      return undefined
    const isValue = wish.wishes.options !== undefined
    const isOfStock = (clause.asksStock || clause.asksReduced) && clause.isAsked && !clause.hasWords
    return asks || reference.isIt || isValue || isOfStock || (clause.isAsked && act !== 'search') ? focus.id : undefined
  }
  // Of several that were shown the words choose, or the wish changes.
  if (reference.isIt && clause.isAsked) {
    const { described } = clause
    // "Do you have them in green?" asks for others of several.
    return (described ?? (among.length > 1 && namesOptionOf(among, wish) ? undefined : among[0]))?.id
  }
  const isBare = !clause.hasWords && !clause.hasValues && (clause.attribute === null || among.length === 1)
  return clause.asksPrice || (asks && isBare && !isOfCompared(clause)) ? among[0]?.id : undefined
}

/** "And when washed?" of two that were put side by side asks of both. */
const isOfCompared = ({ amongShown, before: { compared = [] } }: Clause): boolean =>
  amongShown.length > 1 && compared.length > 1

/** "The linen one", of what was shown before those shown last, where none of these is so; undefined when none or several, or nothing is pointed at. */
function recalledBy(clause: Clause): SearchProduct | undefined {
  const { reference, wish, text, before, scope } = clause
  if (!(reference.isOne || isDefinite(text)) || reference.isOther) return undefined
  if (describedAmong(clause, clause.amongShown).length > 0) return undefined
  const earlier = (before.seen ?? []).filter((id) => !before.shown.includes(id) && id !== before.focus)
  const known = earlier.flatMap((id) => scope.catalog.index.productById(id) ?? [])
  const [only, ...others] = describedAmong(
    clause,
    wish.namesThing ? known.filter((product) => wish.isThing(product)) : known,
  )
  return others.length === 0 ? only : undefined
}

/** "And the pedal one, does it run on batteries?": what points at one of those shown before a comma, and that one; null where nothing does. */
export function pointingHead(clause: Clause): { text: string; product: SearchProduct } | null {
  const end = clause.text.indexOf(',')
  if (end < 0 || clause.first === undefined) return null
  const text = clause.text.slice(0, end).trim()
  const head = clause.part(text)
  const isPointing = (isDefinite(text) || (head.reference.isOne && !head.reference.isIt)) && !head.isAsking
  // "The cheaper one" of one that was shown is that one.
  const atEnd = priceEndOf(head) === null ? null : (atPriceEnd(head) ?? (clause.shown.length < 2 ? clause.focus : null))
  const product = isPointing ? (atEnd ?? head.calledSo ?? head.described ?? recalledBy(head) ?? null) : null
  return product && { text, product }
}

/** "The bigger one" of a board that comes in two sizes. */
export function namesOwnSize({ focus, text, wish, scope: { understanding, catalog } }: Clause): boolean {
  const end = focus && !wish.namesThing ? readSizeEnd(tokenize(text), understanding.language) : null
  return end !== null && focus !== null && sizesOf(focus, 'size', catalog.language).length > 0
}

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
/** An article stands no further before a number: "el de 58". */
const MOST_BETWEEN = 2
/** What is looked for is looked through for a price up to here. */
const MOST_PRICED = 200

/**
 * "Does the 61 come with batteries", "ok the 130 one": the only one whose title has the number behind an article, of those shown, else that costs
 * so much, of those shown, else of what is looked for.
 */
export function numberedAs({ text, shown, before, scope, ordinals, focus }: Clause): SearchProduct | undefined {
  const numbers = numbersPointed(text).map(({ model }) => model)
  if (numbers.length === 0) return undefined
  const titled = shown.filter(({ title }) => hasNumber(title, numbers))
  // "The 9 in one" is of the pan that is talked about where that comes in 9 in, whatever else has a 9 in its title.
  const isOfFocus = focus !== null && !titled.includes(focus) && comesIn(focus, numbers)
  if (shown.length > 1 && titled.length === 1 && !isOfFocus) return titled[0]
  const known = [...new Set([...shown, ...(focus ? [focus] : [])])]
  // "The 24" of a pan that comes in 24 and in 28, "the 2" of a list.
  const isValue = ({ title, variants }: SearchProduct) =>
    [title, ...variants.flatMap(({ options }) => Object.values(options))].some((value) => hasNumber(value, numbers))
  if (ordinals.length > 0 || known.some(isValue) || titled.length > 0) return undefined
  const amounts = numbers.map((number) => Number(number.replace(',', '.')))
  const isSo = (price: number | null) =>
    price !== null && amounts.some((one) => [price, Math.round(price), Math.floor(price)].includes(one))
  const costs = ({ variants }: SearchProduct) => variants.some(({ price }) => isSo(price))
  const { index } = scope.catalog
  const seen = (before.seen ?? []).flatMap((id) => index.productById(id) ?? [])
  const kin = kinOf(scope)
  const { q } = inCatalog(before.search?.query ?? '', scope.catalog, scope.understanding.language)
  const open = before.search && kin ? index.rank(index.parse(q), { limit: MOST_PRICED }) : []
  const ofKin = open.flatMap(({ id }) => index.productById(id) ?? []).filter((product) => kin?.(product))
  for (const among of [known.filter(costs), seen.filter(costs), ofKin.filter(isValue), ofKin.filter(costs)])
    if (among.length > 0) return among.length === 1 ? among[0] : undefined
  return undefined
}

/** The numbers behind an article. */
function numbersPointed(text: string): NumberSaid[] {
  const said = withoutDenied(text)
  const words = wordsIn(said)
  return numbersIn(said).filter(({ at }) =>
    words.slice(Math.max(0, at - MOST_BETWEEN), at).some((word) => definite.has(word)),
  )
}

/** "The 120 litre one", "das 4er": points with so much of something of which titles or options of what is shown tell other numbers, and none that. */
export function pointsAtOther({ text, shown, focus }: Clause): boolean {
  const told = [...shown, ...(focus ? [focus] : [])].flatMap(({ title, variants }) =>
    [title, ...variants.flatMap(({ options }) => Object.values(options))].flatMap(numbersIn),
  )
  return numbersPointed(text).some(({ number, of }) => {
    const alike = of === null ? [] : told.filter((one) => one.of !== null && isSameUnit(one.of, of))
    return alike.length > 0 && alike.every((one) => one.number !== number)
  })
}

/** "Litre" and "l", "person" and "personas". */
const isSameUnit = (one: string, other: string): boolean =>
  (unitOf(one) ?? one) === (unitOf(other) ?? other) ||
  (one.length > SHORTEST_UNIT && (one.startsWith(other) || other.startsWith(one)) && other.length > SHORTEST_UNIT)
const SHORTEST_UNIT = 4

const comesIn = ({ variants }: SearchProduct, numbers: readonly string[]): boolean =>
  variants.some(({ options }) => Object.values(options).some((value) => hasNumber(value, numbers)))

interface NumberSaid {
  number: string
  /** With the letters before it: "S8" is no "S7" and no "8". */
  model: string
  at: number
  /** The word behind it, where no letters stand before it: "litre" of "120 litre". */
  of: string | null
}

/** The numbers of a text. */
const numbersIn = (text: string): NumberSaid[] =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'sign')
    .flatMap(({ kind, text: number, glued }, at, all) => {
      const letters = glued && at > 0 ? (all[at - 1]?.text ?? '') : ''
      const next = all[at + 1]
      const of = letters === '' && next?.kind === 'word' ? next.text : null
      return kind === 'number' ? { number, model: `${letters}${number}`, at, of } : []
    })

/** "The S8" or "the 8" of what is called "Galaxy S8". */
const hasNumber = (text: string, said: readonly string[]): boolean =>
  numbersIn(text).some(({ number, model }) => said.includes(model) || said.includes(number))

/** "Is the second one tight?": the one at the only place that a clause itself names, whatever is asked of it; "the two" are no one. */
export function placedAs({ text, before: { shown } }: Clause): string | undefined {
  const [only, ...others] = ordinalsOf(plainOf(text), shown.length).flatMap((place) => shown.at(place) ?? [])
  return others.length === 0 ? only : undefined
}

/** "The other one" of two, one of which is talked about. */
export function otherOfTwo({ reference, before, text }: Clause): string | undefined {
  const { shown, focus, talked } = before
  if (!reference.isOther || !reference.isOne || !isDefinite(text)) return undefined
  const known = shown.length === 2 ? shown : talked.slice(0, 2)
  return known.length === 2 && focus !== null ? known.find((id) => id !== focus) : undefined
}

const lacks = (product: SearchProduct, wish: WishReading): boolean =>
  wish.grade([product]).every(({ fit }) => fit !== 'exact')

/** "The smallest" of a product that comes in several. */
const isOwnEnd = ({ variants }: SearchProduct, { order }: WishReading): boolean =>
  isMeasureEnd(order) && variants.length > 1

/** Whether a value is named of an option that products come in: "green", where they have colours. */
function namesOptionOf(products: readonly SearchProduct[], { wishes }: WishReading): boolean {
  const named = new Set(Object.keys(wishes.options ?? {}))
  const isNamed = (option: string) => named.has(option.toLowerCase()) || named.has(kindOfName(option)?.kind ?? '')
  return products.some(({ variants }) => variants.some(({ options }) => Object.keys(options).some(isNamed)))
}
