import { readFileSync } from 'node:fs'
import { yaml } from '../../shared/large-libraries.ts'
import { fold } from '../text/fold.ts'

const SHORTEST_START = 3
/** Shorter words with a wrong letter are mostly other words. */
const SHORTEST_SLIP = 6
const MOST_WORDS = 3

/**
 * What words of four languages have in common, as `concepts.yml` lists them: "repartidor", "livreur" and "driver" are
 * one concept, so that what one language's phrases teach holds for the others.
 */
export class Concepts {
  readonly #words = new Map<string, string[]>()
  readonly #starts = new Map<string, string[]>()
  #longestStart = 0
  /** Words without one of their letters. */
  readonly #shortened = new Map<string, string[]>()

  private constructor() {}

  /** @param listed the words of each concept, with spaces between */
  static of(listed: Readonly<Record<string, string>>): Concepts {
    const made = new Concepts()
    for (const [name, words] of Object.entries(listed)) {
      for (const word of words.split(/\s+/)) made.#take(name, fold(word).replaceAll('_', ' '))
    }
    return made
  }

  #take(name: string, word: string): void {
    this.#longestStart = Math.max(this.#longestStart, word.length)
    if (word.endsWith('*')) add(this.#starts, word.slice(0, -1), name)
    else add(this.#words, word, name)
    if (word.length < SHORTEST_SLIP || /[^a-z]/.test(word)) return
    for (const shorter of shorterOf(word)) add(this.#shortened, shorter, name)
  }

  /**
   * Concepts of a text in order, none twice in a row.
   * @param words as `wordsForClassifier` cuts them
   * @param readsSlips whether words with a letter wrong, missing or too many count
   */
  in(words: readonly string[], readsSlips: boolean): string[] {
    const found: string[] = []
    const note = (name: string) => {
      if (found.at(-1) !== name) found.push(name)
    }
    for (const [at, word] of words.entries()) {
      if (isPlaceholder(word)) {
        note(word)
        continue
      }
      let said = word
      for (let count = 1; count < MOST_WORDS && at + count < words.length; count++) {
        said += ` ${words[at + count]}`
        for (const name of this.#words.get(said) ?? []) note(name)
      }
      for (const name of this.of(word, readsSlips)) note(name)
    }
    return found
  }

  /** Whether a word belongs to one. */
  has(word: string): boolean {
    return this.of(word, true).length > 0
  }

  of(word: string, readsSlips: boolean): readonly string[] {
    const known = this.#words.get(word)
    if (known) return known
    for (let length = Math.min(word.length, this.#longestStart); length >= SHORTEST_START; length--) {
      const begun = this.#starts.get(word.slice(0, length))
      if (begun) return begun
    }
    return (readsSlips && word.length >= SHORTEST_SLIP && this.#slipOf(word)) || []
  }

  #slipOf(word: string): readonly string[] | undefined {
    const missing = this.#shortened.get(word)
    if (missing) return missing
    for (const shorter of shorterOf(word)) {
      const meant = this.#words.get(shorter) ?? this.#shortened.get(shorter)
      if (meant) return meant
    }
    return undefined
  }
}

/** The words of each concept as they are listed; a twentieth of a second of work. */
export const readConcepts = (): Record<string, string> =>
  yaml().parse(readFileSync(new URL('concepts.yml', import.meta.url), 'utf8')) as Record<string, string>

function add(map: Map<string, string[]>, key: string, name: string): void {
  const names = map.get(key)
  if (!names) map.set(key, [name])
  else if (!names.includes(name)) names.push(name)
}

/** Stands for what differs from shop to shop, see `wordsForClassifier`, or for a word never heard before. */
export const isPlaceholder = (word: string): boolean =>
  word[0] === 'x' && /^x(prod|new|color|num|price|order|mail|url)$/.test(word)

/** No known word has so many letters; of a hostile one of thousands there would be as many copies. */
const LONGEST_SLIP = 64

/** The word without one of its letters, each. None of a word that is too long to be one. */
export function shorterOf(word: string): string[] {
  const found: string[] = []
  if (word.length > LONGEST_SLIP) return found
  for (let at = 0; at < word.length; at++) found.push(word.slice(0, at) + word.slice(at + 1))
  return found
}
