import { isAvailable, type SearchProduct, type SearchVariant } from '../search-product.ts'
import { GrowableUint32 } from './growing-uint32.ts'
import { fieldNames } from './indexed-fields.ts'
import { LabelNumbers } from './label-numbers.ts'
import { NumberLists } from './number-lists.ts'
import { SharedOptions } from './shared-options.ts'

const fieldCount = fieldNames.length
const noTags: string[] = Object.freeze([]) as unknown as string[]
const maxInterned = 8000
/** Longer fields count as this long. */
export const maxLength = 1023
export const positionShift = 24
export const termMask = (1 << positionShift) - 1
const maxTitlePosition = 127
/** Of a document, the better ones higher: whether its product is there and a shopper can have at least one of it. */
const states = { gone: 0, soldOut: 1, available: 2 } as const

/** What was found in the text of a product. */
export interface DocumentText {
  /** Numbers of the distinct surfaces. */
  surfaces: Uint32Array
  /** Terms of the title with their places, as `titleEntry` packs them. */
  title: Uint32Array
  /** Words in each field. */
  lengths: number[]
}

/** A term of a title and its place in one number. */
export const titleEntry = (term: number, position: number): number =>
  ((Math.min(position, maxTitlePosition) << positionShift) | term) >>> 0

/**
 * The products of an index by document number. Numbers are given in order and never used twice; a removed product leaves a
 * hole until the index is compacted. Products are kept without their descriptions, which only the indexing needs.
 */
export class Documents {
  readonly #ids = new Map<string, number>()
  readonly products: (SearchProduct | null)[] = []
  readonly #surfaces = new NumberLists()
  readonly #titles = new GrowableUint32()
  readonly #titleStart = new GrowableUint32()
  /** Words in each field, `fieldCount` entries a document. */
  lengths = new Uint16Array(1024 * fieldCount)
  /** By document: see `states`. */
  #states = new Uint8Array(1024)
  readonly labels = new LabelNumbers()
  readonly totalLengths: number[] = Array(fieldCount).fill(0)
  /** Products with the field, so that a missing vendor does not shorten the average. */
  readonly filledFields: number[] = Array(fieldCount).fill(0)
  readonly #interned = new Map<string, string>()
  readonly #options = new SharedOptions()
  #productBytes = 0
  /** Changes with every change of the products. */
  version = 0

  /** Numbers given, holes included. */
  get count(): number {
    return this.products.length
  }

  get size(): number {
    return this.#ids.size
  }

  numberOf(id: string): number | undefined {
    return this.#ids.get(id)
  }

  add(product: SearchProduct, text: DocumentText): number {
    return this.addKept(this.keptForm(product), text)
  }

  /** Takes over a product in its kept form, of this or another `Documents`. */
  addKept(product: SearchProduct, text: DocumentText): number {
    const document = this.products.length
    this.products.push(product)
    this.#productBytes += productBytes(product)
    this.#ids.set(product.id, document)
    if ((document + 1) * fieldCount > this.lengths.length) {
      const grown = new Uint16Array(Math.ceil(this.lengths.length * 1.25))
      grown.set(this.lengths)
      this.lengths = grown
    }
    if (document === this.#states.length) {
      const grown = new Uint8Array(Math.ceil(this.#states.length * 1.25))
      grown.set(this.#states)
      this.#states = grown
    }
    this.#states[document] = product.variants.some(isAvailable) ? states.available : states.soldOut
    this.labels.push(product)
    this.#surfaces.push(text.surfaces)
    this.#titleStart.push(this.#titles.length)
    this.#titles.append(text.title)
    for (let field = 0; field < fieldCount; field++) {
      this.lengths[document * fieldCount + field] = Math.min(text.lengths[field] as number, maxLength)
    }
    this.#count(document, 1)
    return document
  }

  /** Forgets the product; returns the surfaces it had. */
  remove(id: string): Uint32Array | null {
    const document = this.#ids.get(id)
    if (document === undefined) return null
    this.#ids.delete(id)
    this.#productBytes -= productBytes(this.products[document] as SearchProduct)
    this.products[document] = null
    this.#states[document] = states.gone
    this.#count(document, -1)
    return this.surfacesOf(document)
  }

  isLive(document: number): boolean {
    return (this.#states[document] as number) !== states.gone
  }

  surfacesOf(document: number): Uint32Array {
    return this.#surfaces.of(document)
  }

  titleOf(document: number): Uint32Array {
    return this.titles.subarray(this.titleStart(document), this.titleStart(document + 1))
  }

  /** Terms of all titles with their places: those of a document stand from its `titleStart` to that of the next. */
  get titles(): Uint32Array {
    return this.#titles.values
  }

  titleStart(document: number): number {
    return document < this.#titleStart.length ? (this.#titleStart.values[document] as number) : this.#titles.length
  }

  /** `compareEquals` of two products by their numbers. */
  compareEquals(one: number, other: number): number {
    const available = (this.#states[other] as number) - (this.#states[one] as number)
    if (available !== 0) return available
    const [a, b] = [this.products[one] as SearchProduct, this.products[other] as SearchProduct]
    return b.popularity - a.popularity || (a.id < b.id ? -1 : 1)
  }

  lengthOf(document: number, field: number): number {
    return this.lengths[document * fieldCount + field] as number
  }

  averageLength(field: number): number {
    return (this.totalLengths[field] as number) / Math.max(1, this.filledFields[field] as number)
  }

  get bytes(): number {
    let bytes = this.#productBytes + this.lengths.byteLength + this.#ids.size * 100
    for (const pool of [this.#surfaces, this.#titles, this.#titleStart, this.labels]) bytes += pool.bytes
    return bytes + this.#states.byteLength
  }

  #count(document: number, sign: 1 | -1): void {
    this.version++
    for (let field = 0; field < fieldCount; field++) {
      const length = this.lengths[document * fieldCount + field] as number
      if (length === 0) continue
      this.totalLengths[field] = (this.totalLengths[field] as number) + sign * length
      this.filledFields[field] = (this.filledFields[field] as number) + sign
    }
  }

  /** A copy without the description in which words that repeat over the catalog are the same string. */
  keptForm(product: SearchProduct): SearchProduct {
    return {
      ...product,
      description: null,
      vendor: this.#intern(product.vendor),
      category: this.#intern(product.category),
      currency: this.#intern(product.currency) as string,
      tags: product.tags.length === 0 ? noTags : product.tags.map((tag) => this.#intern(tag) as string),
      variants: product.variants.map((variant) => this.#keptVariant(variant)),
    }
  }

  #keptVariant(variant: SearchVariant): SearchVariant {
    const options = this.#options.share(variant.options, (text) => this.#intern(text) as string)
    return { ...variant, title: this.#intern(variant.title), options }
  }

  #intern(text: string | null): string | null {
    if (text === null || text.length > 80) return text
    const known = this.#interned.get(text)
    if (known !== undefined) return known
    // The set only saves memory: it may start anew at any time.
    if (this.#interned.size > maxInterned) this.#interned.clear()
    this.#interned.set(text, text)
    return text
  }
}

const textBytes = (text: string | null): number => (text === null ? 0 : 20 + text.length)

function productBytes(product: SearchProduct): number {
  let bytes =
    150 + textBytes(product.id) + textBytes(product.title) + textBytes(product.url) + textBytes(product.imageUrl)
  bytes += 16 + product.tags.length * 8
  for (const variant of product.variants) {
    bytes += 200 + textBytes(variant.id) + textBytes(variant.sku) + textBytes(variant.url) + textBytes(variant.imageUrl)
    bytes += textBytes(variant.gtin) + textBytes(variant.mpn)
  }
  return bytes
}
