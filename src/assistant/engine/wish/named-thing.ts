import type { Reference } from '../../../language/readers/read-reference.ts'
import { withoutRefused } from '../../../search/fit/refused-thing.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { TurnScope } from '../../turn-scope.ts'
import type { Act } from '../../understanding/understanding.ts'
import { asksHaving, isDefinite } from '../asks.ts'

/** What a thing that is only named may sound like. */
const mayBeNamed = new Set<Act>(['product_question', 'stock_question', 'compare', 'policy'])
/** What the rules read, and less than which it may be a guess. */
const SURE = 0.97
const LIKELY = 0.8

interface Naming {
  act: Act
  confidence: number
  text: string
  before: { shown: readonly string[] }
  reference: Pick<Reference, 'isGoingOn' | 'isIt' | 'rest'>
  isQuestion: boolean
  isPartOfFocus: boolean
}

/**
 * Whether a clause that sounds like a question names what is looked for: "waterproof watch" asks nothing, "do you sell ski goggles?" asks to
 * have them, and "what about gloves", behind a jacket, is no question about that.
 */
export function isLookingForNamed({
  act,
  confidence,
  text,
  before,
  reference,
  isQuestion,
  isPartOfFocus,
}: Naming): boolean {
  if (!mayBeNamed.has(act) || confidence >= SURE) return false
  if (confidence < LIKELY && asksHaving(text)) return true
  if (before.shown.length === 0) return !isQuestion
  return confidence < LIKELY && reference.isGoingOn && !reference.isIt && !isDefinite(reference.rest) && !isPartOfFocus
}

/** "No sleeping bag, a mat": goods are refused, and goods of the shop are named besides. */
export function namesBehindRefused({
  reference: { rest },
  scope: { catalog, understanding, parts },
}: Pick<Naming, 'reference'> & { scope: TurnScope }): boolean {
  const left = withoutRefused(rest, catalog, understanding.language)
  return left !== rest && readWish(left, catalog, understanding.language, { parts }).thing?.isSold === true
}
