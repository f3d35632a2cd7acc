import { StoreVocabulary } from './constraints/store-vocabulary.ts'
import { toldContents } from './contents/told-contents.ts'
import { CatalogIndex } from './index/catalog-index.ts'
import type { DocumentText } from './index/documents.ts'
import type { Synonym } from './index/synonyms.ts'
import { HeadWords } from './needs/head-words.ts'
import { KindsSold } from './needs/kinds-sold.ts'
import { compareEquals, isAvailable, type SearchProduct } from './search-product.ts'
import { ThingReader } from './things/thing-reader.ts'
import { type NamedProduct, TitleBook } from './things/title-book.ts'
import type { TitleName } from './things/title-cells.ts'

/** More than that are not put in order at once: 20,000 take some 5 ms. */
const MOST_IN_ORDER = 50_000

/** The active products of one store in memory: what ranks them, the words the store uses for options, vendors, tags, and what each is. */
export class StoreCatalog {
  readonly index: CatalogIndex
  readonly vocabulary = new StoreVocabulary()
  readonly things: ThingReader
  /** What kinds of goods the products are. */
  readonly kinds: KindsSold
  /** By which words the products are called. */
  readonly heads: HeadWords
  /** ISO 639-1. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
  readonly #titles = new TitleBook()
  #changes = 0
  #changesWhenAsked = -1
  #inOrder: SearchProduct[] | undefined

  constructor({ language, currency, plain }: { language: string; currency: string; plain?: boolean }) {
    this.language = language
    this.currency = currency
    this.index = new CatalogIndex({ language, plain })
    this.things = new ThingReader(language)
    this.kinds = new KindsSold(language)
    this.heads = new HeadWords(language)
  }

  /** Adds products, or replaces those with the same id. The later of two with the same id wins. */
  upsert(products: SearchProduct[]): void {
    this.#noteChange()
    const last = new Map(products.map((product) => [product.id, withContents(product, this.language)]))
    for (const product of last.values()) {
      this.#forget(product.id)
      this.vocabulary.add(product)
      this.things.add(product)
      this.kinds.add(product, this.things.titleNames(product))
      this.heads.add(product)
      this.#titles.add(product)
    }
    this.index.upsert([...last.values()])
  }

  /**
   * Takes over a product that was read before, but for its postings.
   * @param text in numbers of this catalog's index
   * @param names of its title
   * @returns the product's document number
   */
  addRead(product: SearchProduct, text: DocumentText, names: readonly TitleName[]): number {
    this.#noteChange()
    this.vocabulary.add(product)
    this.things.add(product, names)
    this.kinds.add(product, names)
    this.heads.add(product)
    this.#titles.add(product)
    const { parts } = this.index
    return parts.addRead(parts.documents.keptForm(product), text)
  }

  /** Forgets products; unknown ids are ignored. */
  remove(ids: string[]): void {
    this.#noteChange()
    for (const id of ids) this.#forget(id)
    this.index.remove(ids)
  }

  /** Replaces the owner's synonyms; holds from the next query on. */
  setSynonyms(synonyms: Synonym[]): void {
    this.#noteChange()
    this.index.setSynonyms(synonyms)
  }

  /** Sets the popularity of all products anew. */
  setPopularity(popularityOf: (product: SearchProduct) => number): void {
    this.#noteChange()
    for (const product of this.index.products()) product.popularity = popularityOf(product)
  }

  /**
   * All products in the order of `compareEquals`; undefined while it is not worth to put them in order: the catalog has changed
   * since this was asked last, or is too large.
   */
  productsInOrder(): readonly SearchProduct[] | undefined {
    const isSettled = this.#changesWhenAsked === this.#changes
    this.#changesWhenAsked = this.#changes
    if (isSettled && this.index.size <= MOST_IN_ORDER) this.#inOrder ??= inOrder(this.index.products())
    return this.#inOrder
  }

  /** The product that a text names by its whole title; null when it names none, or two are called so. */
  namedIn(text: string): NamedProduct | null {
    return this.#titles.find(text, (id) => this.index.productById(id)?.title)
  }

  /** How many words a product's title has that stands whole at a place of some folded words; 0 where none does. */
  titleWordsAt(words: readonly string[], at: number): number {
    return this.#titles.wordsAt(words, at, (id) => this.index.productById(id)?.title)
  }

  /** Changes with every change of the products and of what their words mean. */
  get version(): number {
    return this.#changes
  }

  #noteChange(): void {
    this.#changes++
    this.#inOrder = undefined
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return (
      this.index.estimateBytes() +
      this.vocabulary.bytes +
      this.things.bytes +
      this.kinds.bytes +
      this.heads.bytes +
      this.#titles.bytes +
      8 * (this.#inOrder?.length ?? 0)
    )
  }

  #forget(id: string): void {
    const former = this.index.productById(id)
    if (!former) return
    this.vocabulary.remove(former)
    this.things.remove(former)
    this.kinds.remove(id)
    this.heads.remove(id)
    this.#titles.remove(former)
  }
}

function withContents(product: SearchProduct, language: string): SearchProduct {
  const contents = toldContents(product, language)
  return contents === undefined ? product : { ...product, contents }
}

/** Apart before they are sorted: a catalog is read in the order of its ids, and what is in order already sorts fast. */
function inOrder(products: Iterable<SearchProduct>): SearchProduct[] {
  const [available, others]: SearchProduct[][] = [[], []]
  for (const product of products) (product.variants.some(isAvailable) ? available : others)?.push(product)
  return [...(available ?? []).sort(compareEquals), ...(others ?? []).sort(compareEquals)]
}
