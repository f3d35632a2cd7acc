import { readAgeRange } from '../../language/amounts/read-age-range.ts'
import { wishedAudience } from '../fit/wished-audience.ts'
import { ageIn, mayBeAgeIn } from './asked-age.ts'
import { allOf, type ProductAnswer, unknown } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import { isOfAge } from './read-amounts.ts'
import type { AskedClause } from './read-question.ts'

const ages: ReadonlySet<string> = new Set(['week', 'month', 'year'])

/** "My son is 4, can he have them?": whether an age lies in the one that the title or a sentence tells. */
export function byAge(
  question: string,
  clauses: readonly AskedClause[],
  { product, sentences, titleParts }: AskedProduct,
): ProductAnswer | null {
  const told = ageIn(question)
  // "10 weeks" are no year.
  const exact = clauses.flatMap(({ amounts }) => amounts).find(({ unit }) => ages.has(unit ?? ''))
  const age = told ?? mayBeAgeIn(question)
  if (age === null) return null
  for (const text of [...titleParts, ...sentences]) {
    const { said } = text
    const range = readAgeRange(said)
    if (!range) continue
    const isInYears = age >= (range.from ?? 0) && age <= (range.to ?? age)
    const isIn = (exact ? isOfAge(exact, text, range.to === null) : null) ?? isInYears
    // "For 4?" may count players: what the page tells is read out.
    const verdict = told === null ? 'told' : isIn ? 'yes' : 'no'
    return { ...unknown(product, []), verdict, quotes: [said] }
  }
  return null
}

/** "For women?" where nothing else is asked. */
export function byAudience({ text, units }: AskedClause, { product }: AskedProduct): ProductAnswer | null {
  const question = text.words.map((word) => word.text).join(' ')
  // For adults and family: an age is told in years, or not at all.
  const wished = ageIn(question) === null ? wishedAudience(question) : null
  if (!wished || !units.every(({ surface }) => wished.isPart(surface.toLowerCase()))) return null
  const { verdict = 'unknown' } = wished.grade(product) ?? {}
  if (verdict === 'unknown') return null
  return { verdict: verdict === 'holds' ? 'yes' : 'no', quotes: [], options: [], variants: allOf(product), untold: [] }
}
