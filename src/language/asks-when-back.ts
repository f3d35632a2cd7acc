import { remembering } from '../shared/remembering.ts'
import { packOf, phraseList } from './packs.ts'
import { phraseAt, phraseTable } from './phrase-table.ts'
import { tokenize } from './tokens.ts'

const tableOf = remembering((language) => phraseTable([[true, phraseList(packOf(language)?.stock?.back)]]))

/** "When is it back?" @param text bounded by the caller @param language the shopper's, ISO 639-1 */
export function asksWhenBack(text: string, language: string): boolean {
  const table = tableOf(language)
  const tokens = tokenize(text)
  return tokens.some((_, at) => phraseAt(table, tokens, at) !== null)
}
