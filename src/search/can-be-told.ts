import type { StoreCatalog } from './store-catalog.ts'

/**
 * Whether texts of the catalog can tell a word: that they are silent about one of another language, which nobody put into theirs, says
 * nothing.
 * @param spoken the shopper's language, ISO 639-1
 */
export const canBeTold = (word: string, { index, language }: StoreCatalog, spoken: string): boolean =>
  spoken === language || index.parse(word).groups.some((group) => index.knows(group))
