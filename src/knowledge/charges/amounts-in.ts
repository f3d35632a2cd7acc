import { readDecimal } from '../../language/amounts/read-digits.ts'
import { currenciesOf } from '../../language/amounts/read-money.ts'
import { phrasesOfAll } from '../../language/packs.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { tokenize } from '../../language/text/tokens.ts'

/** An amount of money in a sentence. */
export interface ToldAmount {
  value: number
  /** "From 60 €", "over $49": what goods have to be worth. */
  isFrom: boolean
  start: number
  end: number
}

const froms = phraseTable([
  [true, phrasesOfAll(({ prices }) => prices?.atLeast)],
  [true, phrasesOfAll(({ prices }) => prices?.atLeastOfMoney)],
])
/** Words of "ab einem Warenwert von". */
const MOST_BEFORE = 5

/** The amounts of money that a sentence tells, in their order. @param language of the sentence */
export function amountsIn(text: string, language: string): ToldAmount[] {
  const tokens = tokenize(text)
  return tokens.flatMap(({ kind, text: digits, start, end }, at): ToldAmount[] => {
    if (kind !== 'number') return []
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isMoney = [before, after].some((token) => token && currenciesOf(token.text) !== null)
    const value = isMoney ? readDecimal(digits, language) : null
    if (value === null) return []
    const first = tokens.findLastIndex((token, place) => place < at && /^[.;:,(|]$/.test(token.text)) + 1
    const lead = Math.max(first, at - MOST_BEFORE)
    const isFrom = tokens.some((_, place) => place >= lead && place < at && phraseAt(froms, tokens, place) !== null)
    return [{ value, isFrom, start, end }]
  })
}

const percents = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?%/g

/** The parts of a hundred that a sentence tells. */
export const percentsIn = (text: string): number[] =>
  [...text.matchAll(percents)].map(([, digits = '']) => Number(digits.replace(',', '.')))
