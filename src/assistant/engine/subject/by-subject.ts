import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { passed } from '../frames-by-act.ts'
import { isAboutOrder, moreOfOrder, orderStatus } from '../orders/order-moves.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { pointedProduct } from '../shown/pointed-product.ts'
import { policy } from '../talk-moves.ts'
import { surelyCalls } from '../wish/calls-for.ts'
import { search } from '../wish/search-moves.ts'

/** "My saffron ran out as well", behind pesto. */
const namesUnshown = ({ wish, shown }: Clause): boolean =>
  wish.thing?.isSold === true && !shown.some((product) => wish.isThing(product))

/** What is asked of an order that was told, its row does not tell again: the pages may, else a person. */
function ofOrder(turn: EngineTurn): Move | null {
  const { before } = turn.scope
  if (isAboutOrder(turn.clause)) return moreOfOrder(turn)
  if (before.lastOrder === null) return orderStatus(turn)
  return fromPages(turn) ?? passed(turn)
}

/** What is done with a clause that is surely about something, where no row that is for that holds: looked at for a known subject only. */
export const bySubject: readonly Row[] = [
  {
    frame: 'open wish',
    when: 'it surely looks for another thing, whatever it sounds like',
    does: 'looks for that',
    speaksTo: ['wish'],
    holds: (clause) => clause.namesGoods || surelyCalls(clause),
    move: (turn) => search(turn, 'new'),
  },
  {
    frame: 'open wish',
    when: 'it surely says more of what is looked for, whatever it sounds like',
    does: 'changes the wish that is open',
    holds: (clause) => clause.before.search !== null && !namesUnshown(clause),
    move: (turn) => search(turn, 'changed'),
  },
  {
    frame: 'products shown',
    when: 'it is surely about what was shown, whatever it sounds like',
    does: 'answers from what the shop tells of that product',
    holds: (clause) => clause.first !== undefined,
    move: (turn) => aboutProduct(turn, pointedProduct(turn.clause) ?? turn.clause.first),
  },
  {
    frame: 'pages',
    when: 'it surely asks what the shop does, whatever it sounds like',
    does: 'quotes the pages, else says that they do not tell',
    holds: () => true,
    move: (turn) => policy(turn),
  },
  {
    frame: 'order',
    when: 'it is surely about an order, whatever it sounds like',
    does: 'tells what is known of it, else asks for its number and address',
    holds: () => true,
    move: ofOrder,
  },
]
