import { wordsOfAll } from '../../language/packs.ts'
import { isDetailWord } from '../../language/readers/ask-nothing.ts'
import { endOfDenial, isClosingNegation } from '../../language/readers/negation.ts'
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
const small = (word: string): boolean => word.length < SHORTEST_WORD || isOrdinaryWord(word)

/** Words of a "not", a word that is denied by one, and one that something is to be without. */
export type Denial = 'not' | 'denied' | 'without'

/** The words of each "not" or "without", and the first word behind it, small words aside: "without a zipper". */
export function deniedWords(text: string): ReadonlyMap<string, Denial> {
  const denied = new Map<string, Denial>()
  const tokens = tokenize(boundedReading(text, textBounds.query))
  for (let at = 0; at < tokens.length; at++) {
    const behind = endOfDenial(tokens, at)
    if (behind === null) continue
    const before = tokens[at - 1]?.text ?? ''
    if (isClosing(tokens, at)) {
      denied.set(before, 'denied').set(tokens[at]?.text ?? '', 'not')
      continue
    }
    const reached = tokens.slice(behind, behind + DENIED_REACH)
    const ending = reached.findIndex(({ text: own }) => /^[.;!?]$/.test(own))
    const word = reached
      .slice(0, ending < 0 ? DENIED_REACH : ending)
      .find(({ kind, text: own }) => kind === 'word' && !small(own))
    for (const { text: own } of tokens.slice(at, behind)) denied.set(own, 'not')
    if (word) denied.set(word.text, isDetailWord(tokens[at]?.text ?? '') ? 'without' : 'denied')
    at = behind - 1
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
