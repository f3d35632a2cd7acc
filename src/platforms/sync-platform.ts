import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { newId } from '../shared/random.ts'
import { findConnection } from './connections.queries.ts'
import { runPlatformJob } from './platforms.jobs.ts'
import { insertSync, type SyncRow } from './syncs.queries.ts'

/** Begins a walk over everything, unless one is under way. Returns whether it was begun. */
export async function startSync(ctx: StoreContext, kind: SyncRow['kind']): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const id = await insertSync(trx, ctx.storeId, { id: newId('sync'), kind })
    await ctx.queue.enqueue(trx, runPlatformJob, { storeId: ctx.storeId })
    return id !== undefined
  })
}

/**
 * Has the store's platform read once more from beginning to end.
 * @throws {ConflictError} when the store has no platform
 */
export async function syncPlatform(ctx: StoreContext): Promise<{ started: boolean }> {
  requireScope(ctx, 'admin')
  const row = await findConnection(ctx.db, ctx.storeId)
  if (!row || row.state === 'uninstalled') throw new ConflictError('The store is connected to no platform')
  const started = await startSync(ctx, 'full')
  await inTransaction(ctx.db, (trx) => recordAudit(trx, ctx, 'platform.sync_asked', row.platform, { started }))
  return { started }
}
