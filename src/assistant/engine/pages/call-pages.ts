import type { Trouble } from '../../troubles.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, WantedCall } from '../engine-turn.ts'
import { productNamed } from '../shown/product-named.ts'

/** The products that a clause may be about: the one that it names or points at, else what is talked about; none where it names another thing. */
function productsMeant(clause: Clause): string[] {
  const { focus, wish, shown } = clause
  const named = productNamed(clause)
  if (named !== undefined) return [named]
  if (focus !== null) return wish.namesThing && !wish.isThing(focus) ? [] : [focus.id]
  const meant = wish.namesThing ? shown.filter((product) => wish.isThing(product)) : shown
  return meant.map(({ id }) => id)
}

/** Asks the pages, of the products that are meant; how one pays is asked of none. @param about what is wrong with an order, where that is told */
export function callPages({ clause }: EngineTurn, question: string, about?: readonly Trouble[]): WantedCall {
  const of = clause.act === 'payment' ? [] : productsMeant(clause)
  return { tool: 'answer_policy', input: { question, ...(about ? { about } : {}), ...(of.length > 0 ? { of } : {}) } }
}
