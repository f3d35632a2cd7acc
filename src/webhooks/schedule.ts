const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pauses before each attempt, from the end of the one before: 10 attempts in some 75 hours. */
export const PAUSES_MS: readonly number[] = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
]
/** So that receivers that failed together are not asked again together. */
const JITTER = 0.2
/** A receiver may ask for twice the pause, and for an hour where that is more. */
const LONGEST_ASKED_MS = HOUR

/** After so long without a success an endpoint is disabled; its owner is told a day ahead. */
export const DISABLE_AFTER_MS = 5 * DAY
export const WARN_AFTER_MS = DISABLE_AFTER_MS - DAY

/**
 * How long to wait after an attempt that failed.
 * @param made attempts made, from 1
 * @param random in [0, 1)
 * @param askedMs what the receiver asked for with Retry-After
 * @returns milliseconds; undefined when there are no more attempts
 */
export function pauseAfter(made: number, random: number, askedMs?: number): number | undefined {
  const usual = PAUSES_MS[made]
  if (usual === undefined) return undefined
  const own = usual * (1 - JITTER + 2 * JITTER * random)
  if (askedMs === undefined) return Math.round(own)
  return Math.round(Math.min(Math.max(own, askedMs), Math.max(2 * usual, LONGEST_ASKED_MS)))
}

/** What Retry-After asks for, in milliseconds: seconds or a date. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const asked = /^\d{1,9}$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now
  return Number.isFinite(asked) && asked > 0 ? asked : undefined
}
