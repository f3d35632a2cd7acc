import { isSaidWord } from '../../language/said/said.ts'
import { tokenize } from '../../language/text/tokens.ts'
import type { CatalogWords } from './catalog-words.ts'

/** Shorter words are in any text. */
const SHORTEST_TOLD = 3
const FEWEST_TOLD = 2

/** "Blorf grompy zonky": several words, and neither the lessons nor the shop nor our lists have one of them. */
export function isGibberish(text: string, store: CatalogWords): boolean {
  const words = tokenize(text).filter(({ kind, text: word }) => kind === 'word' && word.length >= SHORTEST_TOLD)
  const isHeard = (word: string) => isSaidWord(word) || store.isInTitles(word) || store.naming(word) !== null
  return words.length >= FEWEST_TOLD && !words.some(({ text: word }) => isHeard(word))
}
