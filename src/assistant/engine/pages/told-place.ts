import { placesIn } from '../../../knowledge/index/places.ts'
import type { PolicyResult } from '../../tools/tool-results.ts'
import type { Act } from '../../understanding/understanding.ts'
import type { Clause } from '../clause.ts'
import type { WantedCall } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { quotePolicy } from './quote-policy.ts'

/** What it may sound like. */
const mayTell = new Set<Act>(['tell', 'small_talk', 'unknown', 'yes', 'no'])

/** "It's going to a friend in Zurich", while something is wished for or ordered: nothing else is said of that place. */
const tellsPlace = (clause: Clause): boolean =>
  mayTell.has(clause.act) &&
  !clause.namesGoods &&
  (clause.before.topic !== null || clause.before.lastPolicy !== null) &&
  placesIn(clause.text, clause.scope.understanding.language) !== ''

/** The row of the table for it. */
export const ofToldPlace: Row = {
  frame: 'pages',
  when: 'it only tells where somebody lives, or where something goes: "I am in Belfast"',
  does: 'quotes what the pages tell of sending there',
  speaksTo: ['pages', 'order'],
  holds: tellsPlace,
  move: (turn) => {
    const question = `${turn.phrase('ask_delivery_to')} ${placesIn(turn.words, turn.language)}`
    const call: WantedCall = { tool: 'answer_policy', input: { question } }
    const told = turn.answerTo<PolicyResult>(call)
    if (!told) return { call }
    if (!told.found) return null
    turn.scope.state.lastPolicy = question
    return quotePolicy(turn, told)
  },
}
