import { conceptOf } from '../../language/families.ts'
import { fold } from '../../language/fold.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import type { Lexicon } from './intent-model.ts'

/** What a query means to a store. */
export interface WishInStore {
  /** Without everyday words that the store does not know: they would be taken for slips of words that it knows. */
  query: string
  /** Whether a word of it names a thing, sold here or not: "laptop", but not "leather" or "under 200". */
  namesThing: boolean
  /** Whether the store knows a word of it. */
  isKnown: boolean
}

/** Reads a query in the light of a store's words. */
export function wishInStore(query: string, { index, vocabulary }: StoreCatalog, lexicon: Lexicon): WishInStore {
  const known = new Set<string>()
  for (const { surface, readings, isStopWord } of index.parse(query).groups) {
    if (!isStopWord && readings.some(({ source }) => source !== 'spelling')) known.add(fold(surface))
  }
  const isThing = (word: string): boolean =>
    word.length > 2 &&
    !conceptOf('color', word) &&
    !conceptOf('material', word) &&
    vocabulary.findValue(word).length === 0 &&
    (vocabulary.wordUse(word) !== undefined || lexicon.products.has(word))
  const words = fold(query).match(/\p{L}+/gu) ?? []
  const isNoise = (word: string): boolean =>
    !known.has(word) && lexicon.common.has(word) && !isThing(word) && word.length > 2
  const kept = query
    .replace(/\p{L}+/gu, (word) => (isNoise(fold(word)) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim()
  return {
    query: known.size > 0 && /[\p{L}\p{N}]/u.test(kept) ? kept : query,
    namesThing: words.some(isThing),
    isKnown: known.size > 0,
  }
}
