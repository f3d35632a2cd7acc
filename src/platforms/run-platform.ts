import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { newId } from '../shared/random.ts'
import { countChanges } from './changes.queries.ts'
import {
  type ConnectionRow,
  endLease,
  findConnection,
  keepLease,
  takeLease,
  writeFault,
} from './connections.queries.ts'
import { drainChanges } from './drain-changes.ts'
import { asPlatform, hookUrlOf, type OpenSession, openSession } from './open-session.ts'
import { PlatformError } from './platform-error.ts'
import { LeaseLostError, type PlatformRun } from './platform-run.ts'
import { runPlatformJob } from './platforms.jobs.ts'
import { checkHooks, pollChanges } from './poll-changes.ts'
import { stepSync, syncFailed } from './step-sync.ts'
import { findOpenSync } from './syncs.queries.ts'

const LEASE_MS = 90_000
/** After that another job goes on, so that the work of one store does not hold up that of all others. */
const BUDGET_MS = 60_000
const PAUSE_MS = 30_000
const REFUSED_PAUSE_MS = 15 * 60_000
const LOOK_AGAIN_MS = 500

export interface RunOptions {
  /** How often changes are asked for. Default a minute where hooks are late or none, else five. */
  pollMs?: number
  budgetMs?: number
  leaseMs?: number
}

/**
 * Does all that is to be done for a store's platform, as the only worker of that store. Reading and writing never overlap with those of
 * another, so what is written last was read last.
 */
export async function runPlatform(
  app: AppContext,
  { storeId }: { storeId: number },
  options: RunOptions = {},
): Promise<void> {
  const { budgetMs = BUDGET_MS, leaseMs = LEASE_MS } = options
  const untilMs = performance.now() + budgetMs
  do {
    const token = newId('lease')
    if (!(await takeLease(app.db, storeId, token, leaseMs))) return
    let isMore = false
    try {
      isMore = await work(app, storeId, { token, leaseMs, untilMs, ...options })
    } finally {
      await endLease(app.db, storeId, token)
    }
    if (isMore) {
      await inTransaction(app.db, (trx) => app.queue.enqueue(trx, runPlatformJob, { storeId }))
      return
    }
    // Noted after the last look and before the lease ended: the worker that was woken for it found the store taken.
  } while ((await isWaiting(app, storeId)) && performance.now() < untilMs)
}

async function isWaiting(app: AppContext, storeId: number): Promise<boolean> {
  return (await countChanges(app.db, storeId)) > 0
}

interface WorkOptions extends RunOptions {
  token: string
  leaseMs: number
  untilMs: number
}

/** True when there is more to do and the time is over. */
async function work(app: AppContext, storeId: number, options: WorkOptions): Promise<boolean> {
  const row = await findConnection(app.db, storeId)
  if (!row) return false
  let open: OpenSession | undefined
  try {
    open = openSession(app, row)
    const run = makeRun(app, row, open, options)
    const isMore = await rounds(run, options)
    await writeFault(app.db, storeId, null)
    return isMore
  } catch (error) {
    if (error instanceof LeaseLostError) return false
    // What is stored was encrypted with another secret: nothing helps but new credentials.
    const fault = error instanceof ConflictError ? new PlatformError('refused', error.message) : error
    if (!(fault instanceof PlatformError)) throw error
    await noteFault(app, storeId, fault)
    return false
  } finally {
    open?.close()
  }
}

function makeRun(app: AppContext, row: ConnectionRow, open: OpenSession, { token, leaseMs }: WorkOptions): PlatformRun {
  return {
    ...{ app, row, open, ctx: asPlatform(app, row), hookUrl: hookUrlOf(app, row, open) },
    keepLease: async () => {
      const now = await keepLease(app.db, row.store_id, token, leaseMs)
      if (!now) throw new LeaseLostError()
      return now
    },
  }
}

/** Changes go before everything else: a shopper may be asking right now. */
async function rounds(run: PlatformRun, { untilMs, pollMs }: WorkOptions): Promise<boolean> {
  await checkHooks(run)
  await pollChanges(run, pollMs)
  for (;;) {
    while (await drainChanges(run)) if (performance.now() > untilMs) return true
    const step = await stepSync(run)
    if (step === 'none') return false
    if (performance.now() > untilMs) return true
    if (step === 'waits') await pause(LOOK_AGAIN_MS)
  }
}

async function noteFault(app: AppContext, storeId: number, error: PlatformError): Promise<void> {
  const isRefused = error.fault === 'refused'
  const pauseMs = Math.max(error.retryAfterMs ?? 0, isRefused ? REFUSED_PAUSE_MS : PAUSE_MS)
  await writeFault(app.db, storeId, { message: error.message, pauseMs, isRefused })
  const sync = await findOpenSync(app.db, storeId)
  if (sync) await syncFailed(app, storeId, sync, error)
}
