import { keyOf } from '../../language/tokens.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import type { Lexicon } from './lexicon.ts'

/** What the words of a message mean to a store. */
export interface CatalogWords {
  /** Whether a folded word names things here or in any store, and is no word of everyday phrases. */
  isProduct(word: string): boolean
  /** Whether the store itself uses the word to name its things, or for its vendors, tags and categories. */
  isOwn(word: string): boolean
  /** Whether the word tells no language, for the store uses it: of its own, or as a value of an option ("filter"). */
  isName(word: string): boolean
  /** Whether the store uses the word in titles, whatever else it may mean: the "pro" of "iPhone 13 Pro". */
  isInTitles(word: string): boolean
}

export function catalogWordsOf({ vocabulary }: StoreCatalog, { talk, things }: Lexicon): CatalogWords {
  const isOwn = (word: string): boolean => {
    if (word.length < 3 || talk.has(word)) return false
    if (vocabulary.wordUse(word)) return true
    const key = keyOf(word)
    return Boolean(vocabulary.vendor(key) ?? vocabulary.tag(key) ?? vocabulary.category(key))
  }
  const isName = (word: string): boolean => isOwn(word) || vocabulary.findValue(keyOf(word)).length > 0
  const isInTitles = (word: string): boolean => vocabulary.wordUse(word) !== undefined
  return { isOwn, isName, isInTitles, isProduct: (word) => things.has(word) || isOwn(word) }
}
