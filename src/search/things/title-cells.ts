import { ownText } from '../../shared/own-text.ts'
import { GrowableUint32 } from '../index/growing-uint32.ts'

/** What a name that a title may be read as is good for; more is surer. */
export const sureness = {
  /** What it is made for: "case for IPHONE". That it is not. */
  madeFor: 0,
  /** What stands before a name that may be a model's: it bears a label out, and says nothing by itself. */
  mentioned: 1,
  /** A last word that no list knows. */
  unknownWord: 2,
  /** Named on the way. */
  beside: 3,
  /** What it is. */
  head: 4,
  /** The same, with another thing's name right before it: "iPhone case". */
  sortedHead: 5,
  /** The same, with what it is like right before it, as nobody writes before a model's name: "terracotta saucer". */
  describedHead: 6,
} as const

/** A name that a title may be read as. */
export interface TitleName {
  /** Singular; "~" before a word that no list knows. */
  name: string
  /** One of `sureness`. */
  sure: number
}

const sureBits = 3
const sureMask = (1 << sureBits) - 1
/** Dead cells are cleared away when they are more than the living ones, and more than this. */
const MOST_DEAD = 4096

/** The names of many titles: four bytes a name, and each name kept once. */
export class TitleCells {
  /** By product: where its names begin; the first cell tells how many. */
  #places = new Map<string, number>()
  #cells = new GrowableUint32(256)
  #names: string[] = []
  #numbers = new Map<string, number>()
  #dead = 0

  has(id: string): boolean {
    return this.#places.has(id)
  }

  set(id: string, names: readonly TitleName[]): void {
    this.delete(id)
    this.#places.set(id, this.#cells.push(names.length))
    for (const { name, sure } of names) this.#cells.push((this.numberOf(name) << sureBits) | sure)
  }

  /** The names of a product's title; undefined when it is not there. */
  get(id: string): TitleName[] | undefined {
    const place = this.#places.get(id)
    if (place === undefined) return undefined
    const { values } = this.#cells
    const names: TitleName[] = []
    for (let at = place + 1; at <= place + (values[place] as number); at++) {
      const cell = values[at] as number
      names.push({ name: this.#names[cell >>> sureBits] as string, sure: cell & sureMask })
    }
    return names
  }

  delete(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#dead += 1 + (this.#cells.values[place] as number)
    this.#places.delete(id)
    if (this.#dead > MOST_DEAD && this.#dead > this.#cells.length / 2) this.#clear()
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    // A slice of a title would keep the whole title in memory.
    const own = ownText(name)
    this.#numbers.set(own, this.#names.length)
    return this.#names.push(own) - 1
  }

  /** Bytes held, estimated: a place in a map of strings takes some 40, a name with its own some 120. */
  get bytes(): number {
    return this.#places.size * 40 + this.#cells.bytes + this.#names.length * 120
  }

  /** Copies what is alive, so that names which no title has any more are forgotten too. */
  #clear(): void {
    const all = [...this.#places.keys()].map((id) => [id, this.get(id) as TitleName[]] as const)
    this.#places = new Map()
    this.#cells = new GrowableUint32(256)
    this.#names = []
    this.#numbers = new Map()
    this.#dead = 0
    for (const [id, names] of all) this.set(id, names)
  }
}
