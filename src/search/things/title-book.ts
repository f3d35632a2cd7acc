import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'

/** A product that a text names by its whole title. */
export interface NamedProduct {
  id: string
  /** Of the title. */
  words: number
  /** The text without the title, and what of it stands before that. */
  rest: string
  before: string
}

const GAP = ' '

/** Units in which the first two words of a title stand. */
const LONGEST_BEGINNING = 80

/** Bytes of an entry: a key of two words, and an id in a list. */
const BYTES = 120

/**
 * Which products begin with which two words, or are called by one. In a shopper's words a title of one word is left to the reading of
 * things: "water" names a bottle as often as what is in it.
 */
export class TitleBook {
  readonly #byBeginning = new Map<string, Set<string>>()

  add({ id, title }: Pick<SearchProduct, 'id' | 'title'>): void {
    const key = beginningOf(title)
    if (key === null) return
    const known = this.#byBeginning.get(key)
    if (known) known.add(id)
    else this.#byBeginning.set(key, new Set([id]))
  }

  remove({ id, title }: SearchProduct): void {
    const key = beginningOf(title)
    const known = key === null ? undefined : this.#byBeginning.get(key)
    known?.delete(id)
    if (key !== null && known?.size === 0) this.#byBeginning.delete(key)
  }

  get bytes(): number {
    return this.#byBeginning.size * BYTES
  }

  /** How many words a title has that stands whole at a place of some folded words, the longest of them; 0 where none does. */
  wordsAt(words: readonly string[], at: number, titleOf: (id: string) => string | undefined): number {
    const first = words[at] as string
    let longest = this.#byBeginning.has(first) ? 1 : 0
    for (const id of this.#byBeginning.get(`${first}${GAP}${words[at + 1]}`) ?? none) {
      const title = wordsOf(titleOf(id) ?? '')
      if (title.length > longest && title.every((word, index) => word === words[at + index])) longest = title.length
    }
    return longest
  }

  /** The product whose title stands whole in a text, the longest of them; null when none does, or two are called so. */
  find(text: string, titleOf: (id: string) => string | undefined): NamedProduct | null {
    const read = boundedReading(text, textBounds.query)
    const tokens = tokenize(read).filter(({ kind }) => kind !== 'sign')
    const words = tokens.map(({ text: word }) => word)
    let best: { id: string; from: number; to: number; isShared: boolean } | null = null
    for (let from = 0; from + 1 < words.length; from++) {
      const ids = this.#byBeginning.get(`${words[from]}${GAP}${words[from + 1]}`)
      for (const id of ids ?? none) {
        const title = wordsOf(titleOf(id) ?? '')
        const to = from + title.length
        if (to > words.length || !title.every((word, at) => word === words[from + at])) continue
        const length = best ? best.to - best.from : 0
        if (title.length > length) best = { id, from, to, isShared: false }
        else if (title.length === length && best) best.isShared = true
      }
    }
    if (!best || best.isShared) return null
    const [first, last] = [tokens[best.from], tokens[best.to - 1]]
    if (!first || !last) return null
    return {
      id: best.id,
      words: best.to - best.from,
      before: read.slice(0, first.start),
      rest: `${read.slice(0, first.start)} ${read.slice(last.end)}`.trim(),
    }
  }
}

const none: ReadonlySet<string> = new Set()

const wordsOf = (title: string): string[] =>
  tokenize(boundedReading(title, textBounds.name)).flatMap(({ kind, text }) => (kind === 'sign' ? [] : text))

/** The first two words of a title, or its only one, as a key; null where it has none. */
function beginningOf(title: string): string | null {
  const [first, second] = wordsOf(title.slice(0, LONGEST_BEGINNING))
  if (first === undefined) return null
  return second === undefined ? first : `${first}${GAP}${second}`
}
