import { tellsMeasure } from '../../search/fit/read-measures.ts'
import type { TurnScope } from '../turn-scope.ts'
import { asksAbout, type FoundAct } from '../understanding/understanding.ts'

/** "Does it fit a thick arm? Mine is 38 cm": the measure that is told beside a question belongs to it. */
export function withMeasure({ understanding, catalog }: TurnScope, found: readonly FoundAct[]): readonly FoundAct[] {
  const { text, language } = understanding
  const asked = found.find(({ act, clause }) => asksAbout.has(act) && clause !== undefined)
  const told = found.find(
    ({ act, clause }) => act === 'tell' && clause !== undefined && tellsMeasure(clause, language, catalog.language),
  )
  if (asked?.clause === undefined || told?.clause === undefined) return found
  const [from, other] = [text.indexOf(asked.clause), text.indexOf(told.clause)]
  if (from < 0 || other < 0) return found
  const [first, last] = from < other ? [asked.clause, told.clause] : [told.clause, asked.clause]
  const start = Math.min(from, other)
  const between = text.slice(start + first.length, Math.max(from, other))
  if (/[\p{L}\p{N}]/u.test(between)) return found
  const whole = { ...asked, clause: text.slice(start, Math.max(from, other) + last.length) }
  return found.flatMap((one) => (one === asked ? whole : one === told ? [] : one))
}
