import { setTimeout as pause } from 'node:timers/promises'

/** Longer than anything takes on a machine that runs ten other programs: it tells a hang, and says nothing of speed. */
export const HANG_MS = 10 * 60_000

/** A step in a browser that takes longer hangs, on the slowest machine too. Shorter while a page is being built: BROWSER_PATIENCE_MS. */
export const PATIENCE_MS = Number(process.env.BROWSER_PATIENCE_MS ?? 90_000)

/**
 * Asks again and again until the answer is one (neither false nor null nor undefined), and gives it.
 * @throws Error after ten minutes
 */
export async function waitUntil<T>(
  ask: () => T | Promise<T>,
  everyMs = 20,
): Promise<Exclude<T, false | null | undefined>> {
  for (const startedAt = performance.now(); ; await pause(everyMs)) {
    const answer = await ask()
    if (answer !== false && answer !== null && answer !== undefined) {
      return answer as Exclude<T, false | null | undefined>
    }
    if (performance.now() - startedAt > HANG_MS)
      throw new Error(`Still waiting after ${HANG_MS / 60_000} minutes: ${ask}`)
  }
}
