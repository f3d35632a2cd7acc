import { requireScope, type StoreContext } from '../context.ts'
import type { Charges } from './charges/charge.ts'

/** What the store's own pages tell in numbers of delivery, wrapping and what is taken off. Everything committed before the call is in it. */
export async function findCharges(ctx: StoreContext): Promise<Charges> {
  requireScope(ctx, 'read')
  return (await ctx.knowledge.indexes.get(ctx.storeId)).charges
}
