import { evenly } from './learned-file.ts'

/** How much is learned from an example at first. */
const RATE = 0.5
/** A label whose probability is off by less than this is not updated: after the first round most are not. */
const LEAST_ERROR = 0.003

/** Number of a feature, by its text and what it is a feature of: below 2^32. */
export function hashOf(kind: number, text: string): number {
  let value = 2166136261 ^ Math.imul(kind, 40503)
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

/** Softmax regression over hashed features, trained by Adagrad in one thread: small enough to be made anew at a start. */
export class LinearModel {
  readonly labels: number
  readonly #mask: number
  #weights: Float32Array
  /** Needed to learn, and made then. */
  #squares: Float32Array | null = null
  #bias: Float32Array
  readonly #scores: Float64Array
  /** The labels that an example moves. */
  readonly #moved: Int32Array

  /** @param bits 2^bits features are kept apart; more share a place */
  constructor(labels: number, bits: number) {
    this.labels = labels
    this.#mask = (1 << bits) - 1
    this.#weights = new Float32Array((1 << bits) * labels)
    this.#bias = new Float32Array(labels)
    this.#scores = new Float64Array(labels)
    this.#moved = new Int32Array(labels)
  }

  get bytes(): number {
    return this.#weights.byteLength
  }

  /** What was learned, in parts that `take` of a model of the same shape takes. */
  learned(): Buffer[] {
    return [this.#weights, this.#bias].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
    )
  }

  /** Takes over what another learned; false when it is not of this shape. @param parts kept as they are, not copied: some have 10 MB */
  take(parts: readonly Buffer[]): boolean {
    if (this.learned().some((part, at) => part.length !== parts[at]?.length)) return false
    const [weights, bias] = parts
      .map(evenly)
      .map(({ buffer, byteOffset, length }) => new Float32Array(buffer, byteOffset, length / 4))
    this.#weights = weights as Float32Array
    this.#bias = bias as Float32Array
    return true
  }

  /** Nothing more is to be learned. */
  end(): void {
    this.#squares = null
  }

  /** Probabilities by label; the array is used again by the next call. */
  predict(features: readonly number[]): Float64Array {
    const { labels } = this
    const [scores, weights, bias, mask] = [this.#scores, this.#weights, this.#bias, this.#mask]
    for (let label = 0; label < labels; label++) scores[label] = bias[label] as number
    for (let index = 0; index < features.length; index++) {
      const from = ((features[index] as number) & mask) * labels
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] as number) + (weights[from + label] as number)
    }
    let highest = -Infinity
    for (let label = 0; label < labels; label++) highest = Math.max(highest, scores[label] as number)
    let sum = 0
    for (let label = 0; label < labels; label++) {
      const share = Math.exp((scores[label] as number) - highest)
      scores[label] = share
      sum += share
    }
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] as number) / sum
    return scores
  }

  /** One step on one example. @param truth its label, or several that are equally so @param weight how much it counts */
  learn(features: readonly number[], truth: number | readonly number[], weight = 1): void {
    const { labels } = this
    const gradient = this.predict(features)
    const truths = typeof truth === 'number' ? [truth] : truth
    for (const one of truths) gradient[one] = (gradient[one] as number) - 1 / truths.length
    const [weights, bias, moved] = [this.#weights, this.#bias, this.#moved]
    let size = 0
    let count = 0
    for (let label = 0; label < labels; label++) {
      const error = gradient[label] as number
      size += error * error
      if (Math.abs(error) < LEAST_ERROR) continue
      moved[count++] = label
      bias[label] = (bias[label] as number) - 0.01 * error
    }
    if (size < 1e-3) return
    const norm = 1 / Math.sqrt(features.length || 1)
    this.#squares ??= new Float32Array(this.#mask + 1).fill(0.1)
    const [squares, mask] = [this.#squares, this.#mask]
    for (let index = 0; index < features.length; index++) {
      const bucket = (features[index] as number) & mask
      const square = (squares[bucket] as number) + size
      squares[bucket] = square
      const step = (RATE * weight * norm) / Math.sqrt(square)
      const from = bucket * labels
      for (let at = 0; at < count; at++) {
        const label = moved[at] as number
        weights[from + label] = (weights[from + label] as number) - step * (gradient[label] as number)
      }
    }
  }
}
