import { rememberingByNumber } from '../../shared/remembering.ts'
import type { Analyzer, TokenKind, TokenSink } from '../analysis/analyzer.ts'
import type { SearchProduct } from '../search-product.ts'
import { CodeLookup } from './code-lookup.ts'
import { Spelling } from './correct-word.ts'
import { Documents, type DocumentText, titleEntry } from './documents.ts'
import { GrowableUint32 } from './growing-uint32.ts'
import { Vocabulary } from './index-vocabulary.ts'
import { addCount, fieldTexts, titleField } from './indexed-fields.ts'
import { Postings } from './postings.ts'
import { Scorer } from './scorer.ts'
import type { RankSettings } from './settings.ts'

/** A copy of the parts that is being built to replace them: it is told every change meanwhile. */
export interface Successor {
  /** @param counts how often each of the terms stands in the product's fields, as `addCount` packs it */
  added(document: number, terms: Uint32Array, counts: (term: number) => number): void
  removed(id: string): void
}

/** All that an index holds of its products, and how one product enters or leaves. */
export class IndexParts implements TokenSink {
  readonly analyzer: Analyzer
  readonly settings: RankSettings
  readonly vocabulary: Vocabulary
  readonly documents = new Documents()
  readonly postings = new Postings()
  readonly codes = new CodeLookup()
  readonly spelling: Spelling
  readonly scorer: Scorer
  /**
   * Terms of a category, tag or vendor by its number, whose words need not be stemmed again; -1 for one that no product has. A label is
   * asked for only while a product has it, so its terms stay the same.
   */
  readonly labelTerms = rememberingByNumber((label) => this.#termsOf(label, Number.POSITIVE_INFINITY))
  /** The same without words joined to one. */
  readonly vendorTerms = rememberingByNumber((vendor) => this.#termsOf(vendor, 1))
  successor: Successor | undefined
  /** What the product being read has: distinct surfaces and terms, and by term its counts (0 between products). */
  readonly #surfaces = new GrowableUint32()
  readonly #terms = new GrowableUint32()
  readonly #title = new GrowableUint32()
  /** The field being read, and its words so far. */
  #field = 0
  #words = 0
  readonly #counts = new GrowableUint32()
  /** By surface: the last product that had it, so that each counts once. */
  readonly #lastProduct = new GrowableUint32()
  #productsRead = 0
  /** By term: the last document taken over that had it, + 1, so that each counts once. */
  readonly #lastDocument = new GrowableUint32()

  constructor(analyzer: Analyzer, settings: RankSettings) {
    this.analyzer = analyzer
    this.settings = settings
    this.vocabulary = new Vocabulary(analyzer)
    this.spelling = new Spelling(this.vocabulary)
    this.scorer = new Scorer(this)
  }

  add(product: SearchProduct): void {
    const { vocabulary, postings } = this
    const text = this.#read(product)
    const document = this.documents.add(product, text)
    this.codes.add(product, document)
    for (const surface of text.surfaces) vocabulary.countSurface(surface, 1)
    const terms = this.#terms.used()
    for (const term of terms) {
      vocabulary.countTerm(term, 1)
      postings.append(term, document, this.#counts.values[term] as number)
    }
    this.successor?.added(document, terms, (term) => this.#counts.values[term] as number)
    for (const term of terms) this.#counts.values[term] = 0
  }

  /**
   * Takes over a product whose text was read before, as `Documents` keeps it; its postings are for the caller to bring.
   * @param text in numbers of this vocabulary
   */
  addRead(product: SearchProduct, text: DocumentText): number {
    const { vocabulary } = this
    const document = this.documents.addKept(product, text)
    this.codes.add(product, document)
    for (const surface of text.surfaces) {
      vocabulary.countSurface(surface, 1)
      const term = vocabulary.termOfSurface(surface)
      this.#lastDocument.reserve(term + 1)
      if (this.#lastDocument.values[term] === document + 1) continue
      this.#lastDocument.values[term] = document + 1
      vocabulary.countTerm(term, 1)
    }
    return document
  }

  /** Forgets the product with the id, if there is one. Its postings stay until the index is compacted. */
  remove(id: string): void {
    const surfaces = this.documents.remove(id)
    if (surfaces === null) return
    this.successor?.removed(id)
    const { vocabulary } = this
    const terms = new Set<number>()
    for (const surface of surfaces) {
      vocabulary.countSurface(surface, -1)
      terms.add(vocabulary.termOfSurface(surface))
    }
    for (const term of terms) vocabulary.countTerm(term, -1)
  }

  get bytes(): number {
    const parts = [this.documents, this.postings, this.vocabulary, this.codes, this.spelling, this.scorer]
    return parts.reduce((sum, part) => sum + part.bytes, 0)
  }

  #termsOf(label: number, maxSpan: number): readonly number[] {
    const { analyzer, vocabulary, documents } = this
    const terms: number[] = []
    analyzer.scan(documents.labels.texts[label] as string, {
      token: (surface, _position, span) => {
        if (span <= maxSpan) terms.push(vocabulary.termIdOfSurface(surface))
      },
      word: (lower, start, end) => terms.push(vocabulary.termIdOfSurface(lower.slice(start, end))),
    })
    return terms
  }

  #read(product: SearchProduct): DocumentText {
    this.#productsRead++
    this.#surfaces.length = 0
    this.#terms.length = 0
    this.#title.length = 0
    const lengths: number[] = []
    for (const [field, text] of fieldTexts(product).entries()) {
      this.#field = field
      this.#words = 0
      this.analyzer.scan(text, this)
      lengths.push(this.#words)
    }
    return { surfaces: this.#surfaces.used(), title: this.#title.used(), lengths }
  }

  /** For the analyzer only. */
  token(surface: string, position: number, _span: number, kind: TokenKind): void {
    this.#count(this.vocabulary.surfaceId(surface, kind), position)
  }

  /** For the analyzer only. */
  word(text: string, start: number, end: number, hash: number, position: number): void {
    this.#count(this.vocabulary.wordId(text, start, end, hash), position)
  }

  #count(surface: number, position: number): void {
    const term = this.vocabulary.termOfSurface(surface)
    if (position >= this.#words) this.#words = position + 1
    if (this.#field === titleField) this.#title.push(titleEntry(term, position))
    this.#lastProduct.reserve(surface + 1)
    if (this.#lastProduct.values[surface] !== this.#productsRead) {
      this.#lastProduct.values[surface] = this.#productsRead
      this.#surfaces.push(surface)
    }
    this.#counts.reserve(term + 1)
    const packed = this.#counts.values[term] as number
    if (packed === 0) this.#terms.push(term)
    this.#counts.values[term] = addCount(packed, this.#field)
  }
}
