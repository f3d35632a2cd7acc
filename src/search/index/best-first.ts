/** The `limit` documents with the highest scores, in no order: a heap with the lowest on top, so that nothing is sorted. */
export class BestDocuments {
  readonly #limit: number
  /** Whether the first of two documents with the same score is the better one. */
  readonly #isBetter: (one: number, other: number) => boolean
  /** A document with a lower score is not among the best. */
  least = Number.NEGATIVE_INFINITY
  readonly scores: number[] = []
  readonly documents: number[] = []

  constructor(limit: number, isBetter: (one: number, other: number) => boolean) {
    this.#limit = limit
    this.#isBetter = isBetter
  }

  offer(document: number, score: number): void {
    const { scores } = this
    if (scores.length < this.#limit) {
      scores.push(score)
      this.documents.push(document)
      this.#up(scores.length - 1, document, score)
      if (scores.length === this.#limit) this.least = scores[0] as number
      return
    }
    if (!this.#beats(document, score, 0)) return
    this.#down(document, score)
    this.least = scores[0] as number
  }

  #beats(document: number, score: number, at: number): boolean {
    const other = this.scores[at] as number
    return score > other || (score === other && this.#isBetter(document, this.documents[at] as number))
  }

  #put(at: number, document: number, score: number): void {
    this.scores[at] = score
    this.documents[at] = document
  }

  /** Moves what is better than the one given down from above `from`, and puts it in the place left. */
  #up(from: number, document: number, score: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      const [other, otherScore] = [this.documents[parent] as number, this.scores[parent] as number]
      if (!(otherScore > score || (otherScore === score && this.#isBetter(other, document)))) break
      this.#put(at, other, otherScore)
      at = parent
    }
    this.#put(at, document, score)
  }

  /** Puts the one given in place of the lowest. */
  #down(document: number, score: number): void {
    const { scores, documents } = this
    const { length } = scores
    let at = 0
    for (;;) {
      let least = 2 * at + 1
      if (least >= length) break
      const other = least + 1
      if (other < length && this.#beats(documents[least] as number, scores[least] as number, other)) least = other
      if (!this.#beats(document, score, least)) break
      this.#put(at, documents[least] as number, scores[least] as number)
      at = least
    }
    this.#put(at, document, score)
  }
}
