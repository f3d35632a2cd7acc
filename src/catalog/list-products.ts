import { requireScope, type StoreContext } from '../context.ts'
import { findActiveIds } from './catalog.queries.ts'
import { getProductsNow, type ProductNow } from './get-product.ts'

const PAGE = 200

export interface ProductPage {
  products: ProductNow[]
  /** The external id after which the next page begins; null after the last one. */
  next: string | null
}

/** The active products of the store in the order of their ids, 200 at a time. */
export async function listProductsNow(ctx: StoreContext, { after = '' }: { after?: string }): Promise<ProductPage> {
  requireScope(ctx, 'read')
  const ids = await findActiveIds(ctx.db, ctx.storeId, { after, limit: PAGE })
  return { products: await getProductsNow(ctx, ids), next: ids.length < PAGE ? null : (ids.at(-1) ?? null) }
}
