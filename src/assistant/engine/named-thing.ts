import type { WishedThing } from '../../search/fit/wished-thing.ts'
import { readWish } from '../../search/read-wish.ts'
import type { Act } from '../understanding/understanding.ts'
import { asksHaving, isDefinite } from './asks.ts'
import type { Clause } from './clause.ts'

/** What a thing that is only named may sound like. */
const mayBeNamed = new Set<Act>(['product_question', 'stock_question', 'compare', 'policy'])
/** What the rules read, and less than which it may be a guess. */
const SURE = 0.97
const LIKELY = 0.8

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
}: Clause): boolean {
  if (!mayBeNamed.has(act) || confidence >= SURE) return false
  if (confidence < LIKELY && asksHaving(text)) return true
  if (before.shown.length === 0) return !isQuestion
  return confidence < LIKELY && reference.isGoingOn && !reference.isIt && !isDefinite(reference.rest) && !isPartOfFocus
}

/** The thing that is named, but not as the shopper's ("my tire"), and that the shop has not: neither as a product, nor in any word of its texts. */
export const missingThing = (clause: Clause): string | null => missing(clause, clause.wish.thing)

/** A thing that is asked about and that the shop has not. */
export function unsoldThing(clause: Clause): string | null {
  const { catalog, understanding } = clause.scope
  return missing(clause, readWish(clause.reference.rest, catalog, understanding.language).thing)
}

function missing({ scope }: Clause, thing: WishedThing | null): string | null {
  const { index } = scope.catalog
  if (!thing || thing.isSold || thing.isOwned) return null
  const isKnown = thing.names.some((name) => index.parse(name).groups.some((group) => index.knows(group)))
  return isKnown ? null : (thing.names[0] ?? null)
}
