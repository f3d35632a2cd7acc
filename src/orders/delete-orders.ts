import { requireScope, type StoreContext } from '../context.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { OWN_SOURCE } from '../shared/ingest.ts'
import { deleteOrderRows } from './orders.queries.ts'

/**
 * Deletes orders with all that is kept for them. What another source wrote stays.
 * @param ids external ids; 'all' = everything that this source wrote
 * @returns how many there were
 */
export async function deleteOrders(ctx: StoreContext, ids: readonly string[] | 'all'): Promise<number> {
  requireScope(ctx, 'write')
  const { source = OWN_SOURCE } = ctx
  return inTransaction(ctx.db, async (trx) => {
    await takeStamps(trx, ctx.storeId, 'orders')
    return deleteOrderRows(trx, ctx.storeId, source, ids)
  })
}
