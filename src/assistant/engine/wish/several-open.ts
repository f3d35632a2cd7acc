import { readWish } from '../../../search/read-wish.ts'
import { namesBoth } from '../asks.ts'
import type { Clause } from '../clause.ts'

/** Whether a clause says more of several things that are open, or names one of them: "just the jackets", "wireless for both". */
export function namesOneOfSeveral(clause: Clause): boolean {
  const { before, wish, scope, reference, isAsking } = clause
  if (!before.search?.several || reference.isIt || isAsking) return false
  if (namesBoth(clause)) return clause.hasWords || clause.hasValues || wish.namesThing
  const { catalog, understanding } = scope
  const things = before.search.several.map(
    ({ query, parts }) => readWish(query, catalog, understanding.language, { parts }).thing,
  )
  return things.some((thing) => thing?.names.some((name) => wish.thing?.names.includes(name)))
}
