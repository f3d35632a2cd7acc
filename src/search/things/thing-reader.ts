import type { SearchProduct } from '../search-product.ts'
import { gradeThing, type ThingGrade } from './grade-thing.ts'
import { type NearName, nearNames } from './near-names.ts'
import { readThing, type Thing } from './read-thing.ts'
import { type NameRelations, relateNames } from './relate-names.ts'
import { ThingCatalog } from './thing-catalog.ts'
import type { TitleName } from './title-cells.ts'

/**
 * Tells what the products of a store are, from their titles, categories and tags, and whether one is the thing a shopper wishes
 * for. Kept up to date product by product: a removed one takes away exactly what it brought. No I/O but for reading the nouns,
 * once a process.
 */
export class ThingReader {
  readonly #catalog: ThingCatalog
  readonly #relations = new WeakMap<Thing, NameRelations>()
  readonly #near = new WeakMap<Thing, NearName[]>()

  /** @param language of the catalog, BCP 47 */
  constructor(language: string) {
    this.#catalog = new ThingCatalog(language)
  }

  /**
   * Adds a product, or replaces the one with the same id, which must be as it was when it was added.
   * @param names of its title, where they are known: see `titleNames`
   */
  add(product: SearchProduct, names?: readonly TitleName[]): void {
    this.#catalog.add(product, names)
  }

  /** What a product's title was read as, for those who keep it on disk. */
  titleNames(product: SearchProduct): readonly TitleName[] {
    return this.#catalog.titleNames(product)
  }

  /** @param product as it was when added; its description does not matter. One that is not there is ignored */
  remove(product: SearchProduct): void {
    this.#catalog.remove(product)
  }

  /**
   * What is wished for; null when the words name no thing ("something nice", "gifts").
   * @param words may still have prices, sizes and colours in them
   * @param language of the shopper, BCP 47
   */
  readThing(words: string, language: string): Thing | null {
    return readThing(words, language, this.#catalog.lexicon.language)
  }

  /** Whether a product is the thing. It need not be in the catalog. */
  gradeThing(thing: Thing, product: SearchProduct): ThingGrade {
    return gradeThing(thing, product, this.#relationsOf(thing), this.#catalog)
  }

  /** Whether products of the catalog are called by the name of the thing, or by its English name. */
  isCalledSo(thing: Thing): boolean {
    return this.#catalog.has(thing.name) || thing.english.some((name) => this.#catalog.has(name))
  }

  /** Whether a product of the catalog is the thing. */
  has(thing: Thing): boolean {
    return this.isCalledSo(thing) || this.nearNames(thing).some(({ relation }) => relation !== 'wider')
  }

  /** Names of the catalog that end in a word: "schneidebrett" of "brett". */
  namesEndingIn(word: string): string[] {
    return this.#catalog.namesEndingIn(word)
  }

  /**
   * What there is instead where nothing is the thing: nearest first, at most five; never another kind of the same. Looks at every name of the
   * catalog, some 4 ms of 6,764 products, once for each `Thing`: read the thing anew after the catalog changed.
   */
  nearNames(thing: Thing): NearName[] {
    let near = this.#near.get(thing)
    if (!near) {
      near = nearNames(thing, this.#relationsOf(thing), this.#catalog)
      this.#near.set(thing, near)
    }
    return near
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.#catalog.bytes
  }

  /** How the wished thing and the names of this catalog are related: worked out once for each name. */
  #relationsOf(thing: Thing): NameRelations {
    let relations = this.#relations.get(thing)
    if (!relations) {
      relations = relateNames(thing, this.#catalog.lexicon)
      this.#relations.set(thing, relations)
    }
    return relations
  }
}
