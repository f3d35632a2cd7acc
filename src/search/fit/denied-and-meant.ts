import { wordsOfAll } from '../../language/packs.ts'
import { isDetailWord } from '../../language/readers/ask-nothing.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { isAgainstWord, isPurposeWord } from '../../language/readers/purpose.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'

const articles = wordsOfAll((pack) => pack.articles)
const SHORTEST_WORD = 3
/** Words that a "not" reaches over. */
const DENIED_REACH = 3
const small = (word: string): boolean => word.length < SHORTEST_WORD || isOrdinaryWord(word)

/** The words of each "not" or "without", and the first word behind it, small words aside: "without a zipper". */
export function deniedWords(text: string): ReadonlyMap<string, 'not' | 'denied'> {
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
