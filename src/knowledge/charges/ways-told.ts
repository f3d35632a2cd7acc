import { fold } from '../../language/text/fold.ts'
import { denies } from '../index/listings.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { cellsOf } from './cells.ts'
import type { Charge } from './charge.ts'
import { carriers, free, sending } from './charge-terms.ts'
import { namesIn, sentBy } from './goods-told.ts'
import { placesIn } from './places-in.ts'
import { chargeOf, has, meaningsOf, type Told } from './told.ts'

/** Goods that are told to go in a way of their own, without what that costs. */
export interface Carried extends Pick<Charge, 'goods' | 'some'> {
  /** The term of the word for the way. */
  carrier: string
  /** Of the page. */
  source: string
}

/** "By freight come: all beds and mattresses", "beds come by freight". */
export function carriedIn({ text, entry: { source } }: Told): Carried[] {
  const { language } = source
  const { words, meanings } = meaningReaderOf(language).read(text)
  const [at] = meanings.flatMap(({ term, places }) => (carriers.includes(term) ? places : []))
  const carrier = at === undefined ? undefined : words[at]?.term
  if (carrier === undefined) return []
  const colon = text.indexOf(':')
  const isLed = colon > 0 && colon < text.length / 2
  if (!isLed && !sentBy.test(fold(text))) return []
  const named = namesIn(isLed ? text.slice(colon + 1) : text, language)
  if (named.length === 0) return []
  return [
    {
      ...{ carrier, source: source.id, goods: named.map(({ terms }) => terms) },
      some: named.flatMap(({ terms, isSome }) => (isSome ? [terms] : [])),
    },
  ]
}

/** "We do not send machines to Switzerland", "bulky goods don't go to the islands": of those that its passage told of before, where it names none. */
export function refusalsIn(told: Told, found: readonly Charge[]): Charge[] {
  const { text, entry } = told
  const { language } = entry.source
  const reader = meaningReaderOf(language)
  // "Depends on the order total, not on the number of boxes": what is denied is that it is sent.
  const isRefusing = text.split(/[,;:](?!\d)/).some((part) => {
    const meanings = meaningsOf(reader.read(part))
    return denies(part) && !has(meanings, free) && (has(meanings, sending) || sentBy.test(fold(part)))
  })
  const own = placesIn(told.read)
  const places = own.length > 0 ? own : told.places
  if (!isRefusing || places.length === 0) return []
  const named = namesIn(text, language)
  const former = found.find(({ passage, goods }) => passage.heading === entry.heading && goods.length > 0)
  const goods = [...named.map(({ terms }) => terms), ...(own.length > 0 ? (former?.goods ?? []) : [])]
  const some = [...named.flatMap(({ terms, isSome }) => (isSome ? [terms] : [])), ...(former?.some ?? [])]
  return goods.length === 0 ? [] : [chargeOf(told, { kind: 'delivery', places, goods, some, isRefused: true })]
}

/**
 * "Zone 1: $5.95. Zone 2: $7.95": rows of one table that tell of the same way and of no place that is known, or of parts of one. What is paid depends on
 * more than is known, so that all of them are told. Of several ways to one place the first is reckoned with.
 */
export function asZones(all: readonly Charge[]): Charge[] {
  const keyOf = ({ passage, way, goods, places, quote, isRefused, carrier }: Charge): string | null =>
    isRefused || cellsOf(quote).length === 0
      ? null
      : JSON.stringify([passage.id, way, carrier, goods, places.toSorted()])
  const groups = Map.groupBy(all, keyOf)
  return all.flatMap((one) => {
    const key = keyOf(one)
    const group = key === null ? [one] : (groups.get(key) ?? [])
    if (group.length < 2) return [one]
    if (group[0] !== one) return []
    const limits = new Set(group.flatMap(({ limitQuote }) => limitQuote ?? []))
    const ownOf = ({ quote }: Charge) => [...limits].reduce((left, limit) => left.replace(limit, '').trim(), quote)
    const rows = new Set([...group.map(ownOf), ...limits])
    // "England" and "Scotland" are one country here: only ways to one and the same place may be told by the first.
    const isOpen = one.places.length === 0 || new Set(group.map(({ quote }) => cellsOf(quote)[0]?.text)).size > 1
    const from = group.every((other) => other.from === one.from) ? one.from : null
    return [{ ...one, ...(isOpen ? { cost: null, time: null, from } : {}), quote: [...rows].join(' ') }]
  })
}
