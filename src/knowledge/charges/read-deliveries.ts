import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize, wordsIn } from '../../language/text/tokens.ts'
import { wholeOf } from '../index/countries.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { termsNamed } from '../index/policy-words.ts'
import { isOfRest } from '../index/quote.ts'
import { amountsIn, type ToldAmount } from './amounts-in.ts'
import { endOfClause, isForEach, isForTime, isOnTop, isSurcharge, placedPart } from './beside-cost.ts'
import { cellsOf } from './cells.ts'
import type { Charge } from './charge.ts'
import { collecting, express, free, sending } from './charge-terms.ts'
import { carrierOf, goodsOf, namesIn, partings } from './goods-told.ts'
import { partsOf } from './parts-of.ts'
import { placesIn } from './places-in.ts'
import { chargesInRow } from './read-row.ts'
import { type TimeIn, timeIn } from './time-in.ts'
import { chargeOf, has, meaningsOf, type Told } from './told.ts'
import { asZones, type Carried, carriedIn, refusalsIn } from './ways-told.ts'

/** A sentence of these tells no price of an order's delivery. */
const ofOther = termsNamed(
  'return, return shipping, refund, exchange, gift card, klarna, minimum, repair, warranty, gift wrapping, on account, newsletter, new customer, ' +
    'cancel, samples',
)
/** Words of these tell of days as well, below a heading of delivery. */
const ofPaying = termsNamed('instalments')
const upstairs = termsNamed('upstairs')
const parcels = termsNamed('parcel')
const countsAs = new RegExp(
  `(?<!\\p{L})(?:${phrasesOfAll(({ policies }) => policies?.countsAs).join('|')})(?!\\p{L})`,
  'u',
)
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)

/** What delivery costs and how long it takes. @param sentences of one source, in their order */
export function deliveriesOf(sentences: readonly Told[]): Charge[] {
  const found: Charge[] = []
  const times: ToldTime[] = []
  const untold: Told[] = []
  let isOfLimit = false
  let former: Told | null = null
  for (const told of sentences) {
    const { text, meanings, entry } = told
    const { language } = entry.source
    // "The $49 are counted after discounts" tells of an amount that was told before.
    const amounts = amountsIn(text, language).filter(({ start }) => !isKnown(text, start))
    const costs = amounts.filter(({ role }) => role === 'cost')
    const isOn = former?.entry === entry
    const isOf = isOfDelivery(told, costs, isOn)
    former = isOf ? told : null
    if (!isOf) continue
    // "Free from $60 in the US. Canada: from $150."
    const cells = cellsOf(text)
    if (cells.length > 0) {
      found.push(...chargesInRow(told, cells))
      continue
    }
    isOfLimit = has(meanings, free) || (isOfLimit && costs.length === 0)
    if (costs.length > 0)
      found.push(...withLimit(withFormer(partsOf(told, amounts).flatMap((part) => chargesIn(part, text, isOfLimit)))))
    else {
      untold.push(told)
      found.push(...refusalsIn(told, found))
      const limit = isOfLimit ? amounts.find(({ role }) => role === 'from') : undefined
      if (limit) setFreeFrom(found, told, limit.value)
      const time = timeIn(text, language)
      if (time) times.push({ ...time, told, after: found.length })
    }
  }
  for (const time of times) setTime(found, time)
  const carried = untold.flatMap(carriedIn)
  return asZones([
    ...untold.flatMap((told) => likeAll(told, found)),
    ...found.map((one) => asCarried(one, found, carried)),
  ])
}

/**
 * Whether a sentence tells of the delivery of an order, and of nothing else. "Zone 3: 18,90 €, also large ones": what stands behind the cost is not
 * looked at. @param isOn the one before it did
 */
function isOfDelivery({ text, meanings, heading, entry }: Told, costs: readonly ToldAmount[], isOn: boolean): boolean {
  const reader = meaningReaderOf(entry.source.language)
  const [cost, ...more] = costs
  const own = cost && more.length === 0 ? meaningsOf(reader.read(text.slice(0, endOfClause(text, cost)))) : meanings
  const above = meaningsOf(heading)
  const isOf = has(meanings, sending) || has(above, sending)
  const isOther = (of: ReadonlySet<string>) => has(of, ofOther) || (has(of, ofPaying) && !has(above, sending))
  if (!isOf || isOther(own)) return false
  // Below "Delivery and returns" a sentence has to say that it is of delivery, or go on with that.
  const label = meaningsOf(reader.read(entry.heading.split(' > ').at(-1) ?? ''))
  const isBoth = isOther(label) ? has(label, sending) : has(above, sending)
  return !isOther(above) || (isBoth && (isOn || has(meanings, sending) || (!isOther(label) && has(label, sending))))
}

/** "Toddler kayaks count as small parcels": what is told of all holds for these, whatever is told of such as they are, and goes before that. */
function likeAll({ text, meanings, entry: { source } }: Told, found: readonly Charge[]): Charge[] {
  const folded = fold(text)
  const at = has(meanings, parcels) ? folded.search(countsAs) : -1
  if (at < 0) return []
  const reader = meaningReaderOf(source.language)
  // All words of their names: folding bikes are not all bikes.
  const tokens = tokenize(folded.slice(0, at))
  const denied = tokens.findIndex((_, place) => endOfNegation(tokens, place) !== null)
  const goods = folded
    .slice(0, tokens[denied]?.start ?? at)
    .split(partings)
    .map((part) => reader.read(part).words.flatMap(({ surface, term }) => (reader.isAsking(surface) ? [] : [term])))
    .filter((terms) => terms.length > 0)
  const all = found.filter((one) => isForAll(one) && one.passage.id.startsWith(`${source.id}.`))
  return goods.length === 0 ? [] : all.map((one) => ({ ...one, goods, quote: `${text} ${one.quote}` }))
}

const isForAll = ({ goods, marks, called }: Pick<Charge, 'goods' | 'marks' | 'called'>): boolean =>
  goods.length + marks.length + called.length === 0

/** "The crane truck is £39 in Wales, £69 to Ireland": what names only a place is for what was told before it in its sentence. */
function withFormer(told: readonly Charge[]): Charge[] {
  const all: Charge[] = []
  for (const one of told) {
    const former = all.at(-1)
    const isOn = former !== undefined && one.carrier === null && one.way === former.way && isForAll(one)
    const { goods, some, called, isAdded } = former ?? one
    all.push(isOn ? { ...one, goods, some, called, isAdded } : one)
  }
  return all
}

/** "$6.95 to the Midwest and $8.95 to all other states, free over $75": the limit behind the last cost is for all of one country and the same goods. */
function withLimit(told: readonly Charge[]): Charge[] {
  const last = told.at(-1)
  const isLike = ({ from, way, places, goods }: Charge) =>
    from === null && way === last?.way && places.length === 0 && String(goods) === String(last?.goods)
  return told.map((one) => (last && isLike(one) ? { ...one, from: last.from } : one))
}

/** "To Austria a parcel is 9 € and freight 99 €": of the goods that are told to go so elsewhere. */
function asCarried(one: Charge, all: readonly Charge[], carried: readonly Carried[]): Charge {
  const { carrier } = one
  if (carrier === null || one.goods.length > 0) return one
  const own = carried.filter((each) => each.carrier === carrier && each.source === one.passage.id.split('.')[0])
  if (own.length > 0) return { ...one, goods: own.flatMap(({ goods }) => goods), some: own.flatMap(({ some }) => some) }
  const { analyzer } = meaningReaderOf(one.passage.language)
  const isSo = ({ quote }: Charge) => wordsIn(quote).some((word) => analyzer.termOf(word) === carrier)
  const other = all.find((each) => each.goods.length > 0 && isSo(each))
  return other ? { ...one, goods: other.goods, some: other.some } : one
}

/** What one part of a sentence tells: that of one place, where it tells of several. */
function chargesIn(whole: Told, quote: string, isOfLimit: boolean): Charge[] {
  const { language } = whole.entry.source
  const amounts = amountsIn(whole.text, language).filter(({ start }) => !isKnown(whole.text, start))
  const cost = amounts.find(({ role }) => role === 'cost')
  if (!cost || isForTime(whole.text, cost)) return []
  const { part, start } = placedPart(whole, cost)
  const { text, places, read } = part
  const isIn = ({ end }: ToldAmount) => end > start && end <= start + text.length
  const limit = isOfLimit ? amounts.find((one) => one.role === 'from' && isIn(one)) : undefined
  // "14.90 EUR to other countries": which these are is not told.
  if (isOfRest(text) && placesIn(read).length === 0) return []
  const before = text.slice(0, cost.start - start)
  if (has(meaningsOf(meaningReaderOf(language).read(before)), upstairs)) return []
  const time = timeIn(text, language)
  const way = wayOf(part, before)
  const goods = goodsOf(part, before, quote)
  // "Delivery is £4 extra" is the whole cost of it: what is added is so for goods that it names, or for a part of the country.
  const isNamed =
    namesIn(before, language).length > 0 ||
    goods.called.length + goods.marks.length > 0 ||
    (goods.goods.length > 0 && isSurcharge(whole.text))
  const isOfSome = isNamed || (places.length > 0 && places.every((place) => wholeOf(place) !== null))
  const onTop = way === 'standard' && isOnTop(whole.text, cost, quote, language)
  // "For £29 extra it is carried into the garden."
  if (onTop && !isNamed && !isForAll(goods)) return []
  return [
    chargeOf(part, {
      ...{
        kind: 'delivery',
        cost: cost.value,
        from: limit?.value ?? null,
        places,
        time: time ? { ...time.span, quote } : null,
      },
      ...{ way, carrier: carrierOf(before, language), ...goods, isPerItem: isForEach(whole.text, cost, language) },
      isAdded: onTop && isOfSome,
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
    !one.isRefused &&
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
  const own = found.filter(isOf)
  // "Free in the lower 48 from $99", below rows that name none of it.
  const isUnplaced = ({ places, goods, passage }: Charge) =>
    places.length === 0 && goods.length === 0 && passage.heading === entry.heading
  const of = own.length > 0 ? own : found.filter(isUnplaced)
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
