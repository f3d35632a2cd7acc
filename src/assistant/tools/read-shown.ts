import { getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { compileFilters } from '../../search/constraints/filters.ts'
import type { GradedHit } from '../../search/find-hits.ts'
import type { Grade, PartGrade } from '../../search/fit/grade.ts'
import { readInDescription } from '../../search/fit/grade-hits.ts'
import { readByPage, readLimits } from '../../search/fit/read-by-page.ts'
import { readMeasures } from '../../search/fit/read-measures.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import type { TurnScope } from '../turn-scope.ts'
import { addProductFacts, addQuoted } from './present-product.ts'
import type { GradedBrief } from './tool-results.ts'

/** A product that is to be shown, as the database has it. */
export interface Shown {
  placed: GradedHit['placed']
  now: ProductNow
  variants: ProductNow['variants']
  grade: Grade
}

/** The products as the database has them at this moment, with their grades after the descriptions were read. */
export async function readShown(scope: TurnScope, found: FinishedSearch, hits: readonly GradedHit[]): Promise<Shown[]> {
  const holds = compileFilters(found.filters)
  const fresh = new Map(
    (
      await getProductsNow(
        scope.ctx,
        hits.map(({ product }) => product.id),
      )
    ).map((product) => [product.externalId, product]),
  )
  return hits.flatMap(({ product, grade, placed }): Shown[] => {
    const now = fresh.get(product.id)
    if (!now) return []
    const graded = new Set(grade.variants.map(({ id }) => id))
    const held = holds(product) ?? grade.variants
    const both = held.filter(({ id }) => graded.has(id))
    // What is told of it is told of the variants that were graded, which are all alike.
    const meant = both.length > 0 ? both : grade.variants.length > 0 ? grade.variants : held
    addProductFacts(scope, now)
    const { catalog, understanding } = scope
    const told = readInDescription(grade, found.wish, { title: now.title, description: now.description ?? '' })
    const page = { ...product, description: now.description }
    const reading = { catalog, language: understanding.language }
    const isUnwanted = (word: string) => scope.parts[word] === 'not'
    const said = saidOfWish(scope, found)
    const limited = readLimits(readByPage(told, page, reading), said, page, { ...reading, isUnwanted })
    const read = readMeasures({ ...limited, variants: meant }, said, page, reading)
    addQuoted(
      scope,
      now,
      read.parts.flatMap(({ part, quote }) => (part === 'limit' ? (quote ?? []) : [])),
    )
    const ids = new Set(read.variants.map(({ id }) => id))
    return [{ placed, now, variants: now.variants.filter(({ externalId }) => ids.has(externalId)), grade: read }]
  })
}

/** The message, and what was said of the wish before it. */
const saidOfWish = ({ understanding: { text } }: TurnScope, { said }: FinishedSearch): string => {
  const before = said.constraints.rest
  return text.includes(before) ? text : `${text}\n${before}`
}

/**
 * What a model is told of a grade.
 * @param said what the shopper typed lately
 */
export function told({ fit, parts }: Grade, said: string): Pick<GradedBrief, 'fit' | 'fails' | 'unknown' | 'because'> {
  const named = ({ part, wanted, says }: PartGrade) => ({ part, wanted, has: says })
  const open = parts.filter(({ verdict, isSoft }) => verdict === 'unknown' && !isSoft)
  // What it is to be for is told, as one, where nothing else is open.
  const purposes = parts.filter((part) => part.verdict === 'unknown' && part.isSoft && part.isUntoldPurpose)
  const wanted = purposes.map((part) => part.wanted).join(' ')
  const [purpose] = said.toLowerCase().includes(wanted) ? purposes.map((part) => ({ ...part, wanted })) : purposes
  const isTold = open.some(({ part }) => part.endsWith('word'))
  return {
    fit,
    fails: parts.filter(({ verdict }) => verdict === 'fails').map(named),
    unknown: [...open, ...(purpose && !isTold ? [purpose] : [])].map(named),
    because: parts.flatMap(({ part, wanted, quote }) =>
      quote === undefined || part === 'limit' ? [] : [{ wanted, quote }],
    ),
  }
}
