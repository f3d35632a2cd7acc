import type { Picked } from '../../dialogue-state.ts'
import type { Clause } from '../clause.ts'
import { planOf } from '../sums/operands.ts'
import { pointedProduct } from './pointed-product.ts'

/** As likely as this it is taken, or chosen among others. */
const LIKELY = 0.5
/** One that is pointed at may be so a little. */
const POINTED = 0.35
const MOST_PICKED = 12
const MOST_SAID = 300

/** What is taken is chosen from here on, in the form that is said: "I'll take 2 of the red ones". */
export function notePicked(clause: Clause): void {
  const { state } = clause.scope
  if (planOf(clause) !== null) return
  const share = clause.share(['buy']) ?? 0
  const isPointed = (clause.share(['buy', 'pick']) ?? 0) >= POINTED && !clause.isAsking
  const isTaken = isPointed || share >= LIKELY
  if (typeof state.reckonedWith === 'string') return
  const pointed = isTaken ? (clause.named?.id ?? pointedProduct(clause)) : undefined
  const id = pointed ?? (share < LIKELY ? undefined : clause.first)
  // "Dos de los pequeños. ¿Hay descuento?"
  if (id !== undefined)
    state.picked = withPicked(state.picked ?? [], {
      ...{ id, pieces: clause.pieces, text: clause.text.slice(0, MOST_SAID) },
    })
}

/** The same product again is meant in another form or number. */
const withPicked = (picked: readonly Picked[], one: Picked): Picked[] =>
  [...picked.filter(({ id }) => id !== one.id), one].slice(-MOST_PICKED)
