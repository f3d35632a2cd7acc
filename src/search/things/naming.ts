import { lexicon } from '../../language/said/lexicon.ts'
import type { Naming } from '../../language/said/said-features.ts'
import { keyOf } from '../../language/text/tokens.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from './is-noun.ts'

/** Shorter words name nothing by themselves. */
const SHORTEST = 3

/** Whether a store itself uses a folded word to name its things, or for its vendors, tags and categories; what talk is made of names nothing. */
export function isOwnWord(word: string, { vocabulary }: StoreCatalog): boolean {
  if (word.length < SHORTEST || lexicon().talk.has(word)) return false
  if (vocabulary.wordUse(word)) return true
  const key = keyOf(word)
  return Boolean(vocabulary.vendor(key) ?? vocabulary.tag(key) ?? vocabulary.category(key))
}

/** Whether a folded word names things in a store or in any. */
export const isProductWord = (word: string, catalog: StoreCatalog): boolean =>
  lexicon().things.has(word) || isOwnWord(word, catalog)

/** What is known of a folded word before a message is read: the name of a thing that is sold, or at least a noun. */
export const namingIn =
  (catalog: StoreCatalog) =>
  (word: string): Naming =>
    isProductWord(word, catalog) ? 'thing' : isNoun(word) ? 'noun' : null
