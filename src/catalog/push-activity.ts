import { setTimeout as delay } from 'node:timers/promises'

const QUIET_MS = 1_000
const MOST_WAIT_MS = 5_000
const LOOK_AGAIN_MS = 250

/**
 * Lets background work of this process wait while catalogs are pushed into it: on the embedded database both need
 * the same connection, and a load should not take longer because its first products are being embedded already.
 */
export class PushActivity {
  #lastPushAtMs = Number.NEGATIVE_INFINITY

  /** A push has just come in. */
  note(): void {
    this.#lastPushAtMs = performance.now()
  }

  /** Resolves when no push came for a second, or after five or as many as are given: work goes on, slowly, beside endless pushes. */
  async quiet(mostWaitMs = MOST_WAIT_MS): Promise<void> {
    for (let waitedMs = 0; waitedMs < mostWaitMs; waitedMs += LOOK_AGAIN_MS) {
      if (performance.now() - this.#lastPushAtMs > QUIET_MS) return
      await delay(LOOK_AGAIN_MS)
    }
  }
}
