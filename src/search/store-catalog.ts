import { StoreVocabulary } from './constraints/vocabulary.ts'
import { CatalogIndex } from './index/catalog-index.ts'
import type { SearchProduct } from './search-product.ts'

/** The active products of one store in memory: what ranks them, and the words the store uses for options, vendors, tags. */
export class StoreCatalog {
  readonly index: CatalogIndex
  readonly vocabulary = new StoreVocabulary()
  /** ISO 639-1. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string

  constructor({ language, currency, plain }: { language: string; currency: string; plain?: boolean }) {
    this.language = language
    this.currency = currency
    this.index = new CatalogIndex({ language, plain })
  }

  /** Adds products, or replaces those with the same id. The later of two with the same id wins. */
  upsert(products: SearchProduct[]): void {
    const last = new Map(products.map((product) => [product.id, product]))
    for (const product of last.values()) {
      this.#forget(product.id)
      this.vocabulary.add(product)
    }
    this.index.upsert([...last.values()])
  }

  /** Forgets products; unknown ids are ignored. */
  remove(ids: string[]): void {
    for (const id of ids) this.#forget(id)
    this.index.remove(ids)
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.index.estimateBytes() + this.vocabulary.bytes
  }

  #forget(id: string): void {
    const former = this.index.productById(id)
    if (former) this.vocabulary.remove(former)
  }
}
