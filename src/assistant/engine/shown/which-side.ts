import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import type { Clause } from '../clause.ts'
import { asksForDifferences } from '../product/compare-moves.ts'

const asking = wordsOfAll(({ dialogue }) => dialogue?.asksWhichOfThem)
/** More words before a "which" tell something: "ok, so with which". */
const MOST_BEFORE = 3

/**
 * "Which do I need for singing?", "I have a laptop, which goes better with it?": asks for one of those that were put side by side, whatever else in
 * the shop is for that. "Which cable do they need?" asks for something else.
 */
export function asksWhichOfSides(clause: Clause): boolean {
  const { before, ordinals, wish, scope } = clause
  const sides = (before.compared ?? []).flatMap((id) => scope.catalog.index.productById(id) ?? [])
  if (sides.length < 2 || ordinals.length > 0 || wish.order !== null || clause.asksPrice) return false
  // "Which is cheaper?" is told by the prices.
  if (clause.named !== null || scope.understanding.priceDirection !== 0 || asksForDifferences(clause)) return false
  return clause.text.split(/[,;.:]/).some((part) => {
    const words = tokenize(part).filter(({ kind }) => kind === 'word')
    const at = words.findIndex(({ text }) => asking.has(text))
    const next = words[at + 1]?.text ?? ''
    const isOfThem = !isNoun(next) || sides.every(clause.part(next, 'search').wish.isThing)
    return at >= 0 && at <= MOST_BEFORE && isOfThem
  })
}
