import { type AskedClause, dimensionsOfUnit } from './read-question.ts'
import { type ShopText, statedIn, toldBy } from './shop-texts.ts'

/** "For a 9 year old", "can 6 people play it", "is the inseam 32 inches": an amount against what is told. */
export function readAmounts(
  clause: AskedClause,
  { sentences, title }: { sentences: readonly ShopText[]; title: ShopText },
): { holds: boolean; quotes: string[] } | null {
  for (const amount of clause.amounts) {
    const ofUnit = dimensionsOfUnit(amount.unit)
    const dimensions = clause.dimensions.filter(
      (dimension) => ofUnit.includes(dimension) || (amount.unit === null && dimension === 'people'),
    )
    for (const sentence of sentences) {
      const isSaid = clause.units.some((unit) => statedIn(sentence, unit, clause) !== null)
      const isAbout = clause.units.every(
        (unit) => statedIn(sentence, unit, clause) !== null || statedIn(title, unit, clause) !== null,
      )
      const named = sentence.dimensions.some(({ dimension }) => clause.dimensions.includes(dimension))
      for (const own of sentence.amounts) {
        const told = toldBy(sentence, own)
        const isSame = own.unit === amount.unit && own.unit !== null
        const isRange = told.some(
          (dimension) => (dimension === 'age' || dimension === 'people') && dimensions.includes(dimension),
        )
        if (!isRange && !(isSame && isAbout && (isSaid || named))) continue
        return { holds: amount.min >= own.min && amount.max <= own.max, quotes: [sentence.said] }
      }
    }
  }
  return null
}
