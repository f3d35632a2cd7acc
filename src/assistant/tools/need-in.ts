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
