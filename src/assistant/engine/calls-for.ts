import { type Needed, neededProducts } from '../../search/needs/needed-products.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'

const ofGoods = new Set<Act>(['search', 'recommend', 'refine', 'product_question', 'stock_question', 'quote'])

const remembered = new WeakMap<TurnScope, Map<string, Needed[]>>()

/** What a clause calls for is told by the whole message, where no other part of that is about goods. */
export const needOf = ({ scope, text }: Clause): string =>
  scope.understanding.found.filter(({ act }) => ofGoods.has(act)).length > 1 ? text : scope.understanding.text

/** The products of the shop that a clause calls for, best first, whether it names them or not. */
export function callsFor(clause: Clause): readonly Needed[] {
  const { scope } = clause
  const own = remembered.get(scope) ?? new Map<string, Needed[]>()
  remembered.set(scope, own)
  const text = needOf(clause)
  const known = own.get(text) ?? neededProducts(text, scope.understanding.language, scope.catalog)
  own.set(text, known)
  return known
}

/** From this score on a message surely calls for a product, though it may sound like something else. */
const SURELY = 11
export const surelyCalls = (clause: Clause): boolean => (callsFor(clause)[0]?.score ?? 0) >= SURELY
