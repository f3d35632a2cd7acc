import { requireScope, type StoreContext } from '../context.ts'
import type { Charges } from './charges/charge.ts'
import { chargesOf } from './charges/read-charges.ts'
import type { Entry } from './index/entry.ts'

/** Read once for each state of a store's pages. */
const known = new WeakMap<readonly Entry[], Charges>()

/** What the store's own pages tell in numbers of delivery, wrapping and what is taken off. Everything committed before the call is in it. */
export async function findCharges(ctx: StoreContext): Promise<Charges> {
  requireScope(ctx, 'read')
  const { entries } = await ctx.knowledge.indexes.get(ctx.storeId)
  const charges = known.get(entries) ?? chargesOf(entries)
  known.set(entries, charges)
  return charges
}
