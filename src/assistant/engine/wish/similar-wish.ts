import { audienceIn } from '../../../language/readers/read-audience.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { EngineTurn } from '../engine-turn.ts'

/**
 * Makes the open wish one for what is like the product that is pointed at, where it names no thing itself: "something similar" behind a
 * present is another of its shelf.
 */
export function wishForSimilar({ clause, scope }: EngineTurn): void {
  const { catalog, understanding, before, state } = scope
  const { search: open } = before
  const meant = meantBy(clause)
  const namesThing =
    open !== null &&
    !open.isGift &&
    readWish(open.query, catalog, understanding.language, { parts: open.parts }).namesThing
  if (namesThing || !meant?.category) return
  state.search = { query: '', wishes: { ...open?.wishes, category: meant.category } }
}

/** Nothing else is called so: what else is on its shelf may be meant, for the same person and within the same limits. False where the shelf is not known. */
export function wishForShelf({ clause, scope }: EngineTurn): boolean {
  const category = meantBy(clause)?.category
  const { query = '', former, wishes, isNeed } = scope.before.search ?? {}
  // Not all of a shelf is for rain.
  if (!category || isNeed) return false
  scope.state.search = { query: audienceIn(query), wishes: { ...(former ?? wishes), category } }
  return true
}

const meantBy = ({ focus, ordinals, before, scope: { catalog } }: EngineTurn['clause']): SearchProduct | undefined =>
  focus ?? catalog.index.productById(before.shown.at(ordinals[0] ?? 0) ?? '') ?? undefined
