import type { PendingQuestion } from '../dialogue-state.ts'
import type { Clause } from './clause.ts'
import { EngineTurn, type Move, type ToolAnswer } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { chooseAmong } from './product/compare-moves.ts'
import { aboutProduct } from './product/product-moves.ts'
import { rowsOf } from './row-of.ts'
import { type Elsewhere, elsewhereOf, forgetElsewhere } from './shown/named-beside.ts'
import { MOST_HELD } from './shown/unshown.ts'
import { search } from './wish/search-moves.ts'

/** Answers of one product in the place of another whose page is silent; of a few it is asked of each, more are shown. */
function askedElsewhere(turn: EngineTurn, { clause, named, products, isWished, said }: Elsewhere): Move {
  const asked = turn.withClause(clause)
  const [only, ...others] = products
  const move =
    others.length === 0
      ? aboutProduct(isWished ? asked.withClause(clause.part('')) : asked, only?.id)
      : isWished || products.length > MOST_HELD
        ? search(asked.withClause(clause.part(named, 'search')), 'new')
        : chooseAmong(asked, products)
  return 'call' in move ? move : { say: [...said, ...move.say] }
}

/** What a clause wants, and the rows of the table that may answer it. */
export interface Wish {
  clause: Clause
  /** Those that it speaks to: the one that is for what it is about, and the one for what it sounds like where that is another. */
  rows: readonly [Row] | readonly [Row, Row]
  /** The one that is taken. */
  row: Row
}

/** What the row does that the clause is about; where that tells nothing, what the other one does, if that tells something. */
export function moveOf(wish: Wish, answers: ToolAnswer[], pending: PendingQuestion | null): Move {
  const [meant, sounds] = wish.rows
  if (!sounds) return moveOfRow(wish, meant, answers, pending)
  const { scope } = wish.clause
  const stateNow = () => ({ state: structuredClone(scope.state), buttons: [...scope.buttons], row: wish.row })
  const putBack = ({ state, buttons, row }: ReturnType<typeof stateNow>) => {
    for (const key of Object.keys(scope.state)) if (!(key in state)) Reflect.deleteProperty(scope.state, key)
    Object.assign(scope.state, state)
    scope.buttons = buttons
    wish.row = row
  }
  const before = stateNow()
  const move = moveOfRow(wish, meant, answers, pending)
  if (!tellsNothing(move)) return move
  const after = stateNow()
  putBack(before)
  const other = moveOfRow(wish, sounds, answers, pending)
  if (!tellsNothing(other)) return other
  putBack(after)
  return move
}

const tellsNothing = (move: Move): boolean => 'say' in move && move.say.every(({ isUntold }) => isUntold)

function moveOfRow(wish: Wish, first: Row, answers: ToolAnswer[], pending: PendingQuestion | null): Move {
  const { clause } = wish
  for (let row = first; ; ) {
    if (row.frame === 'question asked') clause.scope.state.pending = pending
    forgetElsewhere(clause.scope)
    wish.row = row
    const turn = new EngineTurn(clause, answers)
    const move = row.move(turn)
    const elsewhere = elsewhereOf(clause.scope)
    if (elsewhere) return askedElsewhere(turn, elsewhere)
    if (move) return move
    row = rowsOf(clause, row)[0]
  }
}
