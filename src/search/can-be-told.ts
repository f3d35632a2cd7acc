import { lexicon } from '../language/said/lexicon.ts'
import { tokenize } from '../language/text/tokens.ts'
import type { StoreCatalog } from './store-catalog.ts'

/** "Till", "drop", "tiny": what talk is made of says no page, and nobody misses it there. */
export const areFillers = (words: string): boolean =>
  tokenize(words).every(({ kind, text }) => kind === 'sign' || lexicon().fillers.has(text))

/**
 * Whether texts of the catalog can tell some words: that they are silent about one of another language, which nobody put into theirs, or of
 * fillers, says nothing.
 * @param spoken the shopper's language, ISO 639-1
 */
export const canBeTold = (words: string, { index, language }: StoreCatalog, spoken: string): boolean =>
  !areFillers(words) && (spoken === language || index.parse(words).groups.some((group) => index.knows(group)))
