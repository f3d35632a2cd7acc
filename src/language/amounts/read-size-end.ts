import type { DegreeQuality } from '../pack-fields/pack-degrees.ts'
import { wordsOfAll } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'
import { comparativesIn } from './read-comparative.ts'
import { qualityOf } from './read-degree.ts'

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
const copulas = wordsOfAll(({ dialogue }) => dialogue?.copulas)

/** To which end of the sizes a word points by itself: "big", "kleinen". */
export const directionOfSize = (word: string): 1 | -1 | undefined => directions[qualityOf(word) ?? 'loud']

/** Which end of the sizes a text means; null when it means none: "a big one" is a wish. @param language the text's, ISO 639-1 */
export function readSizeEnd(tokens: readonly TextToken[], language: string): SizeEnd | null {
  for (let at = 1; at < tokens.length; at++) {
    const direction = directionOfSize(tokens[at]?.text ?? '')
    const textAt = (place: number) => tokens[place]?.text ?? ''
    // "El saco grande"; but "is the bag big?" asks how it is.
    const isBehindThing =
      articles.has(textAt(at - 2)) &&
      tokens[at - 1]?.kind === 'word' &&
      !copulas.has(textAt(at - 1)) &&
      !copulas.has(textAt(at - 3))
    if (direction && (articles.has(textAt(at - 1)) || isBehindThing)) return { direction, from: at, to: at + 1 }
  }
  // "The bigger one" of two is the biggest.
  const isEnd = ({ meaning, from }: { meaning: { isFarEnd: boolean }; from: number }) =>
    meaning.isFarEnd || articles.has(tokens[from - 1]?.text ?? '')
  const far = comparativesIn(tokens, language).find(isEnd)
  return far ? { direction: far.meaning.direction, from: far.from, to: far.to } : null
}
