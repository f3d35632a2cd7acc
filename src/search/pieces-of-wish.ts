import { readNumberWords } from '../language/amounts/read-number-words.ts'
import { countMarkAt } from '../language/amounts/read-quantity.ts'
import { unitOf } from '../language/amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../language/packs.ts'
import { isPurposeWord } from '../language/readers/purpose.ts'
import { readAudience } from '../language/readers/read-audience.ts'
import { phraseAt, phraseTable } from '../language/text/phrase-table.ts'
import type { TextToken } from '../language/text/tokens.ts'

/** A piece of a text. Offsets in UTF-16 code units; the end is exclusive. */
export interface Piece {
  start: number
  end: number
}

/** A piece that may stand for all things that a text names. */
export interface SharedPiece extends Piece {
  kind: string
}

const some = phraseTable([[true, phrasesOfAll(({ further }) => further?.some)]])
const articles = wordsOfAll((pack) => pack.articles)

/** "For my wife"; each of the things may be for somebody else. */
export function audiencesIn(tokens: readonly TextToken[]): SharedPiece[] {
  const found: SharedPiece[] = []
  for (let read = readAudience(tokens); read; read = readAudience(tokens, read.to)) {
    const from = isPurposeWord(tokens[read.from - 1]?.text ?? '') ? read.from - 1 : read.from
    const [first, last] = [tokens[from], tokens[read.to - 1]]
    if (first && last) found.push({ start: first.start, end: last.end, kind: 'audience' })
  }
  return found
}

/** A number of its own right before a word: "4 plates", "2x plates", but not "A5" or "8 x 10". */
export const hasNumber = (tokens: readonly TextToken[], at: number): boolean => {
  const marked = countMarkAt(tokens, at)
  if (marked) return tokens[marked.end]?.kind === 'word'
  const [number, next] = [tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number' || next?.kind !== 'word' || number.glued || next.glued) return false
  return next.text.length > 2 && unitOf(next.text) === undefined
}

/** Whether an article or a number begins there: "a", "two", "a pair of". */
export const hasAmount = (tokens: readonly TextToken[], at: number): boolean =>
  articles.has(tokens[at]?.text ?? '') ||
  tokens[at]?.kind === 'number' ||
  readNumberWords(tokens, at) !== null ||
  phraseAt(some, tokens, at) !== null
