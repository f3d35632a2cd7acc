import type { Naming } from '../../language/said/said-features.ts'
import { keyOf } from '../../language/text/tokens.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import { isOwnWord, isProductWord, namingIn } from '../../search/things/naming.ts'

/** What the words of a message mean to a store. */
export interface CatalogWords {
  /** Whether a folded word names things here or in any store, and is no word of everyday phrases. */
  isProduct(word: string): boolean
  /** What is known of a folded word before a message is read. */
  naming(word: string): Naming
  /** Whether the store itself uses the word to name its things, or for its vendors, tags and categories. */
  isOwn(word: string): boolean
  /** Whether the word tells no language, for the store uses it: of its own, or as a value of an option ("filter"). */
  isName(word: string): boolean
  /** Whether the store uses the word in titles, whatever else it may mean: the "pro" of "iPhone 13 Pro". */
  isInTitles(word: string): boolean
}

export function catalogWordsOf(catalog: StoreCatalog): CatalogWords {
  const { vocabulary } = catalog
  const isOwn = (word: string): boolean => isOwnWord(word, catalog)
  const isName = (word: string): boolean => isOwn(word) || vocabulary.findValue(keyOf(word)).length > 0
  const isInTitles = (word: string): boolean => vocabulary.wordUse(word) !== undefined
  return { isOwn, isName, isInTitles, isProduct: (word) => isProductWord(word, catalog), naming: namingIn(catalog) }
}
