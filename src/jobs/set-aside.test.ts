import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenTestDatabase, openTestDatabase } from '../../test/support/test-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { JobRuns, type SetAside } from './job-runs.ts'
import { keepHouseJob } from './keep-house.ts'
import { listJobs } from './list-jobs.ts'
import { openQueue, type Worker } from './queue.ts'
import { retryJob } from './retry-job.ts'

/** Resolves when it has been called so often. */
function counted(): { call(): void; times(count: number): Promise<void>; count: number } {
  const waiting: { count: number; resolve(): void }[] = []
  const counter = {
    count: 0,
    call: () => {
      counter.count++
      for (const { count, resolve } of waiting) if (counter.count >= count) resolve()
    },
    times: (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ count, resolve })
        if (counter.count >= count) resolve()
      }),
  }
  return counter
}

describe('jobs whose runs do not end', () => {
  let opened: OpenTestDatabase
  let queues: Worker[]
  let told: SetAside[]
  let heard: ReturnType<typeof counted>
  let release: () => void
  let hangs: Promise<void>

  before(async () => {
    opened = await openTestDatabase()
  })
  after(() => opened.close())
  beforeEach(async () => {
    queues = []
    told = []
    heard = counted()
    hangs = new Promise((resolve) => {
      release = resolve
    })
    await sql`DELETE FROM pgboss.job`.execute(opened.database.kysely)
    await sql`DELETE FROM broken_jobs`.execute(opened.database.kysely)
  })
  afterEach(async () => {
    release()
    await Promise.all(queues.map((queue) => queue.close()))
  })

  /** A worker's process. */
  const open = async (): Promise<Worker> => {
    const onSetAside = (job: SetAside) => {
      told.push(job)
      heard.call()
    }
    const queue = await openQueue(opened.database, { supervise: false, onError: () => {}, onSetAside, stopMs: 1_000 })
    queues.push(queue)
    return queue
  }
  const enqueue = async (queue: Worker) => {
    await inTransaction(opened.database.kysely, (trx) => queue.enqueue(trx, keepHouseJob, {}))
    const [job] = await listJobs({ db: opened.database.kysely }, {})
    return job?.id as string
  }
  /** As after the worker's process was killed, and long enough for that to show. */
  const die = async (next: Worker) => {
    await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`.execute(
      opened.database.kysely,
    )
    assert.equal(await next.takeBack(), 1)
  }
  const states = async () => {
    const { rows } = await sql<{ state: string }>`SELECT state FROM pgboss.job`.execute(opened.database.kysely)
    return rows.map(({ state }) => state)
  }
  const broken = async () => {
    const { rows } = await sql`SELECT broken_runs FROM broken_jobs`.execute(opened.database.kysely)
    return rows
  }
  /** Until the queue has written down how a run ended. */
  const untilStates = async (...wanted: string[]) => {
    while ((await states()).join() !== wanted.join()) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  test('one whose worker died twice in it is set aside, told, listed, and runs again when the operator says so', async () => {
    const [first, second, third] = [await open(), await open(), await open()]
    const id = await enqueue(first)
    const runs = counted()
    const hang = async () => {
      runs.call()
      await hangs
    }
    await first.work(keepHouseJob, hang)
    await runs.times(1)
    await die(second)
    await second.work(keepHouseJob, hang)
    await runs.times(2)
    await die(third)
    const after = counted()
    await third.work(keepHouseJob, async () => after.call())
    await heard.times(1)
    assert.deepEqual(told, [{ id, name: 'keep-house', payload: {}, brokenRuns: 2, reason: 'its worker died' }])
    const db = opened.database.kysely
    const [listed, ...others] = await listJobs({ db }, { setAside: true })
    assert.deepEqual([listed?.id, listed?.state, listed?.tries, others], [id, 'set-aside', 2, []])
    assert.equal(after.count, 0)
    assert.deepEqual(await retryJob({ db, queue: third }, { id }), { id, name: 'keep-house' })
    await after.times(1)
    assert.deepEqual(await listJobs({ db }, { setAside: true }), [])
    await assert.rejects(retryJob({ db, queue: third }, { id }), { code: 'not_found' })
  })

  test('so is one that ran past its time limit twice', async () => {
    const queue = await open()
    await enqueue(queue)
    const runs = counted()
    await queue.work({ ...keepHouseJob, timeLimitSeconds: 0.05 }, async () => {
      runs.call()
      await hangs
    })
    await untilStates('retry')
    await queue.retryNow(keepHouseJob as never)
    await runs.times(2)
    await untilStates('retry')
    await queue.retryNow(keepHouseJob as never)
    await heard.times(1)
    assert.equal(runs.count, 2)
    assert.match(told[0]?.reason ?? '', /time limit/)
  })

  test('one that fails by itself has its own tries, is never set aside, and can be tried once more', async () => {
    const queue = await open()
    const id = await enqueue(queue)
    const runs = counted()
    await queue.work(keepHouseJob, async () => {
      runs.call()
      if (runs.count < 4) throw new Error('its own')
    })
    for (let run = 1; run <= 2; run++) {
      await runs.times(run)
      await untilStates('retry')
      await queue.retryNow(keepHouseJob as never)
    }
    await untilStates('failed')
    assert.deepEqual([runs.count, told, await broken()], [3, [], []])
    const db = opened.database.kysely
    const [listed] = await listJobs({ db }, {})
    assert.deepEqual([listed?.state, listed?.tries, listed?.reason], ['failed', 3, 'its own'])
    await retryJob({ db, queue }, { id })
    await untilStates('completed')
    assert.equal(runs.count, 4)
  })

  test('a run that the stop of its process ends counts for nothing', async () => {
    const [first, second] = [await open(), await open()]
    await enqueue(first)
    const runs = counted()
    await first.work(keepHouseJob, async () => {
      runs.call()
      await hangs
    })
    await runs.times(1)
    await first.close()
    assert.deepEqual([await second.takeBack(), await states()], [0, ['retry']])
    await second.retryNow(keepHouseJob as never)
    await second.work(keepHouseJob, async () => runs.call())
    await runs.times(2)
    await untilStates('completed')
    assert.deepEqual([told, await broken()], [[], []])
  })

  test('a run that ended here counts for nothing, though the database was away when the queue was to be told', async () => {
    const queue = await open()
    await enqueue(queue)
    const runs = counted()
    await queue.work(keepHouseJob, async () => {
      runs.call()
      if (runs.count > 2) return
      await sql`UPDATE pgboss.job SET state = 'retry', start_after = now(), output = '{"value":{"message":"job heartbeat timeout"}}'`.execute(
        opened.database.kysely,
      )
    })
    await runs.times(3)
    await untilStates('completed')
    assert.deepEqual([told, await broken()], [[], []])
  })

  test('a job at its last chance runs beside no other such job, but beside all others', async () => {
    const runs = new JobRuns(opened.database.kysely, (job) => told.push(job))
    const begun: string[] = []
    let ends: (() => void)[] = []
    const started = counted()
    const run = (id: string, output: unknown, retryCount: number) =>
      runs.run(keepHouseJob, { id, data: {}, retryCount, output, signal: new AbortController().signal }, async () => {
        begun.push(id)
        started.call()
        await new Promise<void>((resolve) => ends.push(resolve))
      })
    const died = { value: { message: 'job heartbeat timeout' } }
    const [one, two, fresh] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
      string,
      string,
      string,
    ]
    const first = run(one, died, 1)
    await started.times(1)
    const second = run(two, died, 1)
    const third = run(fresh, null, 0)
    await started.times(2)
    // The second has been counted by now, so that it could have begun.
    while ((await broken()).length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    assert.deepEqual(begun, [one, fresh])
    for (const end of ends.splice(0)) end()
    await started.times(3)
    ends = ends.splice(0).flatMap((end) => [end()]) as never
    await Promise.all([first, second, third])
    assert.deepEqual(begun, [one, fresh, two])
  })
})
