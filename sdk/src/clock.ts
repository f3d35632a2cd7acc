/** Time as the client sees it, replaceable in a test. */
export interface Clock {
  /** Milliseconds that only grow; not the time of day, so that a changed system clock moves nothing. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when that fires first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }, ms)
      signal?.addEventListener('abort', onAbort, { once: true })
    }),
}

/** A controller that also aborts when any of `signals` does. Call `unlink` when done: the signals may outlive it by far. */
export function linkedController(...signals: (AbortSignal | undefined)[]): {
  controller: AbortController
  unlink: () => void
} {
  const controller = new AbortController()
  const undo: (() => void)[] = []
  for (const signal of signals) {
    if (!signal) continue
    if (signal.aborted) controller.abort(signal.reason)
    const onAbort = () => controller.abort(signal.reason)
    signal.addEventListener('abort', onAbort)
    undo.push(() => signal.removeEventListener('abort', onAbort))
  }
  return {
    controller,
    unlink: () => {
      for (const step of undo) step()
    },
  }
}
