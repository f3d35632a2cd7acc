import { wordsOfAll } from '../../language/packs.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { common, foreign } from './common-words.ts'
import { type ReadLanguage, readLanguages } from './cues.ts'
import { stem } from './fact-words.ts'
import type { Known } from './known.ts'
import { isWordOf } from './vocabulary.ts'

/** A language explains a sentence where it knows two of its words and a third of them, or half of them. */
const FEWEST_KNOWN = 2
const LEAST_SHARE = 0.3
const LEAST_OF_FEW = 0.5
/** Words that may be a sentence. */
const FEWEST_OF_SENTENCE = 3
/** A model writes as the shopper does, and quotes the shop: of a third language nearly all words have to be known. */
const LEAST_OF_THIRD = 0.75

/** Letters that none of the languages has that are read. */
const strangeLetter = /[^a-z\u00aa\u00ba\u00df-\u00f6\u00f8-\u00ff\u0153]/i

interface Told {
  language: ReadLanguage
  /** How many of its words each language knows; the commonest count twice. */
  weight: (language: ReadLanguage) => number
  isRead: boolean
  /** Whether they are some words, and more of them tell of a language that is not read. */
  isForeign: boolean
  /** Whether they are some words, and either none of them is known or they are foreign. */
  isStrange: boolean
}

const isCommonInSome = (word: string): boolean => readLanguages.some((code) => common.get(code)?.has(word))

/** What of the turn tells nothing of a sentence's language: its names. */
interface Names {
  known: Known
  titleWordsAt: (words: readonly string[], at: number) => number
  /** Of the shop. */
  catalogLanguage: string
}

/** "And": what stands behind it tells the language. */
const joiners = wordsOfAll((pack) => pack.joiners)

function withoutTitles(words: readonly string[], { titleWordsAt }: Names): string[] {
  const own: string[] = []
  for (let at = words.length > FEWEST_KNOWN && joiners.has(words[0] as string) ? 1 : 0; at < words.length; ) {
    const titled = titleWordsAt(words, at)
    if (titled === 0) own.push(words[at] as string)
    at += Math.max(1, titled)
  }
  return own
}

function tellLanguage(words: readonly string[], names: Names, likeliest: ReadLanguage): Told {
  const { known } = names
  // Words of facts may be of any language, but for the commonest.
  const isNamed = (word: string) =>
    known.titles.has(stem(word)) || (known.words.has(stem(word)) && !isCommonInSome(word))
  const own = withoutTitles(words, names).filter((word) => /^\p{L}{2}/u.test(word) && !isNamed(word))
  const commonIn = (code: ReadLanguage): number => own.filter((word) => common.get(code)?.has(word)).length
  const knownIn = (code: ReadLanguage): number =>
    own.filter((word) => common.get(code)?.has(word) || isWordOf(word, code)).length
  const weights = new Map(readLanguages.map((code) => [code, commonIn(code) + knownIn(code)]))
  const weight = (code: ReadLanguage): number => weights.get(code) ?? 0
  let language = likeliest
  for (const code of readLanguages) if (weight(code) > weight(language)) language = code
  const most = knownIn(language)
  const share = own.length === 0 ? 1 : most / own.length
  const ofOthers = Math.max(...foreign.map((words) => own.filter((word) => words.has(word)).length))
  const isThird = language !== likeliest && language !== names.catalogLanguage && own.length > FEWEST_KNOWN
  const isExplained = isThird
    ? share >= LEAST_OF_THIRD
    : own.length < FEWEST_KNOWN || share >= LEAST_OF_FEW || (most >= FEWEST_KNOWN && share >= LEAST_SHARE)
  // "Fri frakt till alla": as many words of a language that is not read tell of that, unless the shopper's own has them too.
  const isTheirs =
    language === likeliest
      ? ofOthers <= most && (ofOthers < FEWEST_KNOWN || commonIn(language) > 0)
      : ofOthers < most || most === 0
  const isSentence = own.length >= FEWEST_OF_SENTENCE
  const isForeign = isSentence && ofOthers > Math.max(1, commonIn(language))
  const isStrange = isForeign || (isSentence && most === 0)
  return { language, weight, isRead: isExplained && isTheirs, isForeign, isStrange }
}

/**
 * The language among those that are read that knows most words of a sentence; the likeliest where it knows as many. Null when none knows
 * enough of them.
 */
export function languageOfWords(
  words: readonly string[],
  tokens: readonly TextToken[],
  names: Names,
  likeliest: ReadLanguage,
): ReadLanguage | null {
  const isOther = tokens.some(
    ({ kind, raw, text }) => kind === 'word' && strangeLetter.test(raw) && !names.known.words.has(stem(text)),
  )
  if (isOther) return null
  const told = tellLanguage(words, names, likeliest)
  return told.isRead && !isOpenedOnly(words, names, likeliest) ? told.language : null
}

const MOST_OPENING = 3

/** "Well then fri frakt till alla": words that only open what goes on in a language that is not read. */
function isOpenedOnly(words: readonly string[], names: Names, likeliest: ReadLanguage): boolean {
  const at = words.findIndex((word) => !common.get(likeliest)?.has(word) && !isWordOf(word, likeliest))
  if (at < 1 || at > MOST_OPENING) return false
  const rest = tellLanguage(words.slice(at), names, likeliest)
  return rest.isForeign && !rest.isRead
}

const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : word))

/** A sentence in the parts that are of different languages: "Here you go: llega mañana." Signs stay where they were. */
export function partsByLanguage(sentence: string, names: Names, likeliest: ReadLanguage): string[] {
  const pieces = sentence.split(/(?<=[,;:—–]\s)/)
  if (pieces.length === 1) return pieces
  const parts: string[] = []
  let last: ReadLanguage | null = null
  for (const [at, part] of pieces.entries()) {
    const words = wordsOf(part)
    const told = tellLanguage(words, names, last ?? likeliest)
    const isOther = last !== null && told.isRead && told.language !== last
    // Behind a semicolon, a colon or a dash stands a sentence, behind a comma some words may be one: in a language that is not read it is by itself.
    const isSentence = /[;:—–]$/.test(pieces[at - 1]?.trimEnd() ?? '') || told.isStrange
    const isUnread = !told.isRead && isSentence
    if (parts.length === 0 || isOther || isUnread) parts.push(part)
    else parts[parts.length - 1] += part
    // "Last 2, ..." may be of any of them: what follows tells it.
    const isTold = readLanguages.every(
      (code) => code === told.language || told.weight(code) < told.weight(told.language),
    )
    if ((last === null && isTold) || isOther) last = told.language
  }
  return parts
}
