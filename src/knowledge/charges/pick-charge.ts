import { wordsIn } from '../../language/text/tokens.ts'
import { unionsOf, wholeOf } from '../index/countries.ts'
import { meaningReaderOf } from '../index/meanings.ts'
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

/** Reads which charges a text speaks of. @param text bounded by the caller @param language ISO 639-1 */
export function chargesWished(text: string, language: string): ChargeWish {
  const read = meaningReaderOf(language).read(text)
  const topics = new Set(read.meanings.map(({ term }) => term))
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
    place: placesIn(read).at(-1) ?? null,
  }
}

/** What delivery to a place costs; null where the pages do not tell. */
export function deliveryTo({ all, home }: Charges, place: string | null, way: Charge['way']): Charge | null {
  const isOfAll = ({ goods, marks }: Charge) => goods.length + marks.length === 0
  const known = all
    .filter((one) => one.kind === 'delivery' && one.way === way)
    .toSorted((one, other) => Number(isOfAll(other)) - Number(isOfAll(one)))
  const named = (codes: readonly string[]) => known.find(({ places }) => places.some((own) => codes.includes(own)))
  const own = place === null ? undefined : named([place])
  if (own) return own
  const isHome = place === null || (wholeOf(place) ?? place) === home
  if (isHome) return known.find(({ places }) => places.length === 0 || (home !== null && places.includes(home))) ?? null
  // What is sent to a country may not be sent to its islands.
  return wholeOf(place) === null ? (named(unionsOf(place)) ?? null) : null
}

/** Letters of a word that may be the head of a German compound. */
const LEAST_OF_HEAD = 4

/** Whether a charge is of a product or not for it, by the names of goods that it has. @param isAny one of their words is enough */
export function isOfGoods({ goods, marks, passage }: Charge, texts: string, isAny: boolean): boolean {
  const { analyzer } = meaningReaderOf(passage.language)
  const terms = new Set(wordsIn(texts).map((word) => analyzer.termOf(word)))
  const isCompounded = passage.language === 'de'
  // "Ledersofa" is a sofa.
  const isIn = (term: string) =>
    terms.has(term) || (isCompounded && [...terms].some((word) => term.length >= LEAST_OF_HEAD && word.endsWith(term)))
  const isNamed = (name: readonly string[]) => (isAny ? name.some(isIn) : name.length > 0 && name.every(isIn))
  return goods.some(isNamed) || marks.some((mark) => texts.toLowerCase().includes(mark.toLowerCase()))
}

/** Whether it is told of only some of the goods that are called so: "large tables" of a small desk. */
export const isOfSome = (charge: Charge, texts: string): boolean =>
  !isOfGoods({ ...charge, goods: charge.goods.filter((name) => !charge.some.includes(name)) }, texts, false)

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
