import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import { allJobs } from './all-jobs.ts'
import type { Job } from './define-job.ts'
import { JobRuns, type SetAside, WORKER_DIED } from './job-runs.ts'

/** Half a year: a worker that was off for long still finds its work. */
const KEEP_WAITING_SECONDS = 180 * 86_400
const LONGEST_RETRY_SECONDS = 3600
/**
 * A worker gives a sign of life for its running job every 5 s; after 10 s without one (the least that pg-boss takes) the worker counts
 * as dead, and another one's look every 10 s puts its job back. Without this a killed worker's job was lost for 15 minutes.
 */
const HEARTBEAT_SECONDS = 10
const UPKEEP_SECONDS = 10
/** The process is killed 15 s after it was told to stop. */
const STOP_MS = 10_000
/** A worker looks for what other processes put in, or what is due again. */
const LOOK_EVERY_SECONDS = 2
/**
 * What this process puts in is looked for sooner: a shopper waits for the code that is mailed. Not at once: what was asked for is
 * answered first, and how long that takes must not tell whether there is work, such as a mail to the address of an order.
 */
const LOOK_AFTER_MS = 200
/**
 * Factor on the time limit for the queue's own one, which ends what `JobRuns` no longer can. It is longer because it counts the
 * waiting for other runs too.
 */
const LIMITS_IN_QUEUE = 3

/** Puts jobs into the database, in the transaction that gives rise to them. */
export interface Queue {
  enqueue<Payload extends object>(trx: Transaction, job: Job<Payload>, payload: Payload): Promise<void>
  close(): Promise<void>
}

/** The part that runs jobs; only workers have it. */
export interface Worker extends Queue {
  /** @param run gets a signal too, which is aborted when its time is over, here or with the process */
  work<Payload extends object>(
    job: Job<Payload>,
    run: (payload: Payload, signal: AbortSignal) => Promise<void>,
  ): Promise<void>
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
  for (const { name, retryLimit, retryDelaySeconds, timeLimitSeconds, ...job } of allJobs) {
    const options = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: job.retryDelayMaxSeconds ?? LONGEST_RETRY_SECONDS,
      expireInSeconds: LIMITS_IN_QUEUE * timeLimitSeconds,
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
 * @param options.stopMs how long `close` waits for running jobs before it gives them back. Default 10,000, at least 1,000
 * @param options.lookEverySeconds how often a worker looks for jobs that another process put in. Default 2
 * @param options.onSetAside told of a job that is not tried any more, because its runs did not end
 */
export async function openQueue(
  database: Database,
  options: {
    supervise: boolean
    onError: (error: Error) => void
    onSetAside?: (job: SetAside) => void
    stopMs?: number
    lookEverySeconds?: number
  },
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
  const runs = new JobRuns(database.kysely, options.onSetAside ?? (() => {}))
  const looks = new SoonLooks((workerId) => boss.notifyWorker(workerId))
  return {
    enqueue: async (trx, job, payload) => {
      const id = await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(trx) })
      if (!id) throw new Error(`The queue took no job ${job.name}`)
      looks.look(job.name)
    },
    work: async (job, run) => {
      const how = {
        pollingIntervalSeconds: options.lookEverySeconds ?? LOOK_EVERY_SECONDS,
        includeMetadata: true,
      } as const
      for (let worker = 0; worker < (job.workers ?? 1); worker++) {
        const workerId: string = await boss.work(job.name, how, async (jobs: JobWithMetadata<object>[]) => {
          for (const fetched of jobs) await runs.run(job, fetched, run)
          // Where there was one there may be more: look again at once, not in two seconds.
          setImmediate(() => boss.notifyWorker(workerId))
        })
        looks.add(job.name, workerId)
      }
    },
    schedule: async (job, cron) => {
      await boss.schedule(job.name, cron, {}, { tz: 'UTC' })
    },
    takeBack: () => takeBack(database),
    retryNow: ({ name }) => retryNow(database.kysely, name),
    close: () => {
      looks.end()
      return boss.stop({ graceful: true, timeout: options.stopMs ?? STOP_MS })
    },
  }
}

/**
 * Wakes the workers of this process soon after it put a job in, whose transaction is over by then; one that takes longer is found at
 * the next usual look.
 */
class SoonLooks {
  readonly #wake: (workerId: string) => void
  readonly #workers = new Map<string, string[]>()
  readonly #timers = new Map<string, NodeJS.Timeout>()

  constructor(wake: (workerId: string) => void) {
    this.#wake = wake
  }

  add(jobName: string, workerId: string): void {
    this.#workers.set(jobName, [...(this.#workers.get(jobName) ?? []), workerId])
  }

  look(jobName: string): void {
    const workers = this.#workers.get(jobName)
    if (!workers || this.#timers.has(jobName)) return
    const timer = setTimeout(() => {
      this.#timers.delete(jobName)
      for (const workerId of workers) this.#wake(workerId)
    }, LOOK_AFTER_MS)
    this.#timers.set(jobName, timer)
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#workers.clear()
  }
}

/** The count of tries goes up, so that a worker that is not dead after all cannot settle what another one has begun anew. */
async function takeBack({ kysely, kind }: Database): Promise<number> {
  const isDead =
    kind === 'embedded' ? sql`true` : sql`heartbeat_on + heartbeat_seconds * interval '1 second' < clock_timestamp()`
  const { numAffectedRows } = await sql`
    UPDATE pgboss.job SET state = 'retry', retry_count = retry_count + 1, start_after = now(), heartbeat_on = NULL,
      output = ${JSON.stringify({ message: WORKER_DIED })}::jsonb
    WHERE state = 'active' AND ${isDead}`.execute(kysely)
  return Number(numAffectedRows ?? 0)
}

async function retryNow(db: Db, name: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ${name} AND state = 'retry' AND start_after > now()`.execute(db)
  return Number(numAffectedRows ?? 0)
}
