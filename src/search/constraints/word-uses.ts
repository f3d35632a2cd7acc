import { hashOf } from '../analysis/word-hash.ts'

/** In how many names of products (titles and categories) a word is, and how many of those have which options. */
export interface WordUse {
  names: number
  color: number
  size: number
  material: number
}

const FIELDS = 4
const MOST = 65_535

/**
 * Uses by word, in 12 bytes a slot: as objects in a Map of strings they weighed 8 MB for a catalog of 20,000. Two words may
 * share a hash; their uses are then added up, which hardly ever matters among 32 bits.
 */
export class WordUses {
  #keys = new Int32Array(1 << 10)
  #counts = new Uint16Array((1 << 10) * FIELDS)
  #size = 0

  /** Adds `change` (1 or -1) to the uses of a word in the name of a product that has these kinds of option. */
  add(word: string, kinds: ReadonlySet<'color' | 'size' | 'material'>, change: number): void {
    if (this.#size * 3 > this.#keys.length * 2) this.#grow()
    const at = this.#slotOf(keyOf(word)) * FIELDS
    this.#change(at, change)
    if (kinds.has('color')) this.#change(at + 1, change)
    if (kinds.has('size')) this.#change(at + 2, change)
    if (kinds.has('material')) this.#change(at + 3, change)
  }

  /** undefined when no name has the word. */
  get(word: string): WordUse | undefined {
    const key = keyOf(word)
    const mask = this.#keys.length - 1
    for (let slot = start(key); this.#keys[slot & mask] !== 0; slot++) {
      if (this.#keys[slot & mask] !== key) continue
      const [names, color, size, material] = this.#counts.subarray((slot & mask) * FIELDS)
      return names ? { names, color: color as number, size: size as number, material: material as number } : undefined
    }
    return undefined
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength
  }

  #change(at: number, change: number): void {
    this.#counts[at] = Math.max(0, Math.min(MOST, (this.#counts[at] as number) + change))
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1
    for (let slot = start(key); ; slot++) {
      const found = this.#keys[slot & mask]
      if (found === key) return slot & mask
      if (found !== 0) continue
      this.#keys[slot & mask] = key
      this.#size++
      return slot & mask
    }
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts]
    // Words whose names are all gone are left behind; the table doubles only when that is not enough.
    let living = 0
    for (let slot = 0; slot < keys.length; slot++) if (counts[slot * FIELDS]) living++
    const length = living * 3 > keys.length ? keys.length * 2 : keys.length
    this.#keys = new Int32Array(length)
    this.#counts = new Uint16Array(length * FIELDS)
    this.#size = 0
    for (let slot = 0; slot < keys.length; slot++) {
      if (!counts[slot * FIELDS]) continue
      const at = this.#slotOf(keys[slot] as number) * FIELDS
      this.#counts.set(counts.subarray(slot * FIELDS, slot * FIELDS + FIELDS), at)
    }
  }
}

/** 0 marks an empty slot. */
const keyOf = (word: string): number => hashOf(word) || 1
const start = (key: number): number => Math.imul(key, 0x9e3779b1) >>> 7
