import { hashOf } from '../analysis/word-hash.ts'
import { HashedCounts } from './hashed-counts.ts'

/** In how many names of products (titles and categories) a word is, and how many of those have which options. */
export interface WordUse {
  names: number
  color: number
  size: number
  material: number
}

/** Each kind's place among the counts of a word; the names themselves are at 0. */
const places = { color: 1, size: 2, material: 3 } as const

/** Uses by word: as objects in a Map of strings they weighed 8 MB for a catalog of 20,000. */
export class WordUses {
  readonly #counts = new HashedCounts(4)

  /** Adds `change` (1 or -1) to the uses of a word in the name of a product that has these kinds of option. */
  add(word: string, kinds: ReadonlySet<keyof typeof places>, change: number): void {
    this.#counts.add(hashOf(word), [0, ...[...kinds].map((kind) => places[kind])], change)
  }

  /** undefined when no name has the word. */
  get(word: string): WordUse | undefined {
    const counts = this.#counts.get(hashOf(word))
    if (!counts) return undefined
    const [names, color, size, material] = counts
    return { names, color, size, material } as WordUse
  }

  get bytes(): number {
    return this.#counts.bytes
  }
}
