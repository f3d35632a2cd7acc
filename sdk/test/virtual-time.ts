import type { Clock } from '../src/clock.ts'

/** A world without real I/O: time jumps to the next sleeper once no promise can go on by itself. */
export class VirtualTime implements Clock {
  #nowMs = 5_000.25
  readonly #sleepers: { atMs: number; wake: () => void }[] = []

  now(): number {
    return this.#nowMs
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const sleeper = { atMs: this.#nowMs + ms, wake: resolve }
      this.#sleepers.push(sleeper)
      signal?.addEventListener('abort', () => {
        const at = this.#sleepers.indexOf(sleeper)
        if (at >= 0) this.#sleepers.splice(at, 1)
        reject(signal.reason)
      })
    })
  }

  async run(work: Promise<unknown>[]): Promise<void> {
    let over = false
    const all = Promise.all(work).finally(() => {
      over = true
    })
    all.catch(() => {})
    while (!over) {
      // setImmediate runs after every promise that can go on has gone on.
      await new Promise((resolve) => setImmediate(resolve))
      if (over) break
      this.#sleepers.sort((a, b) => a.atMs - b.atMs)
      const next = this.#sleepers.shift()
      if (!next) throw new Error('everybody waits and nobody sleeps')
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.wake()
    }
    await all
  }
}
