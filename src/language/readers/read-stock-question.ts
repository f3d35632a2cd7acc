import { remembering } from '../../shared/remembering.ts'
import { packOf, phraseList } from '../packs.ts'
import { kindOfName } from '../text/families.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { tokenize } from '../text/tokens.ts'

/** Asks when something is there again, or how many of it there are. */
export type StockQuestion = 'back' | 'left'

const tablesOf = remembering((language) => {
  const { stock, questions } = packOf(language) ?? {}
  return {
    when: phraseTable([[true, phraseList(stock?.when)]]),
    back: phraseTable([[true, phraseList(stock?.back)]]),
    count: phraseTable([[true, phraseList(questions?.dimensions?.count)]]),
    left: phraseTable([[true, phraseList(stock?.left)]]),
  }
})

/** So many words stand between "how many" and "are left". */
const REACH = 4

/** "When is the red one back?", "how many are left?"; "how many colours do you have" asks for neither. @param text bounded by the caller @param language the shopper's, ISO 639-1 */
export function readStockQuestion(text: string, language: string): StockQuestion | null {
  const { when, back, count, left } = tablesOf(language)
  const tokens = tokenize(text)
  const isBack = tokens.some((_, at) => phraseAt(back, tokens, at) !== null)
  // "And when", "ça revient quand ?", but not "tell me when it is back".
  const isWhen = (at: number): boolean => phraseAt(when, tokens, at) !== null
  const last = tokens.findLastIndex(({ kind }) => kind !== 'sign')
  if (isBack && (isWhen(0) || isWhen(1) || isWhen(last))) return 'back'
  const from = tokens.findIndex((_, at) => phraseAt(count, tokens, at) !== null)
  if (from < 0) return null
  const behind = phraseAt(count, tokens, from)?.end ?? from
  // "Does it come in orange, how many?"
  if (tokens.slice(behind).every(({ kind }) => kind === 'sign')) return 'left'
  for (let at = behind; at < Math.min(tokens.length, behind + REACH); at++) {
    if (phraseAt(left, tokens, at) !== null) return 'left'
    if (kindOfName(tokens[at]?.text ?? '')?.plain === true) return null
  }
  return null
}
