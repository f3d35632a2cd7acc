import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { presentStore } from './create-store.ts'
import { getStoreRow, lockStore, writeStore } from './stores.queries.ts'
import { type Store, updateStoreSchema } from './stores.schema.ts'

/**
 * Changes name, currency or the language of the store's catalog. A language moves the store's clock of 'search_settings' in the same
 * transaction, by which every process sees that its index was made for another. What it has already changes nothing.
 */
export async function updateStore(ctx: StoreContext, raw: z.input<typeof updateStoreSchema>): Promise<Store> {
  requireScope(ctx, 'admin')
  const given = parseInput(updateStoreSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const former = await lockStore(trx, ctx.storeId)
    const changed = Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) => value !== undefined && value !== former[name as keyof typeof given],
      ),
    )
    if (Object.keys(changed).length === 0) return presentStore(former)
    const next = { ...former, ...changed }
    await writeStore(trx, ctx.storeId, next)
    const before = Object.fromEntries(Object.keys(changed).map((name) => [name, former[name as keyof typeof given]]))
    await recordAudit(trx, ctx, 'store.updated', former.public_id, { ...changed, former: before })
    if ('language' in changed) await takeStamps(trx, ctx.storeId, 'search_settings')
    return presentStore(next)
  })
}

/** The store as its people see it. */
export async function getStore(ctx: StoreContext): Promise<Store> {
  requireScope(ctx, 'read')
  return presentStore(await getStoreRow(ctx.db, ctx.storeId))
}
