import type { ProductDetail, ToldVariant } from '../../tools/tool-results.ts'

/** A price that is reckoned with. */
export interface Priced {
  pieces: number
  product: ProductDetail
  variants: readonly ToldVariant[]
  price: number
  /** It comes at several: this is the lowest. */
  isFrom: boolean
}
