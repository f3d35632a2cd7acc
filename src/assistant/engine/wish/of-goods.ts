import type { Deed } from '../../../language/said/said-lines.ts'
import type { Clause } from '../clause.ts'

const ofGoods: readonly Deed[] = [
  'find',
  'refine',
  'more',
  'gift',
  'ask',
  'options',
  'stock',
  'price',
  'compare',
  'pick',
  'buy',
]
const LIKELY = 0.4

/** Whether a clause looks for goods or asks about them. */
export const isOfGoods = (clause: Clause): boolean => (clause.share(ofGoods) ?? 0) >= LIKELY
