import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Elsewhere } from '../shown/named-beside.ts'
import { MOST_HELD } from '../shown/unshown.ts'
import { search } from '../wish/search-moves.ts'
import { chooseAmong } from './compare-moves.ts'
import { aboutProduct } from './product-moves.ts'

/** Answers of one product in the place of another whose page is silent; of a few it is asked of each, more are shown. */
export function askedElsewhere(turn: EngineTurn, { clause, named, products, isWished, said }: Elsewhere): Move {
  const asked = turn.withClause(clause)
  const [only, ...others] = products
  const move =
    others.length === 0
      ? aboutProduct(isWished ? asked.withClause(clause.part('')) : asked, only?.id)
      : isWished || products.length > MOST_HELD
        ? search(asked.withClause(clause.part(named, 'search')), 'new')
        : chooseAmong(asked, products)
  return 'call' in move ? move : { say: [...said, ...move.say] }
}
