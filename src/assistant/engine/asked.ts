import { saidCode, wantsOrderCode } from '../order-code-words.ts'
import { hasAgreed } from '../shopper-agreed.ts'
import type { TurnScope } from '../turn-scope.ts'
import { declinesAll } from '../understanding/rules.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import { leadCapture } from './contact/lead-moves.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { GUESSED, LIKELY } from './how-sure.ts'
import { givesForOrder } from './orders/order-named.ts'
import { forOrder } from './orders/order-rows.ts'
import { reorder } from './orders/reorder-moves.ts'
import { correctedTo } from './shown/corrected.ts'
import { nameMeant } from './shown/name-meant.ts'
import { handOff } from './talk-moves.ts'
import { search } from './wish/search-moves.ts'

/**
 * Whether the message is about a code for an order: one that was asked for, or one that was mailed. Then it is looked up, whatever
 * the message sounds like.
 */
function isAboutOrderCode(scope: TurnScope): boolean {
  const { orderCode, pending } = scope.before
  if (orderCode.sent !== null && saidCode(scope.text) !== undefined) return true
  const isOrder = orderCode.sent !== null || orderCode.asked !== null || /^order_/.test(pending?.kind ?? '')
  return (isOrder || scope.understanding.slots.order_number !== undefined) && wantsOrderCode(scope)
}

/** What "she does yoga" and "music" may sound like. */
const tellsLikes = new Set<Act>([
  ...(['search', 'refine', 'recommend', 'unknown', 'small_talk', 'product_question'] as const),
])
const ofOrders = new Set<Act>(['order_status', 'order_change', 'reorder', 'returns', 'complaint'])
/** As sure as this of a no, what else its words could name does not count. */
const SURELY_NO = 0.95
const asksYesOrNo = new Set<string>(['reorder_confirm', 'lead_consent', 'lead_email', 'human_offer'])

/** What is done with the answer to what the assistant asked for; null when the clause is none. */
export function answeredQuestion(clause: Clause): ((turn: EngineTurn) => Move) | null {
  const { scope } = clause
  const { understanding, before, text } = scope
  const { pending } = before
  if (isAboutOrderCode(scope)) return forOrder
  if (!pending) return null
  if (pending.kind === 'gift_likes') {
    const tells = tellsLikes.has(clause.act) || clause.confidence < LIKELY
    return tells ? (turn) => search(turn, 'liked') : null
  }
  const { slots } = understanding
  if (givesForOrder(scope)) return forOrder
  const isYes = asksYesOrNo.has(pending.kind) && hasAgreed(clause, clause.text) && !clause.namesGoods
  // "No, the C35" declines nothing, "no that's fine" surely does.
  const isNo =
    clause.act === 'no' &&
    correctedTo(clause) === null &&
    (clause.confidence >= SURELY_NO ||
      declinesAll(text) ||
      (clause.confidence >= GUESSED && !clause.namesGoods && nameMeant(clause, text) === null))
  if (pending.kind === 'human_offer')
    return isYes ? (turn) => handOff(turn, 'asked') : isNo ? declined('no_fine') : null
  if (pending.kind === 'reorder_confirm') return isYes ? reorder : isNo ? declined('reorder_declined') : null
  if (pending.kind !== 'lead_email' && pending.kind !== 'lead_consent') return null
  // "Where is order 1054? ann@example.com" gives the address for the order.
  if (slots.order_number !== undefined || ofOrders.has(clause.act)) return null
  const purpose = clause.act === 'back_in_stock' ? 'back_in_stock' : (pending.data.purpose ?? 'other')
  // "Tell me when it is back", asked whether a question should be passed on, is another wish.
  const isOfStock = clause.act === 'back_in_stock' && clause.stockQuestion !== 'back'
  const wantsToKnow = isOfStock && pending.data.purpose === 'back_in_stock'
  const isContact = clause.act === 'leave_contact' || wantsToKnow
  if (slots.email || slots.phone || isYes || isContact) return (turn) => leadCapture(turn, purpose)
  return isNo ? declined('lead_declined') : null
}

const declined =
  (key: 'reorder_declined' | 'lead_declined' | 'no_fine') =>
  (turn: EngineTurn): Move => {
    turn.scope.state.pending = null
    return { say: [turn.say(key)] }
  }
