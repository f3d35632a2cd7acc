import { areFillers } from '../can-be-told.ts'
import { type AskedProduct, isNamedBy } from './product-read.ts'
import { isSure, isTalkOnly } from './question-units.ts'
import type { AskedClause } from './read-question.ts'

/** The "one" of "this one" counts nothing. */
const asksSome = ({ asksValue, asksIncluded, amounts, dimensions, text, units }: AskedClause): boolean =>
  asksValue ||
  asksIncluded ||
  units.length + dimensions.length > 0 ||
  amounts.some(({ from, unit }) => unit !== null || text.words[from]?.isNumber)

/** The clauses of a question without what is only remarked of the product before one: "the kettle sounds great, is it quiet?" asks for no sound. */
export function withoutRemarks(
  clauses: readonly AskedClause[],
  asked: AskedProduct,
  language: string,
): readonly AskedClause[] {
  const isRemark = (clause: AskedClause): boolean => {
    const units = clause.units.filter((unit) => !isNamedBy(unit, clause, asked))
    const last = units.at(-1)
    // Nouns that are verbs stand before another word: "sounds great", but not "I have a parrot".
    return (
      !asksSome({ ...clause, units: [] }) &&
      units.every((unit) => !isSure(unit) && unit.properties.length === 0 && areFillers(unit.surface)) &&
      (last === undefined || isTalkOnly(last.surface, language))
    )
  }
  const isBeforeQuestion = (at: number) => clauses.slice(at + 1).some((one) => one.isAsked && asksSome(one))
  return clauses.filter((clause, at) => !(clause.isAsked && isBeforeQuestion(at) && isRemark(clause)))
}
