import { shorterOf } from '../../language/said/concepts.ts'

/** Words a text can be expected to hold, found also when one letter is wrong, missing or too many. */
export class KnownWords {
  readonly #words: ReadonlySet<string>
  readonly #shortened = new Set<string>()
  readonly #stems = new Set<string>()
  readonly #stemOf: (word: string) => string

  private constructor(words: ReadonlySet<string>, stemOf: (word: string) => string) {
    this.#words = words
    this.#stemOf = stemOf
  }

  /**
   * Takes the words in, in steps.
   * @param stemOf what forms of a word have in common: "delivering" is as good as "deliver" to tell whether it was ever heard
   */
  static *make(words: ReadonlySet<string>, stemOf: (word: string) => string): Generator<void, KnownWords> {
    const made = new KnownWords(words, stemOf)
    for (const word of words) {
      if (word.length < 5) continue
      made.#stems.add(stemOf(word))
      for (const shorter of shorterOf(word)) made.#shortened.add(shorter)
      yield
    }
    return made
  }

  /** Whether the folded word is one of them, or nearly. */
  has(word: string): boolean {
    if (this.#words.has(word)) return true
    if (word.length < 5) return false
    if (this.#stems.has(this.#stemOf(word))) return true
    return this.#shortened.has(word) || shorterOf(word).some((one) => this.#words.has(one) || this.#shortened.has(one))
  }
}
