import { GrowableUint32 } from './growing-uint32.ts'

/**
 * Lists of numbers, one after the other, in bytes: seven bits each, the highest bit saying that more follow. The numbers of
 * frequent words are small, so a list takes half the memory of 32-bit numbers.
 */
export class NumberLists {
  #bytes = new Uint8Array(4096)
  #length = 0
  readonly #starts = new GrowableUint32()

  /** Adds the next list. */
  push(numbers: Uint32Array): void {
    this.#starts.push(this.#length)
    const most = this.#length + numbers.length * 5
    if (most > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(most, Math.ceil(this.#bytes.length * 1.25)))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    for (let index = 0; index < numbers.length; index++) {
      let rest = numbers[index] as number
      while (rest > 127) {
        this.#bytes[this.#length++] = (rest & 127) | 128
        rest >>>= 7
      }
      this.#bytes[this.#length++] = rest
    }
  }

  /** The numbers of a list. */
  of(list: number): Uint32Array {
    const bytes = this.#bytes
    const start = this.#starts.values[list] as number
    const end = list + 1 < this.#starts.length ? (this.#starts.values[list + 1] as number) : this.#length
    let count = 0
    for (let at = start; at < end; at++) if ((bytes[at] as number) < 128) count++
    const numbers = new Uint32Array(count)
    for (let at = start, place = 0; place < count; place++) {
      let number = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] as number
        number |= (byte & 127) << shift
        if (byte < 128) break
      }
      numbers[place] = number
    }
    return numbers
  }

  get bytes(): number {
    return this.#bytes.byteLength + this.#starts.bytes
  }
}
