import { remembering } from '../../shared/remembering.ts'
import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

const negations = phraseTable([[true, phrasesOfAll(({ negation }) => negation?.words)]])

/** The end of a "not" or "without" of any language that begins at this place; null when there is none. */
export const endOfNegation = (tokens: readonly TextToken[], at: number): number | null =>
  phraseAt(negations, tokens, at)?.end ?? null

const idle = phraseTable([[true, phrasesOfAll(({ negation }) => negation?.idle)]])
/** Words of the longest of these. */
const LONGEST_IDLE = 4

/**
 * The same of what a shopper says: a "no" that only answers, or tells what they lack, denies nothing of a wish: "no the paperback", "I have
 * no pans", though "I have no need for sleeves" does.
 */
export function endOfDenial(tokens: readonly TextToken[], at: number): number | null {
  const end = endOfNegation(tokens, at)
  if (end === null) return null
  for (let from = at; from >= 0 && from > at - LONGEST_IDLE; from--)
    if ((phraseAt(idle, tokens, from)?.end ?? 0) >= end) return null
  return end
}

/** Whether a folded word alone denies what follows it: "not", "ohne". */
export const isNegation = remembering((word): boolean => endOfNegation(tokenize(word), 0) !== null)

const ofNext = wordsOfAll(({ negation }) => negation?.ofNext)

/** Whether a folded word denies nothing but the next one: "non" of "non ticking, battery operated". */
export const isNegationOfNext = (word: string): boolean => ofNext.has(word)

const behind = wordsOfAll(({ negation }) => negation?.behind)

/** Whether a folded word denies what stands right before it: "free" of "BPA-free". */
export const isNegationBehind = (word: string): boolean => behind.has(word)

const closing = wordsOfAll(({ negation }) => negation?.closing)

/** Whether a folded word, at the end of its clause, denies what stands right before it: "no" of "una cafetera no". */
export const isClosingNegation = (word: string): boolean => closing.has(word)
