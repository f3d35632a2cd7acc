import { hashOf } from '../analysis/word-hash.ts'
import { HashedCounts } from './hashed-counts.ts'

/** How many titles have two words side by side. Two pairs may share a hash: too high an answer only makes the caller more careful. */
export class PairCounts {
  readonly #counts = new HashedCounts(1)

  /** Adds `change` (1 or -1) to the count of the pair. */
  add(first: string, second: string, change: number): void {
    this.#counts.add(hashOf(`${first} ${second}`), [0], change)
  }

  /** How often the two stand side by side, in this order. */
  get(first: string, second: string): number {
    return this.#counts.get(hashOf(`${first} ${second}`))?.[0] ?? 0
  }

  get bytes(): number {
    return this.#counts.bytes
  }
}
