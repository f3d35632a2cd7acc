import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { atPriceEnd } from '../product/price-end.ts'
import { numberedAs, placedAs, pointedProduct } from './pointed-product.ts'
import { unshownBy } from './unshown.ts'

/** The product that a clause itself names or points at, shown before or not; undefined where it only speaks of what is talked about. */
export function productNamed(clause: Clause): string | undefined {
  const [unshown, ...others] = unshownBy(clause)?.products ?? []
  if (unshown) return others.length === 0 ? unshown.id : undefined
  const isPointing =
    clause.calledSo !== null ||
    clause.described !== null ||
    clause.ordinals.length > 0 ||
    (numberedAs(clause) ?? atPriceEnd(clause)) !== undefined
  return clause.named?.id ?? (isPointing ? pointedProduct(clause) : undefined)
}

/** Whether a clause itself tells that it is about this product: "the 6, how big is the storage", "is the second one tight". */
export const namesItself = (clause: Clause, id: string): boolean =>
  [clause.named?.id, clause.calledSo?.id, numberedAs(clause)?.id, placedAs(clause)].includes(id)

/** "Is there a mac?" of a MacBook that is talked about. */
export function asksForItself(part: Clause, id: string): boolean {
  const product = part.scope.catalog.index.productById(id)
  const { hasWords, hasValues, reference, wish, text } = part
  return !!product && !hasWords && !hasValues && !reference.isIt && asksHaving(text) && wish.isThing(product)
}
