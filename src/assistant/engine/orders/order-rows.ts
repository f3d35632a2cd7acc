import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { handOff } from '../talk-moves.ts'
import { complaint } from './complaint-moves.ts'
import { otherVariant } from './order-items.ts'
import { lookUp } from './order-lookup.ts'
import { isAboutOrder, moreOfOrder, orderChange, orderReturn, orderStatus } from './order-moves.ts'
import { isOrderAct, namesOrder, type OrderAct } from './order-named.ts'
import { reorder } from './reorder-moves.ts'

const moves: Record<OrderAct, (turn: EngineTurn) => Move | null> = {
  human: (turn) => handOff(turn, 'asked'),
  reorder,
  order_change: orderChange,
  returns: orderReturn,
  complaint,
  order_question: moreOfOrder,
  order_status: orderStatus,
}

/**
 * What goes on when an order's number or address was told: what is wanted of it now, else what it was asked for by. What was said then
 * is answered.
 */
export function forOrder(turn: EngineTurn): Move {
  const { pending } = turn.scope.before
  const { wish = '', words } = pending?.kind.startsWith('order_') ? pending.data : {}
  const isOwn = namesOrder(turn.scope) && isOrderAct(turn.act) && turn.act !== 'order_status'
  const act = isOwn ? turn.act : wish
  const own = isOwn || words === undefined ? turn : turn.withClause(turn.clause.part(words))
  return moves[act as OrderAct]?.(own) ?? orderStatus(own)
}

/** The row of the table for a message that names an order. */
export const ofNamedOrder: Row = {
  frame: 'order',
  when: 'it has the number of an order',
  does: 'asks for the address, or does with the order what is wanted: tells it, answers, quotes the pages, offers a person',
  holds: ({ scope, act }) => namesOrder(scope) && isOrderAct(act),
  move: forOrder,
}

/** The row of the table for a question about the order that was told. */
export const ofOrderAtHand: Row = {
  frame: 'order',
  when: 'it asks about the order that was told last',
  does: 'tells what is known of it, else that it is not known',
  holds: isAboutOrder,
  move: moreOfOrder,
}

const mayMean = [
  'options',
  'stock',
  'refine',
  'orderedit',
  'find',
  'ask',
  'orderask',
  'pick',
  'price',
  'returns',
] as const
/** As likely as this a clause asks for a value of something. */
const ASKS = 0.3

/** "And in red?", while an order is talked about. */
const asksOfItem = (clause: Clause): boolean =>
  clause.before.lastOrder !== null &&
  clause.act !== 'order_change' &&
  clause.before.topic === 'order' &&
  (clause.share(mayMean) ?? 1) >= ASKS &&
  (clause.hasValues || clause.isBareNumber || (clause.share(['orderedit', 'options', 'stock']) ?? 0) >= ASKS)

/** The row of the table for it. */
export const ofItemAtHand: Row = {
  frame: 'order',
  when: 'it asks for a thing of the order that was told last in another size or colour',
  does: 'tells what there is of that',
  of: mayMean,
  speaksTo: ['order', 'shown'],
  holds: asksOfItem,
  move: (turn): Move | null => {
    const found = lookUp(turn, 'order_question')
    if (!('order' in found)) return found
    const told = otherVariant(turn, found.order)
    if (told && 'call' in told) return told
    turn.scope.order = null
    if (told === null) return null
    turn.button('button_human')
    return { say: told.stock }
  },
}
