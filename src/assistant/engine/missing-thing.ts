import type { WishedThing } from '../../search/fit/wished-thing.ts'
import { readWish } from '../../search/read-wish.ts'
import type { Clause } from './clause.ts'

/** The thing that is named, but not as the shopper's ("my tire"), and that the shop has not: neither as a product, nor in any word of its texts. */
export const missingThing = (clause: Clause): string | null => missing(clause, clause.wish.thing)

/** A thing that is asked about and that the shop has not. */
export function unsoldThing(clause: Clause): string | null {
  const { catalog, understanding } = clause.scope
  return missing(clause, readWish(clause.reference.rest, catalog, understanding.language).thing)
}

/** What the open wish names, where that found nothing: "tomato seeds", behind which "for the balcony" is said. */
export function unmetThing({ scope, isOfUnmet }: Clause): string | null {
  const { catalog, understanding, before } = scope
  if (!isOfUnmet || before.search === null) return null
  const { thing } = readWish(before.search.query, catalog, understanding.language)
  return thing === null || thing.isSold ? null : (thing.names[0] ?? null)
}

function missing({ scope }: Clause, thing: WishedThing | null): string | null {
  const { index } = scope.catalog
  if (!thing || thing.isSold || thing.isOwned) return null
  const isKnown = thing.names.some((name) => index.parse(name).groups.some((group) => index.knows(group)))
  return isKnown ? null : (thing.names[0] ?? null)
}
