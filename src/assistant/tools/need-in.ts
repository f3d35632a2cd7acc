import { withoutRefused } from '../../search/fit/refused-thing.ts'
import { type Followed, rankFollowed } from '../../search/needs/rank-followed.ts'
import { type LikelyProduct, signsOf } from '../../search/needs/rank-needed.ts'
import { type Need, readNeed } from '../../search/needs/read-need.ts'
import type { TurnScope } from '../turn-scope.ts'

/** Reads something of a text once a turn. Nobody may change what it returns. */
export function onceATurn<Read>(
  read: (text: string, scope: TurnScope) => Read,
): (scope: TurnScope, text: string) => Read {
  const remembered = new WeakMap<TurnScope, Map<string, Read>>()
  return (scope, text) => {
    const own = remembered.get(scope) ?? new Map<string, Read>()
    remembered.set(scope, own)
    if (!own.has(text)) own.set(text, read(text, scope))
    return own.get(text) as Read
  }
}

/** What a text calls for, but for goods that it refuses: "no tablet". */
const calling = (text: string, { understanding, catalog }: TurnScope): string =>
  withoutRefused(text, catalog, understanding.language)

/** What a text calls for, and what the shop has of that. The text is as long as a search reads. */
export const needIn = onceATurn<Need>((text, scope) =>
  readNeed(calling(text, scope), scope.understanding.language, scope.catalog),
)

/** What tells of each product that may be needed. The text is as long as a search reads. */
export const signsIn = onceATurn((text, scope) =>
  signsOf(calling(text, scope), scope.understanding.language, scope.catalog),
)

/** What is likely meant by what is said behind a wish: see `rankFollowed`. */
export function followedIn(
  scope: TurnScope,
  { former, said, ...more }: Pick<Followed, 'shown' | 'other'> & { former: string; said: string },
): LikelyProduct[] {
  return rankFollowed({ former: signsIn(scope, former), said: signsIn(scope, said), ...more }, scope.catalog)
}
