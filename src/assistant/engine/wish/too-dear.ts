import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { pointingHead } from '../shown/pointed-product.ts'
import { search } from './search-moves.ts'

/** What the only product that is talked about is called as a thing: "lamp" of a "Halo Pendant Lamp"; undefined where more were shown, or no word tells it. */
function thingOf(clause: Clause): string | undefined {
  const { focus, shown } = clause
  if (focus === null || shown.length > 1) return undefined
  return clause.part(focus.title, 'search').wish.thing?.names[0]
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
