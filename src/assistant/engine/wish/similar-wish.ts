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

/** Nothing else is called so: what else is on its shelf may be meant. False where the shelf is not known. */
export function wishForShelf({ clause, scope }: EngineTurn): boolean {
  const category = meantBy(clause)?.category
  if (category) scope.state.search = { query: '', wishes: { category } }
  return Boolean(category)
}

const meantBy = ({ focus, ordinals, before, scope: { catalog } }: EngineTurn['clause']): SearchProduct | undefined =>
  focus ?? catalog.index.productById(before.shown.at(ordinals[0] ?? 0) ?? '') ?? undefined
