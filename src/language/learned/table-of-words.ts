import { evenly } from './learned-file.ts'

/** A word's number in the table, from its letters. */
function hashOf(word: string): number {
  let value = 2166136261
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

/**
 * A list of words in which the place of one is found as fast as in a map. It is one text and two arrays of numbers, so that a process that
 * takes it from a file has nothing to make: a map of 40,000 words takes 15 ms and four times the memory.
 */
export class WordTable {
  /** The words, each with an end of line. */
  readonly #text: string
  /** Where each begins in the text; one more at the end. */
  readonly #starts: Uint32Array
  /** By hash the place of a word, plus 1; the next one where that is taken by another. A power of two. */
  readonly #slots: Uint32Array

  private constructor(text: string, starts: Uint32Array, slots: Uint32Array) {
    this.#text = text
    this.#starts = starts
    this.#slots = slots
  }

  /** @param words without ends of lines; where one is listed again the first place counts */
  static make(words: readonly string[]): WordTable {
    const starts = new Uint32Array(words.length + 1)
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * words.length + 2)))
    let end = 0
    for (const [place, { length }] of words.entries()) {
      end += length + 1
      starts[place + 1] = end
    }
    const table = new WordTable(words.map((word) => `${word}\n`).join(''), starts, slots)
    for (const [place, word] of words.entries()) {
      const slot = table.#slotOf(word)
      if (slots[slot] === 0) slots[slot] = place + 1
    }
    return table
  }

  /** @param parts as `kept` gave them */
  static of([text, starts, slots]: readonly Buffer[]): WordTable {
    return new WordTable(String(text), numbersIn(starts as Buffer), numbersIn(slots as Buffer))
  }

  /** As it is kept on disk, in three parts. */
  kept(): Buffer[] {
    const numbers = [this.#starts, this.#slots].map((list) =>
      Buffer.from(list.buffer, list.byteOffset, list.byteLength),
    )
    return [Buffer.from(this.#text), ...numbers]
  }

  get size(): number {
    return this.#starts.length - 1
  }

  /** The words in order. */
  get words(): string[] {
    return this.#text.split('\n').slice(0, -1)
  }

  /** The word at a place; an empty one beyond the last. */
  wordAt(place: number): string {
    return this.#text.slice(this.#starts[place], (this.#starts[place + 1] ?? 1) - 1)
  }

  /** The place of a word, -1 of one that is not there. */
  placeOf(word: string): number {
    return (this.#slots[this.#slotOf(word)] as number) - 1
  }

  has(word: string): boolean {
    return this.placeOf(word) >= 0
  }

  /** Where a word is, or would be. */
  #slotOf(word: string): number {
    const mask = this.#slots.length - 1
    let slot = hashOf(word) & mask
    for (let place = this.#slots[slot] as number; place > 0; place = this.#slots[slot] as number) {
      const from = this.#starts[place - 1] as number
      const isIt = (this.#starts[place] as number) - from - 1 === word.length && this.#text.startsWith(word, from)
      if (isIt) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }
}

function numbersIn(part: Buffer): Uint32Array {
  const { buffer, byteOffset, length } = evenly(part)
  return new Uint32Array(buffer, byteOffset, length / 4)
}
