import type { Deed } from '../../language/said/said-lines.ts'
import type { Frame } from '../dialogue-state.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Subject } from './subject/subject-signs.ts'

/** One row of the table: the first whose condition holds says what is done with a clause. */
export interface Row {
  frame: Frame
  /** In plain English, for the documentation. */
  when: string
  /** What is done, in plain English. */
  does: string
  /** What a clause may do for this row to be for it; anything, where it is not told. */
  of?: readonly Deed[]
  /** What a clause that speaks to it may be about, where its frame does not tell; 'all': it holds whatever that is. */
  speaksTo?: readonly Subject[] | 'all' | ((clause: Clause) => readonly Subject[])
  holds(clause: Clause): boolean
  /** The row that is taken instead where this one holds. */
  instead?(clause: Clause): Row | undefined
  /** Null: it cannot tell after all, and gives way to the next row that holds. */
  move(turn: EngineTurn): Move | null
}
