import { audienceIn } from '../../../language/readers/read-audience.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { DialogueState } from '../../dialogue-state.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { looksForOther, turnsFromShown } from '../shown/other-goods.ts'
import { numberedAs, pointingHead } from '../shown/pointed-product.ts'
import { asksForMore } from './further-moves.ts'
import { search } from './search-moves.ts'

/** What is talked about: one, or those that were put side by side. */
function talkedAbout({ focus, shown, before: { compared = [] } }: Clause): readonly SearchProduct[] {
  if (focus !== null) return shown.length > 1 ? [] : [focus]
  return compared.length > 1 || shown.length === 1 ? shown : []
}

/**
 * What the products that are talked about are as a thing: what was looked for, else what their titles call them, "lamp" of a "Halo Pendant Lamp";
 * undefined where more were shown, or no word tells it.
 */
function thingOf(clause: Clause): string | undefined {
  const { catalog, understanding } = clause.scope
  const { search: open } = clause.before
  const own = talkedAbout(clause)
  if (own.length === 0) return undefined
  const wish = open && readWish(open.query, catalog, understanding.language, { parts: open.parts })
  const titled = own.map(({ title }) => readWish(title, catalog, catalog.language))
  const called = [...(wish ? [wish] : []), ...titled].find(
    ({ thing, isThing }) => thing !== null && own.every((product) => isThing(product)),
  )
  return called?.thing?.names[0]
}

/** Whether the wish that is open only names the product that is talked about, or none is open. */
function isOfName(clause: Clause): boolean {
  const { search: open } = clause.before
  const { catalog, understanding } = clause.scope
  const own = talkedAbout(clause)
  if (!open || own.length === 0) return own.length > 0
  const { words } = readWish(open.query, catalog, understanding.language, { parts: open.parts })
  const named = words.filter(({ isSoft }) => !isSoft)
  return named.length > 0 && named.every(({ surface }) => own.some(({ title }) => hasWord(title, surface)))
}

/** "A warmer one", "not that, something sweeter": what is wished for is another, and told by what it is like. */
const wantsOther = (clause: Clause): boolean =>
  turnsFromShown(clause) &&
  looksForOther(clause) &&
  !clause.reference.isMatching &&
  (!asksForMore(clause) || (isOfName(clause) && !clause.reference.isSimilar))

/** The open wish with what its product is in place of its name: for whom, and with what else it is to be, it stays. */
function ofKind(clause: Clause): NonNullable<DialogueState['search']> {
  const { query, wishes, measures } = clause.before.search ?? { query: '', wishes: {} }
  return { query: `${thingOf(clause) ?? ''} ${audienceIn(query)}`.trim(), wishes, measures }
}

/** "Too expensive", "anything cheaper?", "a warmer one" of one product: others of its kind are looked for, not others of its name. */
export const ofOthersOfKind: Row = {
  frame: 'open wish',
  when: 'it wants another than what is talked about: a cheaper, a warmer one',
  does: 'looks for that among what is of its kind',
  of: ['refine', 'talk', 'more', 'find', 'ask', 'stock', 'options'],
  speaksTo: ['same', 'shown', 'wish'],
  holds: (clause) =>
    (clause.priceDirection !== 0 || wantsOther(clause)) &&
    !clause.wish.namesThing &&
    !clause.asksPrice &&
    !clause.reference.isWhich &&
    !clause.named &&
    !pointingHead(clause) &&
    !numberedAs(clause) &&
    (isOfName(clause) || clause.priceDirection !== 0 ? thingOf(clause) !== undefined : clause.before.search !== null),
  move: (turn) => {
    const { clause, scope } = turn
    const { state } = scope
    const isFirst = !turn.answer('search_products')
    if (isFirst && (isOfName(clause) || !state.search)) state.search = ofKind(clause)
    return search(turn, 'changed')
  },
}
