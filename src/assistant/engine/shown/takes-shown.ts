import type { Clause } from '../clause.ts'
import { isEndOfWish } from '../product/price-end.ts'

/** As many are asked for as a quote. */
const MANY = 20
/** As likely as this it is meant. */
const LIKELY = 0.5

/** Whether the shopper wants to buy what was shown, or a product that is named: "I'll take it", "add the wok to my cart". */
export function takesShown(clause: Clause): boolean {
  const { slots } = clause.scope.understanding
  if (slots.order_number !== undefined || (slots.quantity ?? 1) >= MANY) return false
  if (isEndOfWish(clause)) return false
  return (clause.share(['buy']) ?? 0) >= LIKELY && (clause.first !== undefined || clause.named !== null)
}
