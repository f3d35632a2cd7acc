import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { mergeWishes, wishesOf } from '../../search/find-hits.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import { isStory, partsIn, type WordPart, type WordParts } from '../../search/word-parts.ts'
import type { OpenWish } from '../dialogue-state.ts'
import type { Shown } from './read-shown.ts'

interface Found {
  found: FinishedSearch
  wished: ConstraintFilters
  parts: WordParts
  shown: readonly Shown[]
}

/** A wish as it stays open, in the shopper's own words: what they add is read together with it. */
export const openWishOf = ({ found, wished, parts, shown }: Found): Pick<OpenWish, 'query' | 'wishes' | 'parts'> => {
  const query = found.said.constraints.rest
  const { thing } = found
  // What names the thing, and what was said beside it and is borne out, stays of the wish.
  const held = new Set(
    shown.flatMap(({ grade }) =>
      grade.parts.flatMap(({ isAside, verdict, wanted }) => (isAside && verdict === 'holds' ? [wanted] : [])),
    ),
  )
  // Of a story only what it was read to be for is still open.
  const isOther = (word: string, part: WordPart) =>
    part === 'thing' &&
    isStory(parts) &&
    thing?.isSold === true &&
    found.wish.words.every((one) => one.surface !== word || one.isSoft)
  const kept = Object.entries(partsIn(query, parts)).map(([word, part]): [string, WordPart] => [
    word,
    thing?.roleOf(word) === 'thing' ? 'thing' : held.has(word) ? 'use' : isOther(word, part) ? 'aside' : part,
  ])
  return { query, wishes: mergeWishes(wished, wishesOf(found.understood)), parts: Object.fromEntries(kept) }
}
