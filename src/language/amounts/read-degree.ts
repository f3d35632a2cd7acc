import type { DegreeQuality } from '../pack-fields/pack-degrees.ts'
import { packs, wordList, wordsOfAll } from '../packs.ts'
import { isNegation } from '../readers/negation.ts'
import type { TextToken } from '../text/tokens.ts'

/** "Not too big": a preference. Token places; the end is exclusive. */
export interface DegreeReading {
  from: number
  to: number
  /** Words, in any language, that a product would be told by which is so: "small", "compact". */
  words: readonly string[]
}

const opposites: Readonly<Record<DegreeQuality, DegreeQuality>> = {
  big: 'small',
  small: 'big',
  heavy: 'light',
  light: 'heavy',
  long: 'short',
  short: 'long',
  loud: 'quiet',
  quiet: 'loud',
  thick: 'thin',
  thin: 'thick',
  sour: 'mild',
  strong: 'mild',
  mild: 'strong',
}

interface Known {
  before: ReadonlySet<string>
  qualities: ReadonlyMap<string, DegreeQuality>
  words: ReadonlyMap<DegreeQuality, readonly string[]>
}

let known: Known | undefined
const read = (): Known => {
  if (known) return known
  const qualities = new Map<string, DegreeQuality>()
  const words = new Map<DegreeQuality, string[]>()
  for (const quality of Object.keys(opposites) as DegreeQuality[]) {
    const all = [...new Set(packs.flatMap(({ degrees }) => wordList(degrees?.qualities?.[quality])))]
    words.set(quality, all)
    for (const word of all) if (!qualities.has(word)) qualities.set(word, quality)
  }
  known = { before: wordsOfAll(({ degrees }) => degrees?.before), qualities, words }
  return known
}

/** The quality that a word tells, in any language. */
export const qualityOf = (word: string): DegreeQuality | undefined => read().qualities.get(word)

/**
 * All places where a text prefers one degree of a quality, in any language: "not too big", "pas trop grande", "nicht so schwer", "very
 * light". A quality by itself ("a big box") is none: it is a word like any other.
 */
export function readDegrees(tokens: readonly TextToken[]): DegreeReading[] {
  const { before, qualities, words } = read()
  const found: DegreeReading[] = []
  for (let at = 0; at < tokens.length; at++) {
    const quality = qualities.get(tokens[at]?.text ?? '')
    if (!quality) continue
    let from = at
    while (before.has(tokens[from - 1]?.text ?? '')) from--
    if (from === at) continue
    const isDenied = isNegation(tokens[from - 1]?.text ?? '')
    const meant = isDenied ? opposites[quality] : quality
    found.push({ from: isDenied ? from - 1 : from, to: at + 1, words: words.get(meant) ?? [] })
  }
  return found
}
