import { remembering } from '../../shared/remembering.ts'
import { wholeOf } from '../index/countries.ts'
import { MeaningReader } from '../index/meanings.ts'
import { codeAt, meaningNamed, relatedMeanings, termOfCountry } from '../index/policy-words.ts'
import type { Charge, Charges } from './charge.ts'
import { isUnion, placesIn } from './places-in.ts'

const readerOf = remembering((language: string) => new MeaningReader(language))
const termsOf = (names: string): string[] => names.split(', ').map((name) => `#${meaningNamed(name)}`)

const sending = termsOf('shipping, shipping cost, free shipping')
const express = termsOf('express')
const wrapping = termsOf('gift wrapping')
const collecting = termsOf('pick up')
const discounts = termsOf('discount, voucher, new customer, student, loyalty program, newsletter, wholesale, company')
const special = termsOf('newsletter, student, loyalty program, wholesale, company, new customer, senior, teacher')

/** What a shopper wants reckoned with what the goods cost. */
export interface ChargeWish {
  isDelivered: boolean
  isExpress: boolean
  isWrapped: boolean
  isReduced: boolean
  isCollected: boolean
  /** The last place named, by its code. */
  place: string | null
  /** Meanings of the words. */
  topics: ReadonlySet<string>
}

/** Reads which charges a text speaks of. @param text bounded by the caller @param language ISO 639-1 */
export function chargesWished(text: string, language: string): ChargeWish {
  const read = readerOf(language).read(text)
  const topics = new Set(read.meanings.map(({ term }) => term))
  const has = (terms: readonly string[]) => terms.some((term) => topics.has(term))
  return {
    ...{ isDelivered: has(sending) || has(express), isExpress: has(express), isWrapped: has(wrapping) },
    ...{ isReduced: has(discounts), isCollected: has(collecting), topics },
    place: placesIn(read).at(-1) ?? null,
  }
}

/** What delivery to a place costs; null where the pages do not tell. */
export function deliveryTo({ all, home }: Charges, place: string | null, way: Charge['way']): Charge | null {
  const known = all.filter((one) => one.kind === 'delivery' && one.way === way)
  const whole = place === null ? null : (wholeOf(place) ?? place)
  const isHome = place === null || place === home || (whole === home && place !== null)
  const named = (codes: readonly string[]) => known.find(({ places }) => places.some((own) => codes.includes(own)))
  const own = place === null ? undefined : named([place])
  if (own) return own
  if (isHome) return known.find(({ places }) => places.length === 0 || (home !== null && places.includes(home))) ?? null
  return named([whole as string]) ?? named(unionsOf(place as string)) ?? null
}

/** The unions that a country is in. */
const unionsOf = (code: string): string[] =>
  (relatedMeanings.get(Number(termOfCountry(code).slice(1))) ?? []).flatMap(([place]) => {
    const union = codeAt(place)
    return union !== undefined && isUnion(union) ? union : []
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
