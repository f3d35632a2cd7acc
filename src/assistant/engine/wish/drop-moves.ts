import { readDropped, readNeedless } from '../../../language/readers/read-dropped.ts'
import { withoutKinds } from '../../../language/readers/without-kinds.ts'
import { accepts, conceptOf } from '../../../language/text/families.ts'
import { keyOf, wordsIn } from '../../../language/text/tokens.ts'
import type { DialogueState } from '../../dialogue-state.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { search } from './search-moves.ts'

/** What of the open wish a clause lets go, options by their names; empty when it lets go nothing, or names something instead. */
export function droppedOf(clause: Clause): string[] {
  const { before, wish, text, scope } = clause
  const values = optionsLetGo(clause)
  if (values.length > 0) return values
  // The "no" of "no importa" denies nothing.
  const namesValues = Object.keys(wish.wishes).length > 0 || wish.order !== null
  return before.search === null || namesValues ? [] : readDropped(text, scope.understanding.language)
}

const kinds = ['color', 'material'] as const

/** "It doesn't have to be black": the options whose values are wished for and need not be, and the kinds of such words of the search. */
function optionsLetGo({ before, text }: Clause): string[] {
  const needless = readNeedless(text)
  if (needless === null || before.search === null) return []
  const { query, wishes } = before.search
  const words = wordsIn(needless)
  const isNamed = (value: string) =>
    ` ${keyOf(needless)} `.includes(` ${keyOf(value)} `) ||
    kinds.some((kind) => words.some((word) => accepts(kind, word, value)))
  const named = Object.entries(wishes.options ?? {}).filter(([, values]) => values.some(isNamed))
  const inQuery = kinds.filter((kind) =>
    wordsIn(query).some((own) => words.some((word) => conceptOf(kind, own) !== null && accepts(kind, word, own))),
  )
  return [...named.map(([name]) => name), ...inQuery]
}

/** Looks for what is left of the open wish. */
function searchWithout(turn: EngineTurn): Move {
  const { state, before } = turn.scope
  if (before.search) state.search = without(before.search, droppedOf(turn.clause))
  return search(turn, 'left')
}

type Search = NonNullable<DialogueState['search']>

function without(open: Search, dropped: readonly string[]): Search {
  const several = open.several?.map((one) => ({ ...one, ...left(one, dropped) }))
  return { ...open, ...left(open, dropped), ...(several ? { several } : {}) }
}

/** What is left of one wish. */
function left(open: Pick<Search, 'query' | 'wishes'>, dropped: readonly string[]): Pick<Search, 'query' | 'wishes'> {
  const { priceMin, priceMax, options = {}, ...wishes } = open.wishes
  const kept = Object.entries(options).filter(([name]) => !dropped.some((one) => one === name))
  const prices = { ...(priceMin === undefined ? {} : { priceMin }), ...(priceMax === undefined ? {} : { priceMax }) }
  return {
    // Colours and materials that no option of the shop has stand in the words of the search.
    query: withoutKinds(
      open.query,
      kinds.filter((kind) => dropped.includes(kind)),
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
  when: 'it only lets go of a part of the wish: "the price is not important", "it need not be black"',
  does,
  speaksTo: 'all',
  holds: (clause) =>
    optionsLetGo(clause).length > 0 ||
    (!clause.hasWords && !clause.reference.isQuestion && droppedOf(clause).length > 0),
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
