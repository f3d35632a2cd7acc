import { hashOf } from '../analysis/word-hash.ts'

const used = 1

/**
 * How many titles have two words side by side, in 6 bytes a slot: as many pairs in a Map of strings would weigh more than
 * the catalog. Two pairs may share a hash; the answer is then too high, which only makes the caller more careful.
 */
export class PairCounts {
  #keys = new Int32Array(1 << 10)
  #counts = new Uint16Array(1 << 10)
  #size = 0

  /** Adds `change` (1 or -1) to the count of the pair. */
  add(first: string, second: string, change: number): void {
    if (this.#size * 2 > this.#keys.length) this.#grow()
    const slot = this.#slotOf(hashOf(`${first} ${second}`) | used)
    const count = this.#counts[slot] as number
    this.#counts[slot] = Math.max(0, Math.min(65_535, count + change))
  }

  /** How often the two stand side by side, in this order. */
  get(first: string, second: string): number {
    const key = hashOf(`${first} ${second}`) | used
    const mask = this.#keys.length - 1
    for (let slot = Math.imul(key, 0x9e3779b1) >>> 7; ; slot++) {
      const found = this.#keys[slot & mask]
      if (found === key) return this.#counts[slot & mask] as number
      if (found === 0) return 0
    }
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1
    for (let slot = Math.imul(key, 0x9e3779b1) >>> 7; ; slot++) {
      const found = this.#keys[slot & mask]
      if (found === key) return slot & mask
      if (found !== 0) continue
      this.#keys[slot & mask] = key
      this.#size++
      return slot & mask
    }
  }

  #grow(): void {
    const keys = this.#keys
    const counts = this.#counts
    // Pairs whose titles are all gone are left behind; the table doubles only when that is not enough.
    const living = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
    const length = living * 4 > keys.length ? keys.length * 2 : keys.length
    this.#keys = new Int32Array(length)
    this.#counts = new Uint16Array(length)
    this.#size = 0
    keys.forEach((key, slot) => {
      if (counts[slot]) this.#counts[this.#slotOf(key)] = counts[slot] as number
    })
  }
}
