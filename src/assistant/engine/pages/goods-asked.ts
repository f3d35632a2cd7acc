import type { GoodsTold } from '../../../knowledge/charges/pick-charge.ts'
import { isAvailable } from '../../../search/search-product.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** The goods shown, or named in the message. */
export function goodsTold({ clause: { focus, before, wish, named }, scope }: EngineTurn): GoodsTold {
  const isShown = focus !== null && before.shown.length > 0
  const own = named ? scope.catalog.index.productById(named.id) : isShown ? focus : null
  const shown = own ? [[own.title, own.category ?? '', own.vendor ?? '', ...own.tags].join('\n')] : []
  // "An e-bike" is an electric bike.
  const names = [...shown, [scope.understanding.text, ...(wish.thing?.names ?? [])].join('\n')]
  return { names, texts: names }
}

/** What the product that is talked about costs at least; null where another one is asked for. */
export function worthShown({ clause: { focus, wish } }: EngineTurn): number | null {
  if (focus === null || (wish.namesThing && !wish.isThing(focus))) return null
  const prices = focus.variants.filter(isAvailable).flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
