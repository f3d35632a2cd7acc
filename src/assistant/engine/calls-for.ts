import type { Needed } from '../../search/needs/needed-products.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { neededIn } from '../tools/needed-in.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'

const ofGoods = new Set<Act>(['search', 'recommend', 'refine', 'product_question', 'stock_question', 'quote'])

/** What a clause calls for is told by the whole message, where no other part of that is about goods. As much of it as a search reads. */
export function needOf({ scope, text }: Clause): string {
  const isOneOfMany = scope.understanding.found.filter(({ act }) => ofGoods.has(act)).length > 1
  return boundedReading(isOneOfMany ? text : scope.understanding.text, textBounds.query)
}

/** The products of the shop that a clause calls for, best first, whether it names them or not. */
export const callsFor = (clause: Clause): readonly Needed[] => neededIn(clause.scope, needOf(clause))

/** From this score on a message surely calls for a product, though it may sound like something else. */
const SURELY = 11
export const surelyCalls = (clause: Clause): boolean => (callsFor(clause)[0]?.score ?? 0) >= SURELY
