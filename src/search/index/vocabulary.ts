import type { Analyzer, TokenKind } from '../analysis/analyzer.ts'
import { GrowableUint32 } from './growable.ts'

const correctable = /^\p{L}{3,40}$/u

/**
 * The words of a catalog as written ("surfaces") and what is indexed for them ("terms"), each with the number of products
 * that have it. Counts are exact at any time, so that a catalog changed in steps ranks like one indexed at once.
 */
export class Vocabulary {
  readonly #analyzer: Analyzer
  readonly #surfaceIds = new Map<string, number>()
  readonly #termIds = new Map<string, number>()
  readonly surfaces: string[] = []
  readonly terms: string[] = []
  readonly surfaceTerm = new GrowableUint32()
  readonly surfaceCount = new GrowableUint32()
  readonly termCount = new GrowableUint32()
  /** Numbers of the surfaces that a typing error may be corrected to: words of letters. */
  readonly correctable = new GrowableUint32()
  #characters = 0

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer
  }

  /** The number of a surface, new or known. */
  surfaceId(surface: string, kind: TokenKind): number {
    const known = this.#surfaceIds.get(surface)
    if (known !== undefined) return known
    // A slice of a description would keep the whole description in memory.
    const own = Buffer.from(surface).toString()
    const id = this.surfaces.length
    this.#surfaceIds.set(own, id)
    this.surfaces.push(own)
    this.surfaceTerm.push(this.#makeTerm(this.#analyzer.termOf(own)))
    this.surfaceCount.push(0)
    if (kind === 'word' && correctable.test(own)) this.correctable.push(id)
    this.#characters += own.length
    return id
  }

  #makeTerm(term: string): number {
    const known = this.#termIds.get(term)
    if (known !== undefined) return known
    this.#termIds.set(term, this.terms.length)
    this.terms.push(term)
    this.#characters += term.length
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

  /** A copy of the words that a product has, and the new numbers by the old ones (-1: left out). */
  copyUsed(): { vocabulary: Vocabulary; surfaceIds: Int32Array; termIds: Int32Array } {
    const vocabulary = new Vocabulary(this.#analyzer)
    const surfaceIds = new Int32Array(this.surfaces.length).fill(-1)
    const termIds = new Int32Array(this.terms.length).fill(-1)
    const words = new Set(this.correctable.values.subarray(0, this.correctable.length))
    for (const [old, surface] of this.surfaces.entries()) {
      const count = this.surfaceCount.values[old] as number
      if (count === 0) continue
      const id = vocabulary.surfaceId(surface, words.has(old) ? 'word' : 'code')
      surfaceIds[old] = id
      vocabulary.surfaceCount.values[id] = count
      const oldTerm = this.termOfSurface(old)
      termIds[oldTerm] = vocabulary.termOfSurface(id)
      vocabulary.termCount.values[vocabulary.termOfSurface(id)] = this.termCount.values[oldTerm] as number
    }
    return { vocabulary, surfaceIds, termIds }
  }

  /** The number of a term that at least one product has, else -1. */
  termId(term: string): number {
    const id = this.#termIds.get(term)
    return id !== undefined && (this.termCount.values[id] as number) > 0 ? id : -1
  }

  /** Products that have the term. */
  countOf(term: string): number {
    const id = this.#termIds.get(term)
    return id === undefined ? 0 : (this.termCount.values[id] as number)
  }

  /** Products that have the word as written. */
  surfaceCountOf(surface: string): number {
    const id = this.#surfaceIds.get(surface)
    return id === undefined ? 0 : (this.surfaceCount.values[id] as number)
  }

  /** An estimate: map entries and string headers are V8's business. */
  get bytes(): number {
    const arrays = this.surfaceTerm.bytes + this.surfaceCount.bytes + this.termCount.bytes + this.correctable.bytes
    return arrays + this.#characters + (this.surfaces.length + this.terms.length) * 64
  }
}
