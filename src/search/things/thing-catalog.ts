import { conceptOf } from '../../language/text/families.ts'
import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import { NameIndex } from './name-index.ts'
import { type FoundName, segmentsOf } from './name-tokens.ts'
import { type Label, type ProductLabels, readLabel, readLabels, unknownName } from './read-label.ts'
import { type ReadTitle, readTitle } from './read-title.ts'
import { type Lexicon, lexiconOf } from './thing-lexicon.ts'
import { sureness, TitleCells, type TitleName } from './title-cells.ts'

/** How well the products of a label bear it out by their titles. */
interface LabelTrust {
  products: number
  confirmed: number
}

const MOST_BESIDE = 4
/** Fewer products than that tell nothing of a label. */
const MIN_PRODUCTS = 4
const MOST_REMEMBERED = 3000
/** Names whose relations to others are remembered, and of each so many. */
const MOST_RELATED = 100
/** Names of removed products that may stay in the index of names. */
const MOST_LEFT_NAMES = 1000

/** What the titles, categories and tags of a catalog name, product by product. */
export class ThingCatalog {
  readonly lexicon: Lexicon
  readonly #titles = new TitleCells()
  /** By name: products that are it by title or by their innermost label. */
  readonly #products = new Map<string, number>()
  #names: NameIndex
  readonly #trust = new Map<string, LabelTrust>()
  /** Categories and tags come again and again. */
  readonly #category = remembering((text) => readLabel(text, 'category', this.lexicon), MOST_REMEMBERED)
  readonly #tag = remembering((text) => readLabel(text, 'tag', this.lexicon), MOST_REMEMBERED)
  /** By name, then by the other name. */
  readonly #related = remembering(
    (one) => remembering((other) => this.#areRelated(one, other), MOST_RELATED),
    MOST_RELATED,
  )
  /** Of products without tags, by category. */
  readonly #labelsOfCategory = remembering(
    (category) => readLabels({ category, tags: [] }, (text, field) => this.#labelOf(text, field), this.lexicon),
    MOST_REMEMBERED,
  )

  /** @param language of the catalog, BCP 47 */
  constructor(language: string) {
    this.lexicon = lexiconOf(language)
    this.#names = new NameIndex(this.lexicon)
  }

  /** @param names of its title, where they are known from an earlier reading */
  add(product: SearchProduct, names: readonly TitleName[] = this.#readTitle(product)): void {
    this.remove(product)
    this.#titles.set(product.id, names)
    this.#count(product, 1)
  }

  /** @param product as it was when added */
  remove(product: SearchProduct): void {
    if (!this.#titles.has(product.id)) return
    this.#count(product, -1)
    this.#titles.delete(product.id)
  }

  /** The names that the product's title may be read as, the surest first. The product need not be in the catalog. */
  titleNames(product: SearchProduct): TitleName[] {
    return this.#titles.get(product.id) ?? this.#readTitle(product)
  }

  labelsOf(product: SearchProduct): ProductLabels {
    if (product.tags.length === 0 && product.category !== null) return this.#labelsOfCategory(product.category)
    return readLabels(product, (text, field) => this.#labelOf(text, field), this.lexicon)
  }

  /** Labels that hold of the whole product: of "Bras & Tanks" it is one. */
  plainLabels(product: SearchProduct): string[] {
    const path = product.category?.split(/[>›]/) ?? []
    return [...path, ...product.tags].filter((text) => this.#labelOf(text.trim(), 'tag').names.length < 2)
  }

  /** Share of a label's products whose titles say the same, 0..1; null when there are too few. */
  trustIn(label: Label): number | null {
    const trust = this.#trust.get(label.text)
    return trust && trust.products >= MIN_PRODUCTS ? trust.confirmed / trust.products : null
  }

  /** Whether a product is this by its title or its innermost label. */
  has(name: string): boolean {
    return (this.#products.get(name) ?? 0) > 0
  }

  namesEndingIn(word: string): string[] {
    return [...this.#products.keys()].filter((name) => name.endsWith(word) && name !== word)
  }

  /** Names of things of the catalog that may be related to one, with the number of products that are it. */
  relativesOf({ name, english }: { name: string; english: readonly string[] }): [name: string, products: number][] {
    return [...this.#names.relativesOf(name, english)].flatMap((one) => {
      const products = this.#products.get(one)
      return products === undefined ? [] : [[one, products]]
    })
  }

  /** Whether one is the other, or one a kind of the other. */
  isRelated(one: string, other: string): boolean {
    return one === other || this.#related(one)(other)
  }

  #areRelated(one: string, other: string): boolean {
    const { kinds } = this.lexicon
    const others = this.lexicon.englishOf(other)
    return this.lexicon.englishOf(one).some((first) => others.some((second) => kinds.relate(first, second) !== null))
  }

  /** Whether both are kinds of one thing that the list names: a tunic and a tank are tops. */
  isAkin(one: string, other: string): boolean {
    const above = (name: string): string[] =>
      this.lexicon.englishOf(name).flatMap((english) => [...this.lexicon.kinds.climb(english).names])
    const others = new Set(above(other))
    return above(one).some((name) => others.has(name))
  }

  /** Bytes held, estimated; what is remembered of labels is bounded and shared by products, and not counted. */
  get bytes(): number {
    return this.#titles.bytes + this.#products.size * 40 + this.#names.bytes + this.#trust.size * 100
  }

  #indexNames(): NameIndex {
    const names = new NameIndex(this.lexicon)
    for (const name of this.#products.keys()) names.add(name)
    return names
  }

  #labelOf(text: string, field: Label['field']): Label {
    return field === 'category' ? this.#category(text) : this.#tag(text)
  }

  #readTitle(product: SearchProduct): TitleName[] {
    const read = readTitle(segmentsOf(withoutVendor(product)), this.lexicon)
    const { head, nearer, beside, unknown, madeFor, named } = this.#settle(read, product)
    const names: TitleName[] = []
    if (head) {
      const name = head.isKnown ? head.name : unknownName(head.name, this.lexicon)
      const isDescribed = head.isKnown && head.isDescribed
      const sure = head.isSorted ? sureness.sortedHead : isDescribed ? sureness.describedHead : sureness.head
      names.push({ name, sure })
    }
    if (nearer) names.push({ name: nearer.name, sure: sureness.head })
    for (const { name } of beside.slice(0, MOST_BESIDE)) names.push({ name, sure: sureness.beside })
    if (unknown) names.push({ name: unknownName(unknown, this.lexicon), sure: sureness.unknownWord })
    // "Folding Bike Metro": right before a word that no list of things has.
    const before = head && !this.#isListed(head.name) && named.find(({ end }) => end === head.start)
    if (before) names.push({ name: before.name, sure: sureness.mentioned })
    if (madeFor?.isKnown) names.push({ name: madeFor.name, sure: sureness.madeFor })
    return names
  }

  /** Of all the things that a long title names, the one that its category names is what it is. */
  #settle(title: ReadTitle, product: SearchProduct): ReadTitle {
    const { leaf } = this.labelsOf(product)
    const isOfLeaf = ({ name }: FoundName): boolean => leaf?.names.some((other) => this.isRelated(other, name)) ?? false
    if (!title.head || !leaf || isOfLeaf(title.head)) return title
    if (this.lexicon.is('accessories', title.head.name)) return title
    // "Teapot, blue glass": of what it is made is not what it is.
    const isMade = ({ name }: FoundName): boolean =>
      title.head?.isKnown === true && conceptOf('material', name) !== null
    const better = title.beside.find((one) => isOfLeaf(one) && !isMade(one))
    if (!better) return title
    return {
      ...title,
      head: better,
      nearer: null,
      beside: [title.head, ...title.beside.filter((other) => other !== better)],
    }
  }

  #isListed(name: string): boolean {
    return this.lexicon.englishOf(name).some((english) => this.lexicon.kinds.isListed(english))
  }

  #count(product: SearchProduct, change: 1 | -1): void {
    const titles = this.titleNames(product)
    const { labels, leaf } = this.labelsOf(product)
    const heads = titles.filter(({ sure }) => sure >= sureness.head).map(({ name }) => name)
    const is = new Set(leaf?.names.length === 1 ? [...heads, ...leaf.names] : heads)
    for (const name of is) {
      const products = (this.#products.get(name) ?? 0) + change
      if (products > 0) this.#products.set(name, products)
      else this.#products.delete(name)
      if (products === 1 && change === 1) this.#names.add(name)
    }
    if (this.#names.size > 2 * this.#products.size + MOST_LEFT_NAMES) this.#names = this.#indexNames()
    // Titles without a known thing say nothing for or against a label.
    if (heads.every((name) => name.startsWith('~'))) return
    for (const { text, names } of new Set(labels)) {
      const trust = this.#trust.get(text) ?? { products: 0, confirmed: 0 }
      trust.products += change
      const isOfLabel = ({ name, sure }: TitleName): boolean =>
        sure !== sureness.madeFor && names.some((other) => this.isRelated(other, name))
      if (titles.some(isOfLabel)) trust.confirmed += change
      if (trust.products > 0) this.#trust.set(text, trust)
      else this.#trust.delete(text)
    }
  }
}

/** A vendor at the start of a title is no thing: "Rain Bird", "Black Stallion". */
function withoutVendor({ title, vendor }: SearchProduct): string {
  if (!vendor || title.length <= vendor.length + 2) return title
  const isFirst = title.slice(0, vendor.length).toLowerCase() === vendor.toLowerCase()
  return isFirst && /^[\s,:®™]/.test(title.slice(vendor.length)) ? title.slice(vendor.length) : title
}
