import { seededRandom } from '../../shared/seeded-random.ts'
import { type Example, featureOfWord, featuresOf, LinearClassifier } from './classifier.ts'
import { Concepts, isPlaceholder } from './concepts.ts'
import { thingsIn } from './everyday-things.ts'
import { expandGrammar, grammarLanguages, literalWords, productWords, readGrammar } from './grammar.ts'
import { wordsForClassifier } from './normalize.ts'
import { type Act, acts } from './understanding.ts'

/** Of the scores: an act that has it is what the words sound like. */
const SURE_SHARE = 0.7

export const actNames = Object.keys(acts) as Act[]

const SLICE_MS = 8
const ROUNDS = 3
const SEED = 20_261_121
const SHARPNESS = 1.8
/** Unknown words are replaced by "new", so that their neighbours decide. In training this share of words is replaced to teach it. */
const NEW_SHARE = 0.5
/** Words with at most this many occurrences in all phrases count as rare. */
const MOST_RARE = 5
const SHORTEST_NEW = 4

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

/** Tells the act of a text, as learned from the grammar's phrases. Learns the same each time. */
export class IntentModel {
  readonly lexicon: Lexicon
  readonly concepts: Concepts
  readonly #classifier = new LinearClassifier(actNames.length)
  #training: Generator<void, void> | null
  #hasBegun = false

  private constructor(lexicon: Lexicon, concepts: Concepts) {
    this.lexicon = lexicon
    this.concepts = concepts
    this.#training = this.#train()
  }

  /** Makes one that is still to be trained, in steps. */
  static *make(): Generator<void, IntentModel> {
    const lexicon = yield* readLexicon()
    return new IntentModel(lexicon, yield* Concepts.make())
  }

  get bytes(): number {
    return this.#classifier.bytes
  }

  get isReady(): boolean {
    return this.#training === null
  }

  /** What it learned; null before it is ready. */
  learned(): Buffer[] | null {
    return this.isReady ? this.#classifier.learned() : null
  }

  /** Takes over what another of the same code learned, in place of training; false when it does not fit. */
  takeLearned(parts: readonly Buffer[]): boolean {
    if (this.isReady) return true
    if (this.#hasBegun || !this.#classifier.takeLearned(parts)) return false
    this.#training = null
    return true
  }

  /** Trains for some milliseconds; true when done. */
  trainOn(sliceMs = SLICE_MS): boolean {
    const until = performance.now() + sliceMs
    this.#hasBegun = true
    while (this.#training) {
      if (this.#training.next().done) this.#training = null
      else if (performance.now() > until) return false
    }
    return true
  }

  /** Probability of each act, in the order of `actNames`. */
  predict(words: readonly string[]): Float64Array {
    return this.#classifier.predict(this.#featuresOf(words), SHARPNESS)
  }

  /** Whether one of these acts is most of the scores. @param scores see `predict` */
  isSure(scores: Float64Array, isWanted: (act: Act) => boolean): boolean {
    return actNames.some((act, at) => (scores[at] as number) >= SURE_SHARE && isWanted(act))
  }

  #featuresOf(words: readonly string[]): Uint32Array {
    const isUnheard = (word: string) =>
      word.length >= SHORTEST_NEW &&
      !isPlaceholder(word) &&
      !this.#classifier.hasHeard(featureOfWord(word)) &&
      !this.concepts.has(word)
    const unheard = words.filter(isUnheard)
    const seen = unheard.length === 0 ? words : words.map((word) => (isUnheard(word) ? 'xnew' : word))
    return featuresOf({ words: seen, concepts: this.concepts.in(seen, true), unheard })
  }

  *#train(): Generator<void, void> {
    const phrases: { words: string[]; label: number }[] = []
    const counts = new Map<string, number>()
    for (const [at, language] of grammarLanguages.entries()) {
      for (const { text, act } of expandGrammar(readGrammar(language), SEED + at)) {
        const words = wordsForClassifier(text, () => false)
        if (words.length > 0) phrases.push({ words, label: actNames.indexOf(act) })
        for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
        if (phrases.length % 50 === 0) yield
      }
    }
    const likeNew = new Set([...counts].flatMap(([word, count]) => (this.#isLikeNew(word, count) ? word : [])))
    yield
    const examples: Example[] = []
    const random = seededRandom(SEED)
    for (const { words, label } of phrases) {
      const seen = words.map((word) => (likeNew.has(word) && random() < NEW_SHARE ? 'xnew' : word))
      const features = featuresOf({ words: seen, concepts: this.concepts.in(seen, false) })
      this.#classifier.hear(features)
      examples.push({ features, label, weight: 1 })
      if (examples.length % 50 === 0) yield
    }
    weigh(examples)
    yield* this.#learn(examples, random)
    this.#classifier.mixCounts(examples)
  }

  /** Names of products and rare words: shoppers will use other ones, so these may be replaced in training. */
  #isLikeNew(word: string, count: number): boolean {
    if (word === 'xprod') return true
    const isRare = word.length >= SHORTEST_NEW && count <= MOST_RARE
    return isRare && !isPlaceholder(word) && !this.concepts.has(word)
  }

  *#learn(examples: readonly Example[], random: () => number): Generator<void, void> {
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

function* readLexicon(): Generator<void, Lexicon> {
  const literals = new Map<string, Set<string>>()
  const common = new Set<string>()
  const products = new Set<string>()
  const fillers = new Set<string>()
  for (const language of grammarLanguages) {
    const grammar = readGrammar(language)
    const own = literalWords(grammar)
    literals.set(language, own)
    yield
    for (const word of own) common.add(word)
    for (const word of productWords(grammar)) products.add(word)
    for (const word of thingsIn(language)) if (!fillers.has(word)) products.add(word)
    yield
    for (const word of (grammar.fillers ?? '').split(/\s+/)) fillers.add(word)
  }
  return { literals, common, products, fillers }
}
