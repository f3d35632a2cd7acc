import { readWish } from '../../../search/read-wish.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import type { TurnScope } from '../../turn-scope.ts'

/** "How's the battery?" asks of what is talked about, where a battery pack is sold and no battery. Each word folded, in the shopper's language. */
export const arePartsOnly = (words: readonly string[], { catalog, understanding, parts }: TurnScope): boolean =>
  words.every(
    (word) => isNoun(word) && readWish(word, catalog, understanding.language, { parts }).thing?.isSold !== true,
  )
