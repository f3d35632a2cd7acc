import type { Row } from '../frame-row.ts'
import { sidesOf } from '../shown/sides.ts'
import { asksWhichOfSides } from '../shown/which-side.ts'
import { chooseAmong, compare } from './compare-moves.ts'
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

/** The row of the table for one of those that were put side by side. */
export const ofWhichSide: Row = {
  frame: 'products shown',
  when: 'it asks which of those that were put side by side is wanted for something: "which do I need for singing?"',
  does: 'tells what the page of each says to it',
  speaksTo: 'all',
  holds: asksWhichOfSides,
  move: chooseAmong,
}
