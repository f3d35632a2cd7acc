import type { Picked } from '../dialogue-state.ts'
import type { Clause } from './clause.ts'

/** As likely as this it is taken, or chosen among others. */
const LIKELY = 0.5
const MOST_PICKED = 12

/** What is taken is chosen from here on, in the form that is said: "I'll take 2 of the red ones". */
export function notePicked(clause: Clause): void {
  const { state } = clause.scope
  if (state.isReckoned || state.focus === null || (clause.share(['buy']) ?? 0) < LIKELY) return
  state.picked = withPicked(state.picked ?? [], { id: state.focus, pieces: clause.pieces, text: clause.text })
}

/** The same product again is meant in another form or number. */
export const withPicked = (picked: readonly Picked[], one: Picked): Picked[] =>
  [...picked.filter(({ id }) => id !== one.id), one].slice(-MOST_PICKED)
