import { wordsOfAll } from '../../language/packs.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { isOfRest } from '../index/quote.ts'
import type { ToldAmount } from './amounts-in.ts'
import { carrierOf, namesIn } from './goods-told.ts'
import { placesIn } from './places-in.ts'
import type { Told } from './told.ts'

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
const joiner = new RegExp(`\\s(?:${joiners})\\s`, 'iu')

/**
 * "Austria (8.90 €), Norway (19.90 €)", "adult bikes are £25, kids' bikes £9": each cost with its place or goods, else with those told before it;
 * else the sentence as it is.
 */
export function partsOf(told: Told, amounts: readonly ToldAmount[]): Told[] {
  const cuts = amounts.flatMap((amount, at) => {
    const next = amounts.slice(at + 1).find(({ role }) => role === 'cost')
    const isLast = !next || amounts[at + 1] !== next || amounts.slice(0, at + 1).every(({ role }) => role !== 'cost')
    return isLast ? [] : [cutBetween(told.text, amount.end, next.start)]
  })
  if (cuts.length === 0 || cuts.includes(null)) return [told]
  const places = [0, ...(cuts as number[]), told.text.length]
  const { language } = told.entry.source
  const reader = meaningReaderOf(language)
  const parts = places.slice(1).map((end, at) => {
    const start = places[at] as number
    const text = told.text.slice(start, end)
    const read = reader.read(text)
    const cost = amounts.find((one) => one.role === 'cost' && one.start >= start)?.start ?? end
    const before = told.text.slice(start, cost)
    return { text, read, own: placesIn(read), isRest: isOfRest(text), isOf: isOfSome(before, language) }
  })
  const isPlaced = ({ own, isRest }: (typeof parts)[number]) => own.length > 0 || isRest
  // "£3, and £4 to the rest of the UK": only the first may have neither.
  const isApart = parts.slice(1).every((part) => isPlaced(part) || part.isOf)
  if (!isApart) return [told]
  const isByPlace = parts.slice(1).some(isPlaced)
  let former = isByPlace ? [] : told.places
  return parts.map(({ text, read, own, isRest }) => {
    if (own.length > 0 || isRest) former = own
    return { ...told, text, read, places: former }
  })
}

/** Whether what stands before a cost tells of what it is, beside a place. */
const isOfSome = (before: string, language: string): boolean =>
  namesIn(before, language).length > 0 || carrierOf(before, language) !== null

/** The first comma between two amounts, else the last "and". */
function cutBetween(text: string, from: number, to: number): number | null {
  const between = text.slice(from, to).replace(/\([^()]{0,200}\)/g, (inner) => '_'.repeat(inner.length))
  const comma = between.search(/[,;](?!\d)/)
  if (comma >= 0) return from + comma + 1
  const and = joiner.exec(between)
  return and ? from + and.index + 1 : null
}
