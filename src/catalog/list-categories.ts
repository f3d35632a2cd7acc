import { requireScope, type StoreContext } from '../context.ts'
import { findTopCategories } from './list-categories.queries.ts'

/** A part of the shop, with how many active products it has and one that may stand for it. */
export interface Category {
  name: string
  count: number
  productId: string
}

/** The top categories of the store, the largest first. */
export async function listTopCategories(ctx: StoreContext, most: number): Promise<Category[]> {
  requireScope(ctx, 'read')
  const rows = await findTopCategories(ctx.db, ctx.storeId, most)
  return rows.map(({ product_id: productId, ...row }) => ({ ...row, productId }))
}
