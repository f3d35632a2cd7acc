import { ownText } from '../../shared/own-text.ts'

/**
 * Different terms of one store that are indexed, and as many words as written. A store has at most 5,000 passages of 200 words; a
 * million of them in any language have far fewer different ones. What comes after is not found.
 */
export const MOST_TERMS = 250_000
/** Fewer are not worth the work of making the index anew. */
const FEW = 20_000
/** Shorter words are not corrected to. */
const MOST_UNCORRECTED = 4

/** Parts of a word shorter than this are too often another word. */
const SHORTEST_PART = 5
/** Words that one is looked for in; the pages of most shops have fewer. */
const MOST_COMPARED = 10_000

const isPartOf = (part: string, whole: string): boolean =>
  part.length >= SHORTEST_PART && part.length < whole.length && (whole.startsWith(part) || whole.endsWith(part))

/** The words of a store's pages: numbers of their terms, and the words as written, to which a slip of a question is corrected. */
export class PageWords {
  readonly #numbers = new Map<string, number>()
  /** By language and first letter, folded. */
  readonly #surfaces = new Map<string, Map<string, Set<string>>>()
  #surfaceCount = 0

  get size(): number {
    return this.#numbers.size
  }

  /** The number of a term that some page has or had. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term)
  }

  /** The numbers of terms, new or known; nothing for those past the limit. */
  numbersFor(terms: readonly string[]): Uint32Array {
    return Uint32Array.from(terms.flatMap((term) => this.#numberFor(term) ?? []))
  }

  #numberFor(term: string): number | undefined {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#numbers.size
    if (number >= MOST_TERMS) return undefined
    this.#numbers.set(ownText(term), number)
    return number
  }

  /** Takes in words as they stand in a page. */
  addSurfaces(language: string, words: readonly { surface: string }[]): void {
    const surfaces = this.#surfaces.get(language) ?? new Map<string, Set<string>>()
    this.#surfaces.set(language, surfaces)
    for (const { surface } of words) {
      if (surface.length <= MOST_UNCORRECTED) continue
      const letter = surface[0] as string
      const known = surfaces.get(letter) ?? new Set<string>()
      if (known.has(surface) || this.#surfaceCount >= MOST_TERMS) continue
      this.#surfaceCount++
      surfaces.set(letter, known.add(ownText(surface)))
    }
  }

  surfacesOf(language: string): ReadonlyMap<string, Set<string>> {
    return this.#surfaces.get(language) ?? new Map()
  }

  /**
   * Words of the pages that one is a part of, or that are a part of it: "Samstag" of "Samstagszustellung".
   * @param word folded
   */
  relativesOf(word: string, language: string): string[] {
    if (word.length < SHORTEST_PART) return []
    const found: string[] = []
    let compared = 0
    for (const words of this.surfacesOf(language).values()) {
      for (const other of words) {
        if (compared++ === MOST_COMPARED) return found
        if (isPartOf(word, other) || isPartOf(other, word)) found.push(other)
      }
    }
    return found
  }

  /** Whether too many of the terms are of pages that are gone, when so many are used: half of them, at the limit a quarter. */
  hasTooManyLeftOver(used: number): boolean {
    return this.size > FEW && used < this.size * (this.size < MOST_TERMS ? 0.5 : 0.75)
  }
}
