import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenTestDatabase, openTestDatabase } from '../../test/support/test-database.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { inTransaction } from '../db/transaction.ts'
import { refreshKnowledgeJob } from '../knowledge/knowledge.jobs.ts'
import { keepHouseJob } from './keep-house.ts'
import { openQueue, type Worker } from './queue.ts'

describe('the queue', () => {
  let opened: OpenTestDatabase
  let queue: Worker
  before(async () => {
    opened = await openTestDatabase()
    queue = await openQueue(opened.database, { supervise: false, onError: () => {} })
  })
  after(async () => {
    await queue.close()
    await opened.close()
  })
  beforeEach(async () => {
    await sql`DELETE FROM pgboss.job`.execute(opened.database.kysely)
    await inTransaction(opened.database.kysely, (trx) => queue.enqueue(trx, keepHouseJob, {}))
  })

  const read = async () => {
    const { rows } = await sql<{ state: string; retry_count: number; due: boolean; heartbeat_seconds: number }>`
      SELECT state, retry_count, start_after <= now() AS due, heartbeat_seconds FROM pgboss.job`.execute(
      opened.database.kysely,
    )
    return rows
  }

  test('what a dead worker was at is put back, to be run at once', async () => {
    await sql`UPDATE pgboss.job SET state = 'active', heartbeat_on = now() - interval '11 seconds'`.execute(
      opened.database.kysely,
    )
    assert.equal(await queue.takeBack(), 1)
    assert.deepEqual(await read(), [{ state: 'retry', retry_count: 1, due: true, heartbeat_seconds: 10 }])
    assert.equal(await queue.takeBack(), 0)
  })

  test('what another worker of a server is at is left to it; the embedded database can have no other', async () => {
    await sql`UPDATE pgboss.job SET state = 'active', heartbeat_on = now()`.execute(opened.database.kysely)
    assert.equal(await queue.takeBack(), opened.kind === 'embedded' ? 1 : 0)
  })

  test('as many runs of a job go on at once as it says: a page that stands holds up no other', async () => {
    const begun: string[] = []
    let release = () => {}
    const standing = new Promise<void>((resolve) => {
      release = resolve
    })
    await inTransaction(opened.database.kysely, async (trx) => {
      for (const sourceId of ['slow', 'a', 'b', 'c'])
        await queue.enqueue(trx, refreshKnowledgeJob, { storeId: 1, sourceId })
    })
    await queue.work(refreshKnowledgeJob, async ({ sourceId }) => {
      begun.push(sourceId)
      if (sourceId === 'slow') await standing
    })
    try {
      await waitUntil(() => begun.length === 4)
    } finally {
      release()
    }
  })

  test('what this process puts in is run without waiting for the next usual look', async () => {
    const own = await openQueue(opened.database, { supervise: false, onError: () => {}, lookEverySeconds: 86_400 })
    const ran: string[] = []
    try {
      await own.work(refreshKnowledgeJob, async ({ sourceId }) => void ran.push(sourceId))
      for (const sourceId of ['first', 'second']) {
        // Again and again: a transaction that is not over 200 ms later would be found at the usual look only.
        await waitUntil(async () => {
          await inTransaction(opened.database.kysely, (trx) =>
            own.enqueue(trx, refreshKnowledgeJob, { storeId: 1, sourceId }),
          )
          return ran.includes(sourceId)
        }, 300)
      }
    } finally {
      await own.close()
    }
    assert.deepEqual([...new Set(ran)], ['first', 'second'])
  })

  test('failed runs that wait are tried now, other jobs stay as they are', async () => {
    await inTransaction(opened.database.kysely, (trx) => queue.enqueue(trx, keepHouseJob, {}))
    await sql`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 hour'
      WHERE id = (SELECT min(id::text)::uuid FROM pgboss.job)`.execute(opened.database.kysely)
    assert.equal(await queue.retryNow(keepHouseJob as never), 1)
    const rows = await read()
    assert.deepEqual(rows.map(({ state, due }) => `${state} ${due}`).sort(), ['created true', 'retry true'])
  })
})
