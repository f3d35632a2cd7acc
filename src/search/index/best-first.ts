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
    if (this.scores.length < this.#limit) {
      this.scores.push(score)
      this.documents.push(document)
      this.#up(this.scores.length - 1)
      if (this.scores.length === this.#limit) this.least = this.scores[0] as number
      return
    }
    if (!this.#beats(document, score, 0)) return
    this.scores[0] = score
    this.documents[0] = document
    this.#down(0)
    this.least = this.scores[0] as number
  }

  #beats(document: number, score: number, at: number): boolean {
    const other = this.scores[at] as number
    return score > other || (score === other && this.#isBetter(document, this.documents[at] as number))
  }

  #swap(one: number, other: number): void {
    const { scores, documents } = this
    ;[scores[one], scores[other]] = [scores[other] as number, scores[one] as number]
    ;[documents[one], documents[other]] = [documents[other] as number, documents[one] as number]
  }

  #up(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#beats(this.documents[parent] as number, this.scores[parent] as number, at)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #down(from: number): void {
    let at = from
    for (;;) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child >= this.scores.length) continue
        if (this.#beats(this.documents[least] as number, this.scores[least] as number, child)) least = child
      }
      if (least === at) return
      this.#swap(at, least)
      at = least
    }
  }
}
