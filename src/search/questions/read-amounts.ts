import { type AskedClause, dimensionsOfUnit } from './read-question.ts'
import { type ShopText, toldBy } from './shop-texts.ts'
import { statedIn } from './stated-in.ts'

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
        // "80 x 100" is in the unit that the shop bounds it by: "up to 55 cm".
        const isBounded = amount.isAcross && amount.unit === null && own.min === 0 && told.includes('length')
        const isSame = (own.unit === amount.unit && own.unit !== null) || isBounded
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
