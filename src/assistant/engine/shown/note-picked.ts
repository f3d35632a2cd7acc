import type { Picked } from '../../dialogue-state.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import type { Clause } from '../clause.ts'
import { valuesIn } from '../sums/operand-of.ts'
import { planOf } from '../sums/operands.ts'
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
  const pointed = isTaken ? (clause.named?.id ?? pointedProduct(clause)) : undefined
  const id = pointed ?? (share < LIKELY ? undefined : clause.first)
  // "Dos de los pequeños. ¿Hay descuento?"
  const counted =
    id === undefined
      ? clausesOf(clause.text)
          .map((text) => clause.part(text))
          .find(isCounted)
      : undefined
  const [product, said] = counted ? [counted.focus?.id, counted] : [id, clause]
  if (product !== undefined)
    state.picked = withPicked(state.picked ?? [], {
      ...{ id: product, pieces: said.pieces, text: said.text.slice(0, MOST_SAID) },
    })
}

/** "Vale, dos de los pequeños": so many in a size of what is talked about. */
function isCounted(clause: Clause): boolean {
  const { focus, isAsking, pieces, text } = clause
  if (!focus || isAsking || pieces < 2) return false
  return namesOwnSize(clause) || Object.keys(valuesIn(text, focus).options).length > 0
}

/** The same product again is meant in another form or number. */
const withPicked = (picked: readonly Picked[], one: Picked): Picked[] =>
  [...picked.filter(({ id }) => id !== one.id), one].slice(-MOST_PICKED)
