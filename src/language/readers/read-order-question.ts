import { remembering } from '../../shared/remembering.ts'
import type { OrderQuestions } from '../pack-fields/pack-order-questions.ts'
import { packOf, phraseList } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { tokenize } from '../text/tokens.ts'

export type AskedOfOrder = keyof OrderQuestions

const tableOf = remembering((language) => {
  const lists = Object.entries(packOf(language)?.orderQuestions ?? {}) as [AskedOfOrder, string][]
  return phraseTable(lists.map(([asked, phrases]) => [asked, phraseList(phrases)] as const))
})

/**
 * What is asked of an order that is at hand, in the order of the words; empty when it is something that no shop's rows have.
 * @param text bounded by the caller
 * @param language the shopper's, ISO 639-1
 */
export function readOrderQuestion(text: string, language: string): AskedOfOrder[] {
  const table = tableOf(language)
  const tokens = tokenize(text)
  const asked = new Set<AskedOfOrder>()
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(table, tokens, at)
    if (found) asked.add(found.meaning)
    at = found?.end ?? at + 1
  }
  return [...asked]
}
