import { countTry, deleteChanges, findNextChanges, type NotedChange, writeSeen } from './changes.queries.ts'
import { addLatencies } from './connections.queries.ts'
import type { FetchedItems } from './connector.ts'
import { PlatformError } from './platform-error.ts'
import type { PlatformRun } from './platform-run.ts'
import { removeItems, saveItems } from './save-items.ts'

const AT_ONCE = 50
const MOST_LATENCY_MS = 2_000_000_000

/**
 * Looks at the next things that changed, as they are now, whatever it was that told of them: so hooks may come twice, late, in any order. True
 * when there may be more.
 */
export async function drainChanges(run: PlatformRun): Promise<boolean> {
  const { db } = run.app
  const storeId = run.row.store_id
  const changes = await findNextChanges(db, storeId, AT_ONCE)
  const [first] = changes
  if (!first) return false
  // What could not be read together is read one by one, so that one broken thing does not keep the others out.
  const batch = first.tries > 0 ? [first] : changes
  await countTry(db, storeId, batch)
  try {
    await lookAt(run, batch)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.fault !== 'unreadable') throw error
    if (batch.length === 1) await giveUp(run, first, error)
    return true
  }
  return true
}

async function lookAt(run: PlatformRun, batch: NotedChange[]): Promise<void> {
  const { connector, session } = run.open
  const { kind } = batch[0] as NotedChange
  const ids = batch.map(({ item_id }) => item_id)
  const askedAt = await run.keepLease()
  const fetched: FetchedItems = await connector.fetchItems(session, kind, ids)
  await run.keepLease()
  await saveItems(run.ctx, fetched.found, { asOf: askedAt, checkedAt: askedAt, seenIn: null })
  await removeItems(run.ctx, kind, fetched.gone, askedAt)
  await deleteChanges(run.app.db, run.row.store_id, batch)
  const nowMs = Date.now()
  const took = batch.flatMap(({ changed_at }) => (changed_at ? [nowMs - changed_at.getTime()] : []))
  await addLatencies(
    run.app.db,
    run.row.store_id,
    took.map((ms) => Math.max(0, Math.min(MOST_LATENCY_MS, ms))),
  )
}

/** It is noted as a problem, and looked at again by the next walk over everything. */
async function giveUp(run: PlatformRun, change: NotedChange, { message }: PlatformError): Promise<void> {
  const checkedAt = await run.keepLease()
  const seen = { kind: change.kind, item_id: change.item_id, updated_at: null, problem: message }
  await writeSeen(run.app.db, run.row.store_id, [seen], { checkedAt, seenIn: null })
  await deleteChanges(run.app.db, run.row.store_id, [change])
}
