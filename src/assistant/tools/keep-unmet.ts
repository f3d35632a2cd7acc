import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { mergeWishes, wishesOf } from '../../search/find-hits.ts'
import { readWish } from '../../search/read-wish.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import { partsIn, type WordParts } from '../../search/word-parts.ts'
import type { TurnScope } from '../turn-scope.ts'

interface Unmet {
  found: FinishedSearch
  wished: ConstraintFilters
  parts: WordParts
  soldThings: boolean
  isNeed: boolean
}

/** What found nothing stays the open wish where it has any content: "for puppies" behind "something against ticks" is still about ticks. */
export function keepUnmet({ state, catalog, understanding }: TurnScope, all: readonly Unmet[]): void {
  const [only, ...others] = all
  if (!only || others.length > 0) return
  const query = only.found.said.constraints.rest
  const { namesThing, words } = readWish(query, catalog, understanding.language, {
    isSoldThingOnly: only.soldThings,
    parts: only.parts,
  })
  if (!namesThing && words.length === 0) {
    if (state.search?.isEmpty) state.search = null
    return
  }
  state.focus = null
  const wishes = mergeWishes(only.wished, wishesOf(only.found.understood))
  const { soldThings, isNeed } = only
  state.search = { query, wishes, parts: partsIn(query, only.parts), soldThings, isNeed, isEmpty: true }
}
