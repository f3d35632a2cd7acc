import { type Example, featuresOf, LinearClassifier } from './classifier.ts'
import { Concepts } from './concepts.ts'
import { expandGrammar, grammarLanguages, literalWords, productWords, readGrammar, seededRandom } from './grammar.ts'
import { wordsForClassifier } from './normalize.ts'
import { thingsIn } from './things.ts'
import { type Act, acts } from './understanding.ts'

export const actNames = Object.keys(acts) as Act[]

const SLICE_MS = 8
const ROUNDS = 4
const SEED = 20_261_121

/** Words of the phrases, by language. */
export interface Lexicon {
  /** Of each language, what its phrases are made of. */
  literals: Map<string, Set<string>>
  fillers: Set<string>
  /** Of all languages: never the name of a product, whatever a catalog says. */
  common: Set<string>
  /** Things any store may sell. */
  products: Set<string>
}

/** What the phrases of the grammar taught: which act a text is. The same at each start. */
export class IntentModel {
  readonly lexicon: Lexicon
  readonly concepts = new Concepts()
  readonly #classifier = new LinearClassifier(actNames.length)
  #training: Generator<void, void> | null

  constructor() {
    this.lexicon = readLexicon()
    this.#training = this.#train()
  }

  get bytes(): number {
    return this.#classifier.bytes
  }

  get isReady(): boolean {
    return this.#training === null
  }

  /** Trains for some milliseconds; true when done. */
  trainOn(sliceMs = SLICE_MS): boolean {
    const until = performance.now() + sliceMs
    while (this.#training) {
      if (this.#training.next().done) this.#training = null
      else if (performance.now() > until) return false
    }
    return true
  }

  /** Probability of each act, in the order of `actNames`. */
  predict(words: readonly string[]): Float64Array {
    return this.#classifier.predict(this.#featuresOf(words, true), 1.6)
  }

  #featuresOf(words: readonly string[], readsSlips: boolean): Uint32Array {
    return featuresOf(words, this.concepts.in(words, readsSlips))
  }

  *#train(): Generator<void, void> {
    const examples: Example[] = []
    for (const [at, language] of grammarLanguages.entries()) {
      for (const { text, act } of expandGrammar(readGrammar(language), SEED + at)) {
        const words = wordsForClassifier(text, () => false)
        if (words.length > 0) {
          const features = this.#featuresOf(words, false)
          this.#classifier.hear(features)
          examples.push({ features, label: actNames.indexOf(act), weight: 1 })
        }
        if (examples.length % 50 === 0) yield
      }
    }
    weigh(examples)
    const random = seededRandom(SEED)
    const order = examples.map((_, index) => index)
    for (let round = 0; round < ROUNDS; round++) {
      for (let at = order.length - 1; at > 0; at--) {
        const other = Math.floor(random() * (at + 1))
        const swapped = order[at] as number
        order[at] = order[other] as number
        order[other] = swapped
      }
      for (const [done, index] of order.entries()) {
        this.#classifier.learn(examples[index] as Example)
        if (done % 100 === 0) yield
      }
    }
  }
}

/** Acts with few phrases count more, though not as much as if all were equal. */
function weigh(examples: Example[]): void {
  const counts = new Array<number>(actNames.length).fill(0)
  for (const { label } of examples) counts[label] = (counts[label] as number) + 1
  const mean = examples.length / actNames.length
  for (const example of examples) example.weight = (mean / (counts[example.label] as number)) ** 0.3
}

function readLexicon(): Lexicon {
  const literals = new Map<string, Set<string>>()
  const common = new Set<string>()
  const products = new Set<string>()
  const fillers = new Set<string>()
  for (const language of grammarLanguages) {
    const grammar = readGrammar(language)
    const own = literalWords(grammar)
    literals.set(language, own)
    for (const word of own) common.add(word)
    for (const word of productWords(grammar)) products.add(word)
    for (const word of thingsIn(language)) if (!fillers.has(word)) products.add(word)
    for (const word of (grammar.fillers ?? '').split(/\s+/)) fillers.add(word)
  }
  return { literals, common, products, fillers }
}
