import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { insertHook, noteChanges } from './changes.queries.ts'
import { type ConnectionRow, findConnectionOf, writeCredentials, writeState } from './connections.queries.ts'
import type { HookReading, HookRequest, PlatformName } from './connector.ts'
import { connectors } from './connectors.ts'
import { openHookSecret } from './open-session.ts'
import { runPlatformJob } from './platforms.jobs.ts'
import { noteEraseShop, notePrivacyRequest } from './privacy-requests.ts'

/** Anything else the database would not even compare. */
const STORE_ID = /^store_[0-9A-Za-z]{1,40}$/

/**
 * Takes in a hook: checks who sent it, notes what it is about, and leaves the work to the queue. Of what is in it only ids are kept, and what a
 * shopper asked of their data, sealed: what is stored is read from the platform, as it is when its turn comes.
 * @returns whether it was news
 * @throws {NotFoundError} when the store has no such platform
 * @throws {UnauthorizedError} when the platform did not sign it
 */
export async function takeHook(
  app: AppContext,
  where: { platform: string; publicId: string },
  request: HookRequest,
): Promise<boolean> {
  if (!Object.hasOwn(connectors, where.platform) || !STORE_ID.test(where.publicId)) throw new NotFoundError()
  const row = await findConnectionOf(app.db, where.platform, where.publicId)
  if (!row) throw new NotFoundError()
  const reading = connectors[where.platform as PlatformName].handleHook(request, openHookSecret(app, row))
  if (reading.kind === 'nothing') return false
  return inTransaction(app.db, async (trx) => {
    const isNew = reading.id === '' || (await insertHook(trx, row.store_id, reading.id, reading.topic))
    if (isNew) await carry(app, trx, row, reading)
    return isNew
  })
}

async function carry(
  app: AppContext,
  trx: Parameters<typeof insertHook>[0],
  row: ConnectionRow,
  reading: HookReading,
): Promise<void> {
  const storeId = row.store_id
  if (reading.kind === 'changes') {
    await noteChanges(trx, storeId, reading.changes)
    await app.queue.enqueue(trx, runPlatformJob, { storeId })
  } else if (reading.kind === 'privacy') await notePrivacyRequest(app, trx, storeId, reading.request, reading.shopper)
  else if (reading.kind === 'erase_shop') await noteEraseShop(app, trx, storeId)
  else if (reading.kind === 'uninstalled') {
    // The secret of the hooks stays: what is to be erased is asked for two days later.
    await writeState(trx, storeId, 'uninstalled')
    await writeCredentials(trx, storeId, null)
  }
}
