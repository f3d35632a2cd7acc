import { chargesWished } from '../../../knowledge/charges/pick-charge.ts'
import { fold } from '../../../language/text/fold.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** More products than these with a word in their titles are not looked at. */
const MOST_TITLED = 60

/** Where the shopper said that they live; not what goods are called by: "an Italian coffee maker", "bici de montaña". */
export function placeSaid({ scope, language }: EngineTurn): string | null {
  const { index } = scope.catalog
  const said = scope.state.said.slice(-1000)
  // "Switzerland" is no Swiss knife, though both have one stem.
  const named = index
    .parse(said)
    .groups.filter((group) =>
      index.titled(group, MOST_TITLED)?.some(({ title }) => hasWord(fold(title), group.surface)),
    )
  const goods = new Set(named.flatMap(({ surface }) => (chargesWished(surface, language).place ? [surface] : [])))
  const rest = tokenize(said).map(({ text, raw }) => (goods.has(text) ? ';' : raw))
  return chargesWished(rest.join(' '), language).place
}
