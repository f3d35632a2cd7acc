import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Longer ways up do not come about; a circle in the data would. */
const MOST_STEPS = 20

/** What a word that is a noun too mostly is: "compact" an adjective, "keep" a verb. */
export const otherClass = { none: 0, adjective: 1, verb: 2 } as const

/**
 * The nouns for goods of WordNet 3.1 (nouns.LICENSE.txt): English, singular, with synonyms and what is a kind of what. Kept as
 * one text and a few arrays of numbers, 0.7 MB in all.
 */
export class Nouns {
  /** The nouns, sorted, a line each. */
  readonly #text: string
  /** Where each noun begins in it. */
  readonly #starts: Uint32Array
  /** By noun: where its senses begin in `#senses`. */
  readonly #sensesAt: Uint16Array
  readonly #senses: Uint16Array
  /** By sense: where its wider senses begin in `#wider`. */
  readonly #widerAt: Uint16Array
  readonly #wider: Uint16Array
  /** By noun: one of `otherClass`. */
  readonly #classes: Uint8Array

  /** @param bytes as scripts/build-nouns.ts writes them, unpacked; numbers are of this machine's order, which is everyone's */
  constructor(bytes: Buffer) {
    const [units = 0, nouns = 0, senses = 0, wider = 0, count = 0] = new Uint32Array(copyOf(bytes, 0, 20))
    let at = 20
    const take = (length: number, size: number): ArrayBuffer => {
      at += length * size
      return copyOf(bytes, at - length * size, at)
    }
    this.#starts = new Uint32Array(take(nouns, 4))
    this.#sensesAt = new Uint16Array(take(nouns + 1, 2))
    this.#senses = new Uint16Array(take(senses, 2))
    this.#widerAt = new Uint16Array(take(count + 1, 2))
    this.#wider = new Uint16Array(take(wider, 2))
    this.#classes = new Uint8Array(take(nouns, 1))
    this.#text = bytes.toString('latin1', at, at + units)
  }

  /** Whether the folded word, in the singular, is a noun for something a shop could sell, or an animal or plant. */
  has(noun: string): boolean {
    return this.#find(noun) >= 0
  }

  /** Whether it is a noun for something a shop could sell. */
  isGood(noun: string): boolean {
    return this.sensesOf(noun).length > 0
  }

  /** Which other class of words it mostly belongs to, one of `otherClass`. */
  classOf(noun: string): number {
    return this.#classes[this.#find(noun)] ?? otherClass.none
  }

  /** What the noun may mean, the usual sense first; empty when it is none of ours. */
  sensesOf(noun: string): number[] {
    const line = this.#find(noun)
    return line < 0 ? [] : [...this.#senses.subarray(this.#sensesAt[line], this.#sensesAt[line + 1])]
  }

  /** All nouns with this sense; reads all nouns, some 0.1 ms. */
  nounsOf(sense: number): string[] {
    const found: string[] = []
    let line = 0
    for (let at = this.#senses.indexOf(sense); at >= 0; at = this.#senses.indexOf(sense, at + 1)) {
      while ((this.#sensesAt[line + 1] as number) <= at) line++
      found.push(this.#nounAt(line))
    }
    return found
  }

  /** The senses that this one is a kind of, one step up. */
  widerOf(sense: number): Uint16Array {
    return this.#wider.subarray(this.#widerAt[sense], this.#widerAt[sense + 1])
  }

  /** The senses one step down; reads all senses, some 0.1 ms. */
  narrowerOf(sense: number): number[] {
    const found: number[] = []
    for (let other = 0; other + 1 < this.#widerAt.length; other++)
      if (this.widerOf(other).includes(sense)) found.push(other)
    return found
  }

  /** Adds to `into` these senses and all that they are kinds of. */
  climb(senses: Iterable<number>, into: Set<number>): void {
    let level = [...senses]
    for (let step = 0; step < MOST_STEPS && level.length > 0; step++) {
      const next: number[] = []
      for (const sense of level) {
        if (into.has(sense)) continue
        into.add(sense)
        next.push(...this.widerOf(sense))
      }
      level = next
    }
  }

  get bytes(): number {
    const arrays = [this.#starts, this.#senses, this.#sensesAt, this.#widerAt, this.#wider, this.#classes]
    return this.#text.length + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #nounAt(line: number): string {
    return this.#lineAt(line).replaceAll('_', ' ')
  }

  #lineAt(line: number): string {
    const end = this.#starts[line + 1] ?? this.#text.length
    return this.#text.slice(this.#starts[line] as number, end - 1)
  }

  #find(noun: string): number {
    const wanted = noun.replaceAll(' ', '_')
    let low = 0
    let high = this.#starts.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#lineAt(middle)
      if (found === wanted) return middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}

let loaded: Nouns | undefined

/** The nouns, read when they are first asked for: once a process, some 5 ms. */
export function loadNouns(): Nouns {
  loaded ??= new Nouns(gunzipSync(readFileSync(new URL('nouns.bin.gz', import.meta.url))))
  return loaded
}

const copyOf = (bytes: Buffer, from: number, to: number): ArrayBuffer => new Uint8Array(bytes.subarray(from, to)).buffer
