import { editCost } from './edit-cost.ts'
import { GrowableUint32 } from './growing-uint32.ts'
import type { Vocabulary } from './index-vocabulary.ts'

/** A word or two that the shopper may have meant. */
export interface Correction {
  /** One word, or two for a missing space. */
  words: string[]
  /** Slips, weighed: see `editCost`. */
  cost: number
  /** Products that have the word (the rarer one of two). */
  count: number
}

/** A short word is one slip from everything: left alone. */
const minLength = 4
/** From here on two slips are looked for. */
const longLength = 9
const maxCandidates = 24
const splitCost = 0.8
/** Words with about the same letters that one is compared with letter by letter: anagrams could be any number. */
const maxCompared = 5_000
const minPartLength = 3
const WORDS_A_STEP = 200

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Corrections from the words of the catalog itself. All words of about the same length are compared by which letters they
 * have, in one number, and only the few left by their edit cost: 60,000 words take under a millisecond and four bytes each,
 * where an index of deletions would take hundreds.
 */
export class Spelling {
  readonly #vocabulary: Vocabulary
  /** By word length: numbers of surfaces, and their letters as bits. */
  readonly #byLength: { surfaces: GrowableUint32; letters: GrowableUint32 }[] = []
  #seen = 0

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /**
   * What may have been meant by a folded word that the catalog does not know: fewest slips first, at most 24. Empty for
   * words of three letters or less, and for anything with digits in it.
   */
  correctionsOf(word: string): Correction[] {
    if (word.length < minLength || word.length > 40 || !/^\p{L}+$/u.test(word)) return []
    this.catchUp()
    const most = word.length >= longLength ? 2 : 1
    let found = this.#within(word, 1)
    if (most > 1 && found.length < 3) found = this.#within(word, most)
    found.push(...this.#splits(word))
    found.sort((a, b) => a.cost - b.cost || b.count - a.count || (a.words.join(' ') < b.words.join(' ') ? -1 : 1))
    return found.slice(0, maxCandidates)
  }

  get bytes(): number {
    return this.#seen * 10
  }

  /** Takes in the words added since the last time; to be called after changes, so that no query has to. */
  catchUp(): void {
    for (const _ of this.catchingUp());
  }

  /** The same in steps of some microseconds: hundreds of thousands of words are too much for one piece of work. */
  *catchingUp(): Generator<void, void> {
    const { correctable } = this.#vocabulary
    while (this.#seen < correctable.length) {
      const end = Math.min(this.#seen + WORDS_A_STEP, correctable.length)
      for (; this.#seen < end; this.#seen++) this.#takeIn(correctable.values[this.#seen] as number)
      yield
    }
  }

  #takeIn(id: number): void {
    const surface = this.#vocabulary.surfaces[id] as string
    let words = this.#byLength[surface.length]
    if (words === undefined) {
      words = { surfaces: new GrowableUint32(64), letters: new GrowableUint32(64) }
      this.#byLength[surface.length] = words
    }
    words.surfaces.push(id)
    words.letters.push(lettersOf(surface))
  }

  #within(word: string, most: number): Correction[] {
    const { surfaces, surfaceCount } = this.#vocabulary
    const letters = lettersOf(word)
    const found: Correction[] = []
    let compared = 0
    for (let length = Math.max(3, word.length - most); length <= word.length + most; length++) {
      const words = this.#byLength[length]
      if (words === undefined) continue
      // A slip adds one letter, takes one away, or both; a single one that changes the length does not do both.
      const mostBits = most === 1 && length !== word.length ? 1 : 2 * most
      const { values, length: count } = words.letters
      for (let index = 0; index < count; index++) {
        if (bitsOf((values[index] as number) ^ letters) > mostBits) continue
        const id = words.surfaces.values[index] as number
        const products = surfaceCount.values[id] as number
        if (products === 0) continue
        if (compared++ === maxCompared) return found
        const surface = surfaces[id] as string
        // A word is whole without what goes before it: "uncoated" is no slip of "coated".
        if (Math.abs(surface.length - word.length) > 1 && (surface.endsWith(word) || word.endsWith(surface))) continue
        const cost = editCost(word, surface, most)
        if (cost !== Number.POSITIVE_INFINITY) found.push({ words: [surface], cost, count: products })
      }
    }
    return found
  }

  #splits(word: string): Correction[] {
    const found: Correction[] = []
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const words = [word.slice(0, at), word.slice(at)]
      const count = Math.min(...words.map((part) => this.#vocabulary.surfaceCountOf(part)))
      if (count > 0) found.push({ words, cost: splitCost, count })
    }
    return found
  }
}
