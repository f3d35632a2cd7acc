import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { OWN_SOURCE } from '../shared/ingest.ts'
import { deleteProductRows } from './catalog.queries.ts'

/**
 * Deletes all that one source wrote into the catalog, as if it had never been. The stamp of 'erased_products' has every index read the store
 * anew: a row that is gone shows in no list of changes.
 * @returns how many products there were
 */
export async function eraseProducts(ctx: StoreContext): Promise<number> {
  requireScope(ctx, 'write')
  const { source = OWN_SOURCE } = ctx
  return inTransaction(ctx.db, async (trx) => {
    await takeStamps(trx, ctx.storeId, 'products')
    const count = await deleteProductRows(trx, ctx.storeId, source)
    await takeStamps(trx, ctx.storeId, 'erased_products')
    return count
  })
}
