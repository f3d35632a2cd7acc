import { isNegation } from '../../language/readers/negation.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { unionsOf, wholeOf } from '../index/countries.ts'
import { meaningReaderOf, type Reading } from '../index/meanings.ts'
import { meaningNamed, termsNamed } from '../index/policy-words.ts'
import type { Charge, Charges } from './charge.ts'
import { discounts, express, free, wrapping } from './charge-terms.ts'
import { placesIn } from './places-in.ts'

const SHIPPING = `#${meaningNamed('shipping')}`
const sending = termsNamed('shipping cost, free shipping')
const packing = termsNamed('packaging')
const collecting = termsNamed('pick up')
const special = termsNamed('newsletter, student, loyalty program, wholesale, company, new customer, senior, teacher')

/** What a shopper wants reckoned with what the goods cost. */
export interface ChargeWish {
  isDelivered: boolean
  isExpress: boolean
  /** Whether that is free. */
  asksFree: boolean
  isWrapped: boolean
  /** Speaks of packaging, which may be the parcel's. */
  isPacked: boolean
  isReduced: boolean
  isCollected: boolean
  /** The last place named, by its code. */
  place: string | null
  /** Meanings of the words. */
  topics: ReadonlySet<string>
}

/** Whether delivery, wrapping or a discount is to be reckoned with. */
export const wantsCharges = ({ isDelivered, isWrapped, isReduced }: ChargeWish): boolean =>
  isDelivered || isWrapped || isReduced

/**
 * Reads which charges a text speaks of. @param text bounded by the caller @param language ISO 639-1 @param isOfGoods whether goods are called by a word:
 * "quick couplings" come by no express
 */
export function chargesWished(
  text: string,
  language: string,
  isOfGoods: (word: string) => boolean = () => false,
): ChargeWish {
  const read = meaningReaderOf(language).read(text)
  const isName = ({ term, places }: (typeof read.meanings)[number]) =>
    express.includes(term) && places.every((at) => isOfGoods(read.words[at]?.surface ?? ''))
  const topics = new Set(read.meanings.filter((one) => !isName(one)).map(({ term }) => term))
  const has = (terms: readonly string[]) => terms.some((term) => topics.has(term))
  // "What does that come to" has words of sending: one word of it is surer.
  const isSent = read.meanings.some(({ term, places }) => term === SHIPPING && places.length === 1)
  const isDelivered = isSent || has(sending) || has(express)
  return {
    ...{
      isDelivered,
      isExpress: has(express),
      asksFree: isDelivered && has(free),
      isWrapped: has(wrapping),
      isPacked: has(packing),
    },
    ...{ isReduced: has(discounts), isCollected: has(collecting), topics },
    place: placesIn(read).findLast((code) => !isDenied(code, read)) ?? placesIn(read).at(-1) ?? null,
  }
}

/** Words between a "not" and the place that it denies: "I mean Austria, not the rest of the EU". */
const MOST_DENIED = 3

/** Whether a place is told not to be meant. */
function isDenied(code: string, { words, meanings }: Reading): boolean {
  const at = meanings.find((one) => placesIn({ text: '', words, meanings: [one] }).includes(code))?.places[0] ?? 0
  return words.slice(Math.max(0, at - MOST_DENIED), at).some(({ surface }) => isNegation(surface))
}

/** What goods are called, and all that is told of them. */
export interface GoodsTold {
  names: readonly string[]
  texts: readonly string[]
}

/**
 * What is told of the delivery of such goods alone, by the longest of their names that fits: "kids' bikes" before "bikes". None where they go as all
 * else does.
 */
export function deliveriesOf({ all }: Charges, { names, texts }: GoodsTold): Charge[] {
  const fits = all.map((one) => {
    if (one.kind !== 'delivery') return 0
    const marked = texts.some((text) => isMarked(one, text))
    const named = one.goods.filter((name) => names.some((text) => isNamed(one, name, text)))
    return Math.max(Number(marked), ...named.map(({ length }) => length))
  })
  const most = Math.max(0, ...fits)
  return most === 0 ? [] : all.filter((_, at) => fits[at] === most)
}

const isOfAll = ({ goods, marks, called }: Charge): boolean => goods.length + marks.length + called.length === 0

/** Whether a place is in the country where the shop is, or none was named. */
const isAtHome = (home: string | null, place: string | null): boolean =>
  place === null || (wholeOf(place) ?? place) === home

/**
 * What delivery to a place costs beside `surchargesTo`; null where the pages do not tell. @param own of goods that go in a way of their own, or for which
 * more is paid, what is told of these
 */
export function deliveryTo(
  charges: Charges,
  place: string | null,
  way: Charge['way'],
  own: readonly Charge[] = [],
): Charge | null {
  const { all, home } = charges
  const refused = refusalOf(charges, place, own)
  if (refused) return refused
  const whole = own.filter(({ isAdded, isRefused }) => !isAdded && !isRefused)
  const isMore = own.some(({ isAdded }) => isAdded)
  if (isMore && surchargesTo(charges, place, own).length === 0) return null
  const told = whole.length > 0 ? whole : all.filter((one) => one.kind === 'delivery' && !one.isAdded && !one.isRefused)
  // "Chilled goods come by express": there is no other way for them.
  const isOnly = whole.length > 0 && way === 'standard' && whole.every((one) => one.way !== way)
  const ofWay = told.filter((one) => isOnly || one.way === way)
  const ofAll = ofWay.filter(isOfAll)
  // "Strings go for $4.50 anywhere in the US" tells nothing of an amplifier, where it is told what all else costs.
  const isGeneral = whole.length === 0 && ofAll.length > 0 && isAtHome(home, place)
  const known = isGeneral ? ofAll : [...ofAll, ...ofWay]
  const named = (codes: readonly string[]) => known.find(({ places }) => places.some((one) => codes.includes(one)))
  const ofPlace = place === null ? undefined : named([place])
  if (ofPlace) return ofPlace
  // "None of these goes to the islands": of goods that go in a way of their own it has to be told what that costs where other goods cost something else.
  const isApart =
    place !== null && place !== home && whole.length > 0 && all.some(({ places }) => places.includes(place))
  const isHome = !isApart && (isAtHome(home, place) || (home === null && own.length > 0))
  if (isHome) return known.find(({ places }) => places.length === 0 || (home !== null && places.includes(home))) ?? null
  // What is sent to a country may not be sent to its islands.
  return place !== null && wholeOf(place) === null ? (named(unionsOf(place)) ?? null) : null
}

/** That nothing is sent to a place, or none of such goods. */
function refusalOf({ all }: Charges, place: string | null, own: readonly Charge[]): Charge | undefined {
  const codes = place === null ? [] : [place, wholeOf(place) ?? place]
  const isThere = ({ places }: Charge) => places.some((one) => codes.includes(one))
  return [...own, ...all.filter(isOfAll)].find((one) => one.isRefused && isThere(one))
}

/** What is paid beside that: for such goods, "oversized goods are $15 extra", or for a part of the country. @param own of the goods, as for `deliveryTo` */
export function surchargesTo({ all, home }: Charges, place: string | null, own: readonly Charge[]): Charge[] {
  const ofPlace = all.filter((one) => isOfAll(one) && place !== null && one.places.includes(place))
  const at = place ?? home ?? ''
  const isIn = ({ places }: Charge) => [at, wholeOf(at)].some((code) => places.includes(code ?? ''))
  // What names no place is said of all places that are told with it.
  const isSent = isAtHome(home, place) || all.some((one) => !one.isAdded && !one.isRefused && isIn(one))
  const isThere = (one: Charge) => (one.places.length === 0 ? isSent : isIn(one))
  return [...own.filter(isThere), ...ofPlace].filter(({ isAdded }) => isAdded)
}

/** Letters of a word that may be the head of a German compound. */
const LEAST_OF_HEAD = 4
/** Letters that a stem may lack before it. */
const MOST_LINKING = 2

/** Whether a text names goods by a name that a charge has for them. */
function isNamed({ passage }: Charge, name: readonly string[], text: string, isAny = false): boolean {
  const { analyzer } = meaningReaderOf(passage.language)
  const terms = new Set(wordsIn(text).map((word) => analyzer.termOf(word)))
  const isCompounded = passage.language === 'de'
  // "Ledersofa" is a sofa, and what stands below "Maschinen > Siebträger" a "Siebträgermaschine".
  const isOfTwo = (term: string) =>
    [...terms].some((head) => {
      const first = term.endsWith(head) ? term.slice(0, -head.length) : ''
      return [...terms].some((word) => first.startsWith(word) && first.length - word.length <= MOST_LINKING)
    })
  const isEndOf = (term: string, word: string) => term.length >= LEAST_OF_HEAD && word.endsWith(term)
  const isIn = (term: string) =>
    terms.has(term) || (isCompounded && (isOfTwo(term) || [...terms].some((word) => isEndOf(term, word))))
  return isAny ? name.some(isIn) : name.length > 0 && name.every(isIn)
}

const isMarked = ({ marks }: Charge, text: string): boolean =>
  marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase()))

/** Whether a discount is not for a product, by the names of goods that it leaves out: one of their words is enough. */
export const isLeftOut = (charge: Charge, text: string): boolean =>
  charge.goods.some((name) => isNamed(charge, name, text, true)) || isMarked(charge, text)

/** Whether a charge is of goods, or of only some of those that are called so: "large tables", of a small desk. */
export const isOfSome = (charge: Charge, { names, texts }: GoodsTold): boolean =>
  !texts.some((text) => isMarked(charge, text)) &&
  !charge.goods.some((name) => !charge.some.includes(name) && names.some((text) => isNamed(charge, name, text)))

/** Charges with the names of products that only the catalog knows as such: "the Drayhorse". */
export const withProducts = ({ all, home }: Charges, isProduct: (word: string) => boolean): Charges => ({
  home,
  all: all.map((one) => {
    const { analyzer } = meaningReaderOf(one.passage.language)
    return { ...one, goods: [...one.goods, ...one.called.filter(isProduct).map((word) => [analyzer.termOf(word)])] }
  }),
})

export const wrappingOf = ({ all }: Charges): Charge | null => all.find(({ kind }) => kind === 'wrapping') ?? null

/** The discount that a text speaks of: by its code, else by whom it is for; null where none or several could be. */
export function discountIn({ all }: Charges, text: string, { topics }: ChargeWish): Charge | null {
  const known = all.filter(({ kind }) => kind === 'discount')
  const words = new Set(text.toUpperCase().match(/[A-Z\d]+/g) ?? [])
  const coded = known.find(({ code }) => code !== null && words.has(code))
  if (coded) return coded
  const asked = special.filter((term) => topics.has(term))
  const own = known.filter((one) => asked.some((term) => one.topics.includes(term)))
  const [only, ...others] = asked.length > 0 ? own : known
  return only && others.length === 0 ? only : null
}
