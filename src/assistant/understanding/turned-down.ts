import { packOf, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { endOfDenial, isClosingNegation } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { endOfLettingGo } from '../../language/readers/read-dropped.ts'
import { readReference } from '../../language/readers/read-reference.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { type TextToken, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { refusedIn } from '../../search/fit/refused-thing.ts'
import { wishedThing } from '../../search/fit/wished-thing.ts'
import { isOrdinaryWord } from '../../search/index/meant-words.ts'
import { isBut } from '../../search/questions/question-words.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import { hadIn } from './already-had.ts'

/** What a message turns down of what was shown or wished for, before it goes on to what is wanted. */
export interface TurnedDown {
  /** External ids of products that were shown: "not the donut one". */
  products: readonly string[]
  /** Kinds of goods, as they are called: "stabilisers" of "not the stabilisers". */
  kinds: readonly string[]
  /** The message without that; the whole of it where it says nothing else. */
  rest: string
  /** Whether it says nothing else: "nee, das ist kein Geschenk". */
  isAll: boolean
}

/** What is known of the conversation. */
export interface Talk {
  catalog: StoreCatalog
  /** The shopper's, ISO 639-1. */
  language: string
  /** What was shown before. */
  shown: readonly SearchProduct[]
  /** What was shown before, also where it is being added up: then nothing of it is only turned down. */
  seen: readonly SearchProduct[]
  /** Of that, what "that one" means: the one talked about, else all. */
  meant: readonly SearchProduct[]
}

/** What one part of a message turns down, and what is left of that part. */
interface Part {
  products?: readonly SearchProduct[]
  kinds?: readonly string[]
  left: string
}

type Reader = (part: string, isAnswer: boolean, talk: Talk) => Part | null

const answers = phraseTable([[true, phrasesOfAll((pack) => pack.no)]])
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const self = wordsOfAll(({ acts }) => acts?.self)
/** More words before a "not" say something else: "I really do not want". */
const MOST_BEFORE_NOT = 4

/** Where a part goes on behind its "no". */
function behindAnswer(tokens: readonly TextToken[]): number {
  const end = phraseAt(answers, tokens, 0)?.end ?? 0
  const next = tokens.slice(end).findIndex(({ kind }) => kind !== 'sign')
  return next < 0 ? tokens.length : end + next
}

/** Whether nothing but "I really do" goes before a "not". */
const isBegin = (before: readonly TextToken[]): boolean =>
  before.length <= MOST_BEFORE_NOT && before.every(({ text }) => isOrdinaryWord(text) || self.has(text))

/** "Not the stabilisers", "keine Maschine, ...": goods that were shown, by the word for what they are. */
const byKind: Reader = (part, _, { catalog, language, shown }) => {
  const [refused] = refusedIn(part, null, catalog, language)
  if (!refused || !shown.some((product) => refused.thing.grade(product).verdict === 'holds')) return null
  const tokens = tokenize(part.slice(0, refused.start))
  const before = tokens.slice(behindAnswer(tokens))
  if (!isBegin(before) || isStatement(before, language)) return null
  return { kinds: [refused.words.join(' ')], left: part.slice(refused.end) }
}

/** "Not the donut one", "pas pour poupée": some of what was shown, by what tells them from the others; "not that one": what is talked about. */
const byPointing: Reader = (part, _, { language, shown, meant }) => {
  const all = tokenize(part)
  const from = [0, behindAnswer(all)]
  const pointing = new Set([...wordList(packOf(language)?.references?.it), ...definite])
  const at = all.findIndex((_, place) => {
    const next = all[endOfDenial(all, place) ?? all.length]
    const isPointing = next !== undefined && (pointing.has(next.text) || isPurposeWord(next.text))
    return isPointing && from.some((start) => isBegin(all.slice(start, place)))
  })
  if (at < 0) return null
  const first = all[endOfDenial(all, at) ?? 0] as TextToken
  const named = wordsIn(cutAround(part.slice(first.start))).filter((word) => !isSmall(word))
  if (named.length === 0) return isPurposeWord(first.text) ? null : { products: meant, left: '' }
  const own = shown.filter(({ title }) => named.every((word) => wordsIn(title).includes(word)))
  return own.length > 0 && own.length < shown.length ? { products: own, left: '' } : null
}

/** "No, that's decaf", "nee 1 Kilo Tee ist kein Geschenk": tells, behind a "no", what was shown is. */
const byStatement: Reader = (part, isAnswer, { language, shown }) => {
  const tokens = tokenize(part)
  const said = isAnswer ? tokens.slice(behindAnswer(tokens)).filter(({ kind }) => kind !== 'sign') : []
  if (!isStatement(said, language) || said.some(({ text }) => self.has(text) || isPurposeWord(text))) return null
  const reference = readReference(part, language, isNoun)
  const named = said.filter(({ text }) => isNoun(text))
  if (reference.isQuestion || reference.isSomething || named.length === 0) return null
  const own = shown.filter(({ title }) => named.some(({ text }) => wordsIn(title).includes(text)))
  return { products: own, left: '' }
}

/** "But that's for oily skin": tells of what was shown whom or what it is for, in words of its own shelf or tags. */
const byPurpose: Reader = (part, _, { language, shown }) => {
  const tokens = tokenize(part)
  const at = tokens.findIndex(({ text }) => isPurposeWord(text))
  const before = tokens.slice(0, Math.max(at, 0)).map(({ text }) => text)
  const pronouns = new Set(wordList(packOf(language)?.references?.it))
  const isRemark = tokens.some(({ text }) => isBut(text)) && before.some((word) => pronouns.has(word))
  if (!isRemark || !isStatement(tokens.slice(0, at), language)) return null
  const named = wordsIn(cutAround(part.slice(tokens[at]?.end))).filter((word) => !isSmall(word) && !isBut(word))
  if (named.length === 0) return null
  const own = shown.filter(({ title, category, tags }) => {
    const labels = new Set(wordsIn([title, category ?? '', ...tags].join(' ')))
    return named.every((word) => labels.has(word))
  })
  return own.length > 0 ? { products: own, left: '' } : null
}

/** More words behind it say more than what is let go. */
const MOST_LET_GO = 4

/** "Never mind the leash", "vergiss den helm": lets go of goods that were shown, by the word for what they are. */
const byLettingGo: Reader = (part, _, { catalog, language, seen }) => {
  const tokens = tokenize(part)
  // "Never mind" is a no as well.
  const end = endOfLettingGo(tokens) ?? endOfLettingGo(tokens, behindAnswer(tokens))
  const named = end === undefined ? '' : cutAround(part.slice(tokens[end]?.start ?? part.length))
  const words = wordsIn(named).filter((word) => !definite.has(word) && !isSmall(word))
  if (words.length === 0 || words.length > MOST_LET_GO) return null
  const thing = wishedThing(named, catalog, language)
  const products = seen.filter(
    (product) =>
      thing?.grade(product).verdict === 'holds' || words.every((word) => wordsIn(product.title).includes(word)),
  )
  return products.length > 0 ? { products, left: '' } : null
}

const readers = [byLettingGo, byKind, byPointing, byStatement, byPurpose]

const ones = wordsOfAll(({ references }) => references?.one)
const isSmall = (word: string): boolean => isOrdinaryWord(word) || isClosingNegation(word) || ones.has(word)

const isStatement = (words: readonly TextToken[], language: string): boolean => {
  const copulas = new Set(wordList(packOf(language)?.dialogue?.copulas))
  return words.some(({ text }) => copulas.has(text))
}

/** Reads what a message turns down of what was shown. What is asked turns nothing down: "do you have no other lamps?" */
export function readTurnedDown(text: string, talk: Talk): TurnedDown {
  const none = { products: [], kinds: [], rest: text, isAll: false }
  if (talk.seen.length === 0) return none
  const isOffered = talk.shown.length > 0
  const had = isOffered ? hadIn(text, talk) : null
  if (had) return { ...none, kinds: had.kinds, rest: had.rest }
  const parts = text.split(/(?<=[,;.!?])\s/)
  const isAnswer = phraseAt(answers, tokenize(text), 0) !== null
  const read = parts.map((part, at): Part => {
    if (/[?？]\s*$/.test(part)) return { left: part }
    const own = (isOffered ? readers : [byLettingGo]).reduce<Part | null>(
      (one, reader) => one ?? reader(part, isAnswer && at === 0, talk),
      null,
    )
    return own ?? { left: part }
  })
  if (read.every((part) => part.products === undefined && part.kinds === undefined)) return none
  const kinds = read.flatMap((part) => part.kinds ?? [])
  const rest = read
    .map(({ left }) => left.replace(/^[\s,;.!]+/, ''))
    .filter((left) => /[\p{L}\p{N}]/u.test(left))
    .join(' ')
  const told = read.flatMap((part) => part.products ?? [])
  // "No, that's for kids", and nothing else: none of what was shown is meant.
  const turned = told.length + kinds.length > 0 || rest !== '' ? told : talk.meant
  const products = [...new Set(turned.map(({ id }) => id))]
  return { products, kinds, rest: rest || text, isAll: rest === '' }
}
