import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { isNameOfThing } from '../../../knowledge/index/goods-named.ts'
import { denies } from '../../../knowledge/index/listings.ts'
import { timeTold } from '../../../knowledge/index/plain-answer.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import { type Trouble, tellsOfTrouble } from '../../troubles.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { dateOf, type ToldOrder } from './order-sentences.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days from one moment to another. @param at ISO 8601 */
export const daysSince = (at: string, now: Date): number => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS)

/** Words of the owner's pages. @param language of them, ISO 639-1 */
export interface Quoted {
  text: string
  language: string
}

/** As much as this a sentence has to tell how long something may be sent back, and more than what else has a number of days. */
const TELLS = 0.25
const others: readonly Trouble[] = ['refund', 'exchange', 'late', 'faulty', 'damaged', 'wrong']
const daysIn: Partial<Record<string, number>> = { day: 1, week: 7 }
/** No shop gives less; "returns are processed in 3 days" is something else. */
const FEWEST_DAYS = 7

/**
 * In how many days something may be sent back by a rule of the pages; null where it tells no number of days, or several.
 * @param language of the pages, ISO 639-1
 */
export function windowIn(rule: string, language: string): number | null {
  const days = splitSentences(rule).flatMap((sentence) => {
    const told = pageFacets.told('', sentence, language)
    const share = tellsOfTrouble(['return'], told)
    if (share < TELLS || others.some((name) => tellsOfTrouble([name], told) > share) || denies(sentence)) return []
    // "Opened electronics within 14 days" is said of those alone.
    if (wordsIn(sentence).some((word) => isNameOfThing(word, language))) return []
    const span = timeTold(sentence, language)
    const factor = daysIn[span?.unit ?? '']
    const window = span && factor && span.from === span.to ? span.to * factor : 0
    return window >= FEWEST_DAYS ? [window] : []
  })
  const [first, ...further] = new Set(days)
  return first !== undefined && further.length === 0 ? first : null
}

/**
 * How the time in which an order may be sent back stands today, reckoned from when it was placed: rows do not tell when it came, so that
 * it is surely still open, or over where it did not come later than a day that is named.
 * @param rule what the pages say, as it was quoted
 */
export function windowSentences(turn: EngineTurn, order: ToldOrder, rule: Quoted): Statement[] {
  const window = windowIn(rule.text, rule.language)
  const date = dateOf(turn, order.placedAt)
  if (window === null || date === null || order.placedAt === null || order.cancelledAt !== null) return []
  const days = daysSince(order.placedAt, turn.scope.now)
  if (days < 0) return []
  const told = { number: turn.fact(order.number), date, days, window }
  if (days <= window) return [turn.say('order_return_open', told)]
  const last = dateOf(turn, new Date(turn.scope.now.getTime() - window * DAY_MS).toISOString())
  return [turn.say('order_return_over', { ...told, last: last?.text ?? '' })]
}
