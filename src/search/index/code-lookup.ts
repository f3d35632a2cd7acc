import { fold } from '../../language/text/fold.ts'
import { hashOf } from '../analysis/word-hash.ts'
import type { SearchProduct } from '../search-product.ts'

const separators = /[\s\-‐‑–._/#]+/g

/**
 * A sku, barcode or part number without case, dashes and spaces. A UPC is the GTIN-13 or GTIN-14 with zeros before it
 * (GS1 General Specifications), so leading zeros of such numbers do not count.
 */
export const normalizeCode = (code: string): string => {
  const plain = fold(code).replace(separators, '')
  return /^\d{8,14}$/.test(plain) ? plain.replace(/^0+/, '') : plain
}

/** Whether a part of a query may be a code: it has a digit, or is the whole query. */
export const looksLikeCode = (text: string): boolean => /\d/.test(text) && text.length >= 3

function codesOf(product: SearchProduct): Set<string> {
  const codes = new Set<string>([normalizeCode(product.id)])
  for (const variant of product.variants) {
    for (const code of [variant.id, variant.sku, variant.gtin, variant.mpn]) if (code) codes.add(normalizeCode(code))
  }
  codes.delete('')
  return codes
}

/** 0 marks an empty place and is no hash. */
const codeHash = (code: string): number => hashOf(code) >>> 0 || 1

/** A "code" of more products than this identifies nothing ("default"), and would make the table slow. */
const maxProductsPerCode = 256

/**
 * Finds products by exact code. Holds hashes only (8 bytes a code, open addressing); a hit is checked against the product
 * itself, which also takes care of removed ones.
 */
export class CodeLookup {
  #hashes = new Uint32Array(1024)
  #documents = new Uint32Array(1024)
  #used = 0

  add(product: SearchProduct, document: number): void {
    for (const code of codesOf(product)) {
      if (this.#used * 10 > this.#hashes.length * 7) this.#grow()
      this.#put(codeHash(code), document)
    }
  }

  /** Documents of the products that have the code. */
  find(code: string, productOf: (document: number) => SearchProduct | null): number[] {
    const wanted = normalizeCode(code)
    if (wanted === '') return []
    const hash = codeHash(wanted)
    const found: number[] = []
    const mask = this.#hashes.length - 1
    for (let at = hash & mask; this.#hashes[at] !== 0; at = (at + 1) & mask) {
      if (this.#hashes[at] !== hash) continue
      const document = this.#documents[at] as number
      const product = productOf(document)
      if (product !== null && codesOf(product).has(wanted)) found.push(document)
    }
    return found
  }

  get bytes(): number {
    return this.#hashes.byteLength * 2
  }

  #put(hash: number, document: number): void {
    const mask = this.#hashes.length - 1
    let at = hash & mask
    let same = 0
    for (; this.#hashes[at] !== 0; at = (at + 1) & mask) {
      if (this.#hashes[at] === hash && ++same === maxProductsPerCode) return
    }
    this.#hashes[at] = hash
    this.#documents[at] = document
    this.#used++
  }

  #grow(): void {
    const hashes = this.#hashes
    const documents = this.#documents
    this.#hashes = new Uint32Array(hashes.length * 2)
    this.#documents = new Uint32Array(hashes.length * 2)
    this.#used = 0
    for (let at = 0; at < hashes.length; at++) {
      if (hashes[at] !== 0) this.#put(hashes[at] as number, documents[at] as number)
    }
  }
}
