import type { Row } from '../frame-row.ts'
import { sidesOf } from '../shown/sides.ts'
import { compare } from './compare-moves.ts'
import { measured } from './measure-moves.ts'

/** The row of the table for what is named to be put side by side. */
export const ofSides: Row = {
  frame: 'products shown',
  when: 'it compares, and names what with what: "how does it compare to the wok?"',
  does: 'puts these side by side, and no others',
  speaksTo: 'all',
  holds: (clause) => sidesOf(clause).length > 1 && measured(clause) === null,
  move: compare,
}
