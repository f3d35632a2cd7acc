import type { Clock } from '../src/clock.ts'

/** Time that passes only while somebody sleeps: the earliest sleeper is woken as soon as nothing else is left to do. */
export class FakeClock implements Clock {
  #nowMs = 1_000_000
  readonly #sleepers = new Set<{ atMs: number; wake: () => void }>()
  #ticking = false
  readonly sleptMs: number[] = []

  now(): number {
    return this.#nowMs
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.sleptMs.push(ms)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const sleeper = { atMs: this.#nowMs + ms, wake: resolve }
      this.#sleepers.add(sleeper)
      signal?.addEventListener('abort', () => {
        this.#sleepers.delete(sleeper)
        reject(signal.reason)
      })
      this.#tick()
    })
  }

  /** Real requests on loopback answer within a few turns of the event loop; they go first. */
  #tick(): void {
    if (this.#ticking) return
    this.#ticking = true
    let turns = 0
    const turn = () => {
      turns += 1
      if (turns < 40) return setImmediate(turn)
      this.#ticking = false
      const next = [...this.#sleepers].sort((a, b) => a.atMs - b.atMs)[0]
      if (!next) return
      this.#sleepers.delete(next)
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.wake()
      this.#tick()
    }
    setImmediate(turn)
  }
}
