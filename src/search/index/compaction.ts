import { positionShift, termMask, titleEntry } from './documents.ts'
import { GrowableUint32 } from './growing-uint32.ts'
import { IndexParts, type Successor } from './index-parts.ts'
import { fieldNames } from './indexed-fields.ts'

/**
 * Makes, step by step, the same products without what removed ones left behind: postings, numbers, words that no product has
 * any more. The old parts go on answering and changing meanwhile and tell what changes; first all documents are copied, those
 * added on the way included, then the postings of each term. Steps are some 10 microseconds each, the longest term a few
 * milliseconds in a store of 200,000.
 */
export class Compaction implements Successor {
  readonly parts: IndexParts
  readonly #old: IndexParts
  /** New number + 1 by the old one; 0 = not copied. */
  readonly #documents = new GrowableUint32()
  readonly #surfaces = new GrowableUint32()
  readonly #terms = new GrowableUint32()
  readonly #isCorrectable: Uint8Array
  readonly #correctableSeen: number
  #nextDocument = 0
  /** From then on a document that is added comes with its postings at once. */
  #allDocumentsCopied = false
  #nextTerm = 0

  constructor(old: IndexParts) {
    this.#old = old
    this.parts = new IndexParts(old.analyzer, old.settings)
    const { correctable, surfaces } = old.vocabulary
    this.#isCorrectable = new Uint8Array(surfaces.length)
    for (const surface of correctable.used()) this.#isCorrectable[surface] = 1
    this.#correctableSeen = correctable.length
    old.successor = this
  }

  /** Goes on until `performance.now()` reaches the time given, one step at least. True when `parts` can take over. */
  run(untilMs: number): boolean {
    do {
      if (!this.#allDocumentsCopied) this.#copyNextDocument()
      else if (this.#nextTerm < this.#old.vocabulary.terms.length) this.#copyPostings(this.#nextTerm++)
      else return true
    } while (performance.now() < untilMs)
    this.parts.spelling.catchUp()
    return false
  }

  get bytes(): number {
    return this.parts.bytes + this.#documents.bytes + this.#surfaces.bytes + this.#terms.bytes
  }

  added(document: number, terms: Uint32Array, counts: (term: number) => number): void {
    // While documents are copied, this one's turn will come.
    if (!this.#allDocumentsCopied) return
    const number = this.#copyDocument(document)
    for (const term of terms) this.parts.postings.append(this.#termOf(term), number, counts(term))
  }

  removed(id: string): void {
    this.parts.remove(id)
  }

  #copyNextDocument(): void {
    const { documents } = this.#old
    if (this.#nextDocument === documents.count) {
      this.#allDocumentsCopied = true
      return
    }
    const document = this.#nextDocument++
    this.#documents.reserve(document + 1)
    if (documents.isLive(document)) this.#documents.values[document] = this.#copyDocument(document) + 1
  }

  #copyDocument(document: number): number {
    const { documents } = this.#old
    const product = documents.products[document]
    if (product == null) throw new Error('Only a product that is there can be copied')
    const surfaces = documents.surfacesOf(document).map((surface) => this.#surfaceOf(surface))
    const title = documents
      .titleOf(document)
      .map((entry) => titleEntry(this.#termOf(entry & termMask), entry >>> positionShift))
    const lengths = fieldNames.map((_, field) => documents.lengthOf(document, field))
    return this.parts.addRead(product, { surfaces, title, lengths })
  }

  #copyPostings(term: number): void {
    const copied = this.#terms.values[term] ?? 0
    if (copied === 0) return
    const { postings } = this.parts
    const numbers = this.#documents.values
    for (const { documents, counts, start, end } of this.#old.postings.slicesOf(term)) {
      for (let at = start; at < end; at++) {
        // 0 also for documents that came with their postings.
        const number = numbers[documents[at] as number] ?? 0
        if (number > 0) postings.append(copied - 1, number - 1, counts[at] as number)
      }
    }
  }

  #surfaceOf(surface: number): number {
    this.#surfaces.reserve(surface + 1)
    const known = this.#surfaces.values[surface] as number
    if (known > 0) return known - 1
    const { vocabulary } = this.#old
    const term = vocabulary.termOfSurface(surface)
    const copied = this.parts.vocabulary.take(
      vocabulary.surfaces[surface] as string,
      vocabulary.terms[term] as string,
      this.#mayBeCorrectedTo(surface),
    )
    this.#surfaces.values[surface] = copied + 1
    this.#terms.reserve(term + 1)
    this.#terms.values[term] = this.parts.vocabulary.termOfSurface(copied) + 1
    return copied
  }

  /** The new number of a term of a surface that was copied. */
  #termOf(term: number): number {
    return (this.#terms.values[term] as number) - 1
  }

  #mayBeCorrectedTo(surface: number): boolean {
    if (surface < this.#isCorrectable.length) return this.#isCorrectable[surface] === 1
    return this.#old.vocabulary.correctable.used().subarray(this.#correctableSeen).includes(surface)
  }
}
