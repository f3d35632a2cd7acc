import type { PolicyResult } from '../../tools/tool-results.ts'
import type { Act } from '../../understanding/understanding.ts'
import type { Row } from '../frame-row.ts'
import { planOf } from '../sums/operands.ts'
import { policy } from '../talk-moves.ts'
import { askedOfShop, asksOfShop } from './asks-of-shop.ts'
import { callPages } from './call-pages.ts'
import { quotePolicy, tellsAsked } from './quote-policy.ts'

/** What is asked of the pages may sound like. */
const maySound = new Set<Act>([
  ...([
    'search',
    'refine',
    'recommend',
    'more_results',
    'product_question',
    'stock_question',
    'back_in_stock',
  ] as const),
  ...(['small_talk', 'tell', 'unknown', 'buy', 'policy'] as const),
])
/** The row of the table for what the pages tell, though it sounds like a wish or names goods. */
export const ofAskedPages: Row = {
  frame: 'pages',
  when: 'it clearly asks what only the shop\'s pages tell, though it sounds like a wish or a remark: "the tasting evenings, how much?"',
  does: 'quotes them, where they tell that',
  holds: (clause) => maySound.has(clause.act) && askedOfShop(clause) !== null && planOf(clause) === null,
  move: (turn) => {
    const question = askedOfShop(turn.clause) ?? turn.words
    const call = callPages(turn, question)
    const told = turn.answerTo<PolicyResult>(call)
    if (!told) return { call }
    const [passage] = told.passages
    const isTold = passage !== undefined && (passage.isSure || tellsAsked(turn, question, passage, null))
    // "Open on Boxing Day?" looks for no box.
    if (!isTold) return asksOfShop(turn.clause) && !turn.clause.namesGoods ? policy(turn, question) : null
    turn.scope.state.lastPolicy = question.slice(-200)
    return quotePolicy(turn, told)
  },
}
