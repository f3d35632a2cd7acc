const MOST = 65_535
/** Slots are filled to this part before the table grows. */
const FULL = 0.6

/**
 * Counts by a 32-bit hash, `fields` of them a key, in 4 + 2 * fields bytes a slot: a Map of strings weighs ten times as much.
 * Two keys may share a hash; their counts are then added up. A key whose first count is 0 counts as absent.
 */
export class HashedCounts {
  readonly #fields: number
  #keys = new Int32Array(1 << 10)
  #counts: Uint16Array
  #size = 0

  constructor(fields: number) {
    this.#fields = fields
    this.#counts = new Uint16Array(this.#keys.length * fields)
  }

  /** Adds `change` to some of the key's counts; each stays within 0 and 65,535. */
  add(hash: number, fields: readonly number[], change: number): void {
    if (this.#size > this.#keys.length * FULL) this.#grow()
    const at = this.#slotOf(keyOf(hash)) * this.#fields
    for (const field of fields) {
      this.#counts[at + field] = Math.max(0, Math.min(MOST, (this.#counts[at + field] as number) + change))
    }
  }

  /** The key's counts, not to be kept; undefined when its first is 0. */
  get(hash: number): Uint16Array | undefined {
    const key = keyOf(hash)
    const mask = this.#keys.length - 1
    for (let slot = start(key); this.#keys[slot & mask] !== 0; slot++) {
      if (this.#keys[slot & mask] !== key) continue
      const at = (slot & mask) * this.#fields
      return this.#counts[at] ? this.#counts.subarray(at, at + this.#fields) : undefined
    }
    return undefined
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength
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

  /** Keys that count no more are left behind; the table doubles only when that is not enough. */
  #grow(): void {
    const [keys, counts, fields] = [this.#keys, this.#counts, this.#fields]
    let living = 0
    for (let slot = 0; slot < keys.length; slot++) if (counts[slot * fields]) living++
    const length = living * 3 > keys.length ? keys.length * 2 : keys.length
    this.#keys = new Int32Array(length)
    this.#counts = new Uint16Array(length * fields)
    this.#size = 0
    for (let slot = 0; slot < keys.length; slot++) {
      if (!counts[slot * fields]) continue
      const at = this.#slotOf(keys[slot] as number) * fields
      this.#counts.set(counts.subarray(slot * fields, (slot + 1) * fields), at)
    }
  }
}

/** 0 marks an empty slot. */
const keyOf = (hash: number): number => hash || 1
const start = (key: number): number => Math.imul(key, 0x9e3779b1) >>> 7
