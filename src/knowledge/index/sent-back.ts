import { facetMatch } from '../../language/facets/taught-facets.ts'
import { facets } from '../facets/facets.ts'
import { asksSendingBack, rulingOfSendingBack, shareOfSendingBack } from '../facets/read-facets.ts'
import { isNamedIn } from './asked-of.ts'
import type { Entry } from './entry.ts'
import type { Asked, Signs } from './signs.ts'

const ofReturns = Float32Array.from(facets, (facet) => (facet.startsWith('returns.') ? 1 : 0))
const window = Float32Array.from(facets, (facet) => (facet === 'returns.window' ? 1 : 0))

/** As likely as this a sentence tells it. */
const TELLS = 0.3

/** What it costs to send such goods back tells less than whether they may be. */
const OF_COST = 0.6

/** A sentence of a passage as it was looked at. */
interface Seen {
  entry: Entry
  start: number
  signs: Signs
  value: number
}

/** How a sentence rules whether some goods may be sent back. */
export interface Ruled {
  /** A rule for these goods themselves (2) goes before the one for all (1). */
  grade: 1 | 2
  /** How likely it is what was asked, and what the sentence tells, 0 to 1. */
  likely: number
}

interface Answer {
  value: number
  ruled?: Ruled
}

/** What rules whether the goods that are meant may be sent back goes first, else what is the better answer. */
export const byRule = (one: Answer, other: Answer): number =>
  (other.ruled?.grade ?? 0) - (one.ruled?.grade ?? 0) || other.value - one.value

/** The sentence of a passage that rules whether such goods may be sent back; null where none does, or that is not asked. */
export function ruleOfSendingBack<One extends Seen>(
  looks: readonly One[],
  asked: Asked,
): { rule: One; ruled: Ruled } | null {
  if (asked.of === null || !asksSendingBack(asked.facets)) return null
  const share = shareOfSendingBack(asked.facets)
  const [best] = looks
    .flatMap((rule) => {
      const { grade, told, isOfCost = false } = ruledBy(rule, asked)
      return grade > 0 && told >= TELLS ? [{ rule, grade: grade as 1 | 2, likely: share * told, isOfCost }] : []
    })
    .sort(
      (a, b) =>
        b.grade - a.grade ||
        nameOf(a.rule, asked) - nameOf(b.rule, asked) ||
        Number(a.isOfCost) - Number(b.isOfCost) ||
        b.rule.value - a.rule.value,
    )
  return best ? { rule: best.rule, ruled: { grade: best.grade, likely: best.likely } } : null
}

/** Which of the names of the goods a sentence has, the first of them if several: what they are goes before what they are only tagged with. */
const nameOf = ({ entry, start }: Seen, { called }: Asked): number => {
  const sentence = entry.sentences[start]
  return sentence === undefined ? -1 : called.findIndex((label) => isNamedIn(sentence, [label]))
}

/** "With more we keep 15 %", behind the rule for such goods. */
export function ruledBehind({ start }: Seen, looks: readonly (Seen | undefined)[]): number | null {
  const next = looks[start + 1]
  const told = next?.entry.sentences[next.start]?.facets
  return told !== undefined && facetMatch(ofReturns, told) >= TELLS ? start + 1 : null
}

/** "We do not take back: helmets, inner tubes", of a bell. */
export const isOnlyOfOthers = ({ entry, start, signs }: Seen, { called }: Asked): boolean => {
  const sentence = entry.sentences[start]
  return called.length > 0 && signs.ofOther > 0 && sentence !== undefined && !isNamedIn(sentence, called)
}

/** Whether a sentence goes on from the rule for such goods, as one item of a list does, or is of these too: "they must not be assembled". */
export function goesWithRule({ entry: { sentences, text }, start }: Seen, rule: Seen, { called }: Asked): boolean {
  const [sentence, ruling] = [sentences[start], sentences[rule.start]]
  if (sentence === undefined || ruling === undefined || start === rule.start) return sentence !== undefined
  const between = start > rule.start ? sentences.slice(rule.start + 1, start + 1) : []
  const isOn = between.length > 0 && between.every(({ leans }) => leans)
  const isOfItem =
    between.length > 0 &&
    ruling.lead >= 0 &&
    text.split('\n').some((line) => line.includes(ruling.text) && line.includes(sentence.text))
  return isOn || isOfItem || isNamedIn(sentence, called)
}

function ruledBy(
  { entry, start, signs }: Seen,
  { called }: Asked,
): { grade: 0 | 1 | 2; told: number; isOfCost?: true } {
  const sentence = entry.sentences[start]
  if (sentence === undefined) return { grade: 0, told: 0 }
  if (isNamedIn(sentence, called)) {
    const ruling = facetMatch(rulingOfSendingBack, sentence.facets)
    const told = OF_COST * facetMatch(ofReturns, sentence.facets)
    return ruling >= TELLS ? { grade: 2, told: ruling } : { grade: 2, told, isOfCost: true }
  }
  return { grade: signs.ofOther === 0 ? 1 : 0, told: facetMatch(window, sentence.facets) }
}
