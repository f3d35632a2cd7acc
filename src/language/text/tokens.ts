import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { unitOf } from '../amounts/units.ts'
import { fold } from './fold.ts'

/** A word, a number or one sign of a text, with where it stood. */
export interface TextToken {
  kind: 'word' | 'number' | 'sign'
  /** Folded; numbers and signs as typed. */
  text: string
  raw: string
  start: number
  end: number
  /** Whether nothing stands between it and the token before. */
  glued: boolean
}

const tokenPattern = /\p{N}+(?:[.,\u00a0\u202f'’]\p{N}+)*|[\p{L}][\p{L}\p{M}]*|[^\p{L}\p{N}\s]/gu

/** Cuts a text into tokens. Linear in its length; callers bound the length. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let lastEnd = -1
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0]
    const start = match.index
    const kind = kindOf(raw)
    const end = start + raw.length
    tokens.push({ kind, text: kind === 'word' ? fold(raw) : raw, raw, start, end, glued: start === lastEnd })
    lastEnd = end
  }
  return tokens
}

/** By its first character: of plain text without a pattern, which takes several times as long. */
function kindOf(raw: string): TextToken['kind'] {
  const first = raw.charCodeAt(0)
  if (first < 128) {
    if (first >= 48 && first <= 57) return 'number'
    const letter = first | 32
    return letter >= 97 && letter <= 122 ? 'word' : 'sign'
  }
  if (/^\p{N}/u.test(raw)) return 'number'
  return /^\p{L}/u.test(raw) ? 'word' : 'sign'
}

/** Units are told alike after a number: "13 inches" and "13-inch" are one. */
const normalizeWord = (tokens: readonly TextToken[], at: number): string => {
  const token = tokens[at] as TextToken
  if (token.kind === 'number') return token.text.replace(/^0+(?=\p{N})/u, '').replace(',', '.')
  let before = at - 1
  while (tokens[before]?.kind === 'sign') before--
  return tokens[before]?.kind === 'number' ? (unitOf(token.text) ?? token.text) : token.text
}

/** The words and numbers of a piece of tokens, as one key that does not tell "128GB" from "128 gb" or "13-inch" from "13 inches". */
export function keyOfTokens(tokens: readonly TextToken[], from: number, to: number): string {
  let key = ''
  for (let at = from; at < to; at++) {
    if ((tokens[at] as TextToken).kind === 'sign') continue
    key += (key === '' ? '' : ' ') + normalizeWord(tokens, at)
  }
  return key
}

/** The key of a value of the store, or of a name. */
export const keyOf = remembering((text) => {
  const tokens = tokenize(boundedReading(text, textBounds.key))
  return keyOfTokens(tokens, 0, tokens.length)
})

/** The folded words and numbers of a text. */
export function wordsIn(text: string): string[] {
  // Five times as fast, and most titles are plain.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase().match(/[a-z]+|\d+(?:[.,']\d+)*/g) ?? []
  return tokenize(text).flatMap((token) => (token.kind === 'sign' ? [] : [token.text]))
}

/** The end of a piece of so many words and numbers without a break and not taken yet; null when there is none. */
export function endOfWords(tokens: readonly TextToken[], taken: Uint8Array, at: number, words: number): number | null {
  let to = at
  for (let seen = 0; seen < words; to++) {
    const token = tokens[to]
    if (!token || taken[to]) return null
    if (token.kind !== 'sign') seen++
    else if (seen === 0 || !/^[-/&'’+.]$/.test(token.text)) return null
  }
  return to
}

/** "size: 42", "Gr. 42": the place behind the sign. */
export const behindColon = (tokens: readonly TextToken[], at: number): number =>
  /^[:=.]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
