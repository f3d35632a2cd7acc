import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenTestDatabase, openTestDatabase } from '../../test/support/test-database.ts'
import { inTransaction } from '../db/transaction.ts'
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

  test('failed runs that wait are tried now, other jobs stay as they are', async () => {
    await inTransaction(opened.database.kysely, (trx) => queue.enqueue(trx, keepHouseJob, {}))
    await sql`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 hour'
      WHERE id = (SELECT min(id::text)::uuid FROM pgboss.job)`.execute(opened.database.kysely)
    assert.equal(await queue.retryNow(keepHouseJob as never), 1)
    const rows = await read()
    assert.deepEqual(rows.map(({ state, due }) => `${state} ${due}`).sort(), ['created true', 'retry true'])
  })
})
