import { evenly } from '../../language/learned/learned-file.ts'
import { WordTable } from '../../language/learned/table-of-words.ts'
import type { KindSums } from './kind-sums.ts'

/** Weights are kept as hundredths. */
const HUNDRED = 100
/** How many parts `kept` gives. */
export const KEPT_PARTS = 6

/** Words to the kinds of goods that they have to do with, and how much: three bytes a kind. */
export class KindsByWord {
  readonly #words: WordTable
  /** Of each word where its kinds begin; one more at the end. */
  readonly #starts: Uint32Array
  readonly #kinds: Uint16Array
  readonly #weights: Uint8Array

  private constructor(words: WordTable, starts: Uint32Array, kinds: Uint16Array, weights: Uint8Array) {
    this.#words = words
    this.#starts = starts
    this.#kinds = kinds
    this.#weights = weights
  }

  static make(table: ReadonlyMap<string, ReadonlyMap<number, number>>): KindsByWord {
    const cells = [...table.values()].flatMap((kinds) => [...kinds])
    const starts = new Uint32Array(table.size + 1)
    let at = 0
    for (const [place, { size }] of [...table.values()].entries()) {
      at += size
      starts[place + 1] = at
    }
    return new KindsByWord(
      WordTable.make([...table.keys()]),
      starts,
      Uint16Array.from(cells, ([kind]) => kind),
      Uint8Array.from(cells, ([, weight]) => Math.round(weight * HUNDRED)),
    )
  }

  /** @param parts as `kept` gave them */
  static of(parts: readonly Buffer[]): KindsByWord {
    const [starts, kinds, weights] = parts.slice(0, 3).map((part) => evenly(part)) as [Buffer, Buffer, Buffer]
    return new KindsByWord(
      WordTable.of(parts.slice(3)),
      new Uint32Array(starts.buffer, starts.byteOffset, starts.length / 4),
      new Uint16Array(kinds.buffer, kinds.byteOffset, kinds.length / 2),
      weights,
    )
  }

  /** As it is kept on disk, in `KEPT_PARTS` parts. */
  kept(): Buffer[] {
    const bytes = (list: Uint32Array | Uint16Array | Uint8Array) =>
      Buffer.from(list.buffer, list.byteOffset, list.byteLength)
    return [...[this.#starts, this.#kinds, this.#weights].map(bytes), ...this.#words.kept()]
  }

  get size(): number {
    return this.#words.size
  }

  get words(): string[] {
    return this.#words.words
  }

  /** The number of a word, -1 of one that is not there. */
  placeOf(word: string): number {
    return this.#words.placeOf(word)
  }

  /** Adds what the word at a place has to do with each kind, `times` as much. */
  addTo(sums: KindSums, place: number, times: number): void {
    const end = this.#starts[place + 1] as number
    for (let at = this.#starts[place] as number; at < end; at++)
      sums.add(this.#kinds[at] as number, ((this.#weights[at] as number) / HUNDRED) * times)
  }

  /** How near the word at a place is to what is summed up. */
  nearnessTo({ values }: KindSums, place: number): number {
    const end = this.#starts[place + 1] as number
    let sum = 0
    for (let at = this.#starts[place] as number; at < end; at++)
      sum += (values[this.#kinds[at] as number] as number) * (this.#weights[at] as number)
    return sum / HUNDRED
  }

  /** How many kinds the word at a place has to do with. */
  countAt(place: number): number {
    return (this.#starts[place + 1] as number) - (this.#starts[place] as number)
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** How many kinds a word has to do with. */
  countOf(word: string): number {
    const place = this.#words.placeOf(word)
    return place < 0 ? 0 : (this.#starts[place + 1] as number) - (this.#starts[place] as number)
  }

  /** The kinds that a word has to do with, with its weight for each, 0..2.55. */
  *kindsOf(word: string): Generator<readonly [kind: number, weight: number], void> {
    const place = this.#words.placeOf(word)
    if (place < 0) return
    for (let at = this.#starts[place] as number; at < (this.#starts[place + 1] as number); at++)
      yield [this.#kinds[at] as number, (this.#weights[at] as number) / HUNDRED]
  }
}
