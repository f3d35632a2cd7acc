import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { allJobs } from './all-jobs.ts'
import type { Job } from './define-job.ts'

/** Half a year: a worker that was off for long still finds its work. */
const KEEP_WAITING_SECONDS = 180 * 86_400

/** Puts jobs into the database, in the transaction that gives rise to them. */
export interface Queue {
  enqueue<Payload extends object>(trx: Transaction, job: Job<Payload>, payload: Payload): Promise<void>
  close(): Promise<void>
}

/** The part that runs jobs; only workers have it. */
export interface Worker extends Queue {
  work<Payload extends object>(job: Job<Payload>, run: (payload: Payload) => Promise<void>): Promise<void>
  /** cron in UTC. */
  schedule(job: Job<object>, cron: string): Promise<void>
}

/** Makes or updates pg-boss's own tables and one queue per job. Called by migrate(), under its lock. */
export async function createQueueTables(db: Db): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const { name, retryLimit, retryDelaySeconds } of allJobs) {
    const options = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      retentionSeconds: KEEP_WAITING_SECONDS,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

/**
 * Opens the queue of a migrated database.
 * @param options.supervise true in a worker: this process also does the queue's own upkeep and schedules.
 */
export async function openQueue(
  database: Database,
  options: { supervise: boolean; onError: (error: Error) => void },
): Promise<Worker> {
  const boss = new PgBoss({
    db: fromKysely(database.kysely),
    migrate: false,
    createSchema: false,
    supervise: options.supervise,
    schedule: options.supervise,
  })
  boss.on('error', options.onError)
  await boss.start()
  return {
    enqueue: async (trx, job, payload) => {
      const id = await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(trx) })
      if (!id) throw new Error(`The queue took no job ${job.name}`)
    },
    work: async (job, run) => {
      const workerId = await boss.work(job.name, { pollingIntervalSeconds: 2 }, async (jobs) => {
        for (const { data } of jobs) await run(job.payload.parse(data))
        // Where there was one there may be more: look again at once, not in two seconds.
        setImmediate(() => boss.notifyWorker(workerId))
      })
    },
    schedule: async (job, cron) => {
      await boss.schedule(job.name, cron, {}, { tz: 'UTC' })
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
