import { notePolled } from './changes.queries.ts'
import { askForHookCheck, writeHealth, writePolled } from './connections.queries.ts'
import type { Place } from './connector.ts'
import type { PlatformRun } from './platform-run.ts'
import { startSync } from './sync-platform.ts'
import { findOpenSync } from './syncs.queries.ts'

const MINUTE_MS = 60_000
/** Where hooks come soon and surely. */
const WITH_HOOKS_MS = 5 * MINUTE_MS
/** The platform's clock may be behind ours by as much. */
const OVERLAP_MS = 5 * MINUTE_MS
/** A change that no hook told of for so long was missed. */
const MISSED_MS = 2 * MINUTE_MS
/** A first walk that takes longer has company. */
const FIRST_WALK_MS = 5 * MINUTE_MS
const HOOK_CHECK_MS = 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** How often the platform is asked what changed. WooCommerce sends hooks when somebody visits the shop, so it is asked each minute. */
export function pollEveryMs({ platform, hooks }: PlatformRun['row']): number {
  const hasHooks = (hooks.active?.length ?? 0) > 0 && (hooks.failed?.length ?? 0) === 0
  return hasHooks && platform !== 'woocommerce' ? WITH_HOOKS_MS : MINUTE_MS
}

const isDue = (at: Date | null, everyMs: number, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() >= everyMs

/**
 * What changed shortly before the shop was connected is read by the first walk over everything, and need not be read one by one before. Asked for a
 * little later, it is known by then: nothing is left out, since the time from which changes are asked for stays.
 */
async function isReadingFirst({ row, app }: PlatformRun, now: Date): Promise<boolean> {
  const isNew = row.reconciled_at === null && now.getTime() - row.connected_at.getTime() < FIRST_WALK_MS
  return isNew && (await findOpenSync(app.db, row.store_id)) !== undefined
}

/** Asks what changed since the last time, when it is time to. */
export async function pollChanges(run: PlatformRun, everyMs = pollEveryMs(run.row)): Promise<void> {
  const { row, app } = run
  const now = await run.keepLease()
  if (!isDue(row.polled_at, everyMs, now)) return
  if (await isReadingFirst(run, now)) return
  const { connector, session } = run.open
  const since = new Date(row.changes_until.getTime() - OVERLAP_MS)
  let missed = 0
  for (let place: Place | null = null; ; ) {
    const page = await connector.changesSince(session, since, place)
    await run.keepLease()
    missed += await notePolled(app.db, row.store_id, page.changes, MISSED_MS)
    if (page.next === null) break
    place = page.next
  }
  await writePolled(app.db, row.store_id, now)
  // Hooks that were to come did not: they are looked at, and so is everything.
  if (missed > 0 && (row.hooks.active?.length ?? 0) > 0) await askForHookCheck(app.db, row.store_id)
}

/** Each hour, and after hooks were missed: are they still there, and is everything allowed that was? Each day: is everything as it is there? */
export async function checkHooks(run: PlatformRun): Promise<void> {
  const { row, app, open } = run
  const now = await run.keepLease()
  if (isDue(row.hooks_checked_at, HOOK_CHECK_MS, now)) {
    const health = await open.connector.health(open.session, run.hookUrl)
    await run.keepLease()
    const isFirst = Object.keys(row.hooks).length === 0
    // Before it is noted that they were looked at: who is stopped in between looks again, and finds them in order.
    if (!isFirst && (health.hooks?.repaired.length ?? 0) > 0) await startSync(run.ctx, 'reconcile')
    await writeHealth(app.db, row.store_id, health)
    row.hooks = health.hooks ?? {}
  }
  if (row.reconciled_at !== null && isDue(row.reconciled_at, DAY_MS, now)) await startSync(run.ctx, 'reconcile')
}
