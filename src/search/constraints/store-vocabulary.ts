import { conceptsIn, kindOfName, type OptionKind } from '../../language/text/families.ts'
import { fold, foldName } from '../../language/text/fold.ts'
import { keyOf, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import { PairCounts } from './pair-counts.ts'
import { type WordUse, WordUses } from './word-uses.ts'

/** An option of the store by its name, folded. */
export interface OptionName {
  name: string
  kind: OptionKind | null
  /** Whether the name tells nothing but the kind: "colour", not "lens colour". */
  plain: boolean
  /** Products that have it. */
  count: number
}

export interface OptionValue {
  name: string
  /** The value, folded. */
  text: string
  /** Products that have it. */
  count: number
}

interface Counted {
  text: string
  count: number
}

/** Longest value in words that is looked for in a query. */
export const maxValueWords = 4
/** A title may be 1,000 characters; what names a product comes first. */
const MAX_TITLE_WORDS = 40
/** Characters of the different options of one product: a paint has a thousand colours, with 20 letters each. */
const MOST_OPTION_UNITS = 40_000
/** Of the path of a category. */
const MOST_PARTS = 20

/**
 * The words a store's catalog uses for options, vendors, categories and tags, each with the number of products that have
 * it. Kept up to date product by product: a removed product takes away exactly what it brought.
 */
export class StoreVocabulary {
  #products = 0
  #names = new Map<string, OptionName>()
  #values = new Map<string, Map<string, OptionValue>>()
  #conceptNames = new Map<string, Map<string, number>>()
  #vendors = new Map<string, Counted>()
  #categories = new Map<string, Counted>()
  #tags = new Map<string, Counted>()
  #pairs = new PairCounts()
  #words = new WordUses()

  /** The vocabulary of these products. */
  static of(products: Iterable<SearchProduct>): StoreVocabulary {
    const vocabulary = new StoreVocabulary()
    for (const product of products) vocabulary.add(product)
    return vocabulary
  }

  get productCount(): number {
    return this.#products
  }

  add(product: SearchProduct): void {
    this.#count(product, 1)
  }

  /** @param product as it was when added; its description does not matter */
  remove(product: SearchProduct): void {
    this.#count(product, -1)
  }

  optionNames(): Iterable<OptionName> {
    return this.#names.values()
  }

  optionName(name: string): OptionName | undefined {
    return this.#names.get(name)
  }

  /** Every value of an option, with counts; reads the whole vocabulary. */
  valuesOf(name: string): OptionValue[] {
    return [...this.#values.values()].flatMap((byName) => byName.get(fold(name)) ?? [])
  }

  /** The options that have this value. @param key see `keyOf` */
  findValue(key: string): OptionValue[] {
    return [...(this.#values.get(key)?.values() ?? [])]
  }

  /** Names of the options with a value of this colour or material, or one of its family. */
  namesWithConcept(kind: OptionKind, concept: string): string[] {
    return [...(this.#conceptNames.get(`${kind} ${concept}`)?.keys() ?? [])]
  }

  vendor(key: string): string | undefined {
    return this.#vendors.get(key)?.text
  }

  category(key: string): string | undefined {
    return this.#categories.get(key)?.text
  }

  tag(key: string): string | undefined {
    return this.#tags.get(key)?.text
  }

  /** How many names (titles, vendors, tags, categories) have the two words side by side where neither is a value of that product. */
  sideBySide(first: string, second: string): number {
    return this.#pairs.get(singular(first), singular(second))
  }

  /** Products named by this word (title, category) without it being one of their values; undefined when there are none. */
  wordUse(word: string): Readonly<WordUse> | undefined {
    return this.#words.get(singular(word))
  }

  get bytes(): number {
    const maps = this.#values.size + this.#vendors.size + this.#categories.size + this.#tags.size
    return this.#pairs.bytes + this.#words.bytes + maps * 100
  }

  #count(product: SearchProduct, change: 1 | -1): void {
    this.#products += change
    const own = this.#countOptions(product, change)
    this.#countNames(product, own, change)
    if (product.vendor) countIn(this.#vendors, keyOf(product.vendor), foldName(product.vendor), change)
    const tags = new Map(product.tags.map((tag) => [keyOf(tag), foldName(tag)]))
    for (const [key, text] of tags) countIn(this.#tags, key, text, change)
    const parts = (product.category ?? '').split('>', MOST_PARTS).map(foldName)
    const paths = new Map(parts.map((part) => [keyOf(part), part]))
    parts.forEach((_, at) => {
      const path = parts.slice(0, at + 1).join(' > ')
      paths.set(keyOf(path), path)
    })
    for (const [key, text] of paths) if (key !== '') countIn(this.#categories, key, text, change)
  }

  /** Returns the words of the product's own values. */
  #countOptions(product: SearchProduct, change: 1 | -1): Set<string> {
    const own = new Set<string>()
    const names = new Set<string>()
    const seen = new Set<string>()
    let units = 0
    for (const { options } of product.variants) {
      for (const [rawName, value] of Object.entries(options)) {
        const pair = `${rawName}\0${value}`
        if (seen.has(pair)) continue
        units += pair.length
        if (units > MOST_OPTION_UNITS) return this.#countOptionNames(names, own, change)
        seen.add(pair)
        const name = foldName(rawName)
        // A key of this name would not survive in the plain objects that filters are.
        if (name === '__proto__') continue
        const key = keyOf(value)
        names.add(name)
        // Two spellings of one value in one product ("1 L", "1L") count once.
        if (key === '' || seen.has(`${name}\0\0${key}`)) continue
        seen.add(`${name}\0\0${key}`)
        for (const word of key.split(' ')) own.add(singular(word))
        this.#countValue(name, key, foldName(value), change)
        // "50x70" of what comes in "50 x 70 cm".
        const [, bare] = /^(\d+(?:\.\d+)? x \d+(?:\.\d+)?) \p{L}+$/u.exec(key) ?? []
        if (bare === undefined || seen.has(`${name}\0\0${bare}`)) continue
        seen.add(`${name}\0\0${bare}`)
        this.#countValue(name, bare, foldName(value), change)
      }
    }
    return this.#countOptionNames(names, own, change)
  }

  #countOptionNames(names: Set<string>, own: Set<string>, change: 1 | -1): Set<string> {
    for (const name of names) {
      const entry = this.#names.get(name) ?? { name, kind: null, plain: false, ...kindOfName(name), count: 0 }
      entry.count += change
      if (entry.count > 0) this.#names.set(name, entry)
      else this.#names.delete(name)
    }
    return own
  }

  #countValue(name: string, key: string, text: string, change: 1 | -1): void {
    const byName = this.#values.get(key) ?? new Map<string, OptionValue>()
    const entry = byName.get(name) ?? { name, text, count: 0 }
    const before = entry.count
    entry.count = Math.max(0, before + change)
    if (entry.count > 0) byName.set(name, entry)
    else byName.delete(name)
    if (byName.size > 0) this.#values.set(key, byName)
    else this.#values.delete(key)
    if (before > 0 === entry.count > 0) return
    const kind = kindOfName(name)?.kind
    if (kind !== 'color' && kind !== 'material') return
    for (const concept of conceptsIn(kind, key)) this.#countConcept(`${kind} ${concept}`, name, change)
  }

  #countConcept(concept: string, name: string, change: number): void {
    const names = this.#conceptNames.get(concept) ?? new Map<string, number>()
    const count = (names.get(name) ?? 0) + change
    if (count > 0) names.set(name, count)
    else names.delete(name)
    if (names.size > 0) this.#conceptNames.set(concept, names)
    else this.#conceptNames.delete(concept)
  }

  /** Notes what words the product's names use other than for its own values: there "red" is no colour to choose. */
  #countNames(product: SearchProduct, own: Set<string>, change: 1 | -1): void {
    const naming = [namingWords(product.title), ...(product.category ?? '').split('>', MOST_PARTS).map(wordsOf)]
    const kinds = kindsOf(product)
    for (const word of new Set(naming.flat())) {
      if (own.has(word)) continue
      this.#words.add(word, kinds, change)
    }
    const others = [product.vendor, ...product.tags].map((text) => wordsOf(text ?? ''))
    for (const words of [...naming, ...others]) {
      for (let at = 1; at < words.length; at++) {
        const [first = '', second = ''] = [words[at - 1], words[at]]
        if (!own.has(first) && !own.has(second)) this.#pairs.add(first, second, change)
      }
    }
  }
}

/** Plain plurals without their "s": enough to see that "orange juices" is orange juice. */
const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

function kindsOf(product: SearchProduct): Set<OptionKind> {
  const names = new Set(product.variants.flatMap(({ options }) => Object.keys(options)))
  return new Set([...names].flatMap((name) => kindOfName(name)?.kind ?? []))
}

const namingWords = (text: string): string[] =>
  wordsIn(boundedReading(text.slice(0, 500), textBounds.name))
    .slice(0, MAX_TITLE_WORDS)
    .map(singular)
/** Vendors, tags and categories come again and again; titles do not. */
const wordsOf = remembering(namingWords)

function countIn(map: Map<string, Counted>, key: string, text: string, change: number): void {
  if (key === '') return
  const entry = map.get(key) ?? { text, count: 0 }
  entry.count += change
  if (entry.count > 0) map.set(key, entry)
  else map.delete(key)
}
