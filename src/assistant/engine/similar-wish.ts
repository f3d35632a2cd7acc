import { readWish } from '../../search/read-wish.ts'
import type { EngineTurn } from './engine-turn.ts'

/**
 * Makes the open wish one for what is like the product that is pointed at, where it names no thing itself: "something similar" behind a
 * present is another of its shelf.
 */
export function wishForSimilar({ clause, scope }: EngineTurn): void {
  const { catalog, understanding, before, state } = scope
  const { search: open } = before
  const product = catalog.index.productById(before.shown.at(clause.ordinals[0] ?? 0) ?? '')
  const meant = clause.focus ?? product
  const namesThing = open !== null && !open.isGift && readWish(open.query, catalog, understanding.language).namesThing
  if (namesThing || !meant?.category) return
  state.search = { query: '', wishes: { ...open?.wishes, category: meant.category } }
}
