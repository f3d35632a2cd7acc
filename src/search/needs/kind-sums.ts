/** A number for each kind of goods: what a text has to do with it. Made once and used again, since a text has to do with few. */
export class KindSums {
  readonly values: Float32Array
  readonly #touched: Uint16Array
  #count = 0

  /** @param kinds how many there are */
  constructor(kinds: number) {
    this.values = new Float32Array(kinds)
    this.#touched = new Uint16Array(kinds)
  }

  add(kind: number, worth: number): void {
    if (this.values[kind] === 0) this.#touched[this.#count++] = kind
    this.values[kind] = (this.values[kind] as number) + worth
  }

  /** Sets all to 0. */
  clear(): this {
    for (let at = 0; at < this.#count; at++) this.values[this.#touched[at] as number] = 0
    this.#count = 0
    return this
  }

  /** Replaces each number that is not 0. */
  map(change: (worth: number) => number): this {
    for (let at = 0; at < this.#count; at++) {
      const kind = this.#touched[at] as number
      this.values[kind] = change(this.values[kind] as number)
    }
    return this
  }

  /** Euclidean length. */
  get length(): number {
    let squares = 0
    for (let at = 0; at < this.#count; at++) squares += (this.values[this.#touched[at] as number] as number) ** 2
    return Math.sqrt(squares)
  }

  get most(): number {
    let most = 0
    for (let at = 0; at < this.#count; at++) most = Math.max(most, this.values[this.#touched[at] as number] as number)
    return most
  }

  /** The largest product of the two numbers of a kind. */
  mostShared(other: KindSums): number {
    let most = 0
    for (let at = 0; at < this.#count; at++) {
      const kind = this.#touched[at] as number
      most = Math.max(most, (this.values[kind] as number) * (other.values[kind] as number))
    }
    return most
  }
}
