import { requireScope, type StoreContext } from '../context.ts'
import { countUpTo } from './count-products.queries.ts'

/** How many products the store has, up to `most`. */
export async function countProducts(ctx: StoreContext, most: number): Promise<number> {
  requireScope(ctx, 'read')
  return countUpTo(ctx.db, ctx.storeId, most)
}
