const WINDOW_MS = 60_000

/** The server's limit as the contract has it: `limit` admitted requests in any 60 s, refused ones not counted. */
export class SlidingLog {
  readonly #limit: number
  #admittedAtMs: number[] = []
  readonly admitted: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  admit(nowMs: number): { admitted: boolean; remaining: number; resetAtMs: number } {
    this.#admittedAtMs = this.#admittedAtMs.filter((atMs) => atMs > nowMs - WINDOW_MS)
    const admitted = this.#admittedAtMs.length < this.#limit
    if (admitted) {
      this.#admittedAtMs.push(nowMs)
      this.admitted.push(nowMs)
    }
    const remaining = this.#limit - this.#admittedAtMs.length
    return { admitted, remaining, resetAtMs: (this.#admittedAtMs[0] ?? nowMs) + WINDOW_MS }
  }
}
