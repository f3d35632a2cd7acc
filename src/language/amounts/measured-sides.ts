import { phrasesOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import type { TextToken } from '../text/tokens.ts'

const dimensions = phraseTable([[true, ['x', ...phrasesOfAll((pack) => pack.dimensions)]]])

/** Whether words behind a number tell that it measures a side: "36 wide", "90 cm breit", "120 de ancho". */
export const isOfSide = (tokens: readonly TextToken[], at: number): boolean => phraseAt(dimensions, tokens, at) !== null

/** Whether the "in" at this place behind a number is no inch: "under 40 in gold", "size 34 in green", but not "40 in wide". */
export function isPreposition(tokens: readonly TextToken[], at: number): boolean {
  return tokens[at]?.text === 'in' && tokens[at + 1] !== undefined && !isOfSide(tokens, at + 1)
}
