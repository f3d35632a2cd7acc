import { readWish } from '../../../search/read-wish.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { pointingHead } from '../shown/pointed-product.ts'
import { search } from './search-moves.ts'

/**
 * What the only product that is talked about is as a thing: what was looked for, else what its title calls it, "lamp" of a "Halo Pendant Lamp";
 * undefined where more were shown, or no word tells it.
 */
function thingOf({ focus, shown, before: { search: open }, scope }: Clause): string | undefined {
  const { catalog, understanding } = scope
  if (focus === null || shown.length > 1) return undefined
  const wish = open && readWish(open.query, catalog, understanding.language, { parts: open.parts })
  if (wish?.thing && wish.isThing(focus)) return wish.thing.names[0]
  return readWish(focus.title, catalog, catalog.language).thing?.names[0]
}

/** "Too expensive", "anything cheaper?" of one product: others of its kind are looked for, not others of its name. */
export const ofTooDear: Row = {
  frame: 'open wish',
  when: 'it wants something cheaper or dearer than the one product that is talked about',
  does: 'looks for that among what is of its kind',
  of: ['refine', 'talk', 'more', 'find'],
  speaksTo: ['same', 'shown'],
  holds: (clause) =>
    clause.priceDirection !== 0 &&
    !clause.wish.namesThing &&
    !clause.asksPrice &&
    !clause.reference.isWhich &&
    !clause.named &&
    !pointingHead(clause) &&
    thingOf(clause) !== undefined,
  move: (turn) => {
    const { state } = turn.scope
    if (!turn.answer('search_products'))
      state.search = { query: thingOf(turn.clause) ?? '', wishes: {}, measures: state.search?.measures }
    return search(turn, 'changed')
  },
}
