import { readFacetLines, TaughtFacets } from '../../language/facets/taught-facets.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { kindsNamed } from '../index/answer-kinds.ts'
import { isCountry, meaningReaderOf } from '../index/meanings.ts'
import { type Facet, facets } from './facets.ts'

/** Listed meanings of a text, one country as good as another, and the kinds of answer that it asks for or has. */
const commonSigns = (text: string, language: string, isQuestion: boolean): readonly string[] => {
  const { meanings } = meaningReaderOf(language).read(text)
  const terms = meanings.map(({ term }) => (isCountry(term) ? '#country' : term))
  return [...new Set([...terms, ...kindsNamed(text, isQuestion)])]
}

/** What people ask a shop, and what its pages tell. */
export const pageFacets = new TaughtFacets(
  facets,
  () => readFacetLines(new URL('lessons/', import.meta.url), facets),
  new LearnedFile('facets', ['knowledge/facets', 'knowledge/index', 'language/facets', 'language/packs']),
  commonSigns,
)

const NONE = facets.indexOf('none')
const CLEARLY = 0.35

const maskOf = (...names: Facet[]): Float32Array =>
  Float32Array.from(facets, (facet) => (names.includes(facet) ? 1 : 0))
const sendingBack = maskOf('returns.window', 'returns.excluded', 'returns.condition', 'returns.how', 'returns.gift')
/** What rules whether something may be sent back: for how long, whether it is left out, and in what state. */
export const rulingOfSendingBack = maskOf('returns.window', 'returns.excluded', 'returns.condition')

/** How likely it is asked whether something may be sent back, however that is put, 0 to 1. @param asked how likely each facet is */
export const shareOfSendingBack = (asked: Float32Array): number =>
  asked.reduce((sum, share, at) => sum + share * (sendingBack[at] as number), 0)

const ASKS_SENDING_BACK = 0.35
export const asksSendingBack = (asked: Float32Array): boolean => shareOfSendingBack(asked) >= ASKS_SENDING_BACK

/** Whether a question asks for something by itself, whatever was asked before: "and if she opens it?" @param language ISO 639-1 */
export function asksByItself(text: string, language: string): boolean {
  const asked = pageFacets.asked(text, language)
  return Math.max(...asked.filter((_, at) => at !== NONE)) >= CLEARLY || asksSendingBack(asked)
}
