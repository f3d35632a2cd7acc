import { plainOf } from '../../language/plain.ts'
import { anywhere } from '../../language/word-patterns.ts'
import type { TurnScope } from '../turn-scope.ts'

const buying = new RegExp(
  anywhere(({ dialogue }) => dialogue?.buying),
  'u',
)
const boughtBefore = new RegExp(
  anywhere(({ dialogue }) => dialogue?.boughtBefore),
  'u',
)
/** As many are asked for as a quote. */
const MANY = 20

/** Whether the shopper wants to buy what was shown: "I'll take it", "add to cart". */
export function wantsToBuy({ understanding, state }: TurnScope): boolean {
  const isOrder = understanding.slots.order_number !== undefined || understanding.act === 'reorder'
  if (state.shown.length === 0 || isOrder || (understanding.slots.quantity ?? 1) >= MANY) return false
  const plain = plainOf(understanding.text)
  return buying.test(plain) && !boughtBefore.test(plain)
}
