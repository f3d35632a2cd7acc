import { conceptOf, kindOfName, sizeOf } from '../../language/text/families.ts'
import { keyOfTokens, type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { Verdict } from './grade.ts'

/** The sizes that a title names: "Medium", "Size 13-14", "11 M US". Letters and numbers are different systems. */
export interface TitleSizes {
  letters: ReadonlySet<string>
  numbers: readonly NumberedSize[]
}

interface NumberedSize {
  from: number
  to: number
  /** "us", where that is told. */
  system: string | null
}

const systems = new Set(['eu', 'us', 'uk', 'fr', 'de', 'it'])
/** Words that a size by letters has at most: "extra extra large". */
const MOST_WORDS = 3
/** Between a number and its system how wide it is may be told: "9 D(M) US". */
const widths = new Set(['m', 'w', 'd', 'b', 'e', 'ee', 'n', 'x'])
/** Sizes of Europe begin above those of America and Britain. */
const EUROPEAN = 20

/** Reads the sizes of a title: what stands behind a word for size or before a system, and letters where a part of the title ends. */
export function sizesOfTitle(title: string): TitleSizes {
  const letters = new Set<string>()
  const numbers: NumberedSize[] = []
  let hasLetter = false
  for (const part of partsOf(tokenize(boundedReading(title, textBounds.name)))) {
    const words = part.filter(({ kind, text }) => kind !== 'sign' || text === '-')
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as TextToken
      const behind = word.kind === 'word' && kindOfName(word.text)?.kind === 'size'
      const number = numberAt(words, behind ? at + 1 : at)
      // "Large (9.5-10.5)": alone behind a letter it is a size as well.
      const isAlone = hasLetter && at === 0 && number?.end === words.length
      if (number && (behind || number.size.system !== null || isAlone)) numbers.push(number.size)
      const letter = behind ? letterIn(words.slice(at + 1, at + 1 + MOST_WORDS), 'first') : null
      if (letter) letters.add(letter)
      if (number) at = number.end - 1
    }
    // "Summer Dress Large Black": behind a size the colour may be told.
    const end = words.findLastIndex(({ text }) => conceptOf('color', text) === null) + 1
    const last = letterIn(words.slice(0, end).slice(-MOST_WORDS - 1), 'last')
    if (last) letters.add(last)
    hasLetter = last !== null
  }
  return { letters, numbers }
}

/** The words of a wish that tell a size by letters, each with that: "extra" and "large" of "extra large". @param text bounded by the caller */
export function sizeWordsOf(text: string): Map<string, string> {
  const tokens = tokenize(text)
  const found = new Map<string, string>()
  for (let at = 0; at < tokens.length; at++) {
    const words = tokens.slice(at, at + MOST_WORDS)
    const count = [3, 2, 1].find((length) => letterIn(words.slice(0, length), 'first') !== null)
    const size = count === undefined ? null : letterIn(words.slice(0, count), 'first')
    if (count === undefined || size === null) continue
    for (const { text: word } of words.slice(0, count)) if (word.length > 1) found.set(word, size)
    at += count - 1
  }
  return found
}

/** What a title says to a size that is wanted; unknown where it names none of that system. */
export function holdsSize({ letters, numbers }: TitleSizes, key: string): Verdict {
  const wanted = sizeOf(key)
  if (!wanted) return 'unknown'
  const number = Number(wanted.value)
  if (Number.isNaN(number)) return letters.size === 0 ? 'unknown' : letters.has(wanted.value) ? 'holds' : 'fails'
  const { system } = wanted
  const alike = numbers.filter((one) =>
    system !== null && one.system !== null ? one.system === system : one.from < EUROPEAN === number < EUROPEAN,
  )
  if (alike.length === 0) return 'unknown'
  const fitting = alike.filter(({ from, to }) => number >= from && number <= to)
  if (fitting.length === 0) return 'fails'
  // "UK 9.5 US 10.5": whose 9.5 is wanted was not said.
  const isOfOne = fitting.length === alike.length || fitting.some((one) => one.system === null)
  return system !== null || isOfOne ? 'holds' : 'unknown'
}

/** A title is cut at brackets, commas and slashes between words. */
function partsOf(tokens: readonly TextToken[]): TextToken[][] {
  const parts: TextToken[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isOfNumbers = token.text === '/' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
    const isWidth = /^[()]$/.test(token.text) && [at - 1, at + 1].some((place) => widths.has(tokens[place]?.text ?? ''))
    if (token.kind === 'sign' && /^[,;:()[\]/|]$/.test(token.text) && !isOfNumbers && !isWidth) parts.push([])
    else parts.at(-1)?.push(isOfNumbers ? { ...token, text: '-' } : token)
  }
  return joinLabels(parts)
}

/** "Size: Small" is one part. */
function joinLabels(parts: TextToken[][]): TextToken[][] {
  const joined: TextToken[][] = []
  for (const part of parts) {
    const label = joined.at(-1)?.at(-1)
    if (label?.kind === 'word' && kindOfName(label.text)?.kind === 'size') joined.at(-1)?.push(...part)
    else joined.push([...part])
  }
  return joined
}

/** "11-12 M US", "EU 42". */
function numberAt(words: readonly TextToken[], start: number): { size: NumberedSize; end: number } | null {
  const before = systems.has(words[start]?.text ?? '') ? (words[start]?.text ?? null) : null
  const at = before === null ? start : start + 1
  if (words[at]?.kind !== 'number') return null
  const from = amountOf(words[at])
  const isRange = words[at + 1]?.text === '-' && words[at + 2]?.kind === 'number'
  let end = at + (isRange ? 3 : 1)
  const to = isRange ? amountOf(words[end - 1]) : from
  let behind = end
  while (widths.has(words[behind]?.text ?? '')) behind++
  const system = before === null && systems.has(words[behind]?.text ?? '') ? (words[behind]?.text ?? null) : null
  if (system !== null) end = behind + 1
  return to < from ? null : { size: { from, to, system: before ?? system }, end }
}

/** The longest run of words, at one end of these, that is a size by letters. */
function letterIn(words: readonly TextToken[], end: 'first' | 'last'): string | null {
  for (let count = words.length; count > 0; count--) {
    const run = end === 'first' ? words.slice(0, count) : words.slice(-count)
    if (run.every(({ text }) => text === '-')) continue
    const size = sizeOf(keyOfTokens(run, 0, run.length))
    if (size && Number.isNaN(Number(size.value))) return size.value
  }
  return null
}

const amountOf = (token: TextToken | undefined): number => Number((token?.text ?? '').replace(',', '.'))
