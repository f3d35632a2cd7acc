import { saidCode, wantsOrderCode } from '../../order-code-words.ts'
import type { TurnScope } from '../../turn-scope.ts'

/**
 * Whether the message is about a code for an order: one that was asked for, or one that was mailed. Then it is looked up, whatever
 * the message sounds like.
 */
export function isAboutOrderCode(scope: TurnScope): boolean {
  const { orderCode, pending } = scope.before
  if (orderCode.sent !== null && saidCode(scope.text) !== undefined) return true
  const isOrder = orderCode.sent !== null || orderCode.asked !== null || /^order_/.test(pending?.kind ?? '')
  return (isOrder || scope.understanding.slots.order_number !== undefined) && wantsOrderCode(scope)
}
