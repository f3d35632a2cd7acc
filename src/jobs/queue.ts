import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { allJobs } from './all-jobs.ts'
import type { Job } from './define-job.ts'

/** Half a year: a worker that was off for long still finds its work. */
const KEEP_WAITING_SECONDS = 180 * 86_400
const LONGEST_RETRY_SECONDS = 3600
/**
 * A worker gives a sign of life for its running job every 5 s; after 10 s without one (the least that pg-boss takes) the worker counts
 * as dead, and another one's look every 10 s puts its job back. Without this a killed worker's job was lost for 15 minutes.
 */
const HEARTBEAT_SECONDS = 10
const UPKEEP_SECONDS = 10

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
  /**
   * Puts back what dead workers were at, to be run at once: on the embedded database, which no other process can have
   * open, all that counts as running, on a server what gave no sign of life. Call before the first `work`.
   */
  takeBack(): Promise<number>
  /** Has failed runs of a job that wait for their next try tried now. Returns how many. */
  retryNow(job: Job<never>): Promise<number>
}

/** Makes or updates pg-boss's own tables and one queue per job. Called by migrate(), under its lock. */
export async function createQueueTables(db: Db): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const { name, retryLimit, retryDelaySeconds, retryDelayMaxSeconds = LONGEST_RETRY_SECONDS } of allJobs) {
    const options = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: retryDelayMaxSeconds,
      retentionSeconds: KEEP_WAITING_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
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
    ...(database.kind === 'postgres'
      ? { superviseIntervalSeconds: UPKEEP_SECONDS, monitorIntervalSeconds: UPKEEP_SECONDS }
      : {}),
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
    takeBack: () => takeBack(database),
    retryNow: ({ name }) => retryNow(database.kysely, name),
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** The count of tries goes up, so that a worker that is not dead after all cannot settle what another one has begun anew. */
async function takeBack({ kysely, kind }: Database): Promise<number> {
  const isDead =
    kind === 'embedded' ? sql`true` : sql`heartbeat_on + heartbeat_seconds * interval '1 second' < clock_timestamp()`
  const { numAffectedRows } = await sql`
    UPDATE pgboss.job SET state = 'retry', retry_count = retry_count + 1, start_after = now(), heartbeat_on = NULL
    WHERE state = 'active' AND ${isDead}`.execute(kysely)
  return Number(numAffectedRows ?? 0)
}

async function retryNow(db: Db, name: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ${name} AND state = 'retry' AND start_after > now()`.execute(db)
  return Number(numAffectedRows ?? 0)
}
