import { createNumberSpace, LANES, type NumberSpace } from './dot-scores.ts'

/** Vectors scored by one call of the kernel; their products take 16 KiB, which stays in the processor's cache. */
const CHUNK = 4096
/** A string of some 36 letters, its place in the list and in the map: measured at 40,000 ids. */
const BYTES_PER_ID = 140

export interface Neighbour {
  id: string
  /** Dot product; the cosine where both vectors are normalised. */
  score: number
}

/**
 * The vectors of one store in one memory, searched exactly. 40,000 of 384 numbers take 62 MB and 2.1 ms a search on one core
 * (10 ms without WebAssembly SIMD); no approximate index is needed below some 200,000.
 */
export class VectorSet {
  readonly dimensions: number
  readonly #stride: number
  readonly #space: NumberSpace
  /** First number of the vectors: before them lie the query and the products of one chunk. */
  readonly #start: number
  readonly #ids: string[] = []
  readonly #slots = new Map<string, number>()

  /**
   * @param options.wasm false keeps to plain JavaScript (tests compare the two)
   * @param options.expected how many there will be: room that is made step by step counts many times until it is collected
   */
  constructor(dimensions: number, { wasm, expected = 0 }: { wasm?: boolean; expected?: number } = {}) {
    if (!Number.isInteger(dimensions) || dimensions < 1) throw new RangeError(`No vector has ${dimensions} dimensions`)
    this.dimensions = dimensions
    this.#stride = Math.ceil(dimensions / LANES) * LANES
    this.#start = this.#stride + CHUNK
    this.#space = createNumberSpace(this.#start + expected * this.#stride, wasm)
  }

  get size(): number {
    return this.#ids.length
  }

  /** Memory taken, in bytes. It does not shrink by `delete`; a new set does. */
  get bytes(): number {
    return this.#space.numbers.byteLength + this.#ids.length * BYTES_PER_ID
  }

  /** Which of the two kernels serves this set. */
  get kind(): NumberSpace['kind'] {
    return this.#space.kind
  }

  has(id: string): boolean {
    return this.#slots.has(id)
  }

  /** A copy of the vector, or undefined. */
  get(id: string): Float32Array | undefined {
    const slot = this.#slots.get(id)
    if (slot === undefined) return undefined
    const at = this.#start + slot * this.#stride
    return this.#space.numbers.slice(at, at + this.dimensions)
  }

  /** Adds or replaces one vector; it is copied. @throws RangeError for the wrong number of dimensions or when memory is used up */
  set(id: string, vector: Float32Array): void {
    this.#expect(vector)
    const slot = this.#slots.get(id) ?? this.#ids.length
    this.#space.grow(this.#start + (slot + 1) * this.#stride)
    this.#space.numbers.set(vector, this.#start + slot * this.#stride)
    if (slot < this.#ids.length) return
    this.#ids.push(id)
    this.#slots.set(id, slot)
  }

  /** True when it was there. The last vector takes its place. */
  delete(id: string): boolean {
    const slot = this.#slots.get(id)
    if (slot === undefined) return false
    const lastId = this.#ids.pop() as string
    const lastAt = this.#start + this.#ids.length * this.#stride
    if (lastId !== id) {
      this.#space.numbers.copyWithin(this.#start + slot * this.#stride, lastAt, lastAt + this.#stride)
      this.#ids[slot] = lastId
      this.#slots.set(lastId, slot)
    }
    this.#slots.delete(id)
    return true
  }

  /**
   * The `k` vectors with the largest dot product, best first, equal ones by id. `allow` leaves out ids; it is asked only for those
   * that would get into the answer. A vector that holds NaN is never found.
   * @throws RangeError when the query has the wrong number of dimensions
   */
  nearest(query: Float32Array, k: number, allow?: (id: string) => boolean): Neighbour[] {
    this.#expect(query)
    const best: Neighbour[] = []
    if (k < 1) return best
    this.#space.numbers.set(query, 0)
    for (let first = 0; first < this.#ids.length; first += CHUNK) {
      const count = Math.min(CHUNK, this.#ids.length - first)
      this.#space.scores(0, this.#start + first * this.#stride, count, this.#stride, this.#stride)
      this.#collect(best, first, count, k, allow)
    }
    return best
  }

  #collect(best: Neighbour[], first: number, count: number, k: number, allow?: (id: string) => boolean): void {
    const { numbers } = this.#space
    const products = this.#stride
    let least = best.length < k ? -Infinity : (best[k - 1] as Neighbour).score
    for (let index = 0; index < count; index++) {
      const score = numbers[products + index] as number
      if (!(score >= least)) continue
      const found = { id: this.#ids[first + index] as string, score }
      const place = placeOf(found, best)
      if (place >= k || (allow && !allow(found.id))) continue
      best.splice(place, 0, found)
      if (best.length > k) best.pop()
      if (best.length === k) least = (best[k - 1] as Neighbour).score
    }
  }

  #expect(vector: Float32Array): void {
    if (vector.length === this.dimensions) return
    throw new RangeError(`A vector of ${vector.length} dimensions does not fit a set of ${this.dimensions}`)
  }
}

/** Where a neighbour belongs in a list sorted by score, then id. */
function placeOf({ id, score }: Neighbour, best: Neighbour[]): number {
  let [low, high] = [0, best.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = best[middle] as Neighbour
    if (other.score > score || (other.score === score && other.id < id)) low = middle + 1
    else high = middle
  }
  return low
}
