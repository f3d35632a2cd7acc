import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work in one go; others are served after it. */
const SLICE_MS = 8

/**
 * Does work that is cut into steps, and lets others be served whenever a slice of time is over. The steps must be short by themselves.
 * @throws the signal's reason when it is aborted, between two slices
 */
export async function inSlices<Result>(work: Iterator<void, Result>, signal?: AbortSignal): Promise<Result> {
  for (let endsAt = performance.now() + SLICE_MS; ; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < endsAt) continue
    await nextTurn()
    signal?.throwIfAborted()
    endsAt = performance.now() + SLICE_MS
  }
}

/** The same at once, for those who cannot wait. */
export function atOnce<Result>(work: Iterator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
