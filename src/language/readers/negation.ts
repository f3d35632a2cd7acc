import { remembering } from '../../shared/remembering.ts'
import { readNumberWords } from '../amounts/read-number-words.ts'
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

const answers = phraseTable([[true, phrasesOfAll((pack) => pack.no)]])

/**
 * The same of what a shopper says: a "no" that only answers, or tells what they lack, denies nothing of a wish: "no the paperback", "no: for
 * men", "no, TWO rugs", "I have no pans", though "I have no need for sleeves" does.
 */
export function endOfDenial(tokens: readonly TextToken[], at: number): number | null {
  const end = endOfNegation(tokens, at)
  if (end === null || isAnswer(tokens, at, end)) return null
  for (let from = at; from >= 0 && from > at - LONGEST_IDLE; from--)
    if ((phraseAt(idle, tokens, from)?.end ?? 0) >= end) return null
  return end
}

/** A "no" that begins, and behind which what is meant instead begins: by a sign, or by how many. */
function isAnswer(tokens: readonly TextToken[], at: number, end: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[end]]
  const isFirst = (before?.kind ?? 'sign') === 'sign'
  if (!isFirst || !next || phraseAt(answers, tokens, at)?.end !== end) return false
  return /^[,:;.!]$/.test(next.text) || (readNumberWords(tokens, end)?.value ?? Number(next.text)) > 1
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
