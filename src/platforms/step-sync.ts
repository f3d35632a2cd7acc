import type { AppContext } from '../context.ts'
import { noteUnseen } from './changes.queries.ts'
import type { PlatformError } from './platform-error.ts'
import type { PlatformRun } from './platform-run.ts'
import { saveItems } from './save-items.ts'
import {
  beginSync,
  deleteOldSyncs,
  findOpenSync,
  finishSync,
  noteSyncFault,
  type SyncRow,
  writeProgress,
} from './syncs.queries.ts'

/** Takes the next page of the walk that is under way; what it gave is kept before its place is, so that nothing is left out after a stop. */
export async function stepSync(run: PlatformRun): Promise<'none' | 'stepped' | 'waits'> {
  const { app, row, open } = run
  const sync = await findOpenSync(app.db, row.store_id)
  if (!sync) return 'none'
  const startedAt = await beginSync(app.db, row.store_id, sync.id)
  const askedAt = await run.keepLease()
  const page = await open.connector.fullSync(open.session, sync.place)
  await run.keepLease()
  const asOf = page.asOfMs === undefined ? askedAt : new Date(Math.min(page.asOfMs, askedAt.getTime()))
  await saveItems(run.ctx, page.items, { asOf, checkedAt: asOf, seenIn: sync.id })
  const orders = page.items.filter(({ kind }) => kind === 'order').length
  const counts = { products: page.items.length - orders, orders }
  if (page.next === null) {
    const unseen = await noteUnseen(app.db, row.store_id, { id: sync.id, startedAt })
    await finishSync(app.db, row.store_id, sync.id, { ...counts, unseen, startedAt })
    await deleteOldSyncs(app.db, row.store_id)
    return 'stepped'
  }
  const { products: productsTotal = null, orders: ordersTotal = null } = page.totals ?? {}
  await writeProgress(app.db, row.store_id, sync.id, { place: page.next, ...counts, productsTotal, ordersTotal })
  return page.waitMs === undefined ? 'stepped' : 'waits'
}

/** What is away or refuses us is tried again where it was; what cannot be read ends the walk, or it would stand here for ever. */
export async function syncFailed(app: AppContext, storeId: number, sync: SyncRow, error: PlatformError): Promise<void> {
  const ends = error.fault === 'unreadable' || error.fault === 'missing'
  await noteSyncFault(app.db, storeId, sync.id, { fault: error.message, ends })
}
