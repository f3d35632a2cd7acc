import { isNo } from '../../language/readers/yes-no.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import { accepts, kindOfName } from '../../language/text/families.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import type { ConstraintFilters } from '../constraints/filters.ts'
import { valueSaid } from '../constraints/value-said.ts'
import type { QueryGroup, Reading } from '../index/parsed-text.ts'
import { correctedText } from '../index/query-plan.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { UnderstoodQuery } from '../understand-query.ts'
import { purposeWords } from './denied-and-meant.ts'
import { type VariantWish, variantWishOf } from './grade-variants.ts'
import { type Evidence, readEvidence } from './read-evidence.ts'
import { sizeWordsOf } from './size-of-title.ts'
import { type WishedAudience, wishedAudience } from './wished-audience.ts'
import { type WishedContentPart, wishedContentParts } from './wished-contents.ts'
import { type WishedModel, wishedModels } from './wished-models.ts'
import type { WishedWord } from './wished-word.ts'
import { bearsOut, type MeantByWish, wishedWords } from './wished-words.ts'

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
  /** Its words that tell a size by letters, each with that. */
  sizeWords: ReadonlyMap<string, string>
  audience: WishedAudience | null
  /** Diets, and what must not be in it. */
  contents: WishedContentPart[]
  /** Whether it is for a present: then words tell what somebody likes. */
  isGift: boolean
  /** Whether anything that is sold as a present will do. */
  isAnyGift: boolean
  /** Models it is for: "iphone 12". */
  models: WishedModel[]
  /** Of each model the place of its line among `asked.groups`. */
  lines: number[]
  /** Of the words of the thing's names the places among `asked.groups`: where only an option has one ("robotic"), it tells which variant is meant. */
  nameWords: number[]
  /** In which the shop writes, BCP 47. */
  catalogLanguage: string
  /** All words that are looked for in the products' texts. */
  asked: { groups: QueryGroup[] }
  /** Whether texts of a variant have the words of a group together; of more than 2,000 different texts not all are read, and taken to. */
  haveWord(texts: readonly string[], group: number): boolean
  /** What a text says of the words of a group: see `readEvidence`; null when it has none of them. */
  evidenceIn(text: string, group: number): Evidence | null
  /** Whether a text has the words of a group, and those they were said with, but in no sentence together: "dry" and "skin" of "for oily skin. A dry finish". */
  isApart(text: string, group: number): boolean
}

const MOST_TITLES = 20
/** Titles that have a word, the best first. */
const titlesIn =
  (index: StoreCatalog['index']) =>
  (word: string): string[] =>
    index
      .rank(index.parse(word), { limit: MOST_TITLES, allow: () => true })
      .flatMap(({ id }) => index.productById(id)?.title ?? [])

/**
 * Makes a wish of what was understood.
 * @param filters all that must hold, of earlier messages too
 * @param text the wish in words, see `wishText`
 */
export function prepareWish(
  understood: UnderstoodQuery,
  text: string,
  filters: ConstraintFilters,
  catalog: StoreCatalog,
  meant: MeantByWish,
): PreparedWish {
  const { index } = catalog
  const { thing, language, asked, isGift } = meant
  // "Size L, guy" of which the size was taken out stands apart only as it was asked.
  const somebody = wishedAudience(text) ?? wishedAudience(asked)
  // "My son is allergic to nuts": chocolate is for everybody.
  const isAboutHealth = Object.values(filters.contents ?? {}).some(({ need }) => need === 'never')
  const audience = isAboutHealth && somebody?.isPerson ? null : somebody
  // "Turning 6" tells how old somebody is.
  const models = wishedModels(text, thing, titlesIn(index)).filter(
    ({ name }) => !somebody?.isPart(name.split(' ')[0] ?? ''),
  )
  const beside = { ...meant, audience: somebody, models }
  const { groups, words, isAnyGift } = wishedWords(understood, text, catalog, beside)
  const lines = models.map(({ line }) => groups.push(lineGroup(line ?? '', index)) - 1)
  const nameWords = (thing?.names ?? []).flatMap((name) =>
    index.parse(name).groups.map((group) => groups.push({ ...group, readings: group.readings.filter(isCertain) }) - 1),
  )
  const values: WishedValue[] = []
  for (const [isDenied, options] of [
    [false, filters.options],
    [true, filters.notOptions],
  ] as const) {
    for (const [name, list] of Object.entries(options ?? {})) {
      const kind = kindOfName(name)?.kind ?? null
      for (const value of list) {
        // "Waterproof: yes" is told by that it is waterproof; that it is not is told by no word.
        const typed = index.parse(isNo(value) ? '' : valueSaid(name, value)).groups.map((group) => ({
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
  const catalogLanguage = catalog.language
  const contents = wishedContentParts(filters.contents, language, catalogLanguage)
  return {
    ...{
      filters,
      variants: variantWishOf(filters),
      words,
      values,
      audience,
      models,
      isGift,
      isAnyGift,
      lines,
      nameWords,
      contents,
      catalogLanguage,
      sizeWords: sizeWordsOf(text),
    },
    ...{ asked: { groups }, haveWord, ...readerOf(groups, phrasesOf(text, words), index) },
  }
}

/** What texts say of the words of a group, and whether they have them only apart from those of the group that belongs to it. */
function readerOf(
  groups: readonly QueryGroup[],
  phrases: ReadonlyMap<number, number>,
  { analyzer }: StoreCatalog['index'],
): Pick<PreparedWish, 'evidenceIn' | 'isApart'> {
  const read = (text: string, ...places: number[]): Evidence | null => {
    let all: string[][] = [[]]
    for (const place of places)
      all = all.flatMap((terms) => (groups[place]?.readings ?? []).map((one) => [...terms, ...one.terms]))
    for (const terms of all) {
      const evidence = readEvidence(text, terms, analyzer)
      if (evidence) return evidence
    }
    return null
  }
  const together = (text: string, group: number): Evidence | null => {
    const other = phrases.get(group)
    return other === undefined ? null : read(text, group, other)
  }
  return {
    evidenceIn: (text, group) => together(text, group) ?? read(text, group),
    isApart: (text, group) => {
      const other = phrases.get(group)
      return other !== undefined && read(text, other) !== null && together(text, group) === null
    },
  }
}

/** Of words that tell what a thing is for the groups that belong together: "dry" and "skin" of "for dry skin". */
function phrasesOf(text: string, words: readonly WishedWord[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const tokens = tokenize(text)
  const purposes = purposeWords(text)
  const wordAt = (at: number) =>
    words.find(({ surface, isSoft }) => isSoft && surface === tokens[at]?.text && purposes.get(surface) === 'for')
  for (const at of tokens.keys()) {
    const [one, next] = [wordAt(at), wordAt(at + 1)]
    if (!one || !next) continue
    found.set(one.group, next.group)
    found.set(next.group, found.get(next.group) ?? one.group)
  }
  return found
}

/** What is left of a query when what was read as constraints is taken out, slips are mended and what is said around a wish is cut. */
export const wishText = ({ constraints: { rest }, parsed: { corrections } }: UnderstoodQuery): string =>
  cutAround(boundedReading(corrections.length > 0 ? correctedText(rest, corrections) : rest, textBounds.query))

/** How a line stands in texts. */
const lineGroup = (line: string, index: StoreCatalog['index']): QueryGroup => ({
  ...{ surface: line, weight: 1, isStopWord: false },
  readings: index.parse(line).groups.flatMap(({ readings }) => readings.filter(isCertain)),
})

const isCertain = (reading: Reading): boolean => bearsOut(reading) && reading.source !== 'spelling'

/** Different titles and option values that are read for one wish: some 15 ms of them. */
const MOST_READ = 2_000
