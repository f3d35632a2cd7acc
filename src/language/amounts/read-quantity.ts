import { notMoneyBefore } from '../data/unit-symbols.ts'
import { packs, phrasesOfAll, wordList, wordsOfAll } from '../packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import { isOfSide } from './measured-sides.ts'
import { currenciesOf } from './read-money.ts'
import { readNumberWords } from './read-number-words.ts'
import { isUnitWord, unitOf } from './units.ts'

/** How many are wanted. Token places; the end is exclusive. */
export interface QuantityReading {
  value: number
  from: number
  to: number
}

let known: ReturnType<typeof makeWords> | undefined
const words = () => {
  known ??= makeWords()
  return known
}

function makeWords() {
  const phrases: PhraseTable<number> = phraseTable([
    [2, phrasesOfAll(({ numbers }) => numbers?.two)],
    ...packs.flatMap(({ numbers }) =>
      Object.entries(numbers?.counts ?? {}).map(([name, value]) => [value ?? 0, [name]] as const),
    ),
  ])
  const of = (field: Parameters<typeof wordsOfAll>[0]) => wordsOfAll(field)
  return {
    phrases,
    counters: of(({ quantities }) => quantities?.counters),
    takers: of(({ quantities }) => quantities?.takers),
    partitive: of(({ quantities }) => quantities?.partitive),
    endings: of(({ quantities }) => quantities?.endings),
    notCounted: new Set(['#', ...wordList(notMoneyBefore), ...of(({ quantities }) => quantities?.notCounted)]),
    pointers: of(({ quantities }) => quantities?.pointers),
    of: of(({ quantities }) => quantities?.of),
    them: of(({ quantities }) => quantities?.them),
    articles: new Set([
      ...wordsOfAll(({ dialogue }) => dialogue?.definite),
      ...of(({ quantities }) => quantities?.pointers),
    ]),
    notThings: of(({ quantities }) => quantities?.notThings),
    plurals: [...of(({ quantities }) => quantities?.plurals)],
    details: of(({ quantities }) => quantities?.details),
  }
}

/**
 * How many are wanted: "3 of them", "two lamps", "2x", "a dozen". Null when nothing is counted: "a pair of shoes"
 * is one thing.
 * @param isThing whether a folded word names something the store may sell: "2 lamps" counts, "2 weeks" does not
 * @param isOfKnown whether something is talked about: "2 of the small ones"
 */
export function readQuantity(
  tokens: readonly TextToken[],
  isThing: (word: string) => boolean = () => false,
  isOfKnown = false,
): QuantityReading | null {
  const { phrases, notCounted } = words()
  for (let at = 0; at < tokens.length; at++) {
    const named = phraseAt(phrases, tokens, at)
    // "A dozen bucks" are money.
    if (named && currenciesOf(tokens[named.end]?.text ?? '') === null)
      return { value: named.meaning, from: at, to: named.end }
    const marked = countMarkAt(tokens, at)
    if (marked) return { value: marked.value, from: at, to: marked.end }
    const number = countAt(tokens, at)
    if (!number) continue
    const across = endOfSides(tokens, at)
    if (across !== null) {
      at = across - 1
      continue
    }
    // "Two dozen"
    const times = phraseAt(phrases, tokens, number.end)
    if (times && times.meaning > 2) return { value: number.value * times.meaning, from: at, to: times.end }
    const isOfForms =
      isOfKnown &&
      words().of.has(tokens[number.end]?.text ?? '') &&
      words().articles.has(tokens[number.end + 1]?.text ?? '')
    // "No 2" is a number of something, and "no TWO lamps" counts.
    const isNumbered = tokens[at]?.kind === 'number' && notCounted.has(tokens[at - 1]?.text ?? '')
    if (!isNumbered && (isOfForms || isCounted(tokens, at, number.end, isThing))) {
      return { value: number.value, from: at, to: number.end }
    }
    at = number.end - 1
  }
  return null
}

const timesSigns: ReadonlySet<string> = new Set(['x', '×'])
const isTimes = (token: TextToken | undefined): boolean => timesSigns.has(token?.text ?? '')

/** "2x", "3 × ", "x2": so many pieces of what stands beside it. Null for "80 x 100" and "3x a week". The end is exclusive. */
export function countMarkAt(tokens: readonly TextToken[], at: number): { value: number; end: number } | null {
  const [before, first, second, behind] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const isOfWord = first?.glued === true && before?.kind === 'word'
  const isLed = isTimes(first) && second?.kind === 'number' && second.glued
  const number = isLed ? second : first
  const isMark = isLed || (first?.kind === 'number' && isTimes(second) && !isTimes(before))
  const isOfSides = behind?.kind === 'number' || (isLed && before?.kind === 'number')
  // "10x-zoom", "x2go"
  const isWithin = behind?.glued === true && (behind.kind === 'word' || behind.text === '-')
  if (!isMark || isOfWord || isOfSides || isWithin || !/^[1-9]\d{0,2}$/.test(number?.text ?? '')) return null
  return isOften(tokens, at + 1) ? null : { value: Number(number?.text), end: at + 2 }
}

/** "The ice cube tray" of "the ice cube tray 2x". @param isOwn whether a mark belongs to a name: "10x" of "Binoculars 10x" */
export function withoutCountMarks(text: string, isOwn: (mark: string) => boolean = () => false): string {
  const tokens = tokenize(text)
  let left = text
  for (const [at, { start }] of tokens.entries()) {
    const end = tokens[(countMarkAt(tokens, at)?.end ?? 0) - 1]?.end ?? start
    if (end > start && !isOwn(text.slice(start, end)))
      left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }
  return left
}

/** The end of "80 x 100", which measures and does not count; null where no such begins at this place. */
function endOfSides(tokens: readonly TextToken[], at: number): number | null {
  let end = at + 1
  while (isTimes(tokens[end]) && tokens[end + 1]?.kind === 'number') end += 2
  return tokens[at]?.kind === 'number' && end > at + 1 ? end : null
}

function countAt(tokens: readonly TextToken[], at: number): { value: number; end: number } | null {
  const token = tokens[at] as TextToken
  // "A5", "F2"
  if (token.kind === 'number' && token.glued && tokens[at - 1]?.kind === 'word') return null
  if (token.kind === 'number') {
    return /^\d{1,3}$/.test(token.text) && Number(token.text) > 0 ? { value: Number(token.text), end: at + 1 } : null
  }
  const said = token.kind === 'word' ? readNumberWords(tokens, at) : null
  return said && said.value > 1 && said.value < 1000 ? said : null
}

function isCounted(
  tokens: readonly TextToken[],
  from: number,
  end: number,
  isThing: (word: string) => boolean,
): boolean {
  const { pointers, of, them, counters, details, takers } = words()
  const next = tokens[end]
  if (isOften(tokens, end)) return false
  // "10 dollars maximum"
  if (next && currenciesOf(next.text) !== null && !isThing(next.text)) return false
  // "Compare the two laptops" points, it does not count.
  if (pointers.has(tokens[from - 1]?.text ?? '')) return false
  if (isAtEnd(tokens, end)) return isTaken(tokens, from, end)
  if (!next) return false
  if (of.has(next.text)) return them.has(tokens[end + 1]?.text ?? '')
  // "Wenn ich 3 nehme, ..."
  if (counters.has(next.text) || (takers.has(next.text) && isAtEnd(tokens, end + 1))) return true
  if (next.glued || isUnitWord(next.text) || (isOfSide(tokens, end) && !isThing(tokens[end + 1]?.text ?? '')))
    return false
  if (isPluralAtStart(tokens, from, next) || isThing(next.text)) return true
  // "Two red lamps", and not "XPS 13 9300 Laptop"
  return (
    next.kind === 'word' &&
    tokens[end + 1]?.kind === 'word' &&
    !details.has(next.text) &&
    isThing(tokens[end + 1]?.text ?? '')
  )
}

const times: ReadonlySet<string> = new Set(['h', 'day', 'week', 'month', 'year'])
/** Words from "x" to the time: "3x a week", "3 mal pro Woche", "3 fois par semaine". */
const OFTEN_REACH = 3

/** "She does yoga 3x a week" tells how often, and counts no goods. */
function isOften(tokens: readonly TextToken[], end: number): boolean {
  const { notThings } = words()
  const word = tokens[end]?.text ?? ''
  if (!timesSigns.has(word) && !notThings.has(word)) return false
  const behind = tokens.slice(end + 1, end + 1 + OFTEN_REACH)
  const sign = behind.findIndex(({ kind }) => kind === 'sign')
  return (sign < 0 ? behind : behind.slice(0, sign)).some(({ text }) => times.has(unitOf(text) ?? ''))
}

function isAtEnd(tokens: readonly TextToken[], end: number): boolean {
  const next = tokens[end]
  // "If I take 4 the postage is free"
  return !next || next.kind === 'sign' || words().endings.has(next.text) || words().articles.has(next.text)
}

/** "Il m'en faudrait 5": so many words before the number. */
const PARTITIVE_REACH = 3

/** "I take 3." */
function isTaken(tokens: readonly TextToken[], from: number, end: number): boolean {
  const next = tokens[end]
  const before = tokens[from - 1]?.text === ':' ? tokens[from - 2]?.text : tokens[from - 1]?.text
  const isPartOfNumber = next?.glued && next.kind === 'sign' && /[.,]/.test(next.text) && tokens[end + 1]?.glued
  const { takers, partitive } = words()
  const isOfIt = tokens
    .slice(Math.max(0, from - PARTITIVE_REACH), Math.max(0, from - 1))
    .some(({ text }) => partitive.has(text))
  return (takers.has(before ?? '') || isOfIt) && !/^[%$€£"'-]$/.test(next?.text ?? '') && !isPartOfNumber
}

/** "2 botellas de agua": a message that begins with a number and a word for more than one. */
function isPluralAtStart(tokens: readonly TextToken[], from: number, next: TextToken): boolean {
  const { takers, plurals, notThings } = words()
  return (
    (from === 0 || takers.has(tokens[from - 1]?.text ?? '')) &&
    Number(tokens[from]?.text) > 1 &&
    next.kind === 'word' &&
    next.text.length > 3 &&
    plurals.some((ending) => next.text.endsWith(ending)) &&
    !notThings.has(next.text)
  )
}
