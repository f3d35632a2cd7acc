import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { productInputSchema } from '../src/catalog/catalog.schema.ts'
import { productOfInput } from '../src/search/product-of-input.ts'
import type { SearchProduct } from '../src/search/search-product.ts'
import { seededRandom } from '../src/shared/seeded-random.ts'
import { makeProducts } from './products.ts'

const FOLDER = new URL('../../shared/data/', import.meta.url)
const CATALOGS = ['esci', 'magento', 'dummyjson', 'taubench']
/** Of the lines of a description that come from another product, so that words meet in new company. */
const FOREIGN_LINES = 0.2
/**
 * Of the words of a varied product that nobody used before: names, misspellings. The real products have 17,700 different words
 * in the first 1000 and 47,300 in all 7155, so by the same law 79,000 in 20,000 and 250,000 in 200,000; with these shares it
 * is 70,400 and 287,500.
 */
const NEW_WORDS = 0.002
const OTHER_VENDOR = 0.3

/** One line of the shared data, parsed; null when the file is not here. */
export function readSharedLines(path: string): unknown[] | null {
  const file = new URL(path, FOLDER)
  if (!existsSync(file)) return null
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
}

/** Endless different products, always the same: number `at` is a real one, or a variation of one. */
export class ProductSource {
  readonly isShared: boolean
  readonly #base: SearchProduct[]

  constructor() {
    const inputs = CATALOGS.map((name) => readSharedLines(`catalogs/${name}.jsonl.gz`))
    this.isShared = inputs.every((lines) => lines !== null)
    const items = this.isShared ? inputs.flatMap((lines) => lines ?? []) : makeProducts(7000, 0)
    this.#base = items.map((item) => productOfInput(productInputSchema.parse(item)))
    // The catalogs lie behind one another: mixed, so that the first thousand are of all of them.
    const random = randomOf(0)
    for (let at = this.#base.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[this.#base[at], this.#base[other]] = [this.#base[other] as SearchProduct, this.#base[at] as SearchProduct]
    }
  }

  /** @param edition 0, or another number for the same product after a change of its texts and prices */
  make(at: number, edition = 0): SearchProduct {
    const base = this.#base[at % this.#base.length] as SearchProduct
    if (at < this.#base.length && edition === 0) return own(base)
    const random = randomOf(at * 1009 + edition)
    const round = Math.floor(at / this.#base.length)
    const renamed = this.#withVendor(base, random)
    const suffix = round === 0 ? '' : `-${round}`
    const seasons = Math.max(0.5, 1 + (random() - 0.5) / 2)
    return own({
      ...renamed,
      id: base.id + suffix,
      title: varyText(renamed.title, random),
      description: renamed.description === null ? null : this.#varyDescription(renamed.description, random),
      url: base.url === null ? null : base.url + suffix,
      variants: base.variants.map((variant) => ({
        ...variant,
        id: variant.id + suffix,
        sku: variant.sku === null ? null : variant.sku + suffix,
        price: variant.price === null ? null : Math.round(variant.price * seasons * 100) / 100,
      })),
    })
  }

  /** Some products are of another brand, of the catalog or new, in vendor and title alike. */
  #withVendor(base: SearchProduct, random: () => number): SearchProduct {
    if (base.vendor === null || random() > OTHER_VENDOR) return base
    const vendor = random() < 0.5 ? capital(newWord(random)) : (this.#any(random).vendor ?? base.vendor)
    return { ...base, vendor, title: base.title.replace(base.vendor, vendor) }
  }

  #varyDescription(text: string, random: () => number): string {
    const lines = text.split('\n').map((line) => {
      if (random() > FOREIGN_LINES) return line
      const others = (this.#any(random).description ?? line).split('\n')
      return others[Math.floor(random() * others.length)] as string
    })
    return varyText(lines.join('\n'), random)
  }

  #any(random: () => number): SearchProduct {
    return this.#base[Math.floor(random() * this.#base.length)] as SearchProduct
  }
}

/** Other numbers, other model codes, and here and there a word that is new. */
function varyText(text: string, random: () => number): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (/^\d+$/.test(word)) return random() < 0.5 ? word : varyDigits(word, random)
    if (/\d/.test(word)) return word.length < 5 ? word : varyDigits(word, random)
    return random() < NEW_WORDS ? newWord(random) : word
  })
}

const varyDigits = (word: string, random: () => number): string =>
  word.replace(/\d/g, (digit) => (random() < 0.5 ? digit : String(1 + Math.floor(random() * 9))))

const ONSETS = 'b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh st t tr v w z'.split(' ')
const VOWELS = 'a e i o u ai ea oo ie y'.split(' ')
const CODAS = ['', '', 'n', 'r', 's', 't', 'l', 'm', 'nd', 'x', 'ck']

function newWord(random: () => number): string {
  const pick = (list: string[]): string => list[Math.floor(random() * list.length)] as string
  let word = ''
  for (let left = 2 + Math.floor(random() * 2); left > 0; left--) word += pick(ONSETS) + pick(VOWELS) + pick(CODAS)
  return word
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A product that shares no string with another, as one read from a database. */
const own = (product: SearchProduct): SearchProduct => JSON.parse(JSON.stringify(product)) as SearchProduct

/** The seed is spread first, so that neighbours give streams that differ. */
const randomOf = (seed: number) => seededRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b))
