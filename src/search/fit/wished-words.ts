import { asksNothing, isOccasion } from '../../language/ask-nothing.ts'
import { comparedWords } from '../../language/compared-words.ts'
import { isEitherWord } from '../../language/either.ts'
import { conceptOf, isKindWord } from '../../language/families.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { propertiesOf, wordsOfProperty } from '../../language/properties.ts'
import { readDegrees } from '../../language/read-degree.ts'
import { giftNames } from '../../language/read-gift.ts'
import { keyOf, tokenize, wordsIn } from '../../language/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { languageOf } from '../analysis/languages.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { QueryGroup, Reading } from '../index/parsed-text.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import type { UnderstoodQuery } from '../understand-query.ts'
import { isSoft, isStory, type WordPart, type WordParts } from '../word-parts.ts'
import { deniedWords, purposeWords } from './denied-and-meant.ts'
import type { WishedAudience } from './wished-audience.ts'
import type { WishedModel } from './wished-models.ts'
import type { WishedThing } from './wished-thing.ts'

/** A word of a wish that nothing but the product's own texts can bear out: "waterproof", "dragon". */
export interface WishedWord {
  surface: string
  /** Its place among `asked.groups`. */
  group: number
  /** Tells one sort of the thing from another ("desk" lamp): what only a description mentions does not make it that sort. */
  isSort: boolean
  /** Tells what a thing that is made for others is for: an "hdmi" adapter. What does not have the word at all is none. */
  isOfUse: boolean
  /** "Without zipper". */
  isDenied: boolean
  /** The shop has products of a vendor of this name. */
  isVendor: boolean
  /** Its place among the words of the wish where it is said first and to the same effect: "black" of "black black". */
  first: number
  /** Any of these will do as well: "electric" of "gas or electric". */
  either: readonly WishedWord[]
  /** What it compares by, where no measure tells that and texts of the shop name it: "warm" of "warmest". Nothing is known to be more so than others. */
  quality: string | null
  /** What the thing is to be for, "for university", of which no text of the shop speaks. */
  isUntoldPurpose: boolean
  /** Names a thing that the shop does not sell: what does not have it in a name is none. */
  isUnsoldThing: boolean
  /** Tells what it is for, or was said beside the wish: it ranks, and is not insisted on. */
  isSoft: boolean
  /** Of these: it was said beside the wish. */
  isAside: boolean
  /** How much it tells of a product, by how few have it. */
  worth: number
}

/** "Hmm", "pls": a few letters that the catalog does not know say nothing of a thing. */
const isNoise = (surface: string, isKnown: boolean): boolean =>
  !isKnown && surface.length <= SHORTEST_WORD && !/\p{N}/u.test(surface) && !isNoun(surface)

const SHORTEST_WORD = 3
/** "Nan" of "for my nan" is somebody. */
const possessives = wordsOfAll((pack) => pack.possessives)

const MOST_NUMBERED = 20

/** "D3" of the "d" in "vitamin d": a letter may stand for what is numbered behind it. */
const numberedOf = (surface: string): string[] =>
  /^\p{L}$/u.test(surface) ? Array.from({ length: MOST_NUMBERED + 1 }, (_, number) => `${surface}${number || ''}`) : []

const plainWord = {
  isSort: false,
  isOfUse: false,
  isDenied: false,
  isVendor: false,
  either: [],
  isUnsoldThing: false,
  quality: null,
  isUntoldPurpose: false,
  isSoft: false,
  isAside: false,
  worth: 1,
}

/** What a wish is about besides its words. */
export interface MeantByWish {
  /** What is wished for, where a thing was named. */
  thing: WishedThing | null
  /** A thing that was named where only what is sold counts, and that the shop does not have. */
  unsold: WishedThing | null
  /** The shopper's, BCP 47. */
  language: string
  /** Whether a present is wished for. */
  isGift: boolean
  /** What its words are, as the message tells. */
  parts: WordParts
}

/** "2" of "2 lanterns". */
const countsThing = (surface: string, [first, second = '']: readonly string[], thing: WishedThing | null): boolean =>
  first === surface && /^\d{1,2}$/.test(surface) && thing?.roleOf(second) === 'thing'

/** What else of a wish is no word of it. */
interface Beside extends MeantByWish {
  audience: WishedAudience | null
  models: readonly WishedModel[]
}

/** The words of a wish that nothing else explains, and what is looked for of each. */
export function wishedWords(
  understood: UnderstoodQuery,
  text: string,
  { index, vocabulary, language: shopLanguage }: StoreCatalog,
  { thing, unsold, language, audience, models, isGift, parts }: Beside,
): { groups: QueryGroup[]; words: WishedWord[]; isAnyGift: boolean } {
  const { stopWords } = languageOf(language)
  const own = text === understood.parsed.text ? understood.parsed : index.parse(text)
  const denied = deniedWords(text)
  const purposes = purposeWords(text)
  const readingsOf = (name: string): Reading[] => readingsOfName(index.parse(name).groups)
  const isOfTexts = (word: string): boolean => index.parse(word).groups.some((group) => index.knows(group))
  const isTitled = (word: string): boolean => index.parse(word).groups.some((group) => index.titled(group, 0) === null)
  const { groups, words, own: ofDegrees } = wordsOfDegrees(text, readingsOf)
  const isOfOthers = thing?.isMadeForOthers === true
  const namesQuality = own.groups.some(({ surface }) => qualityOf(surface) !== null)
  const isExplained = ({ surface, isStopWord }: QueryGroup): boolean =>
    isStopWord ||
    index.analyzer.isStopWord(surface) ||
    stopWords.has(surface) ||
    denied.get(surface) === 'not' ||
    ofDegrees.has(surface) ||
    (namesQuality && isOptionWord(surface)) ||
    isSizeName(surface) ||
    models.some((model) => model.isPart(surface)) ||
    (audience?.isPart(surface) ?? false)
  // "Not friends" of goods that are called so.
  const isAroundWish = (word: string) => asksNothing(word) && !(denied.has(word) && isTitled(word))
  const typed = wordsIn(text)
  const compared = comparedWords(tokenize(boundedReading(text, textBounds.query)), language)
  for (const group of own.groups) {
    const { surface } = group
    const said = asSaid(surface, typed)
    if (said === null || countsThing(surface, typed, thing) || (isOccasion(surface) && !index.knows(group))) continue
    const role = thing?.roleOf(surface) ?? null
    const isBehindThing = thing?.roleOf(typed[typed.indexOf(surface) - 1] ?? '') === 'thing'
    const numbered = isBehindThing ? numberedOf(surface).filter(isTitled) : []
    if (numbered.length === 0 && (role === 'thing' || isExplained(group))) continue
    const concept = qualityOf(surface)
    const isKnown = index.knows(group)
    const qualities = (compared.get(surface) ?? []).filter((word) => word === surface || !isKnown).filter(isOfTexts)
    const isOfWish = denied.get(surface) === 'denied' || purposes.get(surface) === 'against' || qualities.length > 0
    const { isSoftWord, isPurpose } = softnessOf(surface, { part: parts[surface], isOfWish, typed, purposes })
    // Nothing can tell what no text has, and nobody insists on it: only what a thing is for is worth a word.
    if (isSoftWord && !isKnown && !isPurpose) continue
    // "No junk": what no text of the shop speaks of is in nothing that it tells.
    if (denied.get(surface) === 'denied' && !isKnown && parts[surface] !== undefined && concept === null) continue
    // What nothing here has to do with tells no present from another.
    if (isGift && !isKnown && concept === null) continue
    const isUntoldPurpose = !isKnown && concept === null && purposes.get(surface) === 'for'
    const isNothing = concept === null && !isUntoldPurpose && isNoise(surface, isKnown)
    if (numbered.length === 0 && (isNothing || (role !== 'sort' && isAroundWish(surface)))) continue
    const names = [...calledToo(surface, [shopLanguage, language]), ...(thing?.namesOf(surface) ?? [])]
    const translated = [...names, ...qualities, ...numbered].filter((name) => name !== surface).flatMap(readingsOf)
    const asked = { ...group, readings: [...group.readings.filter(bearsOut), ...translated] }
    const isSort = role === 'sort' && qualities.length === 0
    const same = words.findIndex((word) => word.surface === said && isSame(groups[word.group] as QueryGroup, asked))
    words.push({
      ...{
        surface: said,
        group: groups.length,
        isSort: isSort || isSizeOf(surface, typed),
        isOfUse: purposes.get(surface) === 'against' || (isSort && isOfOthers && language.startsWith(shopLanguage)),
        first: same < 0 ? words.length : same,
      },
      isDenied: denied.get(surface) === 'denied',
      isVendor: vocabulary.vendor(keyOf(surface)) !== undefined,
      quality: qualities[0] ?? null,
      isUntoldPurpose: isUntoldPurpose || (isSoftWord && isPurpose && purposes.get(surface) === 'for'),
      isUnsoldThing: !isSoftWord && unsold?.roleOf(surface) === 'thing',
      isAside: parts[surface] === 'aside' && isStory(parts),
      worth: index.rarityOf(asked),
      isSoft: isSoftWord,
      either: [],
    })
    groups.push(asked)
  }
  // In a shop of another language the parts of a name stand apart: "bread knife".
  const joined = language.startsWith(shopLanguage) ? [] : (thing?.joined ?? [])
  for (const { word, english } of joined) addWord({ groups, words }, word, english.flatMap(readingsOf))
  // Where nothing of what somebody likes is known here, what is sold as a present will do.
  const isAnyGift = isGift && !words.some(({ group }) => index.knows(groups[group] as QueryGroup))
  if (isAnyGift) addWord({ groups, words }, 'gift', giftNames().flatMap(readingsOf))
  return { groups, words: joinEither(words, text), isAnyGift }
}

/** Whether a word only ranks, and whether it tells what a thing is for. */
function softnessOf(
  surface: string,
  said: {
    part: WordPart | undefined
    isOfWish: boolean
    typed: readonly string[]
    purposes: ReadonlyMap<string, 'for' | 'against'>
  },
): { isSoftWord: boolean; isPurpose: boolean } {
  const { part, isOfWish, typed, purposes } = said
  // "A bottle for long train rides": whatever was read of these words, they tell what it is for.
  const isOfUse = purposes.get(surface) === 'for' && part !== undefined && part !== 'thing'
  const isTelling = surface.length >= SHORTEST_WORD && !isOrdinaryWord(surface)
  return {
    isSoftWord: (isSoft(part) || isOfUse) && !isOfWish,
    isPurpose: (part === 'use' || isOfUse) && isTelling && !possessives.has(typed[typed.indexOf(surface) - 1] ?? ''),
  }
}

/** Adds what tells the sort of the thing, and is no word of the text itself. */
function addWord(to: { groups: QueryGroup[]; words: WishedWord[] }, surface: string, readings: Reading[]): void {
  to.words.push({ ...plainWord, isSort: true, surface, group: to.groups.length, first: to.words.length })
  to.groups.push({ surface, weight: 1, isStopWord: false, readings })
}

/**
 * A word as it was typed: the index joins a letter with what follows ("v neck"). Null where what follows holds other words together: "c to".
 */
function asSaid(surface: string, typed: readonly string[]): string | null {
  if (typed.includes(surface)) return surface
  const at = typed.findIndex((word, place) => word.length === 1 && word + (typed[place + 1] ?? '') === surface)
  if (at < 0) return surface
  const next = typed[at + 1] as string
  return isOrdinaryWord(next) ? null : `${typed[at]} ${next}`
}

/** "Gas grill or electric": words on both sides of an "or" are one, any of which will do. */
function joinEither(words: readonly WishedWord[], text: string): WishedWord[] {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const wordAt = (at: number) => words.find(({ surface, isDenied }) => !isDenied && surface === tokens[at]?.text)
  const joined = new Map<WishedWord, WishedWord[]>()
  const taken = new Set<WishedWord>()
  for (const [at, { text: own }] of tokens.entries()) {
    if (!isEitherWord(own)) continue
    const one = wordAt(at - 1) ?? wordAt(at - 2)
    const other = wordAt(at + 1)
    if (!one || !other || one === other || taken.has(other)) continue
    const first = [...joined].find(([, others]) => others.includes(one))?.[0] ?? one
    joined.set(first, [...(joined.get(first) ?? []), other])
    taken.add(other)
  }
  if (taken.size === 0) return [...words]
  const kept = words.filter((word) => !taken.has(word))
  return kept.map((word, at) => {
    const first = kept.indexOf(words[word.first] as WishedWord)
    return { ...word, first: first < 0 ? at : first, either: joined.get(word) ?? [] }
  })
}

/** Whether a reading is all of a word: "15" is not all of "15 inch". */
export const bearsOut = ({ source }: Reading): boolean => source !== 'part'
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

/** "11" of "size 11": a table of sizes in a description is no size of the one that is sold. */
const isSizeOf = (surface: string, typed: readonly string[]): boolean =>
  isSizeName(typed[typed.indexOf(surface) - 1] ?? '')

const isSizeName = (word: string): boolean => isKindWord('size', word)

/** How else a colour, a material or a property is called in the language of the shop, the first of these: "quiet" for "silent". */
function calledToo(word: string, languages: readonly [shop: string, shopper: string]): string[] {
  const properties = new Set(languages.flatMap((code) => propertiesOf(word, code)))
  const concept = qualityOf(word)
  return [
    ...[...properties].flatMap((property) => wordsOfProperty(property, languages[0])),
    ...(concept === null ? [] : [concept]),
  ]
}

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
