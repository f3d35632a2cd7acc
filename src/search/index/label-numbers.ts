import type { SearchProduct } from '../search-product.ts'
import { GrowableUint32 } from './growing-uint32.ts'

/**
 * The vendor, category and tags of each document as numbers: a search looks at those of hundreds of products, and to go from product
 * to text there takes several times as long.
 */
export class LabelNumbers {
  /** By number. */
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()
  /** By document: the number of its vendor + 1, 0 for none. */
  readonly #vendors = new GrowableUint32()
  /** By document: where its category and tags begin in `entries`. */
  readonly #starts = new GrowableUint32()
  readonly #entries = new GrowableUint32()

  /** Takes in the next document. */
  push({ vendor, category, tags }: Pick<SearchProduct, 'vendor' | 'category' | 'tags'>): void {
    this.#vendors.push(vendor ? this.#numberOf(vendor) + 1 : 0)
    this.#starts.push(this.#entries.length)
    if (category !== null) this.#entries.push(this.#numberOf(category))
    for (const tag of tags) this.#entries.push(this.#numberOf(tag))
  }

  /** The vendor's number; -1 where there is none. */
  vendorOf(document: number): number {
    return (this.#vendors.values[document] as number) - 1
  }

  /** Numbers of labels: those of a document stand from `startOf` to `startOf` of the next. */
  get entries(): Uint32Array {
    return this.#entries.values
  }

  startOf(document: number): number {
    return document < this.#starts.length ? (this.#starts.values[document] as number) : this.#entries.length
  }

  get bytes(): number {
    return this.#vendors.bytes + this.#starts.bytes + this.#entries.bytes + this.texts.length * 60
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}
