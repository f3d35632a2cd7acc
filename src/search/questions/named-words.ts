import { fold } from '../../language/text/fold.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import type { AskedClause } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { statedIn } from './stated-in.ts'

/** Fewer letters are no word that a shop sells by. */
const SHORTEST_NAMED = 3

/** A word that more titles have is no name. */
const MOST_TITLED = 20

/** What of a question stands for something beside the product's name: a fact, a matter, a colour, a thing, or a word that this shop has. */
export function namedIn(
  clauses: readonly AskedClause[],
  title: ShopText,
  { index }: StoreCatalog,
  language: string,
): string[] {
  const isKnown = (word: string): boolean =>
    word.length >= SHORTEST_NAMED &&
    ((language === 'en' && isNoun(fold(word))) ||
      index.parse(word).groups.some((group) => (index.titled(group, MOST_TITLED) ?? []).length > 0))
  return clauses.flatMap((clause) =>
    clause.units.flatMap((unit) => {
      const { surface, facts, quality, places } = unit
      if (statedIn(title, unit, { ...clause, asksIncluded: false }) === 'holds') return []
      const isMatter = clause.topics.some((one) => one.places.some((at) => places.includes(at)))
      return facts.length > 0 || quality !== null || isMatter || isKnown(surface) ? surface : []
    }),
  )
}
