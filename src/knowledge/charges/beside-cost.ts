import { unitOf } from '../../language/amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { denies } from '../index/listings.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { termsNamed } from '../index/policy-words.ts'
import { amountsIn, type ToldAmount } from './amounts-in.ts'
import { placesIn } from './places-in.ts'
import { has, meaningsOf, type Told } from './told.ts'

const perOrder = termsNamed('order, parcel')
const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)
const each = wordsOfAll(({ quantities }) => quantities?.each)
const counters = wordsOfAll(({ quantities }) => quantities?.counters)
const times = new Set(['min', 'h', 'day', 'week', 'month', 'year'])
/** Words behind a cost that tell for what it is paid: "$15 for each", "10 € je angefangene Woche". */
const MOST_BEHIND = 4
const oneOf = (phrases: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'u')
const surcharge = phrasesOfAll(({ policies }) => policies?.surcharge)
const onTop = oneOf([...phrasesOfAll(({ policies }) => policies?.onTop), ...surcharge])
const ofSurcharge = oneOf(surcharge)

const behind = (text: string, { end }: ToldAmount) => tokenize(text.slice(end)).slice(0, MOST_BEHIND)

/** Whether a cost is for each thing, not for the order: "rods are $15 each", not "9 € per parcel". @param language of the text */
export function isForEach(text: string, cost: ToldAmount, language: string): boolean {
  const words = behind(text, cost)
  const own = meaningsOf(meaningReaderOf(language).read(words.map((word) => word.text).join(' ')))
  return words.some((word) => [each, counters, anyProduct].some((list) => list.has(word.text))) && !has(own, perOrder)
}

/** Whether a cost is for a time that something is kept or lent, and so none of delivery: "10 € je Woche", "$6 per day". */
export function isForTime(text: string, cost: ToldAmount): boolean {
  const words = behind(text, cost)
  const at = words.findIndex((word) => each.has(word.text))
  return at >= 0 && words.slice(at + 1).some((word) => times.has(unitOf(word.text) ?? ''))
}

/** Whether a cost comes on top of another: said where it stands, or before all costs of its sentence. @param quote that sentence */
export function isOnTop(text: string, cost: ToldAmount, quote: string, language: string): boolean {
  const own = text.slice(0, endOfClause(text, cost))
  const lead = quote.slice(0, amountsIn(quote, language)[0]?.start ?? 0)
  return onTop.test(fold(own)) || onTop.test(fold(lead))
}

/** Whether a text tells of what has to be paid on top, and not of what may be wanted besides: "for £29 extra it is carried upstairs". */
export const isSurcharge = (text: string): boolean => ofSurcharge.test(fold(text))

/** Where the clause of a cost ends: at the next comma or semicolon. */
export function endOfClause(text: string, { end }: ToldAmount): number {
  const at = text.slice(end).search(/[,;](?!\d)/)
  return at < 0 ? text.length : end + at
}

/** "They do not go to Corsica; to Belgium they are 39 €; none goes to Switzerland": a part without what is told of other places. */
export function placedPart(part: Told, cost: ToldAmount): { part: Told; start: number } {
  const reader = meaningReaderOf(part.entry.source.language)
  const isOfOther = (text: string) => placesIn(reader.read(text)).length > 0 || denies(text)
  const from = part.text.lastIndexOf(';', cost.start) + 1
  const start =
    from > 0 && isOfOther(part.text.slice(0, from)) && isOfOther(part.text.slice(from, cost.start)) ? from : 0
  const next = part.text.indexOf(';', cost.end)
  const end = next >= 0 && isOfOther(part.text.slice(next)) ? next : part.text.length
  const text = part.text.slice(start, end)
  if (text === part.text) return { part, start }
  const read = reader.read(text)
  const own = placesIn(read)
  const others = placesIn(reader.read(`${part.text.slice(0, start)} . ${part.text.slice(end)}`))
  const places = own.length > 0 ? own : part.places.filter((one) => !others.includes(one))
  return { part: { ...part, text, read, places }, start }
}
