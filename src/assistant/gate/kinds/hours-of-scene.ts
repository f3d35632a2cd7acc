import type { Clause, Scene } from '../claim.ts'
import { type Hours, readHours } from '../told-hours.ts'

const read = new WeakMap<Scene, readonly Hours[]>()

/** Hours of the day that a sentence tells: "Saturdays from 10 to 4 pm". */
export function hoursOf(scene: Scene): readonly Hours[] {
  const known = read.get(scene) ?? readHours(scene.tokens)
  read.set(scene, known)
  return known
}

/** Whether pages were read that tell hours. */
export const tellsHours = ({ known }: Scene): boolean => known.policies.some(({ hours }) => hours.length > 0)

/** Whether a clause tells nothing but hours and their days, which are held for themselves. */
export const isOfHours = (scene: Scene, clause: Clause): boolean => {
  const next = scene.clauses[scene.clauses.indexOf(clause) + 1] ?? clause
  const own = hoursOf(scene).filter(({ from }) => from >= clause.from && from < next.to)
  const isHour = (at: number) => own.some(({ from, to }) => from <= at && at < to)
  return own.length > 0 && clause.negations.length === 0 && clause.amounts.every(({ from }) => isHour(from))
}
