import { isPlaceholder } from './concepts.ts'

const BUCKETS = 1 << 15
const BUCKET_MASK = BUCKETS - 1
/** More bits than there are buckets: tells a feature seen in training from another one that falls into the same bucket. */
const KINDS = 1 << 22
const MASK = KINDS - 1

/** Letters of a piece, the spaces around the word included. Shorter pieces mislead more than they help: .792 with 3 to 5, .808 so. */
const PIECE = 5

/** A text as a classifier sees it. */
export interface Seen {
  words: readonly string[]
  /** See `Concepts`. */
  concepts: readonly string[]
  /** Words that are replaced by `xnew`: only the letter groups in them may tell something. */
  unheard?: readonly string[]
}

/** Number of the feature that a text has a word. */
export const featureOfWord = (word: string): number => hash(word, 1)

/** Numbers of a text's features, below 2^22, each once: words alone and in pairs, pieces of words, concepts alone and in pairs. */
export function featuresOf({ words, concepts, unheard = [] }: Seen): Uint32Array {
  const found = new Set<number>()
  for (const word of unheard) addPieces(word, found)
  const last = words.length - 1
  for (let at = 0; at <= last; at++) {
    const word = words[at] as string
    found.add(featureOfWord(word))
    if (at === 0) found.add(hash(word, 2))
    if (at === last) found.add(hash(word, 3))
    if (at < last) found.add(hash(`${word} ${words[at + 1]}`, 4))
    if (!isPlaceholder(word)) addPieces(word, found)
  }
  if (words.length === 1) found.add(hash('', 6))
  for (const [at, concept] of concepts.entries()) {
    found.add(hash(concept, 7))
    if (at + 1 < concepts.length) found.add(hash(`${concept} ${concepts[at + 1]}`, 8))
  }
  return Uint32Array.from(found)
}

function addPieces(word: string, found: Set<number>): void {
  const bounded = ` ${word} `
  for (let at = 0; at + PIECE <= bounded.length; at++) found.add(hashRange(bounded, at, at + PIECE))
}

function hash(text: string, kind: number): number {
  let value = 2166136261 ^ kind
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return (value ^ (value >>> 13)) & MASK
}

function hashRange(text: string, from: number, to: number): number {
  let value = 2166136261 ^ 77
  for (let at = from; at < to; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return (value ^ (value >>> 13)) & MASK
}

export interface Example {
  features: Uint32Array
  label: number
  /** How much it counts. */
  weight: number
}

const RATE = 1
/** Weight of the naive Bayes counts beside the trained weights. */
const COUNTED = 0.5
/** Count that every label starts with for each feature (smoothing). */
const RARE = 0.1
/** A label whose probability is off by less than this is not updated: after the first round most are not. */
const LEAST_ERROR = 0.003

/** Softmax regression over hashed features, trained by Adagrad in one thread: small enough to be made anew at a start. */
export class LinearClassifier {
  readonly labels: number
  readonly #weights: Float32Array<ArrayBuffer>
  readonly #squares: Float32Array
  readonly #heard = new Uint32Array(KINDS >>> 5)
  readonly #bias: Float32Array<ArrayBuffer>
  readonly #scores: Float64Array

  constructor(labels: number) {
    this.labels = labels
    this.#weights = new Float32Array(BUCKETS * labels)
    this.#squares = new Float32Array(BUCKETS).fill(0.1)
    this.#bias = new Float32Array(labels)
    this.#scores = new Float64Array(labels)
  }

  get bytes(): number {
    return this.#weights.byteLength + this.#squares.byteLength + this.#heard.byteLength
  }

  /** What was learned, as bytes: of use to a classifier with the same number of labels on a machine of the same byte order. */
  learned(): Buffer[] {
    return this.#learnedParts().map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
  }

  /** Takes over what another learned; false when it is not of this shape, and nothing was taken. */
  takeLearned(parts: readonly Buffer[]): boolean {
    const own = this.learned()
    if (parts.length !== own.length || parts.some((part, at) => part.length !== own[at]?.length)) return false
    for (const [at, part] of parts.entries()) part.copy(own[at] as Buffer)
    return true
  }

  #learnedParts(): (Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>)[] {
    return [this.#weights, this.#heard, this.#bias]
  }

  /** Notes which features exist; all others are ignored later. */
  hear(features: Uint32Array): void {
    for (const feature of features) {
      this.#heard[feature >>> 5] = (this.#heard[feature >>> 5] as number) | (1 << (feature & 31))
    }
  }

  hasHeard(feature: number): boolean {
    return (((this.#heard[feature >>> 5] as number) >>> (feature & 31)) & 1) === 1
  }

  /**
   * Mixes what counting tells into what training told: how often each label has a feature, as naive Bayes weighs it. Counts hold
   * better for words that training hardly needed: .844 without them, .854 with them, on lines of strangers.
   */
  mixCounts(examples: readonly Example[]): void {
    const { labels } = this
    const counts = new Float32Array(BUCKETS * labels)
    const totals = new Float64Array(labels)
    for (const { features, label, weight } of examples) {
      for (const feature of features) {
        const at = (feature & BUCKET_MASK) * labels + label
        counts[at] = (counts[at] as number) + weight
      }
      totals[label] = (totals[label] as number) + features.length * weight
    }
    const never = totals.map((total) => Math.log(RARE / (total + RARE * BUCKETS)))
    for (let at = 0; at < counts.length; at++) {
      const count = counts[at] as number
      const told = (never[at % labels] as number) + (count > 0 ? Math.log(count / RARE + 1) : 0)
      this.#weights[at] = (this.#weights[at] as number) * (1 - COUNTED) + told * COUNTED
    }
  }

  /** Probabilities by label; the array is used again by the next call. */
  predict(features: Uint32Array, sharpness = 1): Float64Array {
    const heard = features.filter((feature) => this.hasHeard(feature))
    return this.#predict(heard, sharpness)
  }

  #predict(features: Uint32Array, sharpness: number): Float64Array {
    const scores = this.#scores
    const { labels } = this
    const weights = this.#weights
    const norm = sharpness / Math.sqrt(features.length || 1)
    scores.fill(0)
    for (let index = 0; index < features.length; index++) {
      const from = ((features[index] as number) & BUCKET_MASK) * labels
      for (let label = 0; label < labels; label++) {
        scores[label] = (scores[label] as number) + (weights[from + label] as number)
      }
    }
    let highest = -Infinity
    for (let label = 0; label < labels; label++) {
      scores[label] = (this.#bias[label] as number) + (scores[label] as number) * norm
      highest = Math.max(highest, scores[label] as number)
    }
    let sum = 0
    for (let label = 0; label < labels; label++) {
      scores[label] = Math.exp((scores[label] as number) - highest)
      sum += scores[label] as number
    }
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] as number) / sum
    return scores
  }

  /** One step on one example. */
  learn({ features, label: truth, weight }: Example): void {
    const { labels } = this
    const gradient = this.#predict(features, 1)
    gradient[truth] = (gradient[truth] as number) - 1
    let size = 0
    for (let label = 0; label < labels; label++) size += (gradient[label] as number) ** 2
    if (size < 1e-3) return
    const norm = 1 / Math.sqrt(features.length || 1)
    const moved: number[] = []
    for (let label = 0; label < labels; label++) {
      if (Math.abs(gradient[label] as number) < LEAST_ERROR) continue
      moved.push(label)
      this.#bias[label] = (this.#bias[label] as number) - 0.01 * weight * (gradient[label] as number)
    }
    for (let index = 0; index < features.length; index++) {
      const bucket = (features[index] as number) & BUCKET_MASK
      const square = (this.#squares[bucket] as number) + size * norm * norm
      this.#squares[bucket] = square
      const step = (RATE * weight * norm) / Math.sqrt(square)
      const from = bucket * labels
      for (const label of moved) {
        this.#weights[from + label] = (this.#weights[from + label] as number) - step * (gradient[label] as number)
      }
    }
  }
}
