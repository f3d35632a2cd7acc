import type { Row } from '../frame-row.ts'
import { search } from './search-moves.ts'

/** The row of the table for it: whatever it sounds like, it is about what was shown. */
export const ofOnlyTurnedDown: Row = {
  frame: 'open wish',
  when: 'it only turns down what was shown: "no, that is decaf", "not the red one"',
  does: 'shows what else there is of what is looked for, else asks what that should be',
  speaksTo: 'all',
  holds: ({ scope: { understanding }, before }) => understanding.turnedDown.isAll && before.search !== null,
  move: (turn) => (turn.clause.before.search?.query === '' ? { say: [turn.say('told')] } : search(turn, 'left')),
}
