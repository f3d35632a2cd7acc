import { cutAround } from '../../language/cut-phrases.ts'
import { accepts, conceptOf, isKindWord, kindOfName } from '../../language/families.ts'
import { endOfNegation } from '../../language/negation.ts'
import { readDegrees } from '../../language/read-degree.ts'
import { keyOf, tokenize } from '../../language/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'
import type { ConstraintFilters } from '../constraints/filters.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { QueryGroup, Reading } from '../index/parsed-text.ts'
import { correctedText } from '../index/query-plan.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { UnderstoodQuery } from '../understand-query.ts'
import { type VariantWish, variantWishOf } from './grade-variants.ts'
import { type Evidence, readEvidence } from './read-evidence.ts'
import { type WishedAudience, wishedAudience } from './wished-audience.ts'
import type { WishedThing } from './wished-thing.ts'

/** A word of a wish that nothing but the product's own texts can bear out: "waterproof", "dragon". */
export interface WishedWord {
  surface: string
  /** Its place among `asked.groups`. */
  group: number
  /** Tells one sort of the thing from another ("desk" lamp): what only a description mentions does not make it that sort. */
  isSort: boolean
  /** "Without zipper". */
  isDenied: boolean
  /** The shop has products of a vendor of this name. */
  isVendor: boolean
  /** Its place among the words of the wish where it is said first and to the same effect: "black" of "black black". */
  first: number
}

/** A wished or unwanted value of an option, as it may stand in a text. */
export interface WishedValue {
  name: string
  value: string
  denied: boolean
  /** Places of its words among `asked.groups`. */
  groups: number[]
  /** Whether a text of the shop is such a value. */
  isMeantBy(text: string): boolean
}

/** A wish, ready to be held against many products. */
export interface PreparedWish {
  filters: ConstraintFilters
  variants: VariantWish
  words: WishedWord[]
  values: WishedValue[]
  audience: WishedAudience | null
  /** All words that are looked for in the products' texts. */
  asked: { groups: QueryGroup[] }
  /** Whether texts of a variant have the words of a group together; of more than 2,000 different texts not all are read, and taken to. */
  haveWord(texts: readonly string[], group: number): boolean
  /** What a text says of the words of a group: see `readEvidence`; null when it has none of them. */
  evidenceIn(text: string, group: number): Evidence | null
}

/** "Hmm", "pls": a few letters that the catalog does not know say nothing of a thing. */
const isNoise = (surface: string, isKnown: boolean): boolean =>
  !isKnown && surface.length <= SHORTEST_WORD && !/\p{N}/u.test(surface)

const SHORTEST_WORD = 3

const plainWord = { isSort: false, isDenied: false, isVendor: false }

/**
 * Makes a wish of what was understood.
 * @param filters all that must hold, of earlier messages too
 * @param text the wish in words, see `wishText`
 * @param thing what is wished for, where a thing was named
 * @param language the shopper's, BCP 47
 */
export function prepareWish(
  understood: UnderstoodQuery,
  text: string,
  filters: ConstraintFilters,
  { index, vocabulary }: StoreCatalog,
  thing: WishedThing | null,
  language: string,
): PreparedWish {
  const { stopWords } = languageOf(language)
  const own = text === understood.parsed.text ? understood.parsed : index.parse(text)
  const audience = wishedAudience(text)
  const denied = deniedWords(text)
  const readingsOf = (name: string): Reading[] => readingsOfName(index.parse(name).groups)
  const { groups, words, own: ofDegrees } = wordsOfDegrees(text, readingsOf)
  const namesQuality = own.groups.some(({ surface }) => qualityOf(surface) !== null)
  for (const group of own.groups) {
    const { surface, isStopWord } = group
    const role = thing?.roleOf(surface) ?? null
    if (
      isStopWord ||
      index.analyzer.isStopWord(surface) ||
      stopWords.has(surface) ||
      denied.get(surface) === 'not' ||
      ofDegrees.has(surface) ||
      (namesQuality && isOptionWord(surface)) ||
      role === 'thing' ||
      audience?.isPart(surface)
    )
      continue
    const concept = qualityOf(surface)
    if (concept === null && isNoise(surface, index.knows(group))) continue
    const [isVendor, isDenied] = [vocabulary.vendor(keyOf(surface)) !== undefined, denied.get(surface) === 'denied']
    const translated = [...(thing?.namesOf(surface) ?? []), ...(concept ? [concept] : [])]
      .filter((name) => name !== surface)
      .flatMap(readingsOf)
    const asked = { ...group, readings: [...group.readings.filter(bearsOut), ...translated] }
    const same = words.findIndex((word) => word.surface === surface && isSame(groups[word.group] as QueryGroup, asked))
    const first = same < 0 ? words.length : same
    words.push({ surface, group: groups.length, isSort: role === 'sort', isDenied, isVendor, first })
    groups.push(asked)
  }
  const values: WishedValue[] = []
  for (const [isDenied, options] of [
    [false, filters.options],
    [true, filters.notOptions],
  ] as const) {
    for (const [name, list] of Object.entries(options ?? {})) {
      const kind = kindOfName(name)?.kind ?? null
      for (const value of list) {
        const typed = index.parse(value).groups.map((group) => ({
          ...group,
          readings: group.readings.filter(isCertain),
        }))
        const places = typed.map((_, at) => groups.length + at)
        const isMeantBy = remembering((text) => accepts(kind, value, text))
        values.push({ name, value, denied: isDenied, groups: places, isMeantBy })
        groups.push(...typed)
      }
    }
  }
  const evidenceIn: PreparedWish['evidenceIn'] = (text, group) => {
    for (const { terms } of groups[group]?.readings ?? []) {
      const evidence = readEvidence(text, terms, index.analyzer)
      if (evidence) return evidence
    }
    return null
  }
  const termsIn = new Map<string, ReadonlySet<string>>()
  const haveWord: PreparedWish['haveWord'] = (texts, group) => {
    const own: ReadonlySet<string>[] = []
    for (const text of texts) {
      let terms = termsIn.get(text)
      if (!terms) {
        if (termsIn.size >= MOST_READ) return true
        terms = new Set(index.analyzer.analyze(text).map(({ term }) => term))
        termsIn.set(text, terms)
      }
      own.push(terms)
    }
    return (groups[group]?.readings ?? []).some(({ terms }) => terms.every((term) => own.some((has) => has.has(term))))
  }
  return { filters, variants: variantWishOf(filters), words, values, audience, asked: { groups }, evidenceIn, haveWord }
}

/** What is left of a query when what was read as constraints is taken out, slips are mended and what is said around a wish is cut. */
export const wishText = ({ constraints: { rest }, parsed: { corrections } }: UnderstoodQuery): string =>
  cutAround(boundedReading(corrections.length > 0 ? correctedText(rest, corrections) : rest, textBounds.query))

/** "15" is not all of "15 inch". */
const bearsOut = ({ source }: Reading): boolean => source !== 'part'
const isCertain = (reading: Reading): boolean => bearsOut(reading) && reading.source !== 'spelling'

/** How a name stands in texts: of several words all must be there. */
function readingsOfName(groups: readonly QueryGroup[]): Reading[] {
  if (groups.length === 1) return groups.flatMap(({ readings }) => readings.filter(isCertain))
  const typed = groups.flatMap(({ readings }) => readings.filter(isCertain).slice(0, 1))
  if (typed.length === 0) return []
  return [{ terms: typed.flatMap(({ terms }) => terms), weight: typed[0]?.weight ?? 1, source: 'synonym' }]
}

const isSame = (one: QueryGroup, other: QueryGroup): boolean =>
  JSON.stringify(one.readings) === JSON.stringify(other.readings)

/** "Red", "leather": the English name of the colour or material; null for other words. */
const qualityOf = (word: string): string | null =>
  conceptOf('color', word)?.concept.name ?? conceptOf('material', word)?.concept.name ?? null

/** "Color" of "color rojo". */
const isOptionWord = (word: string): boolean => isKindWord('color', word) || isKindWord('material', word)

/** "Not too big": a word in the shopper's own words, which what a product would be told by that is so bears out. */
function wordsOfDegrees(text: string, readingsOf: (name: string) => Reading[]) {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const groups: QueryGroup[] = []
  const words: WishedWord[] = []
  const own = new Set<string>()
  for (const { from, to, words: names } of readDegrees(tokens)) {
    const surface = text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase()
    words.push({ surface, group: groups.length, first: words.length, ...plainWord })
    groups.push({ surface, weight: 1, isStopWord: false, readings: names.flatMap(readingsOf) })
    for (const token of tokens.slice(from, to)) own.add(token.text)
  }
  return { groups, words, own }
}

/** The words of each "not" or "without", and the first word behind it, small words aside: "without a zipper". */
function deniedWords(text: string): ReadonlyMap<string, 'not' | 'denied'> {
  const denied = new Map<string, 'not' | 'denied'>()
  const tokens = tokenize(boundedReading(text, textBounds.query))
  for (let at = 0; at < tokens.length; at++) {
    const behind = endOfNegation(tokens, at)
    if (behind === null) continue
    const word = tokens
      .slice(behind, behind + DENIED_REACH)
      .find(({ kind, text: own }) => kind === 'word' && !small(own))
    for (const { text: own } of tokens.slice(at, behind)) denied.set(own, 'not')
    if (word) denied.set(word.text, 'denied')
    at = behind - 1
  }
  return denied
}

/** Different titles and option values that are read for one wish: some 15 ms of them. */
const MOST_READ = 2_000

const DENIED_REACH = 3
const small = (word: string): boolean => word.length < SHORTEST_WORD || isOrdinaryWord(word)
