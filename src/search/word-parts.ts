import { isWishWord } from '../language/pack-fields/pack-words.ts'
import { fullPacks } from '../language/packs.ts'
import { propertiesOf } from '../language/properties.ts'
import { asksNothing, isAskingWord } from '../language/readers/ask-nothing.ts'
import { readSaid } from '../language/said/said.ts'
import type { Naming } from '../language/said/said-features.ts'
import { type Context, type Deed, deeds, type Role } from '../language/said/said-lines.ts'
import type { SaidPart } from '../language/said/said-reader.ts'
import { conceptOf } from '../language/text/families.ts'
import { tokenize } from '../language/text/tokens.ts'
import { remembering } from '../shared/remembering.ts'
import { deniedWords } from './fit/denied-and-meant.ts'
import { isOrdinaryWord } from './index/meant-words.ts'
import { namesOfGoods } from './things/goods-names.ts'
import { isNoun } from './things/is-noun.ts'

/**
 * What a word is in a wish: of the thing, a value wished for or not, for whom or what use, said beside the wish though it may tell
 * of it (`aside`), or only around it (`filler`). `perhaps`: the only noun of a message that was not read as a wish.
 */
export type WordPart = 'thing' | 'value' | 'perhaps' | 'not' | 'use' | 'aside' | 'filler'
/** By the folded word; a word that is not listed is a wish like any other. */
export type WordParts = Readonly<Record<string, WordPart>>

/** As sure as this that a word is neither the thing nor said of it, it is left out, unless the shop's titles have it or it is a noun for what shops sell. */
const SURE = 0.5
const SHORTEST = 3
/** A message with no part that is as likely as this to wish for something names nothing. */
const LEAST_OF_WISH = 0.3
/** So few are a query, of which nothing is said beside the wish. */
const FEW_WORDS = 4
/** So many words are a story: a noun in it that nobody called the thing is none. */
const STORY = 9
export const isStory = (parts: WordParts): boolean => Object.keys(parts).length >= STORY
/** Fewer words are a query and no sentence. */
const FEWEST_WORDS = 3

/** "Can" of "can somebody look" is no watering can. */
const asks = (word: string): boolean => fullPacks.some(({ code }) => isAskingWord(word, code))

const partOfRole: Record<Role, WordPart | null> = {
  t: 'thing',
  v: 'value',
  n: 'not',
  a: 'use',
  p: null,
  q: 'aside',
  r: 'aside',
  o: 'filler',
}

/** Words in such roles tell nothing of what is wished for: "eczema" of "eczema cream", which the reader does not know. */
const isBesideWish = (role: Role): boolean => role === 'o' || role === 'q' || role === 'r'

/** What weighs more holds, where a word is said twice. */
const byWeight: readonly WordPart[] = ['filler', 'aside', 'use', 'perhaps', 'value', 'not', 'thing']

interface ReadParts {
  /** Whether titles of the shop have a folded word. */
  isTitled(word: string): boolean
  /** What is known of a folded word by itself. */
  naming(word: string): Naming
  /** Of the text, ISO 639-1. */
  language: string
}

/**
 * What each word of a text is in the wish that it tells, as learned from lines that people wrote. What the packs know (a "not", a
 * limit, a unit) is no filler.
 */
export function wordPartsOf(text: string, context: Context, { isTitled, naming, language }: ReadParts): WordParts {
  const said = readSaid(text, context, naming)
  const words = said.flatMap((part) => part.words)
  const isWish = said.some(({ shares }) => wishShareOf(shares) >= LEAST_OF_WISH)
  const toldOnly = new Set(namedInTelling(said))
  if (words.length < FEWEST_WORDS) return {}
  const isSureOfOther = !isWish && said.some(({ confidence }) => confidence >= SURE)
  const named = namedGoods(words, language, isSureOfOther)
  const denied = deniedWords(text)
  const isDenied = (word: string) => denied.has(word) && denied.get(word) !== 'not' && !asksNothing(word)
  const parts: Record<string, WordPart> = {}
  for (const { token, role, confidence } of words) {
    const { kind, text: word } = token
    const read = named.has(token) && isBesideWish(role) ? 'thing' : partOfRole[role]
    // "One that does not make you drowsy": what is denied is said of the thing.
    const part = read === 'filler' && isDenied(word) ? 'not' : read
    if (kind === 'sign' || part === null) continue
    // "How do I send you a picture?" names nothing that is wished for.
    const isNamed = isWish && (isNoun(word) || endsInNoun(word))
    const isName =
      !asks(word) && (isTitled(word) || isQuality(word) || isNamed || propertiesOf(word, language).length > 0)
    const mayTell = kind !== 'word' || word.length < SHORTEST || isWishWord(word) || isName
    const isBeside = (part === 'filler' && (mayTell || confidence < SURE)) || toldOnly.has(token)
    parts[word] = weightier(parts[word], isBeside ? 'aside' : part)
  }
  if (isStory(parts)) return parts
  const isTold = Object.values(parts).some((part) => part !== 'aside' && part !== 'filler')
  const isFew = !isTold || words.length <= FEW_WORDS
  // "I'm left-handed", "your cheapest Rolex", and nothing else: what titles of the shop have is meant. A colour or material always is.
  const partIn = (word: string): WordPart => {
    if (word.length < SHORTEST || isOrdinaryWord(word)) return 'aside'
    if (isQuality(word) || (isFew && isTitled(word))) return 'value'
    return !isTold && (isNoun(word) || endsInNoun(word)) ? 'perhaps' : 'aside'
  }
  // "Something against headache": where all seems said around a wish, what ends a wish is no filler.
  const last = isWish && !isTold ? Object.keys(parts).findLast((word) => !isOrdinaryWord(word)) : undefined
  const isMeant = (word: string, part: WordPart) => part === 'filler' && word === last && word.length >= SHORTEST
  return Object.fromEntries(
    Object.entries(parts).map(([word, part]) => [
      word,
      part === 'aside' ? partIn(word) : isMeant(word, part) ? 'value' : part,
    ]),
  )
}

/**
 * The words of names of goods that are wished for: of names of which the reader heard a word as the thing ("ECZEMA cream"), and where it heard
 * none, of all in a message that is no story ("im looking for a party hat"), unless that surely does something else and says more.
 */
function namedGoods(words: SaidPart['words'], language: string, isSureOfOther: boolean): Set<SaidToken> {
  const spoken = words.filter(({ token }) => token.kind !== 'sign')
  const texts = spoken.map(({ token }) => token.text)
  const isThing = ({ role }: SaidPart['words'][number]) => role === 't'
  const isOpen = words.length < STORY && !words.some(isThing) && !(isSureOfOther && !areOnlyGoods(texts, language))
  return new Set(
    namesOfGoods(texts, language)
      .map(([from, to]) => spoken.slice(from, to))
      .flatMap((name) => (isOpen || (!isSureOfOther && name.some(isThing)) ? name.map(({ token }) => token) : [])),
  )
}

/** "Do you have memory cards?": one kind of goods is named, and nothing else is said that counts. @param words folded, without signs */
export function areOnlyGoods(words: readonly string[], language: string): boolean {
  const [name, ...others] = namesOfGoods(words, language)
  const isNamed = (at: number) => name !== undefined && at >= name[0] && at < name[1]
  return name !== undefined && others.length === 0 && words.every((word, at) => isNamed(at) || isOrdinaryWord(word))
}

/**
 * "I have two cats. A robot vacuum?": where one part wishes for a thing, or surely for what one should be like, those that another only tells of
 * are said beside it.
 */
function namedInTelling(said: readonly SaidPart[]): SaidToken[] {
  const isNaming = ({ words }: SaidPart) =>
    words.some(({ role, token: { text } }) => role === 'v' || (role === 't' && (isNoun(text) || endsInNoun(text))))
  if (!said.some((part) => wishShareOf(part.shares) >= SURE && isNaming(part))) return []
  const most = Math.max(...said.map(({ shares }) => wishShareOf(shares)))
  return said
    .filter(({ shares }) => wishShareOf(shares) < most * LEAST_OF_MOST)
    .flatMap(({ words }) => words.flatMap(({ role, token }) => (role === 't' ? token : [])))
}

/** What wishes for less than this share of what another part does tells of it. */
const LEAST_OF_MOST = 0.6

type SaidToken = SaidPart['words'][number]['token']

/** "Regenponcho" ends in the name of a thing. */
export const endsInNoun = remembering((word): boolean =>
  Array.from({ length: Math.max(0, word.length - 2 * LEAST_OF_JOINED + 1) }, (_, at) => at + LEAST_OF_JOINED).some(
    (at) => isNoun(word.slice(at)),
  ),
)
const LEAST_OF_JOINED = 4

const isQuality = (word: string): boolean => conceptOf('color', word) !== null || conceptOf('material', word) !== null

const ofWishes: readonly Deed[] = ['find', 'refine', 'gift', 'more', 'options', 'stock', 'buy', 'give', 'pick']
const wishShareOf = (shares: readonly number[]): number =>
  ofWishes.reduce((sum, deed) => sum + (shares[deeds.indexOf(deed)] ?? 0), 0)

const weightier = (one: WordPart | undefined, other: WordPart): WordPart =>
  one !== undefined && byWeight.indexOf(one) > byWeight.indexOf(other) ? one : other

/** What was said before and what is said now: the words said now are what they are now, unless only said beside it. */
export function joinParts(former: WordParts | undefined, now: WordParts): WordParts {
  const joined: Record<string, WordPart> = { ...former }
  for (const [word, part] of Object.entries(now)) joined[word] = weightier(joined[word], part)
  return joined
}

/** The parts of the words that a text has, without what is only said around it. */
export function partsIn(text: string, parts: WordParts): WordParts {
  const own = new Set(tokenize(text).map((token) => token.text))
  return Object.fromEntries(Object.entries(parts).filter(([word, part]) => part !== 'filler' && own.has(word)))
}

/** What a word is that the index may have joined of several: "16 gigs". */
export function partOf(surface: string, parts: WordParts): WordPart | undefined {
  const told = tokenize(surface).flatMap(({ text }) => parts[text] ?? [])
  return parts[surface] ?? told.reduce<WordPart | undefined>(weightier, undefined)
}

/** The same where nothing of it is the thing: "the squirrels are a menace" tells what something is needed for. */
export const ofNeed = (parts: WordParts): WordParts =>
  Object.fromEntries(
    Object.entries(parts).map(([word, part]) => [word, part === 'not' || isOrdinaryWord(word) ? part : 'use']),
  )

/** Whether a word tells for whom or what a thing is, or is said beside it: it ranks, and is not insisted on. */
export const isSoft = (part: WordPart | undefined): boolean => part === 'use' || part === 'aside'

/** Whether words were said as what a thing should be, or should not: that a page is silent about others nobody misses. */
export function isDemanded(words: string, parts: WordParts): boolean {
  const told = tokenize(words).map(({ text }) => parts[text])
  if (told.some((part) => part === 'value' || part === 'not') || Object.keys(parts).length === 0) return true
  return !/\d/.test(words) && told.every((part) => part === undefined)
}

/** A "not", a limit and a small word are never said beside a wish alone. */
const isSmall = (word: string): boolean => isWishWord(word) || isOrdinaryWord(word)

/** A text with spaces in place of its words that are such parts. As long as the text, so that places in it are the same. */
export function without(text: string, parts: WordParts, left: readonly WordPart[]): string {
  const rest = cutWords(text, (word) => {
    const part = parts[word]
    return part !== undefined && left.includes(part) && !(part === 'aside' && isSmall(word))
  })
  return rest.trim() === '' ? text : rest
}

/** A text with spaces in place of some of its words, folded. */
export function cutWords(text: string, isCut: (word: string) => boolean): string {
  let rest = text
  for (const { text: word, start, end } of tokenize(text))
    if (isCut(word)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}
