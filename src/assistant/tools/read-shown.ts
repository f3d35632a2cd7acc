import { getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { compileFilters } from '../../search/constraints/filters.ts'
import type { GradedHit } from '../../search/find-hits.ts'
import type { Grade, PartGrade } from '../../search/fit/grade.ts'
import { readInDescription } from '../../search/fit/grade-hits.ts'
import { readByPage, readLimits } from '../../search/fit/read-by-page.ts'
import { readChart } from '../../search/fit/read-chart.ts'
import { readHost } from '../../search/fit/read-host.ts'
import { readMeasures } from '../../search/fit/read-measures.ts'
import { readSides } from '../../search/fit/read-sides.ts'
import type { WishedHost } from '../../search/goes-with/wished-host.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import { isDemanded, isStory, type WordParts } from '../../search/word-parts.ts'
import { splitSentences } from '../../shared/sentences.ts'
import type { TurnScope } from '../turn-scope.ts'
import { cleanCatalogText } from './clean-catalog-text.ts'
import { noteForm } from './form-meant.ts'
import { addProductFacts, addQuoted } from './present-product.ts'
import type { GradedBrief } from './tool-results.ts'

/** A product that is to be shown, as the database has it. */
export interface Shown {
  placed: GradedHit['placed']
  now: ProductNow
  variants: ProductNow['variants']
  grade: Grade
  reason: string | null
}

/** What is known of a wish beside what was found. */
export interface BesideWish {
  /** Whether the message wishes for other things too. */
  isPart?: boolean
  /** What was told before of whom or what it is for. */
  measures?: string | undefined
  /** What it is to go with. */
  host?: WishedHost | null
}

/** The products as the database has them at this moment, with their grades after the descriptions were read. */
export async function readShown(
  scope: TurnScope,
  found: FinishedSearch,
  hits: readonly GradedHit[],
  { isPart = false, measures = '', host = null }: BesideWish = {},
): Promise<Shown[]> {
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
    const said = isPart ? found.said.constraints.rest : saidOfWish(scope, found)
    const limited = readLimits(readByPage(told, page, reading), said, page, { ...reading, isUnwanted })
    const sized = readChart({ ...limited, variants: meant }, page, reading)
    // "Size 40" of what comes in S, M and L: from here on it is meant in M.
    noteForm(scope.state, product.id, sized.sizes ?? {})
    const measured = readMeasures(sized, `${said}\n${measures}`, page, reading)
    const sided = readSides(measured, said, page, reading)
    const read = host ? readHost(sided, page, host, catalog) : sided
    const reason = reasonIn(read.parts, now)
    const limits = read.parts.flatMap(({ part, quote }) => (part === 'limit' ? (quote ?? []) : []))
    addQuoted(scope, now, [...limits, ...(reason === null ? [] : [reason])])
    const ids = new Set(read.variants.map(({ id }) => id))
    return [
      { placed, now, variants: now.variants.filter(({ externalId }) => ids.has(externalId)), grade: read, reason },
    ]
  })
}

/** What is longer is no sentence that anybody would say. */
const LONGEST_REASON = 160
/** What was said beside a wish and many products have is no reason for one. */
const LEAST_OF_REASON = 2
const OF_DEMANDED = 4

/** The sentence of a description that bears out most of a wish, else its first one. */
function reasonIn(parts: readonly PartGrade[], { title, description }: ProductNow): string | null {
  const worth = new Map<string, number>()
  for (const { verdict, quote, worth: own = OF_DEMANDED } of parts) {
    if (quote !== undefined && verdict === 'holds' && own >= LEAST_OF_REASON)
      worth.set(quote, (worth.get(quote) ?? 0) + own)
  }
  const [best] = [...worth].toSorted((a, b) => b[1] - a[1]).map(([quote]) => quote)
  const [first] = splitSentences(description ?? '')
  const told = [best, first].flatMap((one) => (one === undefined ? [] : [cleanCatalogText(one, 2 * LONGEST_REASON)]))
  return told.find((one) => one.length <= LONGEST_REASON && one !== title) ?? null
}

/** The message, and what was said of the wish before it. */
const saidOfWish = ({ understanding: { text } }: TurnScope, { said }: FinishedSearch): string => {
  const before = said.constraints.rest
  return text.includes(before) ? text : `${text}\n${before}`
}

/** Whether anybody would miss it where a page does not tell it. */
export const isMissed = ({ part, wanted, isOfPerson }: PartGrade, words: WordParts): boolean =>
  part === 'audience' ? words[wanted] !== 'aside' : !part.endsWith('word') || isOfPerson || isDemanded(wanted, words)

/**
 * What a model is told of a grade.
 * @param said the message
 * @param words what the words of the wish are
 */
export function told(
  { fit, parts }: Grade,
  said: string,
  words: WordParts,
): Pick<GradedBrief, 'fit' | 'fails' | 'unknown' | 'because'> {
  const named = ({ part, wanted, says }: PartGrade) => ({ part, wanted, has: says })
  const open = parts.filter((one) => one.verdict === 'unknown' && !one.isSoft && isMissed(one, words))
  // What it is to be for is told, as one, where nothing else is open and it was said just now, and no story is told.
  const isSaid = (wanted: string) => !isStory(words) && said.toLowerCase().includes(wanted)
  const purposes = parts.filter(
    ({ verdict, isSoft, isUntoldPurpose, wanted }) =>
      verdict === 'unknown' && isSoft && isUntoldPurpose && isSaid(wanted),
  )
  const whole = purposes.map(({ wanted }) => wanted).join(' ')
  const [purpose] = isSaid(whole) ? purposes.map((part) => ({ ...part, wanted: whole })) : purposes
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
