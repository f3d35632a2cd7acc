import { seededRandom, shuffle } from '../../shared/seeded-random.ts'
import { hashOf, LinearModel } from '../learned/linear-model.ts'
import { shapeOf } from '../said/said-features.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import type { FacetLine } from './facet-line.ts'

const ROUNDS = 8
const BITS = 16
/** Letters of a piece of a word. */
const PIECE = 5
const SEED = 20_261_126

/** What is known of a text whatever its language: listed meanings in it, and kinds of answer that it asks for or has. */
export type CommonSigns = (text: string, language: string, isQuestion: boolean) => readonly string[]

/** Tells the facets of questions and of sentences of pages, as learned from lines with both. */
export class FacetReader {
  readonly #facets: readonly string[]
  readonly #questions: LinearModel
  readonly #sentences: LinearModel
  readonly #common: CommonSigns

  /** @param facets all there are */
  constructor(facets: readonly string[], common: CommonSigns) {
    this.#facets = facets
    this.#questions = new LinearModel(facets.length, BITS)
    this.#sentences = new LinearModel(facets.length, BITS)
    this.#common = common
  }

  get bytes(): number {
    return this.#questions.bytes + this.#sentences.bytes
  }

  learned(): Buffer[] {
    return [...this.#questions.learned(), ...this.#sentences.learned()]
  }

  /** Takes over what another learned from the same lessons; false when it is of another shape. */
  take(parts: readonly Buffer[]): boolean {
    return this.#questions.take(parts.slice(0, 2)) && this.#sentences.take(parts.slice(2, 4))
  }

  /** Learns in steps. */
  *learn(lines: readonly FacetLine[]): Generator<void, void> {
    const random = seededRandom(SEED)
    const examples = lines.map((line) => ({
      model: line.heading === null ? this.#questions : this.#sentences,
      features: this.#featuresOf(line),
      truths: line.facets.map((facet) => this.#facets.indexOf(facet)),
    }))
    for (let round = 0; round < ROUNDS; round++) {
      shuffle(examples, random)
      for (const { model, features, truths } of examples) {
        model.learn(features, truths)
        yield
      }
    }
    for (const model of [this.#questions, this.#sentences]) model.end()
  }

  /** How likely a question asks for each facet, in their order; the shares add up to 1. @param language ISO 639-1 */
  ofQuestion(text: string, language: string): Float32Array {
    return Float32Array.from(this.#questions.predict(this.#featuresOf({ text, language, heading: null })))
  }

  /** The same of what a sentence below a heading tells. */
  ofSentence(heading: string, text: string, language: string): Float32Array {
    return Float32Array.from(this.#sentences.predict(this.#featuresOf({ text, language, heading })))
  }

  #featuresOf({ text, heading, language }: Pick<FacetLine, 'text' | 'heading' | 'language'>): number[] {
    const found = new Set<number>()
    const add = (said: string, kind: number) => {
      addWords(found, tokenize(said), kind)
      const common = this.#common(said, language, heading === null)
      for (const sign of common) found.add(hashOf(70 + kind, sign))
      for (const [at, sign] of common.entries())
        for (const other of common.slice(at + 1)) found.add(hashOf(80 + kind, `${sign} ${other}`))
    }
    add(text, 1)
    if (heading !== null && heading !== '') add(heading, 2)
    return [...found]
  }
}

/** Words alone, in pairs and in pieces. @param kind apart for the heading */
function addWords(found: Set<number>, tokens: readonly TextToken[], kind: number): void {
  let former = '^'
  for (const token of tokens) {
    const word = shapeOf(token)
    found.add(hashOf(100 + kind, word))
    found.add(hashOf(110 + kind, `${former} ${word}`))
    former = word
    if (token.kind !== 'word') continue
    const bounded = `^${word}$`
    for (let from = 0; from + PIECE <= bounded.length; from++)
      found.add(hashOf(140 + kind, bounded.slice(from, from + PIECE)))
  }
}
