import { isPraise, isUpset } from '../due-hand-off.ts'
import type { Statement } from '../statement.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { askForOrder, lookUp } from './order-moves.ts'
import { namesOrder } from './order-named.ts'
import { orderSentences } from './order-sentences.ts'
import { fromPages } from './quote-policy.ts'
import { handOff } from './talk-moves.ts'

/** Says sorry, looks the order up where one is named, quotes what the pages say of broken or lost things, and offers a person. */
export function complaint(turn: EngineTurn): Move {
  const { scope } = turn
  const { before } = scope
  if (isPraise(scope)) return { say: [turn.say('thanks')] }
  if (isUpset(scope) && !scope.handOff.isWaiting) {
    const passed = handOff(turn, 'frustrated')
    return 'say' in passed ? { say: [turn.say('sorry'), ...passed.say] } : passed
  }
  const isAnswer = before.pending?.data.wish === 'complaint'
  const told = isAnswer ? undefined : fromPages(turn)
  if (told && 'call' in told) return told
  const isAtHand = before.lastOrder !== null && before.topic === 'order'
  const order = namesOrder(scope) || isAtHand ? lookUp(turn, 'complaint') : null
  if (order && 'call' in order) return order
  turn.button('button_human')
  const say = [
    ...(isAnswer ? [] : [turn.say('sorry')]),
    ...(isAtHand ? [] : ofOrder(turn, order)),
    ...(told?.say ?? []),
  ]
  // What is asked for the order goes last.
  if (order && 'say' in order) return { say: [...say, ...order.say] }
  if (scope.handOff.isWaiting) return { say: [...say, turn.say('still_waiting')] }
  if (order) {
    scope.state.pending = { kind: 'human_offer', data: {} }
    return { say: [...say, turn.say('order_passed')] }
  }
  askForOrder(turn, 'complaint', undefined)
  turn.button('button_order')
  return { say: [...say, turn.say('complaint_ask')] }

  function ofOrder(of: EngineTurn, found: typeof order): Statement[] {
    return found && 'order' in found ? orderSentences(of, found.order) : []
  }
}

/** The row of the table for who is angry. */
export const ofAnger: Row = {
  frame: 'person',
  when: 'the shopper is angry',
  does: 'says sorry, and calls a person',
  of: ['complain', 'human', 'talk', 'no', 'tell', 'status', 'returns', 'shop'],
  holds: ({ scope }) => isUpset(scope),
  move: complaint,
}
