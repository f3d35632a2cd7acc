import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { atOnce } from '../../shared/in-slices.ts'
import { remembering } from '../../shared/remembering.ts'
import { kindsNamed } from '../index/answer-kinds.ts'
import { isCountry, meaningReaderOf } from '../index/meanings.ts'
import { FacetReader } from './facet-reader.ts'
import { type FacetLine, facets, readFacetLine } from './facets.ts'

/** Questions whose facets are kept. */
const MOST_KEPT = 500
const LESSONS = fileURLToPath(new URL('lessons/', import.meta.url))

/** What was learned of questions and pages. */
export const facetFile = new LearnedFile('facets', ['knowledge/facets', 'knowledge/index', 'language/packs'])

/** The lines of all languages. */
export const readFacetLessons = (): FacetLine[] =>
  readdirSync(LESSONS)
    .sort()
    .flatMap((file) =>
      readFileSync(`${LESSONS}${file}`, 'utf8')
        .split('\n')
        .flatMap((line) => readFacetLine(line, file.slice(0, 2)) ?? []),
    )

/** Listed meanings of a text, one country as good as another, and the kinds of answer that it asks for or has. */
export const commonSigns = (text: string, language: string, isQuestion: boolean): readonly string[] => {
  const { meanings } = meaningReaderOf(language).read(text)
  const terms = meanings.map(({ term }) => (isCountry(term) ? '#country' : term))
  return [...new Set([...terms, ...kindsNamed(text, isQuestion)])]
}

/** Learns all lessons and keeps what was learned for other processes, some seconds of work. */
export function learnFacets(): FacetReader {
  const reader = new FacetReader(commonSigns)
  atOnce(reader.learn(readFacetLessons()))
  facetFile.keep(reader.learned())
  return reader
}

function readKept(): FacetReader | null {
  const reader = new FacetReader(commonSigns)
  return reader.take(facetFile.read() ?? []) ? reader : null
}

let made: FacetReader | undefined
const learned = (): FacetReader => {
  made ??= readKept() ?? learnFacets()
  return made
}

/** Gets what was learned, before the first message comes: from the disk, else by learning it. */
export const prepareFacets = (): void => void learned()

/**
 * How likely a question asks for each facet, in the order of `facets`; the shares add up to 1.
 * @param text bounded by the caller
 * @param language ISO 639-1
 */
export const facetsAsked = (text: string, language: string): Float32Array => askedIn(`${language} ${text}`)
/** Within a turn a clause is asked about again and again. */
const askedIn = remembering((key) => {
  const [language = ''] = key.split(' ', 1)
  return learned().ofQuestion(key.slice(language.length + 1), language)
}, MOST_KEPT)

/** What is less likely it does not tell. */
const LEAST_TOLD = 0.02
const NONE = facets.indexOf('none')

/** What a sentence tells, of the shares of all facets: by turns the place of one in `facets` and how likely. */
export function toldOf(shares: Float32Array): Float32Array {
  const told: number[] = []
  for (const [at, share] of shares.entries()) if (at !== NONE && share >= LEAST_TOLD) told.push(at, share)
  return Float32Array.from(told)
}

/** The facets that a sentence of a page tells, as `toldOf` gives them. */
export const facetsTold = (heading: string, text: string, language: string): Float32Array =>
  toldOf(learned().ofSentence(heading, text, language))

/** How likely a sentence tells what a question asks for, 0 to 1. @param told as `facetsTold` gives it */
export function facetMatch(asked: Float32Array, told: Float32Array): number {
  let sum = 0
  for (let at = 0; at < told.length; at += 2) sum += (asked[told[at] as number] ?? 0) * (told[at + 1] as number)
  return sum
}

/** Whether a question asks for something by itself, whatever was asked before: "and if she opens it?" @param language ISO 639-1 */
export function asksByItself(text: string, language: string): boolean {
  const asked = facetsAsked(text, language)
  return Math.max(...asked.filter((_, at) => at !== NONE)) >= CLEARLY
}
const CLEARLY = 0.35
