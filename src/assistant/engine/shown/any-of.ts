import { wordsOfAll } from '../../../language/packs.ts'
import type { TextToken } from '../../../language/text/tokens.ts'

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const indefinite = wordsOfAll(({ numbers }) => numbers?.one)
/** An article stands no further before a thing. */
const MOST_BETWEEN = 2

/**
 * "A chunky sweater", "an iphone": speaks of any that is so, and of none that is known. "And a wok, does that one work on induction?" goes on about
 * the one it names. @param at the place of the word behind the article
 */
export function isAnyOf(tokens: readonly TextToken[], at: number): boolean {
  if (tokens[at + 1]?.text === ',') return false
  const before = tokens.slice(Math.max(0, at - MOST_BETWEEN), at)
  const from = before.findLastIndex(({ text }) => indefinite.has(text) || definite.has(text))
  return (
    from >= 0 && indefinite.has(before[from]?.text ?? '') && before.slice(from).every(({ kind }) => kind === 'word')
  )
}
