import { wordsIn } from '../../../language/text/tokens.ts'
import { tellsMeasure } from '../../../search/fit/read-measures.ts'
import type { Act, FoundAct } from '../../understanding/understanding.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { namesValues, ownLikelihoods } from './may-be-other.ts'
import { search } from './search-moves.ts'

/** What else a message may want, which is not told by a choice of products. */
const elsewhere = new Set<Act>([
  ...(['order_status', 'order_question', 'order_change', 'reorder', 'complaint', 'human', 'leave_contact'] as const),
  ...(['back_in_stock', 'shipping', 'returns', 'payment', 'policy', 'buy', 'injection', 'who_are_you', 'more_results'] as const),
  ...(['greeting', 'thanks', 'goodbye', 'yes', 'no'] as const),
])
/** As sure as this one part of a message is of that. */
const SURELY = 0.4

/** Said before or behind what is meant. */
const small = new Set<Act>(['greeting', 'thanks', 'goodbye', 'yes', 'no'])

/** Fewer words are no remark that tells what is needed. */
const LEAST_WORDS = 3

/** What tells, or wishes for something. */
const telling = ['tell', 'refine', 'find', 'gift'] as const
/** As likely as this what has the form of a question only tells something: "que" and "qui" ask, and join. */
const MAY_TELL = 0.8

/** Whether a message asks nothing, in none of its parts. */
export function onlyTells(clause: Clause): boolean {
  const { understanding } = clause.scope
  const asks = ({ act, confidence, clause: part }: FoundAct) =>
    part !== undefined && confidence >= SURELY && (act === 'product_question' || act === 'stock_question')
  if (understanding.text.includes('?') || understanding.found.some(asks)) return false
  return !clause.isAsking || (clause.share(telling) ?? 0) >= MAY_TELL
}

/** As likely as this what is said behind a wish says more of it. */
const LIKELY = 0.5

/** How much each tells that a remark behind a wish says more of it: learned by `node scripts/learn-next.ts`. */
const weights = {
  ...{ find: 2.34, refine: 1.67, gift: 0.17, ask: -0.07, options: -2.82, stock: -0.62, price: -1.41, compare: -0.65 },
  ...{ pick: 0.53, buy: -0.29, tell: 2.13, talk: -0.23, shop: -0.89, shipping: -1.97, returns: -1.17 },
} as const
const BIAS = -0.74
const OF_ONE = -0.88
const OF_GOING_ON = 0.95
const OF_OWN = 0.3
const OF_OPEN = 2.73

/** "It has to survive the dishwasher", behind chopping boards: a remark, and how likely it says more of the wish that is open. */
function saysMore(clause: Clause): boolean {
  const { before, scope, reference, act } = clause
  const { understanding } = scope
  const { search: open, pending, topic, shown } = before
  if (!open || open.isEmpty || open.several || shown.length === 0) return false
  if (topic !== 'open wish' && topic !== 'products shown') return false
  if (pending !== null && pending.kind !== 'gift_likes') return false
  if (!onlyTells(clause) || understanding.ordinals.length > 0 || understanding.frustrated) return false
  const isElse = ({ act: other, confidence }: FoundAct) => elsewhere.has(other) && confidence >= SURELY && !small.has(other)
  if (elsewhere.has(act) || wordsIn(clause.text).length < LEAST_WORDS || understanding.found.some(isElse)) return false
  if (reference.isRestart || reference.isSimilar || clause.named !== null || clause.wish.order !== null)
    return false
  if (clause.priceDirection !== 0 || namesValues(clause) || clause.isBareNumber) return false
  if (tellsMeasure(clause.text, understanding.language, scope.catalog.language)) return false
  const { order_number: number, email, phone, size } = understanding.slots
  if ((number ?? email ?? phone ?? size) !== undefined || asksHaving(clause.text)) return false
  const ofDeeds = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, deed) => sum + weights[deed] * (clause.share([deed]) ?? 0),
    0,
  )
  const sum =
    BIAS +
    ofDeeds +
    OF_ONE * Number(reference.isOne) +
    OF_GOING_ON * Number(reference.isGoingOn) +
    OF_OWN * ownLikelihoods(clause).own +
    OF_OPEN * Number(topic === 'open wish')
  return 1 / (1 + Math.exp(-sum)) >= LIKELY
}

export const ofToldWish: Row = {
  frame: 'open wish',
  when: 'it only remarks something, which tells more of what is looked for: "it has to survive the dishwasher"',
  does: 'shows what that calls for, most of all of what was looked for',
  holds: saysMore,
  move: (turn) => search(turn, 'told'),
}
