import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { isNameOfThing } from '../../../knowledge/index/goods-named.ts'
import { timeTold } from '../../../knowledge/index/plain-answer.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import { tellsOfTrouble } from '../../troubles.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { dateOf, type ToldOrder } from './order-sentences.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As much as this a sentence has to tell how long something may be sent back. */
const TELLS = 0.14
const daysIn: Partial<Record<string, number>> = { day: 1, week: 7 }

/** In how many days something may be sent back by a rule of the pages; null where it tells no number of days, or several. */
function windowIn(rule: string, language: string): number | null {
  const days = splitSentences(rule).flatMap((sentence) => {
    if (tellsOfTrouble(['return'], pageFacets.told('', sentence, language)) < TELLS) return []
    // "Opened electronics within 14 days" is said of those alone.
    if (wordsIn(sentence).some((word) => isNameOfThing(word, language))) return []
    const span = timeTold(sentence, language)
    const factor = daysIn[span?.unit ?? '']
    return span && factor && span.from === span.to ? [span.to * factor] : []
  })
  const [first, ...others] = new Set(days)
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * How the time in which an order may be sent back stands today, reckoned from when it was placed: rows do not tell when it came, so that
 * it is surely still open, or over where it did not come later than a day that is named.
 * @param rule what the pages say, as it was quoted
 */
export function windowSentences(
  turn: EngineTurn,
  order: ToldOrder,
  rule: { text: string; language: string },
): Statement[] {
  const window = windowIn(rule.text, rule.language)
  const date = dateOf(turn, order.placedAt)
  if (window === null || date === null || order.placedAt === null || order.cancelledAt !== null) return []
  const today = turn.scope.now.getTime()
  const days = Math.floor((today - Date.parse(order.placedAt)) / DAY_MS)
  if (days < 0) return []
  const told = { number: turn.fact(order.number), date, days, window }
  if (days <= window) return [turn.say('order_return_open', told)]
  const last = dateOf(turn, new Date(today - window * DAY_MS).toISOString())
  return [turn.say('order_return_over', { ...told, last: last?.text ?? '' })]
}
