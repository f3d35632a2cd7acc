import { remembering } from '../../shared/remembering.ts'
import { packOf, phraseList, phrasesOfAll, wordList } from '../packs.ts'
import { kindOfName, type OptionKind } from '../text/families.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** What of a wish can be let go. */
export type Dropped = 'price' | OptionKind

const tableOf = remembering((language) => {
  const own = packOf(language)?.references
  return {
    drops: phraseTable([[true, phraseList(own?.drops)]]),
    prices: new Set(wordList(own?.prices)),
  }
})

const lettingGo = phraseTable([[true, phrasesOfAll(({ references }) => references?.letsGo)]])
/** Where "never mind" ends in a text that begins with it, and the leash may follow; undefined where nothing is let go. */
export const endOfLettingGo = (tokens: readonly TextToken[], from = 0): number | undefined =>
  phraseAt(lettingGo, tokens, from)?.end

const needNots = phraseTable([[true, phrasesOfAll(({ references }) => references?.needNot)]])
/** What stands behind words that let go of a value: "black or high back" of "it doesn't have to be black or high back"; null where none do. */
export function readNeedless(text: string): string | null {
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length; at++) {
    const found = phraseAt(needNots, tokens, at)
    if (found) return text.slice(tokens[found.end]?.start ?? text.length)
  }
  return null
}

/** Longer messages say more than what does not matter. */
const MOST_WORDS = 9

/**
 * What of a wish counts no more: "forget the price", "the colour doesn't matter". Empty where nothing is let go.
 * @param text bounded by the caller
 * @param language the shopper's, ISO 639-1
 */
export function readDropped(text: string, language: string): Dropped[] {
  const { drops, prices } = tableOf(language)
  const tokens = tokenize(text)
  const isLong = tokens.filter(({ kind }) => kind === 'word').length > MOST_WORDS
  if (isLong || tokens.some(({ kind }) => kind === 'number')) return []
  if (!tokens.some((_, at) => phraseAt(drops, tokens, at))) return []
  return [
    ...new Set(
      tokens.flatMap(({ text: word }): Dropped[] => {
        if (prices.has(word)) return ['price']
        const name = kindOfName(word)
        return name?.plain ? [name.kind] : []
      }),
    ),
  ]
}
