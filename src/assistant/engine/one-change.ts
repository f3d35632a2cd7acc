import type { TurnScope } from '../turn-scope.ts'
import type { Act, FoundAct } from '../understanding/understanding.ts'
import { Clause } from './clause.ts'

const changing = new Set<Act>(['refine', 'more_results'])

/** "Something else? Preferably in black", "with a high back? not blue": parts that stand side by side and only change the open wish are one change. */
export function asOneChange(scope: TurnScope, found: readonly FoundAct[]): readonly FoundAct[] {
  const { before, understanding } = scope
  if (before.search === null) return found
  const { text } = understanding
  const changes = found
    .flatMap((one) => {
      const at = one.clause === undefined || !changing.has(one.act) ? -1 : text.indexOf(one.clause)
      return at < 0 || new Clause(scope, one).wish.thing?.isSold ? [] : { one, at, end: at + (one.clause ?? '').length }
    })
    .toSorted((a, b) => a.at - b.at)
  const [first, last] = [changes[0], changes.at(-1)]
  const isSideBySide = changes.every(
    ({ at }, place) => !/[\p{L}\p{N}]/u.test(text.slice(changes[place - 1]?.end ?? at, at)),
  )
  if (!first || !last || first === last || !isSideBySide) return found
  const parts = changes.map(({ one }) => one)
  // What it is to be counts more than that it is to be another.
  const told = parts.find(({ act }) => act === 'refine') ?? first.one
  const whole = { ...told, clause: text.slice(first.at, last.end) }
  return found.flatMap((one) => (one === told ? whole : parts.includes(one) ? [] : one))
}
