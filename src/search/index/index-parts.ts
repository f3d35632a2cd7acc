import type { Analyzer, TokenKind, TokenSink } from '../analysis/analyzer.ts'
import type { SearchProduct } from '../search-product.ts'
import { CodeLookup } from './code-lookup.ts'
import { Documents, type DocumentText, positionShift, termMask, titleEntry } from './documents.ts'
import { addCount, fieldNames, fieldTexts, titleField } from './fields.ts'
import { GrowableUint32 } from './growable.ts'
import { Postings } from './postings.ts'
import { Scorer } from './scorer.ts'
import type { RankSettings } from './settings.ts'
import { Spelling } from './spelling.ts'
import { Vocabulary } from './vocabulary.ts'

/** All that an index holds of its products, and how one product enters or leaves. */
export class IndexParts implements TokenSink {
  readonly analyzer: Analyzer
  readonly settings: RankSettings
  readonly vocabulary: Vocabulary
  readonly documents = new Documents()
  readonly postings = new Postings()
  codes = new CodeLookup()
  readonly spelling: Spelling
  readonly scorer: Scorer
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

  constructor(analyzer: Analyzer, settings: RankSettings, vocabulary = new Vocabulary(analyzer)) {
    this.analyzer = analyzer
    this.settings = settings
    this.vocabulary = vocabulary
    this.spelling = new Spelling(vocabulary)
    this.scorer = new Scorer(this)
  }

  add(product: SearchProduct): void {
    const { vocabulary, postings } = this
    const text = this.#read(product)
    const document = this.documents.add(product, text)
    this.codes.add(product, document)
    for (const surface of text.surfaces) vocabulary.countSurface(surface, 1)
    for (const term of this.#terms.used()) {
      vocabulary.countTerm(term, 1)
      postings.append(term, document, this.#counts.values[term] as number)
      this.#counts.values[term] = 0
    }
  }

  /** Forgets the product with the id, if there is one. Its postings stay until the index is compacted. */
  remove(id: string): void {
    const surfaces = this.documents.remove(id)
    if (surfaces === null) return
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

/**
 * The same products without what removed ones left behind: postings, numbers, words that no product has any more. Takes as
 * long as copying (measured: see the bench), not as long as reading the texts again.
 */
export function compact(old: IndexParts): IndexParts {
  const { vocabulary, surfaceIds, termIds } = old.vocabulary.copyUsed()
  const parts = new IndexParts(old.analyzer, old.settings, vocabulary)
  const numbers = new Int32Array(old.documents.count).fill(-1)
  for (let document = 0; document < old.documents.count; document++) {
    const product = old.documents.products[document]
    if (product == null) continue
    const text: DocumentText = {
      surfaces: old.documents.surfacesOf(document).map((id) => surfaceIds[id] as number),
      title: old.documents
        .titleOf(document)
        .map((entry) => titleEntry(termIds[entry & termMask] as number, entry >>> positionShift)),
      lengths: fieldNames.map((_, field) => old.documents.lengthOf(document, field)),
    }
    numbers[document] = parts.documents.addKept(product, text)
  }
  parts.codes = old.codes.copyAs(numbers)
  for (let term = 0; term < termIds.length; term++) {
    const copied = termIds[term] as number
    if (copied < 0) continue
    old.postings.forEachSlice(term, (documents, counts, start, end) => {
      for (let at = start; at < end; at++) {
        const number = numbers[documents[at] as number] as number
        if (number >= 0) parts.postings.append(copied, number, counts[at] as number)
      }
    })
  }
  return parts
}
