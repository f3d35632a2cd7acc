import type { Passage } from '../../knowledge/knowledge.schema.ts'
import type { Act } from '../understanding/understanding.ts'

/** What is asked of the knowledge for one question or part of it. */
export interface PassageQuestion {
  question: string
  language: string
  limit: number
  includeWeak: true
}

/** Passages as the tool needs them. */
export type Found = Pick<Passage, 'confidence' | 'language'>

const policyActs = new Set<Act>(['shipping', 'returns', 'payment', 'policy', 'order_change'])
/** Lowest confidence of a passage when the message surely asks about a policy. */
const LIKELY = 0.33
const SURE = 0.45
/** Lowest confidence for questions on discounts: they are frequent, and pages often mention discounts without offering one. */
const SURE_OF_DISCOUNT = 0.42
/** A page in the shopper's own language goes before a surer one in another from here on. */
const OWN_LANGUAGE = 0.28
const LIMIT = 9

/** Between a question and another that goes on from it. */
export const GOES_ON = '\n'

/** Between two wishes of one message: "how much is it, and can I return it?" */
const clauseEnds = /(?<![?!.;,])[?!.;,]+\s+|(?<!\s)\s+(?:and|und|y|et)\s+/i

/**
 * The passages that answer a question as a whole (of one that goes on from another, behind `GOES_ON`, its own first), else those of its parts; those in the shopper's language first.
 * @param find the knowledge of the store
 */
export async function policyPassages<One extends Found>(
  find: (wanted: PassageQuestion) => Promise<One[]>,
  { question, language, acts }: { question: string; language: string; acts: readonly Act[] },
): Promise<One[]> {
  const [former = '', further] = question.split(GOES_ON)
  const whole = further === undefined ? former : `${former} ${further}`
  const parts = whole.split(clauseEnds).filter((part) => part.trim().length >= 8)
  const isPolicy = acts.some((act) => policyActs.has(act))
  const floor = isPolicy ? LIKELY : acts[0] === 'discount' ? SURE_OF_DISCOUNT : SURE
  if (further !== undefined) {
    // "And if it is broken?" asks something new; "and how long does it take?" only goes on: then both together have the surer answer.
    const alone = await find({ question: further, language, limit: LIMIT, includeWeak: true })
    const sure = alone.filter(({ confidence }) => confidence >= SURE)
    const together = sure.length > 0 ? await find({ question: whole, language, limit: LIMIT, includeWeak: true }) : []
    const surest = (found: One[]) => Math.max(0, ...found.map(({ confidence }) => confidence))
    if (sure.length > 0 && surest(sure) >= surest(together)) return sure
  }
  for (const asked of [whole, ...(parts.length > 1 ? parts : [])]) {
    const passages = await find({ question: asked, language, limit: LIMIT, includeWeak: true })
    const sure = passages.filter(({ confidence }) => confidence >= floor)
    const ownFloor = sure.length > 0 ? OWN_LANGUAGE : floor
    const own = passages.filter((one) => one.language === language && one.confidence >= ownFloor)
    if (own.length > 0) return own
    if (sure.length > 0) return sure
  }
  return []
}
