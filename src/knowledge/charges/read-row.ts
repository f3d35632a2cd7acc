import { denies } from '../index/listings.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { amountsIn, type ToldAmount } from './amounts-in.ts'
import type { Cell } from './cells.ts'
import type { Charge } from './charge.ts'
import { collecting, express } from './charge-terms.ts'
import { carrierOf, namesIn } from './goods-told.ts'
import { placesIn } from './places-in.ts'
import { timeIn } from './time-in.ts'
import { chargeOf, has, meaningsOf, type Told } from './told.ts'

/**
 * What a row of a table tells of delivery: its places stand in the cells without money, each cell with money tells what one way costs, and a cell with a
 * time how long it takes, or how long each of the ways: "parcel 1-3 days, freight 5-10 days".
 */
export function chargesInRow(told: Told, cells: readonly Cell[]): Charge[] {
  const { language } = told.entry.source
  const reader = meaningReaderOf(language)
  const read = cells.map((cell) => {
    const whole = `${cell.head} ${cell.text}`
    return { ...cell, whole, amounts: amountsIn(whole, language) }
  })
  const isOfTime = ({ text, amounts }: (typeof read)[number]) =>
    amounts.length === 0 && timesIn(text, language).length > 0
  const plain = read.filter((cell) => cell.amounts.length === 0 && !isOfTime(cell))
  const named = plain.flatMap(({ text }) => placesIn(reader.read(text)))
  const places = named.length > 0 ? named : told.places
  const ways = plain.filter(({ text }) => placesIn(reader.read(text)).length === 0).map(({ text }) => text)
  // "Free from: 60 €" is a column of its own.
  const limitIn = (amounts: readonly ToldAmount[]) => amounts.find(({ role }) => role === 'from')?.value ?? null
  if (read.every(({ amounts }) => amounts.length === 0))
    return cells.some(({ text }) => denies(text)) && places.length > 0
      ? [chargeOf(told, { kind: 'delivery', places, isRefused: true })]
      : []
  const costing = read.filter(({ amounts }) => amounts.some(({ role }) => role === 'cost'))
  const times = read.filter(isOfTime).flatMap(({ text }) => timesIn(text, language))
  return costing.flatMap(({ head, text, whole, amounts }): Charge[] => {
    const cost = amounts.find(({ role }) => role === 'cost')
    if (!cost) return []
    const before = `${whole.slice(0, cost.start)} ${ways.join(' ')}`
    const meanings = meaningsOf(reader.read(before))
    const way = has(meanings, collecting) ? 'collected' : has(meanings, express) ? 'express' : 'standard'
    const carrier = carrierOf(head.replace(/\([^()]{0,60}\)/g, ' '), language)
    const goods = namesIn(text.slice(0, Math.max(0, cost.start - head.length - 1)), language)
    const own =
      times.find((one) => carrierOf(one.words, language) === carrier) ?? (times.length === 1 ? times[0] : undefined)
    return [
      chargeOf(told, {
        ...{ kind: 'delivery', cost: cost.value, places, way, carrier },
        goods: goods.map(({ terms }) => terms),
        some: goods.flatMap(({ terms, isSome }) => (isSome ? [terms] : [])),
        from: limitIn(amounts) ?? (costing.length === 1 ? limitIn(read.flatMap((cell) => cell.amounts)) : null),
        time: own ? { ...own.span, quote: told.text } : null,
      }),
    ]
  })
}

/** The times of a cell, each with its words: "parcel 1-3 days, freight 5-10 days". */
const timesIn = (text: string, language: string) =>
  text.split(/[,;](?!\d)/).flatMap((part) => timeIn(part, language) ?? [])
