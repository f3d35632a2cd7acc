import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { metricScaleOf, scaleOf, unitOf } from '../../language/amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import type { TextToken } from '../../language/text/tokens.ts'
import { languageOf } from '../analysis/languages.ts'
import type { ReadText, TextWord } from './text-words.ts'

/** An amount of a text: one number, or a range. */
export interface Amount {
  min: number
  max: number
  /** The unit's symbol; null when the word behind the number is none. */
  unit: string | null
  /** "30 x 40": the greatest of its sides. */
  isAcross: boolean
  /** Places among the words: of the first number, and behind the last of it. */
  from: number
  to: number
}

/** "Up to 22 kg" is what may go in or on it, and not what it weighs. */
export const isLoad = ({ min, unit }: Pick<Amount, 'min' | 'unit'>): boolean =>
  min === 0 && unit !== null && scaleOf(unit)?.base === scaleOf('kg')?.base

const numberOf = (word: TextWord): number => Number(word.text.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'))
const MOST_BETWEEN = 1
const MOST_LETTERS_BETWEEN = 3

/** Amounts with or without units: "2.4 to 4 m", "Ten seeds", "up to 8 hours". @param start the first place that is looked at */
export function amountsIn({ words, tokens, language }: ReadText, start = 0): Amount[] {
  const amounts: Amount[] = []
  for (let at = start; at < words.length; at++) {
    const first = numberAt(words, tokens, at)
    if (!first) continue
    let { value: max, to } = first
    let isAcross = false
    // "2 to 4", "2-4", "38 x 30 x 1.5".
    const next = numberAt(words, tokens, to) ?? (isUnit(words, to) ? null : numberAt(words, tokens, to + MOST_BETWEEN))
    if (next && !isOfCode(words, tokens, at) && (words[to]?.isNumber || isBetween(words[to]?.text))) {
      max = Math.max(next.value, max)
      isAcross = across.has(tokens[(words[to - 1]?.at ?? 0) + 1]?.text ?? '')
      to = next.to
    }
    const compound = max === first.value ? compoundAt({ words, tokens, language }, at, to) : null
    if (compound) {
      const { value, unit } = compound
      amounts.push({ min: value, max: value, unit, isAcross: false, from: at, to: compound.to })
      at = compound.to - 1
      continue
    }
    const inches = /^["″”]$/.test(tokens[(words[to - 1]?.at ?? 0) + 1]?.text ?? '')
    const named = unitAt(words, tokens, to) ?? null
    // "The mens one in M" measures no inch.
    const unit = inches ? 'in' : named === 'in' && !words[to - 1]?.isNumber ? null : named
    const last = amounts.at(-1)
    const isOne = max === first.value
    const start = last && isOne ? startOf(last, { words, at, unit }) : null
    if (last && start !== null && start < max) {
      amounts.splice(-1, 1, { ...last, min: start, max, unit, to })
      at = to - 1
      continue
    }
    const isMeasured = isOne && scaleOf(unit ?? '') !== null
    const isUpTo = isMeasured && leading.has(words[at - 1]?.text ?? '')
    const isTop = isOne && (isUpTo || isAtMost(words, tokens, at) || goesOnFrom(last, { words, at, unit }))
    const isLeast = max === first.value && isAtLeast(words, tokens, at, to)
    const min = isTop ? 0 : Math.min(first.value, max)
    amounts.push({ min, max: isLeast ? Number.POSITIVE_INFINITY : max, unit, isAcross, from: at, to })
    at = to - 1
  }
  return amounts
}

/** Units that go on with a number of a smaller one, and how many of that one is. */
const smaller: Readonly<Record<string, { unit: string; times: number }>> = {
  ft: { unit: 'in', times: 12 },
  m: { unit: 'cm', times: 100 },
}

/** "5ft 4", "5 foot 4 inches", "5'4" and "1m63" are one amount; but no "6 ft 2 mm", "2 m 40 euros". */
function compoundAt({ words, tokens, language }: ReadText, at: number, to: number) {
  const feet = /^(\d)['’](\d{1,2})$/.exec(words[at]?.text ?? '')
  if (feet) return { value: Number(feet[1]) + Number(feet[2]) / 12, unit: 'ft', to }
  const unit = unitOf(words[to]?.text ?? '') ?? ''
  const [part, next] = [words[to + 1], words[to + 2]]
  const { unit: own, times } = smaller[unit] ?? { unit: null, times: 0 }
  if (own === null || !part?.isNumber || part.at !== (words[to]?.at ?? 0) + 1) return null
  const rest = numberOf(part)
  const isNamed = next !== undefined && unitOf(next.text) === own && next.text !== 'in'
  const isLast = next?.clause !== part.clause || languageOf(language).stopWords.has(next.text)
  const isOne =
    unit === 'm' ? /^\d\d$/.test(part.text) && tokens[part.at]?.glued : Number.isInteger(rest) && rest < times
  if (!isOne || !(isNamed || isLast)) return null
  const value = (numberAt(words, tokens, at)?.value ?? 0) + rest / times
  return { value, unit, to: isNamed ? to + 3 : to + 2 }
}

/** Words between two amounts that one bound holds for: "up to 20 kg (M) or 34 kg". */
const MOST_BETWEEN_BOUNDED = 2

/** Whether the bound before an amount holds for the next as well, which an "or" or an "and" joins to it. */
function goesOnFrom(
  last: Amount | undefined,
  { words, at, unit }: { words: readonly TextWord[]; at: number; unit: string | null },
): boolean {
  if (last?.min !== 0 || last.unit === null || last.unit !== unit) return false
  const between = words.slice(last.to, at).filter(({ text }) => unitOf(text) !== unit)
  return between.length <= MOST_BETWEEN_BOUNDED && joining.has(between.at(-1)?.text ?? '')
}

const joining = wordsOfAll((pack) => pack.joiners)

/** "15 lb to 30 lb", "from 8 weeks to 12 months": where the range begins that an amount ends, in its unit; null where it ends none. */
function startOf(
  { min, max, unit: own, to }: Amount,
  { words, at, unit }: { words: readonly TextWord[]; at: number; unit: string | null },
): number | null {
  const isLed = to === at - 2 && between.has(words[at - 1]?.text ?? '')
  if (!isLed || (max !== min && max !== Number.POSITIVE_INFINITY)) return null
  const [one, other] = [metricScaleOf(own ?? ''), metricScaleOf(unit ?? '')]
  return one && one.base === other?.base ? (min * one.factor) / other.factor : null
}

const between = new Set(phrasesOfAll(({ prices }) => prices?.to).filter((word) => !joining.has(word)))
/** "Dogs to 50 lb" */
const leading = wordsOfAll(({ prices }) => prices?.upTo)
const purposes = new Set(phrasesOfAll((pack) => pack.purposes?.for))
/** "2 to 4", "30 x 40", but not "two for 31-60 lb". */
const isBetween = (word: string | undefined): boolean =>
  word !== undefined && word.length <= MOST_LETTERS_BETWEEN && !purposes.has(word)

/** "H2 up to 80 kg": the number of a code begins no range. */
function isOfCode(words: readonly TextWord[], tokens: readonly TextToken[], at: number): boolean {
  const place = words[at]?.at ?? 0
  return tokens[place]?.glued === true && tokens[place - 1]?.kind === 'word'
}

const across = new Set(['x', '×', '*'])

/** "Celle de 4 étages" has four, and no more. */
const describing = wordsOfAll(({ options }) => options?.describing)
const before = phraseTable<'most' | 'least'>([
  ['most', phrasesOfAll(({ prices }) => prices?.atMost)],
  ['least', phrasesOfAll(({ prices }) => prices?.atLeast)],
  ['least', phrasesOfAll(({ prices }) => prices?.atLeastOfMoney).filter((phrase) => !describing.has(phrase))],
])
const more = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.orMore)]])
/** Words between a number and its "and up": "3 years and up". */
const MOST_BEFORE_MORE = 2

/** What stands before a number: "up to", "from". */
function boundBefore(words: readonly TextWord[], tokens: readonly TextToken[], at: number): 'most' | 'least' | null {
  const place = words[at]?.at ?? 0
  for (let from = Math.max(0, at - 3); from < at; from++) {
    const found = phraseAt(before, tokens, words[from]?.at ?? 0)
    if (found?.end === place) return found.meaning
  }
  return null
}

const isAtMost = (words: readonly TextWord[], tokens: readonly TextToken[], at: number): boolean =>
  boundBefore(words, tokens, at) === 'most'

function isAtLeast(words: readonly TextWord[], tokens: readonly TextToken[], at: number, to: number): boolean {
  if (tokens[(words[to - 1]?.at ?? 0) + 1]?.text === '+' || boundBefore(words, tokens, at) === 'least') return true
  return words.slice(to, to + MOST_BEFORE_MORE).some((word) => phraseAt(more, tokens, word.at) !== null)
}

const isUnit = (words: readonly TextWord[], at: number): boolean => unitOf(words[at]?.text ?? '') !== undefined

function unitAt(words: readonly TextWord[], tokens: readonly TextToken[], to: number): string | undefined {
  const sign = tokens[(words[to - 1]?.at ?? -9) + 1]?.text
  if (sign === '%') return 'pct'
  if (sign === '°') return 'deg'
  // "S 40-52, M 50-66": no metres.
  if (sign === ',' || sign === ';') return undefined
  const word = words[to]?.text ?? ''
  if (unitOf(word) === 'm' && isSquared(words, tokens, to)) return 'm2'
  return unitOf(word) ?? unitOf(words[to]?.stem ?? '') ?? (otherUnits.has(word) ? word : undefined)
}

/** "m²", "m2": the sign is a part of its own, behind a unit. */
export const isSquared = (words: readonly TextWord[], tokens: readonly TextToken[], at: number): boolean => {
  const next = tokens[(words[at]?.at ?? -9) + 1]
  return next?.glued === true && /^[²2]$/.test(next.text)
}
const otherUnits = new Set('kcal cal dl pt sqm sqft hp amp'.split(' '))

function numberAt(
  words: readonly TextWord[],
  tokens: readonly TextToken[],
  at: number,
): { value: number; to: number } | null {
  const word = words[at]
  if (!word) return null
  if (word.isNumber) {
    // "5'4" begins as 5.
    const value = numberOf({ ...word, text: word.text.replace(/['’]\d{1,2}$/, '') })
    return Number.isFinite(value) ? { value, to: at + 1 } : null
  }
  const said = readNumberWords(tokens, word.at)
  if (!said) return null
  let to = at + 1
  while (words[to] && (words[to] as TextWord).at < said.end) to++
  return { value: said.value, to }
}
