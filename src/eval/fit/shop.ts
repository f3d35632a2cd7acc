import type { SearchProduct } from '../../search/search-product.ts'
import { singular } from './row-words.ts'
import { endsWithKey, type RowReading, readRows } from './shop-reading.ts'
import { areNear } from './words/kinds.ts'

/**
 * What a row says about a condition: it holds; it fails; the row has no word about it (silent); or the row has a word
 * about it that this reading does not dare to judge (unclear), which is never held against an answer.
 */
export type Saying = 'holds' | 'fails' | 'silent' | 'unclear'

/** All rows of a shop with what they say, and which of its nouns stand for one another. */
export class Shop {
  readonly readings: RowReading[]
  readonly #byId: Map<string, RowReading>
  readonly #things = new Map<string, Map<string, Saying>>()
  readonly #words = new Map<string, string[]>()
  /** Heads that stand beside one another in a row: "Sneakers | Walking Shoes". */
  readonly #besides = new Map<string, Set<string>>()

  constructor(rows: readonly SearchProduct[]) {
    this.readings = readRows(rows)
    this.#byId = new Map(this.readings.map((reading) => [reading.row.id, reading]))
    for (const { heads } of this.readings) {
      for (const head of heads) {
        const beside = this.#besides.get(head) ?? new Set()
        for (const other of heads) beside.add(other)
        this.#besides.set(head, beside)
      }
    }
  }

  reading(id: string): RowReading | undefined {
    return this.#byId.get(id)
  }

  /** Whether a product is the thing, for each product. */
  thing(key: string): Map<string, Saying> {
    let known = this.#things.get(key)
    if (!known) {
      const words = this.wordsOf(key)
      known = new Map(this.readings.map((reading) => [reading.row.id, this.#isThing(reading, key, words)]))
      this.#things.set(key, known)
    }
    return known
  }

  /** Whether a product that is not certainly the thing at least bears its name: other open ones are only near by our tables. */
  isPlausible({ label }: RowReading, key: string): boolean {
    return this.wordsOf(key).every((word) => mentions(label, singular(word)))
  }

  /** The key with its words apart, as some row spells it: "waterbottle" is "water bottle". */
  wordsOf(key: string): string[] {
    const known = this.#words.get(key)
    if (known) return known
    const words = this.#spelling(key)
    this.#words.set(key, words)
    return words
  }

  #spelling(key: string): string[] {
    for (const { names } of this.readings) {
      const found = names.find((name) => endsWithKey(name, key))
      if (!found) continue
      for (let count = 1; count <= found.length; count++) {
        if (endsWithKey(found.slice(-count), key)) return found.slice(-count)
      }
    }
    return [key]
  }

  #isThing(reading: RowReading, key: string, words: string[]): Saying {
    if (reading.names.some((name) => endsWithKey(name, key))) return 'holds'
    const head = singular(words.at(-1) as string)
    const { accessory, firstSegment } = reading
    // A "ring binder organizer" among the binders is one; a "phone case" among the cases is no phone.
    const isHelper = accessory !== undefined && isHelperOf(reading, words) && !areNear(accessory, head)
    if (isHelper && !reading.leafHeads.has(head)) return 'fails'
    if (mentions(reading.label, head)) return 'unclear'
    if (reading.names.length > 0) {
      const own = reading.names.map((name) => singular(name.at(-1) as string))
      const others = [...own, ...firstSegment.slice(-1).map(singular)]
      const mayBe = others.some((other) => areNear(other, head) || this.#besides.get(head)?.has(other))
      return mayBe ? 'unclear' : 'fails'
    }
    const mayBe = mentions(reading.text, head) || (head.length >= 6 && reading.squeezed.includes(head))
    return mayBe || [...reading.heads].some((own) => areNear(own, head)) ? 'unclear' : 'silent'
  }
}

/** "Phone Case", "Stand for phones": the title names the thing before or after its own head, and is no thing of that name itself. */
export function isHelperOf({ titleWords, firstSegment }: RowReading, words: readonly string[]): boolean {
  const name = words.map(singular).join(' ')
  return titleWords.includes(` ${name} `) && !` ${firstSegment.map(singular).join(' ')}`.endsWith(` ${name}`)
}

/** Whether a noun stands in a text, alone or as an end or beginning of a longer word. */
export function mentions(text: string, noun: string): boolean {
  for (let at = text.indexOf(noun); at >= 0; at = text.indexOf(noun, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + noun.length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after) || text.startsWith('s ', at + noun.length))
      return true
  }
  return false
}
