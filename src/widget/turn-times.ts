import type { ShopperContext } from '../conversations/shopper-context.ts'
import { TurnTimedOutError } from '../errors.ts'
import { languageOf, wordsIn } from './words.ts'

export interface TurnTimes {
  /** How often the text so far is stored, which is what other processes see of a running turn. */
  keepMs: number
  /** How often a turn of another process is looked at. */
  pollMs: number
  /** How long a message waits for each one before it. */
  waitMs: number
  /** Of a whole turn. */
  turnMs: number
}

/** Calls `end` when a turn has taken too long. @returns what calls that off */
export type TurnLimit = (turnMs: number, end: () => void) => () => void

/** The usual limit: a timer. */
export const byClock: TurnLimit = (turnMs, end) => {
  const timer = setTimeout(end, turnMs)
  return () => clearTimeout(timer)
}

/** A turn and its last words are over before the message behind it has waited too long. */
export const usualTimes: TurnTimes = { keepMs: 300, pollMs: 150, waitMs: 45_000, turnMs: 40_000 }

/** Never resolves. @throws {TurnTimedOutError} when the signal ends, in the shopper's language */
export function rejectOn(signal: AbortSignal, { visitor }: ShopperContext): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new TurnTimedOutError(wordsIn(languageOf(visitor.locale)).failed))
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
}
