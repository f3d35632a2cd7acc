import { fold } from '../../search/analysis/fold.ts'
import { readDecimal } from '../../search/constraints/money.ts'
import { readNumberWords } from '../../search/constraints/number-words.ts'
import { remembering } from '../../search/constraints/remembering.ts'
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
  return dropUnseen(open)
    .normalize('NFKC')
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
const rarelyNumbers = new Set(
  'one un une uno una ein eine eins once neuf cent cents mil on sin null zero mille'.split(' '),
)
const dozens: Record<string, number> = {
  dozen: 12,
  dozens: 24,
  dutzende: 24,
  docenas: 24,
  douzaines: 24,
  dutzend: 12,
  docena: 12,
  douzaine: 12,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  grand: 1000,
  hundreds: 200,
  thousands: 2000,
  hunderte: 200,
  tausende: 2000,
  cientos: 200,
  miles: 2000,
  centaines: 200,
  milliers: 2000,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  half: 0.5,
}

/** Most words do not: looked up once for each. */
const beginsNumber = remembering(
  (word) => word === 'a' || readNumberWords([{ kind: 'word', text: word }] as never, 0) !== null,
)

/** "a week" is a time as "one week" is. */
const articles = /^(a|an|one|ein|eine|einem|einen|einer|un|une|una|uno)$/
const times =
  /^(hours?|days?|weeks?|months?|years?|stunde|tag|tage?s?|woche|monat|monats|jahr|jahres?|hora|dia|semana|mes|ano|heure|jour|semaine|mois|an|annee)$/

/** French "au four" counts nothing. */
const isOven = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'four' && /^(au|le|du|un|ce|votre)$/.test(tokens[at - 1]?.text ?? '')

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
    if (token.kind !== 'word' || isOven(tokens, at)) continue
    const dozen = dozens[token.text]
    if (dozen !== undefined && token.text !== 'half' && token.text !== 'miles') {
      found.push({ from: at, to: at + 1, values: [dozen], inWords: true })
      continue
    }
    if (articles.test(token.text) && times.test(tokens[at + 1]?.text ?? '')) {
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

/** Whether a number in words is more likely an everyday word, unless money follows. */
export const isEveryday = (tokens: readonly Token[], { from, to, inWords }: NumberRead): boolean =>
  inWords && to === from + 1 && !times.test(tokens[to]?.text ?? '') && rarelyNumbers.has((tokens[from] as Token).text)

const ordinaryLetters = /^[A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff]+$/
const combining = /\p{M}/gu

/** Letters of other alphabets that look like Latin ones, and words spelled out letter by letter: ways to hide a claim. */
export function isDisguised(text: string, latin: boolean): boolean {
  const plain = plainCharacters(text)
  if (/[\u{1f100}-\u{1f1e5}\u{1f200}-\u{1f2ff}\u2460-\u24ff\u2776-\u2793\u3200-\u32ff]/u.test(text)) return true
  // Marks piled on a letter hide it; in the languages read here none has more than one that NFKC leaves.
  if (latin && /\p{M}/u.test(plain)) return true
  if (/(?:(?<![\p{L}\p{N}'])\p{L}[\s.*_\-·|]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/u.test(plain)) return true
  if (/\p{L}[*_·|.~^]\p{L}+[*_·|.~^]\p{L}/u.test(plain.replace(/https?:\S+|\S+@\S+|\b\w+(?:\.\w+)+\b/g, '')))
    return true
  for (const word of beyondAscii.test(plain) ? plain.matchAll(/[\p{L}\p{M}]+/gu) : []) {
    const letters = word[0].replace(combining, '')
    if (ordinaryLetters.test(letters)) continue
    if (latin || /[A-Za-z]/.test(letters)) return true
  }
  return false
}
