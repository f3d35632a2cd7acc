import type { KindSums } from './kind-sums.ts'

/** Weights are kept as hundredths. */
const HUNDRED = 100

/** Words to the kinds of goods that they have to do with, and how much: three bytes a kind. */
export class KindsByWord {
  readonly #places: ReadonlyMap<string, number>
  /** Of each word where its kinds begin; one more at the end. */
  readonly #starts: Uint32Array
  readonly #kinds: Uint16Array
  readonly #weights: Uint8Array

  private constructor(words: readonly string[], starts: Uint32Array, kinds: Uint16Array, weights: Uint8Array) {
    this.#places = new Map(words.map((word, at) => [word, at]))
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
      [...table.keys()],
      starts,
      Uint16Array.from(cells, ([kind]) => kind),
      Uint8Array.from(cells, ([, weight]) => Math.round(weight * HUNDRED)),
    )
  }

  /** @param parts as `kept` gave them */
  static of([words, starts, cells]: readonly Buffer[]): KindsByWord {
    const list = words?.toString().split('\n') ?? []
    const [from, all] = [starts as Buffer, cells as Buffer].map((part) => Uint8Array.from(part)) as [
      Uint8Array,
      Uint8Array,
    ]
    const count = all.length / 3
    return new KindsByWord(
      list,
      new Uint32Array(from.buffer),
      new Uint16Array(all.buffer, 0, count),
      new Uint8Array(all.buffer, 2 * count),
    )
  }

  /** As it is kept on disk. */
  kept(): Buffer[] {
    const bytes = (list: Uint32Array | Uint16Array) => Buffer.from(list.buffer, list.byteOffset, list.byteLength)
    return [
      Buffer.from([...this.#places.keys()].join('\n')),
      bytes(this.#starts),
      Buffer.concat([bytes(this.#kinds), this.#weights]),
    ]
  }

  get size(): number {
    return this.#places.size
  }

  get words(): IterableIterator<string> {
    return this.#places.keys()
  }

  /** The number of a word, -1 of one that is not there. */
  placeOf(word: string): number {
    return this.#places.get(word) ?? -1
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
    return this.#places.has(word)
  }

  /** How many kinds a word has to do with. */
  countOf(word: string): number {
    const place = this.#places.get(word)
    return place === undefined ? 0 : (this.#starts[place + 1] as number) - (this.#starts[place] as number)
  }

  /** The kinds that a word has to do with, with its weight for each, 0..2.55. */
  *kindsOf(word: string): Generator<readonly [kind: number, weight: number], void> {
    const place = this.#places.get(word)
    if (place === undefined) return
    for (let at = this.#starts[place] as number; at < (this.#starts[place + 1] as number); at++)
      yield [this.#kinds[at] as number, (this.#weights[at] as number) / HUNDRED]
  }
}
