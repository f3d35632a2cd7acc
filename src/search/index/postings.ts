import { GrowableUint32 } from './growing-uint32.ts'

const pageBits = 16
const pageSize = 1 << pageBits
const pageMask = pageSize - 1
const maxSlice = 4096
const none = 0xffffffff

/** Entries `start` to `end` (not included) of two parallel arrays. */
export interface Slice {
  documents: Uint32Array
  counts: Uint16Array
  start: number
  end: number
}

/**
 * The documents of each term, in two parallel pools: document number, and how often the term stands in each field (see
 * `packCounts`). A term's entries lie in slices of 2, 4, 8 ... entries chained by a pointer in the slice's first place, so
 * that adding a document never moves what is there: indexing 200 more products costs the same in a store of 200 and of
 * 200,000. Six bytes an entry. Entries of removed documents stay until the index is compacted.
 */
export class Postings {
  readonly #documents: Uint32Array[] = []
  readonly #counts: Uint16Array[] = []
  #used = 0
  /** By term: first slice, place to write next, entries left in the last slice, its size, entries in all. */
  readonly #head = new GrowableUint32()
  readonly #write = new GrowableUint32()
  readonly #left = new GrowableUint32()
  readonly #sizes = new GrowableUint32()
  readonly #entries = new GrowableUint32()

  append(term: number, document: number, counts: number): void {
    this.#makeTerms(term)
    if (this.#left.values[term] === 0) this.#extend(term)
    const at = this.#write.values[term] as number
    this.#write.values[term] = at + 1
    ;(this.#documents[at >>> pageBits] as Uint32Array)[at & pageMask] = document
    ;(this.#counts[at >>> pageBits] as Uint16Array)[at & pageMask] = counts
    this.#left.values[term] = (this.#left.values[term] as number) - 1
    this.#entries.values[term] = (this.#entries.values[term] as number) + 1
  }

  /** Entries of the term, removed documents included. */
  entriesOf(term: number): number {
    return this.#entries.values[term] ?? 0
  }

  /** The stretches of the term's entries, oldest first. */
  slicesOf(term: number): Slice[] {
    const slices: Slice[] = []
    let left = this.#entries.values[term] ?? 0
    let slice = this.#head.values[term] as number
    let size = 2
    while (left > 0) {
      const documents = this.#documents[slice >>> pageBits] as Uint32Array
      const start = (slice & pageMask) + 1
      const filled = Math.min(left, size - 1)
      slices.push({ documents, counts: this.#counts[slice >>> pageBits] as Uint16Array, start, end: start + filled })
      left -= filled
      slice = documents[start - 1] as number
      size = Math.min(size * 2, maxSlice)
    }
    return slices
  }

  get bytes(): number {
    const terms = this.#head.bytes + this.#write.bytes + this.#left.bytes + this.#sizes.bytes + this.#entries.bytes
    return this.#documents.length * pageSize * 6 + terms
  }

  #makeTerms(last: number): void {
    while (this.#head.length <= last) {
      this.#head.push(none)
      this.#write.push(0)
      this.#left.push(0)
      this.#sizes.push(0)
      this.#entries.push(0)
    }
  }

  #extend(term: number): void {
    const former = this.#sizes.values[term] as number
    const size = former === 0 ? 2 : Math.min(former * 2, maxSlice)
    const slice = this.#allocate(size)
    if (former === 0) this.#head.values[term] = slice
    else {
      // The write place stands just behind the full slice.
      const formerSlice = (this.#write.values[term] as number) - former
      ;(this.#documents[formerSlice >>> pageBits] as Uint32Array)[formerSlice & pageMask] = slice
    }
    this.#write.values[term] = slice + 1
    this.#left.values[term] = size - 1
    this.#sizes.values[term] = size
  }

  #allocate(size: number): number {
    if ((this.#used & pageMask) + size > pageSize || this.#used === this.#documents.length * pageSize) {
      this.#used = this.#documents.length * pageSize
      this.#documents.push(new Uint32Array(pageSize))
      this.#counts.push(new Uint16Array(pageSize))
    }
    const at = this.#used
    this.#used += size
    return at
  }
}
