/** Parts of a compound shorter than this are too often something else. */
const MIN_PART = 5
/** Where all of a word is known words, they may be as short as this. */
const MIN_WHOLE_PART = 4
/** "Festland" is no "Estland". */
const LEAST_OF_REST = 3
/** What may stand between two parts of a German compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']

/** Tells what a German compound means by its parts: "Kreditkartennummer" has "Kreditkarte" in it. */
export class CompoundReader {
  readonly #isOn: boolean
  /** Folded listed words with their meanings. */
  readonly #parts = new Map<string, string[]>()
  #longestFirst: string[] = []

  constructor(language: string) {
    this.#isOn = language === 'de'
  }

  add(surface: string, meaning: string): void {
    if (!this.#isOn || surface.length < MIN_WHOLE_PART) return
    const meanings = this.#parts.get(surface) ?? []
    meanings.push(meaning)
    this.#parts.set(surface, meanings)
  }

  /** To be called when all words are added. */
  close(): void {
    this.#longestFirst = [...this.#parts.keys()].sort((a, b) => b.length - a.length)
  }

  meaningsOf(surface: string): string[] {
    if (!this.#isOn || surface.length < 2 * MIN_WHOLE_PART) return []
    const head = this.#longestFirst.find(
      (part) => part.length <= surface.length - LEAST_OF_REST && startsWith(surface, part),
    )
    const tail = this.#longestFirst.find(
      (part) => part.length <= surface.length - LEAST_OF_REST && surface.endsWith(part),
    )
    const isWhole =
      head !== undefined &&
      tail !== undefined &&
      joints.some((joint) => `${head}${joint}${tail}` === surface || `${head.slice(0, -1)}${joint}${tail}` === surface)
    const parts = [head, tail].filter((part) => part !== undefined && (isWhole || part.length >= MIN_PART))
    return [...new Set(parts.flatMap((part) => this.#parts.get(part as string) ?? []))]
  }
}

/** "Schuhe" begins "Schuhgröße" without its ending. */
const startsWith = (surface: string, part: string): boolean =>
  surface.startsWith(part.length > MIN_PART ? part.slice(0, -1) : part)
