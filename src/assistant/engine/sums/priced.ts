import type { ProductDetail, ToldVariant } from '../../tools/tool-results.ts'
import type { Clause } from '../clause.ts'
import type { Operand } from './operand-of.ts'

/** A price that is reckoned with. */
export interface Priced {
  pieces: number
  product: ProductDetail
  variants: readonly ToldVariant[]
  price: number
  /** It comes at several: this is the lowest. */
  isFrom: boolean
}

/** Not of one that the shop tells no price of. */
export const hasPrice = ({ scope }: Clause, { id }: Operand): boolean =>
  id === undefined || (scope.catalog.index.productById(id)?.variants.some(({ price }) => (price ?? 0) > 0) ?? false)
