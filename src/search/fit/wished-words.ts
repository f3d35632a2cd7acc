import { comparedWords } from '../../language/amounts/compared-words.ts'
import { readDegrees } from '../../language/amounts/read-degree.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { propertiesOf, wordsOfProperty } from '../../language/properties.ts'
import { asksNothing, isOccasion } from '../../language/readers/ask-nothing.ts'
import { giftNames, isLikingWord } from '../../language/readers/read-gift.ts'
import { conceptOf, isKindWord } from '../../language/text/families.ts'
import { keyOf, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { languageOf } from '../analysis/languages.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { QueryGroup, Reading } from '../index/parsed-text.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import { loadKinds } from '../things/kinds-of-things.ts'
import type { UnderstoodQuery } from '../understand-query.ts'
import { isSoft, isStory, partOf, type WordPart, type WordParts } from '../word-parts.ts'
import { deniedWords, purposeWords } from './denied-and-meant.ts'
import { refusedIn } from './refused-thing.ts'
import type { WishedAudience } from './wished-audience.ts'
import type { WishedModel } from './wished-models.ts'
import type { WishedThing } from './wished-thing.ts'
import { asSaid, isNoise, joinEither, numberedOf, plainWord, SHORTEST_WORD, type WishedWord } from './wished-word.ts'

/** "Nan" of "for my nan" is somebody. */
const possessives = wordsOfAll((pack) => pack.possessives)

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
  /** The whole of it, in the words of the catalog. */
  asked: string
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
  catalog: StoreCatalog,
  { thing, unsold, language, audience, models, isGift, parts, asked }: Beside,
): { groups: QueryGroup[]; words: WishedWord[]; isAnyGift: boolean } {
  const { index, vocabulary, language: shopLanguage } = catalog
  const own = text === understood.parsed.text ? understood.parsed : index.parse(text)
  const { denied, refused } = deniedIn([text, asked], thing, catalog, language)
  const purposes = purposeWords(text)
  const readingsOf = (name: string): Reading[] => readingsOfName(index.parse(name).groups)
  const isOfTexts = (word: string): boolean => index.parse(word).groups.some((group) => index.knows(group))
  const { groups, words, own: ofDegrees } = wordsOfDegrees(text, readingsOf)
  const isOfOthers = thing?.isMadeForOthers === true
  const { stopWords } = languageOf(language)
  const isExplained = explainedIn({ index, own, denied, ofDegrees, stopWords, audience, models, isGift })
  // "Not friends" of goods that are called so.
  const isAroundWish = (word: string) => asksNothing(word) && !(denied.has(word) && titledIn(index)(word))
  const typed = wordsIn(text)
  const compared = comparedWords(tokenize(boundedReading(text, textBounds.query)), language)
  for (const group of own.groups) {
    const { surface } = group
    const said = asSaid(surface, typed)
    if (said === null || countsThing(surface, typed, thing) || (isOccasion(surface) && !index.knows(group))) continue
    const role = thing?.roleOf(surface) ?? null
    const isBehindThing = thing?.roleOf(typed[typed.indexOf(surface) - 1] ?? '') === 'thing'
    const numbered = isBehindThing ? numberedOf(surface).filter(titledIn(index)) : []
    if (numbered.length === 0 && (role === 'thing' || isExplained(group))) continue
    const concept = qualityOf(surface)
    const isKnown = index.knows(group)
    const qualities = comparedOf(surface, compared, isKnown).filter(isOfTexts)
    const isDenied = denied.has(surface)
    const isOfWish = isDenied || purposes.get(surface) === 'against' || qualities.length > 0
    const part = partRead(group, { index, thing, parts })
    const { isSoftWord, isPurpose } = softnessOf(surface, { part, isOfWish, typed, purposes })
    const names = [...calledToo(surface, [shopLanguage, language]), ...(thing?.namesOf(surface) ?? [])]
    // "No flowery ones", of a shop that calls it floral.
    const isTold = isKnown || (isDenied && names.some(isOfTexts))
    // "For 6" tells of no product that it is the sixth.
    if (isSoftWord && /^\d+$/.test(surface) && vocabulary.findValue(surface).length === 0) continue
    const isOnlySoft = isSoftWord && !isPurpose
    if (!isTold && isIdle({ isOnlySoft, isDenied, isRead: part !== undefined, isGift, concept })) continue
    const isUntoldPurpose = !isKnown && concept === null && purposes.get(surface) === 'for'
    const isNothing = concept === null && !isUntoldPurpose && isNoise(surface, isKnown)
    if (numbered.length === 0 && (isNothing || (role !== 'sort' && isAroundWish(surface)))) continue
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
      isDenied,
      refused: refused.get(surface) ?? null,
      isVendor: vocabulary.vendor(keyOf(surface)) !== undefined,
      quality: qualities[0] ?? null,
      isUntoldPurpose: isUntoldPurpose || (isSoftWord && isPurpose && purposes.get(surface) === 'for'),
      isUnsoldThing: !isSoftWord && unsold?.roleOf(surface) === 'thing',
      isAside: part === 'aside' && isStory(parts),
      worth: index.rarityOf(asked),
      isSoft: isSoftWord,
      either: [],
    })
    groups.push(asked)
  }
  // "Bread" of "Brotmesser": in a shop of another language it stands apart, and what is called by the whole name is of that sort.
  const whole = thing?.names[0]
  for (const { word, english } of thing?.joined ?? [])
    addWord({ groups, words }, word, [word, ...english, ...(whole === undefined ? [] : [whole])].flatMap(readingsOf))
  // Where nothing of what somebody likes is known here, what is sold as a present will do.
  const isAnyGift = isGift && !words.some(({ group }) => index.knows(groups[group] as QueryGroup))
  if (isAnyGift) addWord({ groups, words }, 'gift', giftNames().flatMap(readingsOf))
  return { groups, words: joinEither(words, text), isAnyGift }
}

/** What is denied, and the goods that are refused, by the first word of their names. What is cut around a wish may be what ends the clause of a "not". */
function deniedIn(texts: readonly string[], thing: WishedThing | null, catalog: StoreCatalog, language: string) {
  const denied = new Map(texts.flatMap((text) => [...deniedWords(text)]))
  const refused = new Map<string, WishedThing>()
  for (const text of texts)
    for (const one of refusedIn(text, thing, catalog, language)) {
      const [first = '', ...others] = one.words
      refused.set(first, one.thing)
      for (const word of others) denied.set(word, 'not')
    }
  return { denied, refused }
}

/**
 * "What is a decent board that won't cost a fortune": in a story there is one thing that is looked for, and a noun that no board's page has is said
 * beside it.
 */
function partRead(
  group: QueryGroup,
  { index, thing, parts }: Pick<Beside, 'thing' | 'parts'> & Pick<StoreCatalog, 'index'>,
): WordPart | undefined {
  const read = partOf(group.surface, parts)
  const isOther = read === 'thing' && isStory(parts) && thing?.isSold === true && thing.roleOf(group.surface) === null
  return isOther && !index.isTogether(group, namesOfThing(thing)) ? 'aside' : read
}

/** The last word of each name says what it is. */
const namesOfThing = ({ names }: WishedThing): string[] => names.flatMap((name) => name.split(' ').slice(-1))

const titledIn =
  (index: StoreCatalog['index']) =>
  (word: string): boolean =>
    index.parse(word).groups.some((group) => index.titled(group, 0) === null)

/** Whether a word that no text of the shop has tells nothing of a wish. */
function isIdle(word: {
  isOnlySoft: boolean
  isDenied: boolean
  isRead: boolean
  isGift: boolean
  concept: string | null
}): boolean {
  // Nothing can tell what no text has, and nobody insists on it: only what a thing is for is worth a word.
  if (word.isOnlySoft) return true
  if (word.concept !== null) return false
  // "No junk": what no text of the shop speaks of is in nothing that it tells. What nothing here has to do with tells no present from another.
  return (word.isDenied && word.isRead) || word.isGift
}

/** Whether a group is told by something else of the wish: a "not", a degree, a size, a model, whom it is for, that it is liked. */
function explainedIn({ index, own, denied, ofDegrees, stopWords, audience, models, isGift }: Explaining) {
  const namesQuality = own.groups.some(({ surface }) => qualityOf(surface) !== null)
  return ({ surface, isStopWord }: QueryGroup): boolean =>
    isStopWord ||
    index.analyzer.isStopWord(surface) ||
    stopWords.has(surface) ||
    denied.get(surface) === 'not' ||
    ofDegrees.has(surface) ||
    (namesQuality && isOptionWord(surface)) ||
    (isGift && isLikingWord(surface)) ||
    isSizeName(surface) ||
    models.some((model) => model.isPart(surface)) ||
    (audience?.isPart(surface) ?? false)
}

interface Explaining extends Pick<Beside, 'audience' | 'models' | 'isGift'> {
  index: StoreCatalog['index']
  own: { groups: readonly QueryGroup[] }
  denied: ReturnType<typeof deniedWords>
  ofDegrees: ReadonlySet<string>
  stopWords: ReadonlySet<string>
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

/** How else a colour, a material, a property or a part is called in the language of the shop, the first of these: "quiet" for "silent", "zip" for "zipper". */
function calledToo(word: string, languages: readonly [shop: string, shopper: string]): string[] {
  const properties = new Set(languages.flatMap((code) => propertiesOf(word, code)))
  const concept = qualityOf(word)
  return [
    ...[...properties].flatMap((property) => wordsOfProperty(property, languages[0])),
    ...(concept === null ? [] : [concept]),
    ...(languages[0].startsWith('en') ? loadKinds().listedAs(word) : []),
  ]
}

/** What a word compares by: "soft" of "softer". "Zipper" is no more of a zip. */
const comparedOf = (
  surface: string,
  compared: ReadonlyMap<string, readonly string[]>,
  isKnown: boolean,
): readonly string[] => {
  const isOwn = isKnown || isNoun(surface)
  return (compared.get(surface) ?? []).filter((word) => word === surface || !isOwn)
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
