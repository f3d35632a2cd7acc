import { qualityOf } from '../../language/amounts/read-degree.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { sizeRank } from '../../language/text/families.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { wholeOf } from '../index/countries.ts'
import { isNameOfThing } from '../index/goods-named.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { isThing, termsNamed } from '../index/policy-words.ts'
import { isOfRest } from '../index/quote.ts'
import { amountsIn } from './amounts-in.ts'
import type { Charge } from './charge.ts'
import { express, free } from './charge-terms.ts'
import { partsOf } from './parts-of.ts'
import { placesIn } from './places-in.ts'
import { type TimeIn, timeIn } from './time-in.ts'
import { chargeOf, has, meaningsOf, type Told } from './told.ts'

const sending = termsNamed('shipping, shipping cost, free shipping, express, carrier, parcel, parcel locker, pick up')
const collecting = termsNamed('pick up, parcel locker')
/** A sentence of these tells no price of an order's delivery. */
const ofOther = termsNamed(
  'return, return shipping, refund, exchange, gift card, klarna, minimum, repair, warranty, gift wrapping, on account, newsletter, new customer',
)
/** Words of these tell of days as well, below a heading of delivery. */
const ofPaying = termsNamed('instalments')
/** A heading of these stands above what holds for all goods. */
const ofAny = termsNamed('shipping, shipping cost, free shipping, delivery time, express')
/** One of these is about a way of its own: "Delivery by freight". */
const carriers = termsNamed('carrier')
/** Fewer names are no list of what is sent in a way of its own. */
const FEWEST_SENT = 2
const upstairs = termsNamed('upstairs')
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)

/** What delivery costs and how long it takes. @param sentences of one source, in their order */
export function deliveriesOf(sentences: readonly Told[]): Charge[] {
  const found: Charge[] = []
  const times: ToldTime[] = []
  let isOfLimit = false
  for (const told of sentences) {
    const { text, meanings, heading, entry } = told
    const { language } = entry.source
    const above = meaningsOf(heading)
    const isOf = has(meanings, sending) || has(above, sending)
    if (!isOf || [meanings, above].some((of) => has(of, ofOther) || (has(of, ofPaying) && !has(above, sending))))
      continue
    // "The $49 are counted after discounts" tells of an amount that was told before.
    const amounts = amountsIn(text, language).filter(({ start }) => !isKnown(text, start))
    const costs = amounts.filter(({ role }) => role === 'cost')
    // "Free from $60 in the US. Canada: from $150."
    isOfLimit = has(meanings, free) || (isOfLimit && costs.length === 0)
    if (costs.length > 0) found.push(...partsOf(told, amounts).flatMap((part) => chargesIn(part, text, isOfLimit)))
    else {
      const limit = isOfLimit ? amounts.find(({ role }) => role === 'from') : undefined
      if (limit) setFreeFrom(found, told, limit.value)
      const time = timeIn(text, language)
      if (time) times.push({ ...time, told, after: found.length })
    }
  }
  for (const time of times) setTime(found, time)
  return found
}

/** What one part of a sentence tells: that of one place, where it tells of several. */
function chargesIn(part: Told, quote: string, isOfLimit: boolean): Charge[] {
  const { text, places, read, entry } = part
  const { language } = entry.source
  const amounts = amountsIn(text, language).filter(({ start }) => !isKnown(text, start))
  const cost = amounts.find(({ role }) => role === 'cost')
  const limit = isOfLimit ? amounts.find(({ role }) => role === 'from') : undefined
  // "14.90 EUR to other countries": which these are is not told.
  if (!cost || (isOfRest(text) && placesIn(read).length === 0)) return []
  const before = text.slice(0, cost.start)
  if (has(meaningsOf(meaningReaderOf(language).read(before)), upstairs)) return []
  const time = timeIn(text, language)
  return [
    chargeOf(part, {
      ...{
        kind: 'delivery',
        cost: cost.value,
        from: limit?.value ?? null,
        places,
        time: time ? { ...time.span, quote } : null,
      },
      ...{ way: wayOf(part, before), ...goodsOf(part, before, quote) },
    }),
  ]
}

/** A time that stands by itself. @param after how many charges were told before it */
interface ToldTime extends TimeIn {
  told: Told
  after: number
}

/** "Delivery takes 3 to 5 days": of what was told before it below the same heading, of the places it names, or of the first behind it. */
function setTime(found: readonly Charge[], { span, words, told, after }: ToldTime): void {
  const { language } = told.entry.source
  const own = placesIn(meaningReaderOf(language).read(words))
  const named = own.length > 0 ? own : placesIn(told.read)
  // "Bikes are delivered within ten days": the time of these alone.
  if (namesIn(words, language).length > 0) return
  // "If you collect it at the shop it is ready within 3 days."
  const way = has(told.meanings, collecting) ? 'collected' : wayOf(told, words)
  const below = found.filter(({ passage }) => passage.heading === told.entry.heading)
  // Of what is for some goods alone only where all below that heading is.
  const isOfGoods = below.every(({ goods }) => goods.length > 0)
  const isOf = (one: Charge) =>
    below.includes(one) &&
    one.way === way &&
    one.time === null &&
    (isOfGoods || one.goods.length === 0) &&
    (named.length === 0 ||
      one.places.length === 0 ||
      one.places.some((place) => named.some((name) => name === place || wholeOf(name) === place)))
  const before = found.slice(0, after).filter(isOf)
  for (const one of before.length > 0 ? before : found.slice(after).filter(isOf).slice(0, 1))
    one.time = { ...span, quote: told.text }
}

/** "It is free from $60": of what was told before below the same heading, or of the places it names. */
function setFreeFrom(found: readonly Charge[], { text, meanings, read, entry }: Told, limit: number): void {
  const named = placesIn(read)
  const isOf = ({ places, passage }: Charge) =>
    named.length > 0 ? places.some((place) => named.includes(place)) : passage.heading === entry.heading
  const of = found.filter(isOf)
  const isOfAll = named.length > 0 || has(meanings, collecting)
  for (const one of isOfAll ? of : of.slice(-1)) {
    if (one.way === 'express' || one.from !== null) continue
    one.from = limit
    one.quote = `${one.quote} ${text}`
    one.limitQuote = text
  }
}

const isKnown = (text: string, start: number): boolean => {
  const last = tokenize(text.slice(0, start)).findLast(({ kind }) => kind !== 'sign')
  return last !== undefined && definite.has(last.text) && /^[^\p{L}]*$/u.test(text.slice(last.end, start))
}

function wayOf({ entry }: Told, before: string): Charge['way'] {
  const own = meaningsOf(meaningReaderOf(entry.source.language).read(before.replace(/\([^()]{0,200}\)/g, ' ')))
  return has(own, collecting) ? 'collected' : has(own, express) ? 'express' : 'standard'
}

/**
 * What a charge is for where it is for some goods alone: "Furniture", "bicycles and grills"; none where it is for all. Where a sentence above it tells
 * which these are, it is quoted with that.
 */
function goodsOf(
  { entry, text }: Told,
  before: string,
  quote: string,
): Pick<Charge, 'goods' | 'some' | 'marks' | 'quote'> {
  const label = entry.heading.split(' > ').at(-1) ?? ''
  const { language } = entry.source
  const read = (part: string) => meaningsOf(meaningReaderOf(language).read(part))
  const paragraph = entry.text.split('\n').find((line) => line.includes(text)) ?? ''
  const above = paragraph.slice(0, paragraph.indexOf(text))
  const [first = ''] = splitSentences(above)
  const listed = namesIn(first, language)
  const own = { goods: namesIn(`${label}, ${before}`, language), marks: marksIn(text) }
  const isOwn = own.goods.length + own.marks.length > 0
  // "Furniture comes with two people. $89 per order."
  if (!isOwn && !/\p{L}/u.test(before))
    return { ...asGoods(listed.slice(0, 1).map((one) => ({ ...one, terms: one.terms.slice(0, 1) }))), marks: [], quote }
  // "Freight. Tables, beds and grills come by freight. That costs $39": below a heading of its own, with the goods that are sent so.
  const isOfThese = (!has(read(label), ofAny) || has(read(label), carriers)) && has(read(first), sending)
  if (!isOfThese || amountsIn(first, language).length > 0) return { ...own, ...asGoods(own.goods), quote }
  const marked = marksIn(first)
  const goods = marked.length === 0 && listed.length >= FEWEST_SENT ? listed : []
  const isTold = marked.length + goods.length > 0
  return {
    ...{ ...asGoods([...own.goods, ...goods]), marks: isOwn ? own.marks : marked },
    quote: isTold ? `${first} ${quote}` : quote,
  }
}

const marks = /["“«„]([^"“”«»„]{4,60})["”»“]/g
/** What a page calls goods by in quotes: 'marked "Oversize item"'. */
const marksIn = (text: string): string[] => [...text.matchAll(marks)].flatMap(([, mark]) => mark ?? [])

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
/** "Wardrobes and beds" are two. */
const partings = new RegExp(`[,;:()|&]|\\s[–-]\\s|\\s(?:${joiners})\\s`, 'iu')

/** Goods by the terms of their name, and whether it is only of some of them that something is told. */
interface Named {
  terms: string[]
  isSome: boolean
}

const asGoods = (named: readonly Named[]): Pick<Charge, 'goods' | 'some'> => ({
  goods: named.map(({ terms }) => terms),
  some: named.flatMap(({ terms, isSome }) => (isSome ? [terms] : [])),
})

/** Names of goods in a text; "large tables", "XL crates" and "mattresses from 160 cm" are some of those. */
function namesIn(text: string, language: string): Named[] {
  const reader = meaningReaderOf(language)
  return text.split(partings).flatMap((part) => {
    const { words, meanings } = reader.read(part)
    const meant = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? [] : places)))
    const things = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? places : [])))
    // "Car carriers" are no cars.
    const isBefore = (at: number) => meant.has(at + 1) && isNoun(words[at + 1]?.surface ?? '')
    const isName = (surface: string, at: number) =>
      things.has(at) || isNameOfThing(surface, language) || isNoun(surface) || anyProduct.has(surface)
    const names = words.filter(
      ({ surface }, at) => !meant.has(at) && !isBefore(at) && !reader.isAsking(surface) && isName(surface, at),
    )
    const isSome = words.some(({ surface }) => /\d/.test(surface) || qualityOf(surface) || sizeRank(surface) !== null)
    return names.length > 0 ? [{ terms: names.map(({ term }) => term), isSome }] : []
  })
}
