import { type AskedClause, type AskedUnit, dimensionsOfUnit } from './read-question.ts'
import { type ShopText, toldBy } from './shop-texts.ts'
import { statedIn } from './stated-in.ts'

/** A description up to here is read out whole where no sentence of it is about what was asked. */
const SHORT = 240
const MOST_NEAR = 2
/** What a sentence has to do with a question: a word of it, an amount of what is asked, or the name of that. */
const worth = { unit: 3, amount: 2, named: 1 } as const

/** What of a page is read out where it does not answer. */
export interface Nearest {
  /** Verbatim, in the order of the page; empty where there is nothing to read out. */
  sentences: string[]
  /** Nothing of a short page has to do with what was asked: these are all it says. */
  isAll: boolean
}

/** Sentences that have to do with what was asked, though they do not answer it; of a short page all. */
export function nearestSentences(clauses: readonly AskedClause[], sentences: readonly ShopText[]): Nearest {
  const scored = sentences.map((sentence) => ({
    said: sentence.said,
    score: Math.max(0, ...clauses.map((clause) => nearness(clause, sentence))),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const near = scored.flatMap(({ said, score }) => (score === best ? said : []))
  if (best > 0) return { sentences: near.slice(0, MOST_NEAR), isAll: false }
  const all = sentences.map(({ said }) => said)
  return { sentences: all.join(' ').length <= SHORT ? all : [], isAll: true }
}

function nearness({ dimensions, amounts, units, ...clause }: AskedClause, sentence: ShopText): number {
  const said = units.filter((unit) => statedIn(sentence, unit, clause) !== null)
  const asked = new Set([...dimensions, ...amounts.flatMap(({ unit }) => dimensionsOfUnit(unit))])
  const isAmount = sentence.amounts.some((own) =>
    toldBy(sentence, own).some((told) => told !== 'count' && asked.has(told)),
  )
  const isNamed = sentence.dimensions.some(({ dimension }) => dimensions.includes(dimension))
  return worth.unit * said.length + (isAmount ? worth.amount : 0) + (isNamed ? worth.named : 0)
}

/** Clauses without the words of the title, where others are left: "the Teton" is in every other sentence of its page. */
export const ofOthers = (clauses: readonly AskedClause[], title: ShopText): AskedClause[] =>
  clauses.map((clause) => {
    const isOther = (unit: AskedUnit) => statedIn(title, unit, { ...clause, asksIncluded: false }) !== 'holds'
    return clause.units.some(isOther) ? { ...clause, units: clause.units.filter(isOther) } : clause
  })
