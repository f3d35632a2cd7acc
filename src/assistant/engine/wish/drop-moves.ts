import { type Dropped, readDropped } from '../../../language/readers/read-dropped.ts'
import { withoutKinds } from '../../../language/readers/without-kinds.ts'
import type { DialogueState } from '../../dialogue-state.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { search } from './search-moves.ts'

/** What of the open wish a clause lets go; empty when it lets go nothing, or names something instead. */
export function droppedOf({ before, wish, text, scope }: Clause): Dropped[] {
  // The "no" of "no importa" denies nothing.
  const namesValues = Object.keys(wish.wishes).length > 0 || wish.order !== null
  return before.search === null || namesValues ? [] : readDropped(text, scope.understanding.language)
}

/** Looks for what is left of the open wish. */
function searchWithout(turn: EngineTurn): Move {
  const { state, before } = turn.scope
  if (before.search) state.search = without(before.search, droppedOf(turn.clause))
  return search(turn, 'left')
}

type Search = NonNullable<DialogueState['search']>

function without(open: Search, dropped: readonly Dropped[]): Search {
  const several = open.several?.map((one) => ({ ...one, ...left(one, dropped) }))
  return { ...open, ...left(open, dropped), ...(several ? { several } : {}) }
}

/** What is left of one wish. */
function left(open: Pick<Search, 'query' | 'wishes'>, dropped: readonly Dropped[]): Pick<Search, 'query' | 'wishes'> {
  const { priceMin, priceMax, options = {}, ...wishes } = open.wishes
  const kept = Object.entries(options).filter(([name]) => !dropped.some((one) => one === name))
  const prices = { ...(priceMin === undefined ? {} : { priceMin }), ...(priceMax === undefined ? {} : { priceMax }) }
  return {
    // Colours and materials that no option of the shop has stand in the words of the search.
    query: withoutKinds(
      open.query,
      (['color', 'material'] as const).filter((kind) => dropped.includes(kind)),
    ),
    wishes: {
      ...wishes,
      ...(dropped.includes('price') ? {} : prices),
      ...(kept.length > 0 ? { options: Object.fromEntries(kept) } : {}),
    },
  }
}

const does = 'looks for what is left'

/** The rows of the table for it: where it says nothing else, whatever it sounds like, and where it says more. */
export const ofOnlyDropped: Row = {
  frame: 'open wish',
  when: 'it only lets go of a part of the wish: "the price is not important"',
  does,
  speaksTo: 'all',
  holds: (clause) => !clause.hasWords && !clause.reference.isQuestion && droppedOf(clause).length > 0,
  move: searchWithout,
}

export const ofDropped: Row = {
  frame: 'open wish',
  when: 'it lets go of a part of the wish: "forget the price"',
  does,
  of: ['refine'],
  holds: (clause) => droppedOf(clause).length > 0,
  move: searchWithout,
}
