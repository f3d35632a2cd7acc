import { wordsOfAll } from '../../language/packs.ts'
import { hasWord } from '../../language/text/has-word.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { wholeOf } from '../index/countries.ts'
import type { Entry } from '../index/entry.ts'
import { isNameOfThing } from '../index/goods-named.ts'
import { denies } from '../index/listings.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { isThing, meaningNamed, termsNamed } from '../index/policy-words.ts'
import { amountsIn, percentsIn } from './amounts-in.ts'
import { isForEach } from './beside-cost.ts'
import type { Charge, Charges } from './charge.ts'
import { discounts, wrapping } from './charge-terms.ts'
import { isUnion, placesIn } from './places-in.ts'
import { deliveriesOf } from './read-deliveries.ts'
import { chargeOf, has, meaningsOf, type Told, toldIn } from './told.ts'

/** A part of a hundred in a sentence of these is taken off nothing. */
const ofWarranty = termsNamed('warranty, instalments, deposit, battery, damaged')
const cards = termsNamed('gift card')
const SALE = `#${meaningNamed('sale')}`
const MESSAGE = `#${meaningNamed('gift message')}`
const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)
const counters = wordsOfAll(({ quantities }) => quantities?.counters)
const excepting = wordsOfAll(({ policies }) => policies?.excepting)

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
    const { language } = told.entry.source
    const cost = amountsIn(told.text, language).find(({ role }) => role === 'cost')
    // "Vouchers and gift wrapping" stands above what costs something else too.
    const above = meaningsOf(told.heading)
    const isBelow = has(above, wrapping) && !has(above, discounts) && !has(above, cards)
    const isOf = has(told.meanings, wrapping) || (isBelow && !told.meanings.has(MESSAGE))
    if (!cost || !isOf) return []
    return [chargeOf(told, { kind: 'wrapping', cost: cost.value, isPerItem: isForEach(told.text, cost, language) })]
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
    const from = amountsIn(told.text, language).find(({ role }) => role === 'from')
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
