import { wordsOfAll } from '../../language/packs.ts'
import { isDetailWord } from '../../language/readers/ask-nothing.ts'
import { endOfDenial, isClosingNegation, isNegationOfNext } from '../../language/readers/negation.ts'
import { isAgainstWord, isPurposeWord } from '../../language/readers/purpose.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { isBare } from '../constraints/what-is-spent.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import { isNoun } from '../things/is-noun.ts'

const articles = wordsOfAll((pack) => pack.articles)
const SHORTEST_WORD = 3
/** Words that a "not" reaches over. */
const DENIED_REACH = 3
/** Words of a name that it denies. */
const MOST_NAMED = 4
const small = (word: string): boolean => word.length < SHORTEST_WORD || isOrdinaryWord(word)

/** Words of a "not", a word that is denied by one, and one that something is to be without. */
export type Denial = 'not' | 'denied' | 'without'

/** One "not" or "without" of a text. */
export interface Denied {
  how: Exclude<Denial, 'not'>
  /** The words of the "not" itself. */
  not: readonly TextToken[]
  /** The first word that it denies, small words aside, and those that follow it at once: "worming tablets". */
  named: readonly TextToken[]
  /** All words behind that place: "saco de dormir". */
  behind: readonly TextToken[]
}

/** What a text denies: "no jackets", "without a zipper", "una cafetera no". */
export function denialsIn(text: string): Denied[] {
  const found: Denied[] = []
  const tokens = tokenize(boundedReading(text, textBounds.query))
  for (let at = 0; at < tokens.length; at++) {
    const behind = endOfDenial(tokens, at)
    if (behind === null) continue
    if (isClosing(tokens, at)) {
      const named = tokens.slice(Math.max(0, at - 1), at)
      found.push({ how: 'denied', not: tokens.slice(at, at + 1), named, behind: named })
      continue
    }
    const isNamed = ({ kind, text: own }: TextToken) => kind === 'word' && !small(own)
    const reached = tokens.slice(behind, behind + DENIED_REACH)
    const ending = reached.findIndex(({ text: own }) => /^[.;!?]$/.test(own))
    const first = reached.slice(0, ending < 0 ? DENIED_REACH : ending).findIndex(isNamed)
    // "Non foaming soap" refuses no soap.
    const most = isNegationOfNext(tokens[at]?.text ?? '') ? 1 : MOST_NAMED
    const behindIt = first < 0 ? [] : tokens.slice(behind + first, behind + first + most)
    const end = behindIt.findIndex((token) => !isNamed(token))
    const sign = behindIt.findIndex(({ kind }) => kind === 'sign')
    found.push({
      how: isDetailWord(tokens[at]?.text ?? '') ? 'without' : 'denied',
      not: tokens.slice(at, behind),
      named: end < 0 ? behindIt : behindIt.slice(0, end),
      behind: sign < 0 ? behindIt : behindIt.slice(0, sign),
    })
    at = behind - 1
  }
  return found
}

/** The words of each "not" or "without", and the first word behind it, small words aside: "without a zipper". */
export function deniedWords(text: string): ReadonlyMap<string, Denial> {
  const denied = new Map<string, Denial>()
  for (const { how, not, named } of denialsIn(text)) {
    for (const { text: own } of not) denied.set(own, 'not')
    const [word] = named
    if (word) denied.set(word.text, how)
  }
  return denied
}

/** "A coffee maker not" is no question, as "tienes cafeteras no?". */
export const isClosing = (tokens: readonly TextToken[], at: number): boolean =>
  isClosingNegation(tokens[at]?.text ?? '') &&
  isNoun(tokens[at - 1]?.text ?? '') &&
  tokens[at + 1]?.text !== '?' &&
  isBare(tokens, at + 1) &&
  !isPurposeWord(tokens[at + 1]?.text ?? '')

/** The words behind each "for" or "against", up to a sign: what or whom a thing is for, and what it is to keep away. */
export function purposeWords(text: string): ReadonlyMap<string, 'for' | 'against'> {
  const found = new Map<string, 'for' | 'against'>()
  let purpose: 'for' | 'against' | null = null
  for (const { kind, text: own } of tokenize(boundedReading(text, textBounds.query))) {
    if (isPurposeWord(own)) purpose = isAgainstWord(own) ? 'against' : 'for'
    // "A" is an article here, and a "with" elsewhere.
    else if ((kind === 'sign' && /^[,;:.!?]$/.test(own)) || (isDetailWord(own) && !articles.has(own))) purpose = null
    else if (purpose) found.set(own, purpose)
  }
  return found
}
