import type { AppContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteOldEvents, deleteOrphanedEvents, findQuietSyncs, takeQuietSync } from './events.queries.ts'

/** After so long without a push a sync is over. */
export const SYNC_QUIET_SECONDS = 30
const FORGET_AT_A_TIME = 20_000

/** Tells of pushes of a catalog that are over; returns of how many stores. */
export async function completeSyncs(
  { db }: Pick<AppContext, 'db'>,
  quietSeconds = SYNC_QUIET_SECONDS,
): Promise<number> {
  const stores = await findQuietSyncs(db, quietSeconds)
  for (const storeId of stores) {
    await inTransaction(db, async (trx) => {
      const sync = await takeQuietSync(trx, storeId, quietSeconds)
      if (!sync) return
      const data = {
        startedAt: sync.sync_since.toISOString(),
        endedAt: sync.sync_last_at.toISOString(),
        batches: sync.sync_batches,
        products: sync.sync_products,
      }
      noteEvents(trx, [{ storeId, type: 'catalog.sync_completed', actor: 'job:complete-syncs', about: { data } }])
    })
  }
  return stores.length
}

/** Forgets events that are too old, of all stores. */
export async function forgetEvents({ db }: Pick<AppContext, 'db'>, days: number): Promise<void> {
  while ((await deleteOldEvents(db, days, FORGET_AT_A_TIME)) > 0);
  await deleteOrphanedEvents(db)
}
