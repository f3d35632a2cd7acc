import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { isNegation } from '../../language/readers/negation.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import type { TextToken } from '../../language/text/tokens.ts'

const having = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.having)]])
const spent = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.spent)]])
const only = wordsOfAll(({ prices }) => prices?.only)
const spending = wordsOfAll(({ prices }) => prices?.spending)
const refusals = wordsOfAll(({ prices }) => prices?.refusals)
const further = wordsOfAll(({ prices }) => prices?.goesOn)
const fillers = wordsOfAll(({ prices }) => prices?.beforeAmount)

/** "I only have", "hab nur so": where the amount behind it begins, and whether it is said to be all. */
export function readHaving(tokens: readonly TextToken[], from: number): { end: number; isAll: boolean } | null {
  const start = isOnly(tokens, from) ? from + 1 : from
  const phrase = phraseAt(having, tokens, start)
  if (!phrase) return null
  let end = phrase.end
  // "I have a 50 euro voucher" is not said of money in hand.
  while (end < phrase.end + 3 && (isOnly(tokens, end) || isFiller(tokens, end))) end++
  return { end, isAll: tokens.slice(from, end).some(({ text }) => only.has(text)) }
}

const isOnly = (tokens: readonly TextToken[], at: number): boolean => only.has(tokens[at]?.text ?? '')
const isFiller = (tokens: readonly TextToken[], at: number): boolean => {
  const { text = '' } = tokens[at] ?? {}
  return text.length > 1 && fillers.has(text)
}

/** The end of "to spend" behind an amount; where there is none, the place itself. */
export const endOfSpent = (tokens: readonly TextToken[], at: number): number => phraseAt(spent, tokens, at)?.end ?? at

/** Whether nothing that could be counted stands behind a number: its sentence ends, or something else begins. */
export function isBare(tokens: readonly TextToken[], end: number): boolean {
  const next = tokens[end]
  return next === undefined || (next.kind === 'sign' ? /^[,.;:!?)(…]$/.test(next.text) : further.has(next.text))
}

const MOST_BETWEEN = 8

/** Where a refusal before "more than" begins: "do not want to spend"; null when there is none. */
export function startOfRefusal(tokens: readonly TextToken[], from: number): number | null {
  for (let at = from - 1; at >= 0 && at >= from - MOST_BETWEEN; at--) {
    if (isRefusal(tokens, at)) return startOfWord(tokens, at)
    if (!isAboutSpending(tokens, at)) return null
  }
  return null
}

/** Where a refusal behind an amount ends: "more than 80 I cannot spend"; null when there is none. */
export function endOfRefusal(tokens: readonly TextToken[], from: number): number | null {
  let [isRefused, isSpent, at] = [false, false, from]
  for (; at < tokens.length && at < from + MOST_BETWEEN; at++) {
    if (isRefusal(tokens, at)) isRefused = true
    else if (!isAboutSpending(tokens, at)) break
    else isSpent ||= tokens[at]?.kind === 'word'
  }
  return isRefused && isSpent ? at : null
}

/** The "don" of "don't". */
const startOfWord = (tokens: readonly TextToken[], at: number): number =>
  tokens[at]?.glued && tokens[at - 1]?.glued && tokens[at - 1]?.kind === 'sign' ? at - 2 : at

const isRefusal = (tokens: readonly TextToken[], at: number): boolean =>
  refusals.has(tokens[at]?.text ?? '') || isNegation(tokens[at]?.text ?? '')

const isAboutSpending = (tokens: readonly TextToken[], at: number): boolean =>
  spending.has(tokens[at]?.text ?? '') || /^['’]$/.test(tokens[at]?.text ?? '')
