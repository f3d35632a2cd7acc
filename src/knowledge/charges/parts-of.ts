import { wordsOfAll } from '../../language/packs.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { isOfRest } from '../index/quote.ts'
import type { ToldAmount } from './amounts-in.ts'
import { placesIn } from './places-in.ts'
import type { Told } from './told.ts'

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
const joiner = new RegExp(`\\s(?:${joiners})\\s`, 'iu')

/** "Austria (8.90 €), Norway (19.90 €)", "5.90 € within Germany and 14.90 € to Italy": each cost with its place; else the sentence as it is. */
export function partsOf(told: Told, amounts: readonly ToldAmount[]): Told[] {
  const cuts = amounts.flatMap((amount, at) => {
    const next = amounts.slice(at + 1).find(({ role }) => role === 'cost')
    const isLast = !next || amounts[at + 1] !== next || amounts.slice(0, at + 1).every(({ role }) => role !== 'cost')
    return isLast ? [] : [cutBetween(told.text, amount.end, next.start)]
  })
  if (cuts.length === 0 || cuts.includes(null)) return [told]
  const places = [0, ...(cuts as number[]), told.text.length]
  const reader = meaningReaderOf(told.entry.source.language)
  const parts = places.slice(1).map((end, at) => {
    const text = told.text.slice(places[at], end)
    const read = reader.read(text)
    return { text, read, own: placesIn(read) }
  })
  const isPlaced = parts.every(({ text, own }) => own.length > 0 || isOfRest(text))
  return isPlaced ? parts.map(({ text, read, own }) => ({ ...told, text, read, places: own })) : [told]
}

/** The first comma between two amounts, else the last "and". */
function cutBetween(text: string, from: number, to: number): number | null {
  const between = text.slice(from, to).replace(/\([^()]{0,200}\)/g, (inner) => '_'.repeat(inner.length))
  const comma = between.search(/[,;](?!\d)/)
  if (comma >= 0) return from + comma + 1
  const and = joiner.exec(between)
  return and ? from + and.index + 1 : null
}
