import { readDecimal } from '../../language/amounts/read-digits.ts'
import { currenciesOf } from '../../language/amounts/read-money.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'

/** An amount of money in a sentence. */
export interface ToldAmount {
  value: number
  /** What is paid; "from 60 €", "$49 or more" is what goods have to be worth; "up to 150 €" is neither. */
  role: 'cost' | 'from' | 'bound'
  start: number
  end: number
}

const ranges = phrasesOfAll(({ prices }) => prices?.rangeOfMoney)
const leads: PhraseTable<ToldAmount['role']> = phraseTable([
  ['from', phrasesOfAll(({ prices }) => prices?.atLeast)],
  ['from', phrasesOfAll(({ prices }) => prices?.atLeastOfMoney).filter((phrase) => !ranges.includes(phrase))],
  ['bound', phrasesOfAll(({ prices }) => prices?.atMost)],
])
/** "A surcharge of 9.90 €", in German "ein Zuschlag von", begins at no amount. */
const surcharges = phraseTable([['cost', phrasesOfAll(({ policies }) => policies?.surcharge)]] as const)
const behind = phraseTable([['from', phrasesOfAll(({ prices }) => prices?.orMore)]] as const)
const joiners = wordsOfAll((pack) => pack.joiners)
const to = new Set(phrasesOfAll(({ prices }) => prices?.to).filter((word) => !joiners.has(word)))
/** Words of "ab einem Warenwert von". */
const MOST_BEFORE = 5

/** The amounts of money that a sentence tells, in their order. @param language of the sentence */
export function amountsIn(text: string, language: string): ToldAmount[] {
  const tokens = tokenize(text)
  const isCurrency = (token: TextToken | undefined) => token !== undefined && currenciesOf(token.text) !== null
  return tokens.flatMap(({ kind, text: digits, start, end }, at): ToldAmount[] => {
    if (kind !== 'number') return []
    const isMoney = isCurrency(tokens[at - 1]) || isCurrency(tokens[at + 1])
    const value = isMoney ? readDecimal(digits, language) : null
    return value === null ? [] : [{ value, role: roleAt(tokens, at, isCurrency), start, end }]
  })
}

function roleAt(tokens: readonly TextToken[], at: number, isCurrency: (token: TextToken) => boolean) {
  // "Up to 30 kg 4,90 €" bounds the weight.
  const first = tokens.findLastIndex(({ kind, text }, place) => {
    return place < at && (kind === 'number' || /^[.;:,(|]$/.test(text))
  })
  const lead = Math.max(first + 1, at - MOST_BEFORE)
  const before = tokens.slice(lead, at).map((_, place) => lead + place)
  const isOnTop = before.some((place) => phraseAt(surcharges, tokens, place) !== null)
  const led = isOnTop ? 'cost' : before.flatMap((place) => phraseAt(leads, tokens, place)?.meaning ?? []).at(-1)
  const next = isCurrency(tokens[at + 1] ?? (tokens[at] as TextToken)) ? at + 2 : at + 1
  if (phraseAt(behind, tokens, next)) return 'from'
  // "Von 10 € bis 250 €": what comes in several values.
  const isRange = to.has(tokens[next]?.text ?? '') && ranges.includes(tokens[at - 1]?.text ?? '')
  return isRange ? 'bound' : (led ?? 'cost')
}

const percents = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?%/g

/** The parts of a hundred that a sentence tells. */
export const percentsIn = (text: string): number[] =>
  [...text.matchAll(percents)].map(([, digits = '']) => Number(digits.replace(',', '.')))
