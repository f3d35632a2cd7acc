import { fold } from '../../language/fold.ts'
import { packs, wordList, wordsOfAll } from '../../language/packs.ts'
import { readDecimal } from '../../language/read-digits.ts'
import { readNumberWords } from '../../language/read-number-words.ts'
import { unitOf } from '../../language/units.ts'
import { normalised } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { dropUnseen } from './clean-catalog-text.ts'

/** A word, a number or a sign of a text as a reader understands it. */
export interface Token {
  kind: 'word' | 'number' | 'sign'
  /** Words folded; numbers in ASCII digits as written. */
  text: string
  raw: string
  /** Whether nothing stands between it and the token before. */
  glued: boolean
  /** A sign that may stand inside a phrase. */
  skip: boolean
}

/** A number of a text, in digits or in words. Token places, the end is exclusive. */
export interface NumberRead {
  from: number
  to: number
  /** What it can stand for: "1.200" is 1.2 in English, 1200 in German. */
  values: number[]
  inWords: boolean
}

const digitZeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0,
  0xa9f0, 0xaa50, 0xabf0,
]
const otherDigit = /[^\P{Nd}0-9]/gu

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  for (const zero of digitZeros) if (code >= zero && code < zero + 10) return String(code - zero)
  // A digit that cannot be read is no digit any price has.
  return '0'
}

const beyondAscii = /[^\0-\x7e]/

/** The text in plain characters: one form for every way to write a digit, a currency or a quote. */
export function plainCharacters(text: string): string {
  const open = text.replace(/n['’ʼ]t\b/gi, ' not').replace(/\bcannot\b/gi, 'can not')
  if (!beyondAscii.test(open)) return open
  return normalised(dropUnseen(open), 'NFKC')
    .replace(otherDigit, asciiDigit)
    .replace(/[\u20dd-\u20e4]/g, '')
    .replace(/🆓/gu, ' free ')
    .replace(/[٪﹪]/g, '%')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/⁄/g, '/')
}

const pattern = /\d+(?:[.,']\d+)*(?: \d{3}(?!\d))*(?:,\d{1,2}(?!\d))?|\p{L}[\p{L}\p{M}]*|[^\p{L}\s\d]/gu
const grouped = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/

/** Cuts a text into tokens. The caller bounds its length. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let lastEnd = -1
  const plain = plainCharacters(text)
  for (const match of plain.matchAll(pattern)) {
    let raw = match[0]
    let start = match.index
    const first = raw.charCodeAt(0)
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'sign'
    if (kind === 'number' && raw.includes(' ') && !grouped.test(raw)) {
      for (const part of raw.split(' ')) {
        tokens.push({ kind, text: part, raw: part, glued: start === lastEnd, skip: false })
        start += part.length + 1
        lastEnd = start - 1
      }
      continue
    }
    if (kind === 'number') raw = raw.replaceAll(' ', '')
    tokens.push({
      kind,
      text: kind === 'word' ? fold(raw) : raw,
      raw,
      glued: start === lastEnd,
      skip: kind === 'sign' && /^[-'/.]$/.test(raw),
    })
    lastEnd = match.index + match[0].length
  }
  return tokens
}

/** Words that are numbers in one language and everyday words in another, or too small to be a claim. */
const rarelyNumbers = wordsOfAll(({ numbers }) => numbers?.rarely)
/** "dozen", "hundreds". */
const counts = new Map(packs.flatMap(({ numbers }) => Object.entries({ ...numbers?.counts, ...numbers?.vague })))

/** Most words do not: looked up once for each. */
const beginsNumber = remembering(
  (word) => word === 'a' || readNumberWords([{ kind: 'word', text: word }] as never, 0) !== null,
)

/** "a week" is a time as "one week" is. */
const ones = wordsOfAll(({ numbers }) => numbers?.one)
const spans: readonly (string | undefined)[] = ['h', 'day', 'week', 'month', 'year']
const isSpan = (token: Token | undefined): boolean => spans.includes(unitOf(token?.text ?? ''))

/** French "au four" counts nothing. */
const homographs = new Map(
  packs.flatMap(({ numbers }) =>
    Object.entries(numbers?.homographs ?? {}).map(([word, before]) => [word, new Set(wordList(before))] as const),
  ),
)
const isHomograph = (tokens: readonly Token[], at: number): boolean =>
  homographs.get(tokens[at]?.text ?? '')?.has(tokens[at - 1]?.text ?? '') ?? false

/** The numbers of a text in order. */
export function readNumbers(tokens: readonly Token[]): NumberRead[] {
  const found: NumberRead[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind === 'number') {
      const values = new Set<number>()
      for (const language of ['en', 'de']) values.add(readDecimal(token.text, language) ?? Number.NaN)
      found.push({ from: at, to: at + 1, values: [...values], inWords: false })
      continue
    }
    if (token.kind !== 'word' || isHomograph(tokens, at)) continue
    const count = counts.get(token.text)
    if (count !== undefined) {
      found.push({ from: at, to: at + 1, values: [count], inWords: true })
      continue
    }
    if (ones.has(token.text) && isSpan(tokens[at + 1])) {
      found.push({ from: at, to: at + 1, values: [1], inWords: true })
      continue
    }
    const words = beginsNumber(token.text) ? readNumberWords(tokens as never, at) : null
    if (!words) continue
    found.push({ from: at, to: words.end, values: [words.value], inWords: true })
    at = words.end - 1
  }
  return found
}

/** The number that begins at a place, of numbers in order. */
export function numberFrom(numbers: readonly NumberRead[], place: number): NumberRead | undefined {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as NumberRead).from < place) low = middle + 1
    else high = middle
  }
  const found = numbers[low]
  return found?.from === place ? found : undefined
}

/** Whether a number in words is more likely an everyday word, unless money follows. */
export const isEveryday = (tokens: readonly Token[], { from, to, inWords }: NumberRead): boolean =>
  inWords && to === from + 1 && !isSpan(tokens[to]) && rarelyNumbers.has((tokens[from] as Token).text)

const ordinaryLetters = /^[A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff]+$/
const combining = /\p{M}/gu

/** Letters of other alphabets that look like Latin ones, and words spelled out letter by letter: ways to hide a claim. */
export function isDisguised(text: string, latin: boolean): boolean {
  const plain = plainCharacters(text)
  if (/[\u{1f100}-\u{1f1e5}\u{1f200}-\u{1f2ff}\u2460-\u24ff\u2776-\u2793\u3200-\u32ff]/u.test(text)) return true
  // Marks piled on a letter hide it; in the languages read here none has more than one that NFKC leaves.
  if (latin && /\p{M}/u.test(plain)) return true
  if (/(?:(?<![\p{L}\p{N}'])\p{L}[\s.*_\-·|]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/u.test(plain)) return true
  if (/\p{L}[*_·|.~^]\p{L}+[*_·|.~^]\p{L}/u.test(plain.replace(/https?:\S+|(?<!\S)\S+@\S+|\b\w+(?:\.\w+)+\b/g, '')))
    return true
  for (const word of beyondAscii.test(plain) ? plain.matchAll(/[\p{L}\p{M}]+/gu) : []) {
    const letters = word[0].replace(combining, '')
    if (ordinaryLetters.test(letters)) continue
    if (latin || /[A-Za-z]/.test(letters)) return true
  }
  return false
}
