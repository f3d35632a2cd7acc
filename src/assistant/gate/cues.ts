import type { ClaimWords } from '../../language/pack-fields/pack-claims.ts'
import { packOf, phraseList } from '../../language/packs.ts'

/** Languages whose answers are read; a sentence in another is not shown. */
export const readLanguages = ['en', 'es', 'fr', 'de'] as const
export type ReadLanguage = (typeof readLanguages)[number]

/** A phrase of a pack in a sentence, named by its place in the pack: `trade.sum`. Places of words; the end is exclusive. */
export interface Cue {
  name: string
  from: number
  to: number
  /** Whether it is this phrase only where a hyphen joins its words. */
  isJoined?: boolean
}

interface Pattern {
  name: string
  /** Words; one that ends in `*` is enough as a beginning, `..` stands for up to six words. */
  words: string[]
  isJoined: boolean
}

const MOST_BETWEEN = 6
const START = 2

/** Fields of packs that are words and no phrases. */
const wholeWords = new Set(['costs', 'verbs', 'between', 'shopper', 'place'])

/** The phrases of one language, found in a sentence in one pass. */
class CueReader {
  readonly #byStart = new Map<string, Pattern[]>()

  constructor(words: ClaimWords) {
    const walk = (part: object, path: string) => {
      for (const [key, value] of Object.entries(part)) {
        if (wholeWords.has(key)) continue
        if (typeof value === 'string') for (const phrase of phraseList(value)) this.#add(`${path}${key}`, phrase)
        else walk(value as object, `${path}${key}.`)
      }
    }
    walk(words, '')
  }

  #add(name: string, phrase: string): void {
    const words = phrase.split(/[ -]/)
    const isJoined = phrase.includes('-')
    const start = (words[0] as string).replace('*', '').slice(0, START)
    const same = this.#byStart.get(start)
    if (same) same.push({ name, words, isJoined })
    else this.#byStart.set(start, [{ name, words, isJoined }])
  }

  /** Every phrase that stands in the words, in order. */
  find(words: readonly string[]): Cue[] {
    const cues: Cue[] = []
    for (let from = 0; from < words.length; from++) {
      for (const pattern of this.#byStart.get((words[from] as string).slice(0, START)) ?? []) {
        const to = endOf(pattern.words, words, from)
        if (to !== null) cues.push({ name: pattern.name, from, to, isJoined: pattern.isJoined })
      }
    }
    return cues
  }
}

function endOf(pattern: readonly string[], words: readonly string[], from: number): number | null {
  let at = from
  for (let index = 0; index < pattern.length; index++, at++) {
    let part = pattern[index] as string
    if (part === '..') {
      part = pattern[++index] as string
      const last = at + MOST_BETWEEN
      while (at <= last && at < words.length && !isLike(part, words[at] as string)) at++
      if (at > last) return null
    }
    if (at >= words.length || !isLike(part, words[at] as string)) return null
  }
  return at
}

const isLike = (part: string, word: string): boolean =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part

const readers = new Map<string, CueReader>()

/** The phrases of a language in some folded words. */
export function cuesIn(words: readonly string[], language: ReadLanguage): Cue[] {
  let reader = readers.get(language)
  if (!reader) {
    const pack = packOf(language)?.claims
    reader = new CueReader((pack ?? {}) as ClaimWords)
    readers.set(language, reader)
  }
  return reader.find(words)
}
