import { ownText } from '../../shared/own-text.ts'
import type { Analyzer, TokenKind } from '../analysis/analyzer.ts'
import { GrowableUint32 } from './growing-uint32.ts'
import { WordTable } from './word-table.ts'

const correctable = /^\p{L}{3,40}$/u

/**
 * The words of a catalog as written ("surfaces") and what is indexed for them ("terms"), each with the number of products
 * that have it. Counts are exact at any time, so that a catalog changed in steps ranks like one indexed at once.
 */
export class Vocabulary {
  readonly #analyzer: Analyzer
  readonly #surfaces = new WordTable()
  readonly #terms = new WordTable()
  readonly surfaceTerm = new GrowableUint32()
  readonly surfaceCount = new GrowableUint32()
  readonly termCount = new GrowableUint32()
  /** Numbers of the surfaces that a typing error may be corrected to: words of letters. */
  readonly correctable = new GrowableUint32()

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer
  }

  get surfaces(): readonly string[] {
    return this.#surfaces.words
  }

  get terms(): readonly string[] {
    return this.#terms.words
  }

  /** The number of a surface, new or known. */
  surfaceId(surface: string, kind: TokenKind): number {
    const known = this.#surfaces.find(surface)
    return known >= 0 ? known : this.#addSurface(surface, kind)
  }

  /** The same for a word where it stands in a text. */
  wordId(text: string, start: number, end: number, hash: number): number {
    const known = this.#surfaces.findIn(text, start, end, hash)
    return known >= 0 ? known : this.#addSurface(text.slice(start, end), 'word')
  }

  #addSurface(surface: string, kind: TokenKind): number {
    // A slice of a description would keep the whole description in memory.
    const own = ownText(surface)
    const id = this.#surfaces.add(own)
    this.surfaceTerm.push(this.#termFor(this.#analyzer.termOf(own), own))
    this.surfaceCount.push(0)
    if (kind === 'word' && correctable.test(own)) this.correctable.push(id)
    return id
  }

  #termFor(term: string, surface: string): number {
    const known = this.#terms.find(term)
    if (known >= 0) return known
    this.#terms.add(term === surface ? surface : term)
    return this.termCount.push(0)
  }

  termOfSurface(surface: number): number {
    return this.surfaceTerm.values[surface] as number
  }

  /** One product more (1) or less (-1) has the surface. */
  countSurface(surface: number, change: 1 | -1): void {
    this.surfaceCount.values[surface] = (this.surfaceCount.values[surface] as number) + change
  }

  countTerm(term: number, change: 1 | -1): void {
    this.termCount.values[term] = (this.termCount.values[term] as number) + change
  }

  /** Takes over a word of another vocabulary with its term; returns its number. */
  take(surface: string, term: string, isCorrectable: boolean): number {
    const known = this.#surfaces.find(surface)
    if (known >= 0) return known
    const id = this.#surfaces.add(surface)
    this.surfaceTerm.push(this.#termFor(term, surface))
    this.surfaceCount.push(0)
    if (isCorrectable) this.correctable.push(id)
    return id
  }

  /** The number of a term that at least one product has, else -1. */
  termId(term: string): number {
    const id = this.#terms.find(term)
    return id >= 0 && (this.termCount.values[id] as number) > 0 ? id : -1
  }

  /** The term of a word as written that at least one product has, else -1: without stemming it again. */
  termIdOfSurface(surface: string): number {
    const id = this.#surfaces.find(surface)
    return id >= 0 && (this.surfaceCount.values[id] as number) > 0 ? this.termOfSurface(id) : -1
  }

  /** Products that have the term. */
  countOf(term: string): number {
    const id = this.#terms.find(term)
    return id < 0 ? 0 : (this.termCount.values[id] as number)
  }

  /** Products that have the word as written. */
  surfaceCountOf(surface: string): number {
    const id = this.#surfaces.find(surface)
    return id < 0 ? 0 : (this.surfaceCount.values[id] as number)
  }

  /** An estimate, see `WordTable`. */
  get bytes(): number {
    const arrays = this.surfaceTerm.bytes + this.surfaceCount.bytes + this.termCount.bytes + this.correctable.bytes
    return arrays + this.#surfaces.bytes + this.#terms.bytes
  }
}
