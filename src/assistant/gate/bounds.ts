import { packOf, phraseList, wordList } from '../../language/packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import type { TextToken } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'

type Bound = 'most' | 'least'

const tablesOf = remembering(
  (language): { before: PhraseTable<Bound>; behind: PhraseTable<Bound>; between: ReadonlySet<string> } => {
    const { prices, claims } = packOf(language) ?? {}
    // What a shopper would pay at most "für 50 €", an answer says that it costs.
    const pricing = new Set([...phraseList(claims?.manner?.meantFor), ...phraseList(claims?.trade?.each)])
    const atMost = phraseList(prices?.atMostOfMoney).filter((phrase) => !pricing.has(phrase))
    return {
      before: phraseTable<Bound>([
        ['most', [...phraseList(prices?.atMost), ...atMost, ...phraseList(claims?.trade?.under)]],
        ['least', [...phraseList(prices?.atLeast), ...phraseList(claims?.trade?.over)]],
      ]),
      behind: phraseTable<Bound>([
        ['most', [...phraseList(prices?.orLess), ...phraseList(prices?.orLessOfMoney)]],
        ['least', phraseList(prices?.orMore)],
      ]),
      between: new Set([...wordList(prices?.beforeAmount), ...wordList(packOf(language)?.possessives)]),
    }
  },
)

const MOST_BEFORE = 5

/** Whether an amount is told as an upper or lower limit: "under $50", "$50 or less". */
export function boundAt(tokens: readonly TextToken[], language: string, from: number, to: number): Bound | null {
  const { before, behind, between } = tablesOf(language)
  let end = from
  while (end > 0 && between.has(tokens[end - 1]?.text ?? '') && from - end < 2) end--
  for (const place of new Set([from, end])) {
    for (let at = Math.max(0, place - MOST_BEFORE); at < place; at++) {
      const found = phraseAt(before, tokens, at)
      if (found?.end === place) return found.meaning
    }
  }
  return phraseAt(behind, tokens, to)?.meaning ?? null
}
