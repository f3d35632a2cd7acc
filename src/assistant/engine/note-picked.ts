import type { Picked } from '../dialogue-state.ts'
import type { Clause } from './clause.ts'
import { valuesIn } from './operand-of.ts'
import { planOf } from './operands.ts'
import { namesOwnSize, pointedProduct } from './pointed-product.ts'

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
  const pointed = isTaken ? (clause.named?.id ?? pointedProduct(clause)) : countedOf(clause)
  const id = pointed ?? (share < LIKELY ? undefined : clause.first)
  if (id !== undefined)
    state.picked = withPicked(state.picked ?? [], { id, pieces: clause.pieces, text: clause.text.slice(0, MOST_SAID) })
}

/** "Vale, dos de los pequeños": so many in a size of what is talked about. */
function countedOf(clause: Clause): string | undefined {
  const { focus, isAsking, pieces, text } = clause
  if (!focus || isAsking || pieces < 2) return undefined
  return namesOwnSize(clause) || Object.keys(valuesIn(text, focus).options).length > 0 ? focus.id : undefined
}

/** The same product again is meant in another form or number. */
const withPicked = (picked: readonly Picked[], one: Picked): Picked[] =>
  [...picked.filter(({ id }) => id !== one.id), one].slice(-MOST_PICKED)
