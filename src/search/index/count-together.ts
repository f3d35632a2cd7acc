import type { IndexParts } from './index-parts.ts'

/** Entries walked for each word: enough to tell "often" from "never". */
const maxEntries = 20_000
const maxOthers = 3

/** Counts company for the corrections of a query, most of which are compared by the same other words. */
export class CompanyCounter {
  readonly #parts: IndexParts
  /** By document: the last set of others that it had one of. */
  #marks = new Uint32Array(0)
  #mark = 0
  #others = ''
  #version = -1
  #isEmpty = true

  constructor(parts: IndexParts) {
    this.#parts = parts
  }

  /** How many products (of the first 20,000 with each) have the term and any of the others, the rarest three of which count. */
  count(term: string, others: string[]): number {
    const { vocabulary, documents } = this.#parts
    const own = vocabulary.termId(term)
    if (own < 0) return 0
    this.#markCompany(others)
    if (this.#isEmpty) return 0
    let together = 0
    const [marks, mark] = [this.#marks, this.#mark]
    this.#walk(own, (document) => {
      if (marks[document] === mark && documents.isLive(document)) together++
    })
    return together
  }

  #markCompany(others: string[]): void {
    const { postings, vocabulary, documents } = this.#parts
    const key = others.join(' ')
    if (key === this.#others && this.#version === documents.version) return
    this.#others = key
    this.#version = documents.version
    if (this.#marks.length < documents.count || this.#mark === 0xffffffff) {
      this.#marks = new Uint32Array(Math.ceil(documents.count * 1.25))
      this.#mark = 0
    }
    const mark = ++this.#mark
    const marks = this.#marks
    const known = others
      .map((other) => vocabulary.termId(other))
      .filter((id) => id >= 0)
      .sort((a, b) => postings.entriesOf(a) - postings.entriesOf(b) || a - b)
      .slice(0, maxOthers)
    this.#isEmpty = true
    for (const id of known) {
      this.#walk(id, (document) => {
        marks[document] = mark
        this.#isEmpty = false
      })
    }
  }

  #walk(id: number, visit: (document: number) => void): void {
    let left = maxEntries
    for (const { documents, start, end } of this.#parts.postings.slicesOf(id)) {
      for (let at = start; at < end && left > 0; at++, left--) visit(documents[at] as number)
    }
  }
}
