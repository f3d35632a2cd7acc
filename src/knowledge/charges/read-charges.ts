import { wordsOfAll } from '../../language/packs.ts'
import { hasWord } from '../../language/text/has-word.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { wholeOf } from '../index/countries.ts'
import type { Entry } from '../index/entry.ts'
import { isNameOfThing } from '../index/goods-named.ts'
import { denies } from '../index/listings.ts'
import { meaningReaderOf, type Reading } from '../index/meanings.ts'
import { isThing, meaningNamed, termsNamed } from '../index/policy-words.ts'
import { sentencesOf } from '../index/sentences-of.ts'
import { amountsIn, percentsIn } from './amounts-in.ts'
import type { Charge, Charges } from './charge.ts'
import { discounts, express, free, wrapping } from './charge-terms.ts'
import { isUnion, placesIn, placesListed } from './places-in.ts'

const sending = termsNamed('shipping, shipping cost, free shipping, express, carrier, parcel, parcel locker, pick up')
const collecting = termsNamed('pick up, parcel locker')
/** A sentence of these tells no price of an order's delivery. */
const ofOther = termsNamed(
  'return, return shipping, refund, exchange, gift card, klarna, minimum, repair, warranty, gift wrapping',
)
/** Words of these tell of days as well, below a heading of delivery. */
const ofPaying = termsNamed('instalments')
const perOrder = termsNamed('order, parcel')
const upstairs = termsNamed('upstairs')
/** A part of a hundred in a sentence of these is taken off nothing. */
const ofWarranty = termsNamed('warranty, instalments, deposit, battery, damaged')
const SALE = `#${meaningNamed('sale')}`
const MESSAGE = `#${meaningNamed('gift message')}`
const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)
const each = wordsOfAll(({ quantities }) => quantities?.each)
const counters = wordsOfAll(({ quantities }) => quantities?.counters)
const excepting = wordsOfAll(({ policies }) => policies?.excepting)

/** A sentence, with what stands above it. */
interface Told {
  text: string
  read: Reading
  meanings: ReadonlySet<string>
  places: readonly string[]
  heading: Reading
  entry: Entry
}

const has = (meanings: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.some((term) => meanings.has(term))
const meaningsOf = ({ meanings }: Reading): Set<string> => new Set(meanings.map(({ term }) => term))
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)

/** The same, with the country where the shop is. */
export const chargesOf = (entries: readonly Entry[]): Charges => ({ all: readCharges(entries), home: homeIn(entries) })

/** The country that most passages name, itself or a part of it. */
function homeIn(entries: readonly Entry[]): string | null {
  const counts = new Map<string, number>()
  for (const { source, heading, text } of entries) {
    const read = meaningReaderOf(source.language).read(`${heading}. ${boundedReading(text, textBounds.passage)}`)
    for (const code of new Set(placesIn(read).map((place) => wholeOf(place) ?? place)))
      if (!isUnion(code)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** What a shop's pages tell in numbers of delivery, wrapping and what is taken off. @param entries in their order */
export function readCharges(entries: readonly Entry[]): Charge[] {
  const bySource = Map.groupBy(entries, ({ source }) => source.id)
  return [...bySource.values()].flatMap((own) => {
    const passages = own.map(toldIn)
    return [
      ...deliveriesOf(passages.flat()),
      ...passages.flatMap((told) => [...wrappingsOf(told), ...discountsOf(told)]),
    ]
  })
}

function toldIn(entry: Entry): Told[] {
  const { source, heading, text } = entry
  const reader = meaningReaderOf(source.language)
  const above = reader.read(`${source.title}. ${heading}`)
  const own = placesIn(reader.read(heading.split(' > ').at(-1) ?? ''))
  const read = sentencesOf(splitSentences(boundedReading(text, textBounds.passage)), heading).map((one) => ({
    text: one.text,
    read: reader.read(one.text),
  }))
  const listed = placesListed(read)
  return read.map((one): Told => {
    const named = placesIn(one.read)
    return {
      ...{ ...one, meanings: meaningsOf(one.read), heading: above, entry },
      places: named.length > 0 ? named : own.some(isUnion) && listed.length > 0 ? listed : own,
    }
  })
}

function chargeOf(told: Told, of: Partial<Charge> & Pick<Charge, 'kind'>): Charge {
  const { source, position, heading, text } = told.entry
  return {
    ...{ cost: null, percent: null, from: null, fromPieces: null, isPerItem: false, way: 'standard', places: [] },
    ...{
      code: null,
      topics: [...told.meanings, ...meaningsOf(told.heading)],
      goods: [],
      marks: [],
      isNotReduced: false,
    },
    quote: told.text,
    passage: {
      ...{ id: `${source.id}.${position}`, text, heading, title: heading.split(' > ')[0] || source.title },
      ...{ url: source.url, language: source.language },
    },
    ...of,
  }
}

function deliveriesOf(sentences: readonly Told[]): Charge[] {
  const found: Charge[] = []
  let isOfLimit = false
  for (const told of sentences) {
    const { text, meanings, places, heading, entry } = told
    const above = meaningsOf(heading)
    const isOf = has(meanings, sending) || has(above, sending)
    if (!isOf || [meanings, above].some((of) => has(of, ofOther) || (has(of, ofPaying) && !has(above, sending))))
      continue
    // "The $49 are counted after discounts" tells of an amount that was told before.
    const amounts = amountsIn(text, entry.source.language).filter(({ start }) => !isKnown(text, start))
    const cost = amounts.find(({ isFrom }) => !isFrom)
    // "Free from $60 in the US. Canada: from $150."
    isOfLimit = has(meanings, free) || (isOfLimit && !cost)
    const limit = isOfLimit ? amounts.find(({ isFrom }) => isFrom) : undefined
    if (cost) {
      const before = text.slice(0, cost.start)
      if (has(meaningsOf(meaningReaderOf(entry.source.language).read(before)), upstairs)) continue
      found.push(
        chargeOf(told, {
          ...{ kind: 'delivery', cost: cost.value, from: limit?.value ?? null, places },
          ...{ way: wayOf(told, before), goods: goodsOf(told, before), marks: marksIn(text) },
        }),
      )
    } else if (limit) setFreeFrom(found, told, limit.value)
  }
  return found
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

/** What a charge is for where it is for some goods alone: "Furniture", "bicycles and grills"; empty where it is for all. */
function goodsOf({ entry, text }: Told, before: string): string[][] {
  const label = entry.heading.split(' > ').at(-1) ?? ''
  const { language } = entry.source
  const own = namesIn(`${label}, ${before}`, language)
  if (own.length > 0 || /\p{L}/u.test(before)) return own
  // "Furniture comes with two people. $89 per order."
  const paragraph = entry.text.split('\n').find((line) => line.includes(text)) ?? ''
  return namesIn(paragraph.slice(0, paragraph.indexOf(text)).split(/[.!?]\s/)[0] ?? '', language)
    .slice(0, 1)
    .map((terms) => terms.slice(0, 1))
}

const marks = /["“«„]([^"“”«»„]{4,60})["”»“]/g
/** What a page calls goods by in quotes: 'marked "Oversize item"'. */
const marksIn = (text: string): string[] => [...text.matchAll(marks)].flatMap(([, mark]) => mark ?? [])

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
/** "Wardrobes and beds" are two. */
const partings = new RegExp(`[,;:()|&]|\\s[–-]\\s|\\s(?:${joiners})\\s`, 'iu')

/** Names of goods in a text, each by its terms. */
function namesIn(text: string, language: string): string[][] {
  const reader = meaningReaderOf(language)
  return text.split(partings).flatMap((part) => {
    const { words, meanings } = reader.read(part)
    const meant = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? [] : places)))
    const things = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? places : [])))
    const isName = (surface: string, at: number) =>
      things.has(at) || isNameOfThing(surface, language) || isNoun(surface) || anyProduct.has(surface)
    const names = words.filter(({ surface }, at) => !meant.has(at) && !reader.isAsking(surface) && isName(surface, at))
    return names.length > 0 ? [names.map(({ term }) => term)] : []
  })
}

/** Words of what is left out, each by itself: "Apple products, Rolex". */
function wordsIn(text: string, language: string): string[][] {
  const reader = meaningReaderOf(language)
  const { words, meanings } = reader.read(text)
  const meant = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? [] : places)))
  return words.flatMap(({ surface, term }, at) =>
    (meant.has(at) && !isNameOfThing(surface, language)) ||
    reader.isAsking(surface) ||
    anyProduct.has(surface) ||
    /^\d/.test(surface)
      ? []
      : [[term]],
  )
}

function wrappingsOf(sentences: readonly Told[]): Charge[] {
  return sentences.flatMap((told) => {
    const reader = meaningReaderOf(told.entry.source.language)
    const [cost] = amountsIn(told.text, told.entry.source.language)
    const isOf =
      has(told.meanings, wrapping) || (has(meaningsOf(told.heading), wrapping) && !told.meanings.has(MESSAGE))
    if (!cost || !isOf) return []
    const behind = tokenize(told.text.slice(cost.end)).slice(0, 4)
    const own = meaningsOf(reader.read(behind.map(({ text }) => text).join(' ')))
    const isPerItem =
      behind.some(({ text }) => each.has(text) || counters.has(text) || anyProduct.has(text)) && !has(own, perOrder)
    return [chargeOf(told, { kind: 'wrapping', cost: cost.value, isPerItem })]
  })
}

/** Signs and capitals that a shopper types: "WELCOME10". */
const typed = /\b(?=[A-Z\d]*[A-Z]{4})[A-Z\d]{5,20}\b/

function discountsOf(sentences: readonly Told[]): Charge[] {
  return sentences.flatMap((told, at) => {
    const [percent] = percentsIn(told.text)
    const above = meaningsOf(told.heading)
    if (
      percent === undefined ||
      has(told.meanings, ofWarranty) ||
      has(above, ofWarranty) ||
      !(has(told.meanings, discounts) || has(above, discounts))
    )
      return []
    const label = told.entry.heading.split(' > ').at(-1) ?? ''
    const { language } = told.entry.source
    const next = sentences[at + 1]
    // "Not on gift cards": says of the one before on what it is not.
    const isExcepting = next !== undefined && percentsIn(next.text).length === 0 && excepts(next.text)
    const quote = isExcepting ? `${told.text} ${next.text}` : told.text
    const excepted = exceptedIn(quote)
    const [from] = amountsIn(told.text, language)
    const fromPieces = piecesIn(told.text)
    return [
      chargeOf(told, {
        ...{ kind: 'discount', percent, quote, fromPieces },
        from: fromPieces === null ? (from?.value ?? null) : null,
        code: typed.exec(told.text)?.[0] ?? typed.exec(label)?.[0] ?? null,
        goods: wordsIn(excepted, language),
        isNotReduced: meaningsOf(meaningReaderOf(language).read(excepted)).has(SALE),
      }),
    ]
  })
}

const excepts = (text: string): boolean => denies(text) || [...excepting].some((word) => hasWord(text, word))

/** What stands behind "not on". */
const exceptedIn = (text: string): string =>
  text
    .split(/[.;(]\s?|,\s/)
    .reduce(
      ({ isIn, parts }, part) => {
        const goesOn = excepts(part) || (isIn && !/\d/.test(part))
        return { isIn: goesOn, parts: goesOn ? [...parts, part] : parts }
      },
      { isIn: false, parts: [] as string[] },
    )
    .parts.join(', ')

function piecesIn(text: string): number | null {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ kind }, place) => kind === 'number' && counters.has(tokens[place + 1]?.text ?? ''))
  return at < 0 ? null : Number(tokens[at]?.text)
}
