import { type Needed, neededProducts } from '../../search/needs/needed-products.ts'
import type { TurnScope } from '../turn-scope.ts'

const remembered = new WeakMap<TurnScope, Map<string, readonly Needed[]>>()

/** The products of the shop that a text calls for, best first; worked out once a turn. @param text as long as a search reads */
export function neededIn(scope: TurnScope, text: string): readonly Needed[] {
  const own = remembered.get(scope) ?? new Map<string, readonly Needed[]>()
  remembered.set(scope, own)
  const known = own.get(text) ?? neededProducts(text, scope.understanding.language, scope.catalog)
  own.set(text, known)
  return known
}
