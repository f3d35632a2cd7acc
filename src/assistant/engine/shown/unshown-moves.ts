import type { Row } from '../frame-row.ts'
import { chooseAmong } from '../product/compare-moves.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { search } from '../wish/search-moves.ts'
import { MOST_HELD, type Unshown, unshownBy } from './unshown.ts'

/** The row of the table for a product that is pointed at and was not shown. */
export const ofUnshown: Row = {
  frame: 'products shown',
  when: 'it points at what was not shown by a word for it: "the folding one, how heavy is it?"',
  does: 'answers from what the shop tells of that, else looks for what is called so, or asks which one',
  of: ['ask', 'options', 'stock', 'price', 'pick', 'compare', 'buy'],
  speaksTo: ['shown', 'wish'],
  holds: (clause) => unshownBy(clause) !== null,
  move: (turn) => {
    const { named, products } = unshownBy(turn.clause) as Unshown
    if (products.length === 1) return aboutProduct(turn, products[0]?.id)
    if (products.length > 0 && products.length <= MOST_HELD) return chooseAmong(turn, products)
    // What is called so by others may be here by another name: "the parmesan".
    if (products.length === 0 && !turn.clause.part(named, 'search').wish.thing?.isSold)
      return { say: [turn.say('which_product')] }
    return search(turn.withClause(turn.clause.part(named, 'search')), 'new')
  },
}
