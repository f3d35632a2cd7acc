import type { DegreeQuality } from './pack-degrees.ts'
import { wordsOfAll } from './packs.ts'
import { comparativesIn } from './read-comparative.ts'
import { qualityOf } from './read-degree.ts'
import type { TextToken } from './tokens.ts'

/** "The big one", "the smallest": one end of the sizes that something comes in. Token places; the end is exclusive. */
export interface SizeEnd {
  /** 1 = the greatest, -1 = the smallest. */
  direction: 1 | -1
  from: number
  to: number
}

const directions: Partial<Record<DegreeQuality, 1 | -1>> = {
  big: 1,
  long: 1,
  heavy: 1,
  small: -1,
  short: -1,
  light: -1,
}
const articles = new Set([
  ...wordsOfAll(({ dialogue }) => dialogue?.definite),
  ...wordsOfAll(({ quantities }) => quantities?.pointers),
])

/** Which end of the sizes a text means; null when it means none: "a big one" is a wish. @param language the text's, ISO 639-1 */
export function readSizeEnd(tokens: readonly TextToken[], language: string): SizeEnd | null {
  for (let at = 1; at < tokens.length; at++) {
    const direction = directions[qualityOf(tokens[at]?.text ?? '') ?? 'loud']
    if (direction && articles.has(tokens[at - 1]?.text ?? '')) return { direction, from: at, to: at + 1 }
  }
  // "The bigger one" of two is the biggest.
  const isEnd = ({ meaning, from }: { meaning: { isFarEnd: boolean }; from: number }) =>
    meaning.isFarEnd || articles.has(tokens[from - 1]?.text ?? '')
  const far = comparativesIn(tokens, language).find(isEnd)
  return far ? { direction: far.meaning.direction, from: far.from, to: far.to } : null
}
