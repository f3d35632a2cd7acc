import { rankFollowed } from '../../search/needs/rank-followed.ts'
import type { LikelyProduct } from '../../search/needs/rank-needed.ts'
import { type Need, readNeed } from '../../search/needs/read-need.ts'
import type { TurnScope } from '../turn-scope.ts'

const remembered = new WeakMap<TurnScope, Map<string, Need>>()

/** What a text calls for, and what the shop has of that; read once a turn. @param text as long as a search reads */
export function needIn(scope: TurnScope, text: string): Need {
  const own = remembered.get(scope) ?? new Map<string, Need>()
  remembered.set(scope, own)
  const known = own.get(text) ?? readNeed(text, scope.understanding.language, scope.catalog)
  own.set(text, known)
  return known
}

const followed = new WeakMap<TurnScope, Map<string, LikelyProduct[]>>()

/** What is likely meant by what is said behind a wish; read once a turn. */
export function followedIn(scope: TurnScope, said: Parameters<typeof rankFollowed>[0]): LikelyProduct[] {
  const own = followed.get(scope) ?? new Map<string, LikelyProduct[]>()
  followed.set(scope, own)
  const key = JSON.stringify(said)
  const known = own.get(key) ?? rankFollowed(said, scope.understanding.language, scope.catalog)
  own.set(key, known)
  return known
}
