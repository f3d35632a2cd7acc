import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { sureness } from '../../../search/things/title-cells.ts'
import type { TurnScope } from '../../turn-scope.ts'

/** Names and shelves of more that were shown are not looked at. */
const MOST_SHOWN = 12

/**
 * Whether a product is of the kind that is talked about: the thing that is looked for, or what those shown are called or where they stand. "The
 * cheap one", "the black ones" stand for one of that kind, and for no other thing. Null where nothing is talked about.
 */
export function kinOf({ before, catalog, understanding }: TurnScope): ((product: SearchProduct) => boolean) | null {
  const { search: open } = before
  const ids = [before.focus, ...before.shown.slice(0, MOST_SHOWN)]
  const known = ids.flatMap((id) => (id === null ? [] : (catalog.index.productById(id) ?? [])))
  const thing = open
    ? readWish(open.query, catalog, understanding.language, { parts: open.parts, isSoldThingOnly: true })
    : null
  if (known.length === 0 && !thing?.namesThing) return null
  const shelves = new Set(known.flatMap(({ category }) => category ?? []))
  const namesOf = (product: SearchProduct) =>
    catalog.things.titleNames(product).flatMap(({ name, sure }) => (sure >= sureness.head ? name : []))
  const names = new Set(known.flatMap(namesOf))
  return (product) =>
    (thing?.namesThing === true && thing.isThing(product)) ||
    shelves.has(product.category ?? '') ||
    namesOf(product).some((name) => names.has(name))
}
