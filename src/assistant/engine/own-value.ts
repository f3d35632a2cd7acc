import { valuesOfProduct } from '../../search/questions/values-of-product.ts'
import { onlyProduct } from './about-shown.ts'
import type { Clause } from './clause.ts'
import type { Row } from './frame-row.ts'
import { aboutProduct } from './product-moves.ts'

/** "What about 32gb", "40 then": names values of options of the one product that is talked about, and nothing else. */
function isOwnValue(clause: Clause): boolean {
  const product = clause.scope.catalog.index.productById(onlyProduct(clause) ?? '')
  if (!product || clause.isElse || clause.ordinals.length > 1) return false
  const { wishes, order } = clause.wish
  const isOption = Object.keys(wishes).every((name) => name === 'options')
  if (!isOption || order !== null) return false
  const named = valuesOfProduct(
    clause.text,
    product.variants.map(({ options }) => options),
    clause.scope.understanding.slots.quantity,
  )
  if (Object.keys(named.options).length === 0 && named.lacking === null) return false
  const rest = clause.part(named.rest)
  return !rest.hasWords && !rest.namesGoods && rest.attribute === null
}

export const ofOwnValue: Row = {
  frame: 'products shown',
  when: 'it names values of options of the one product that is talked about, and nothing else: "32gb", "40 then", there or not',
  does: 'tells what there is of that product with them',
  of: ['options', 'stock', 'refine', 'ask', 'price', 'give', 'pick', 'talk'],
  holds: isOwnValue,
  move: (turn) => aboutProduct(turn, onlyProduct(turn.clause)),
}
