import { metricScaleOf } from '../../language/amounts/units.ts'
import { isEitherWord } from '../../language/readers/either.ts'
import { MOST_QUOTED } from './product-answer.ts'
import { type AskedClause, type AskedUnit, dimensionsOfUnit } from './read-question.ts'
import { readShopText, type ShopText, toldBy } from './shop-texts.ts'
import { hasToDoWith, isDenied, statedIn } from './stated-in.ts'
import type { Amount } from './text-amounts.ts'
import { isOfSomebody } from './weight-told.ts'

/**
 * "8 or 16 GB?": the sentences that tell one of both, else the only one that tells another of that measure; none quoted where the title does. Null
 * where it asks for no such thing, or nothing tells it.
 */
export function readEither(
  { amounts, text: { words } }: AskedClause,
  { sentences, title }: { sentences: readonly ShopText[]; title: ShopText },
): string[] | null {
  const isEither = (from: number, to: number) => words.slice(from, to).some(({ text }) => isEitherWord(text))
  const at = amounts.findIndex(
    ({ from, to, unit }, place) => unit !== null && isEither((amounts[place - 1]?.to ?? from) - 1, to),
  )
  const asked = amounts[at]
  if (!asked) return null
  const wanted = [asked, { ...(amounts[at - 1] ?? asked), unit: asked.unit }].map(inScale)
  const ends = wanted.flatMap(({ min, max }) => [min, max])
  const tells = (own: ShopText, isMeant: (amount: Amount) => boolean) =>
    own.amounts.some((amount) => isOfOneScale(amount, asked) && isMeant(amount))
  const isOne = (amount: Amount): boolean => {
    const { min, max } = inScale(amount)
    return ends.includes(min) || ends.includes(max)
  }
  const telling = sentences.filter((own) => tells(own, isOne))
  if (telling.length > 0) return telling.slice(0, MOST_QUOTED).map(({ said }) => said)
  if (tells(title, isOne)) return []
  const [other, ...others] = sentences.filter((own) => tells(own, () => true))
  return other && others.length === 0 ? [other.said] : null
}

/** "For a 9 year old", "can 6 people play it", "is the inseam 32 inches": an amount against what is told. */
export function readAmounts(
  clause: AskedClause,
  { sentences, title }: { sentences: readonly ShopText[]; title: ShopText },
): { holds: boolean | null; quotes: string[] } | null {
  for (const amount of clause.amounts) {
    const ofUnit = dimensionsOfUnit(amount.unit)
    const dimensions = clause.dimensions.filter(
      (dimension) => ofUnit.includes(dimension) || (amount.unit === null && dimension === 'people'),
    )
    const ofSomebody = isOfSomebody(clause.text.tokens, clause.text.words[amount.from]?.at ?? -1)
    for (const sentence of sentences) {
      const isSaid = clause.units.some((unit) => statedIn(sentence, unit, clause) !== null)
      // "Arm circumference" of "circumference"
      const isOf = (unit: AskedUnit) => statedIn(title, unit, clause) !== null || hasToDoWith(sentence, unit)
      const isAbout = clause.units.every(isOf)
      const named = sentence.dimensions.some(({ dimension }) => clause.dimensions.includes(dimension))
      const holds = sentence.amounts.flatMap((own) => {
        const told = toldBy(sentence, own)
        // "80 x 100" is in the unit that the shop bounds it by: "up to 55 cm".
        const isBounded = amount.isAcross && amount.unit === null && own.min === 0 && told.includes('length')
        const isSame = isOfOneScale(own, amount) || isBounded
        const isRange = told.some(
          (dimension) => (dimension === 'age' || dimension === 'people') && dimensions.includes(dimension),
        )
        // What somebody weighs is held against whom it is for, and not against what it weighs.
        if (ofSomebody ? !(isSame && own.min !== own.max) : !isRange && !(isSame && isAbout && (isSaid || named)))
          return []
        const [asked, ends] = isBounded || isRange ? [amount, own] : [inScale(amount), inScale(own)]
        const isIn = asked.min >= ends.min && asked.max <= ends.max
        if (own.min !== own.max && isDenied(sentence, [own.from])) return isIn ? [false] : []
        // "Not for cats or for puppies under 6 months" tells nothing of older ones.
        return own.min === 0 && sentence.negations.some(({ from }) => from < own.from) ? [] : isIn
      })
      if (holds.length > 0) return { holds: holds.includes(true), quotes: [sentence.said] }
    }
    // "For an arm of 45 cm?", in other words than the one range that the page tells.
    const ranges = sentences.filter(({ amounts }) =>
      amounts.some((own) => own.min !== own.max && isOfOneScale(own, amount)),
    )
    if (clause.dimensions.length === 0 && ranges.length === 1)
      return { holds: null, quotes: ranges.map(({ said }) => said) }
  }
  return null
}

/** Fewer rows are no table. */
const FEWEST_ROWS = 3

/** "Size:S Neck:6-9 in Size:M Neck:8-12 in": of a table that a shop writes as one sentence the rows that an amount asked for lies in, else all of it. */
export function rowsHolding(said: string, clauses: readonly AskedClause[], language: string): string[] {
  const label = /^\p{L}{2,20}/u.exec(said)?.[0] ?? ''
  const rows = label === '' ? [] : said.split(label).slice(1)
  if (rows.length < FEWEST_ROWS) return [said]
  const asked = clauses.flatMap(({ amounts }) => amounts)
  const isIn = (own: Amount, amount: Amount): boolean => {
    const [{ min, max }, wanted] = [inScale(own), inScale(amount)]
    return (
      own.min !== own.max &&
      isOfOneScale(own, amount) &&
      wanted.min >= min &&
      (Number.isFinite(wanted.max) ? wanted.max : wanted.min) <= max
    )
  }
  const holding = rows
    .map((row) => `${label}${row}`.trim())
    .filter((row) => readShopText(row, language).amounts.some((own) => asked.some((amount) => isIn(own, amount))))
  return holding.length > 0 ? holding.slice(0, MOST_QUOTED) : [said]
}

/** Whether an age lies in the ages that a text tells; null where it tells none in such units. @param isFrom whether it tells from when on: "not under 6 months" */
export function isOfAge(age: Amount, text: ShopText, isFrom: boolean): boolean | null {
  const own = text.amounts.find((one) => one.min !== one.max && isOfOneScale(one, age))
  if (!own) return null
  const [asked, { min, max }] = [inScale(age).max, inScale(own)]
  return isFrom ? asked >= (min || max) : asked >= min && asked <= max
}

const isOfOneScale = ({ unit: one }: Amount, { unit: other }: Amount): boolean =>
  one !== null && other !== null && (one === other || isOfOneBase(one, other))

const isOfOneBase = (one: string, other: string): boolean => {
  const base = metricScaleOf(one)?.base
  return base !== undefined && base === metricScaleOf(other)?.base
}

/** The same in the unit that its kind of measure is told in. */
function inScale({ min, max, unit }: Amount): { min: number; max: number } {
  const factor = metricScaleOf(unit ?? '')?.factor ?? 1
  return { min: min * factor, max: max * factor }
}
