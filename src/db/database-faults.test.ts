import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { createTestDatabase, type TestDatabase, testDatabaseKind } from '../../test/support/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { isDatabaseAway } from './database-faults.ts'
import { createReadinessCheck } from './readiness.ts'
import type { Db } from './transaction.ts'

/** Waited for twice, in vain; longer than what is there takes on a busy machine. */
const PATIENCE_MS = 2_000

const away = (error: unknown) => isDatabaseAway(error)

/** The server says so by itself: `RAISE` gives any SQLSTATE. */
const raise = (db: Db, state: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${state}'; END $$`).execute(db)

describe('faults of the database', () => {
  let made: TestDatabase
  let database: Database
  before(async () => {
    made = await createTestDatabase()
    database = await connectDatabase({ ...made.options, poolSize: 1, connectTimeoutMs: PATIENCE_MS })
  })
  after(async () => {
    await database.close()
    await made.drop()
  })

  test('what a server cannot do now is told apart from what it never will', async () => {
    for (const state of ['53100', '53200', '53300', '57014', '57P01', '58030', '55P03', '25006', '40001']) {
      await assert.rejects(raise(database.kysely, state), away, state)
    }
    for (const state of ['23505', '22003', '42601', '54000', 'XX000']) {
      await assert.rejects(raise(database.kysely, state), (error) => !isDatabaseAway(error), state)
    }
    for (const error of [new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), null, 'text', undefined]) {
      assert.equal(isDatabaseAway(error), false)
    }
    await sql`SELECT 1`.execute(database.kysely)
  })

  test('after an error that says that the connection is of no more use, the next statement has another', async (t) => {
    if (made.kind === 'embedded') return t.skip('it always has the same session')
    const pid = async () => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database.kysely)
      return rows[0]?.pid
    }
    const first = await pid()
    await assert.rejects(raise(database.kysely, '57014'), away)
    assert.equal(await pid(), first)
    await assert.rejects(raise(database.kysely, '25006'), away)
    assert.notEqual(await pid(), first)
  })

  test('no connection free in time', async () => {
    if (made.kind === 'embedded') return
    await database.kysely.connection().execute(async () => {
      await assert.rejects(sql`SELECT 1`.execute(database.kysely), away)
    })
  })

  test('a database that takes writes is ready; one that is asked in vain is not, and is asked one question at a time', async () => {
    const isReady = createReadinessCheck(database.kysely, PATIENCE_MS)
    assert.equal(await isReady(), true)
    await database.kysely.connection().execute(async () => {
      assert.deepEqual(await Promise.all([isReady(), isReady(), isReady()]), [false, false, false])
    })
    while (!(await isReady())) await sleep(20)
  })
})

const skip = testDatabaseKind() !== 'postgres' && 'of a PostgreSQL server only'

describe('a PostgreSQL server that takes connections away', { skip }, () => {
  let made: TestDatabase
  let database: Database
  let admin: pg.Client
  before(async () => {
    made = await createTestDatabase()
    database = await connectDatabase({ ...made.options, poolSize: 4 })
    admin = new pg.Client({ connectionString: made.options.databaseUrl as string })
    await admin.connect()
  })
  after(async () => {
    await admin.end()
    await database.close()
    await made.drop()
  })

  const others = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'spiel'`
  const terminate = () => admin.query(`SELECT pg_terminate_backend(pid) ${others}`)
  const works = () => sql`SELECT 1`.execute(database.kysely)
  /** Until our server processes wait for a lock, or are gone. */
  const until = async (what: string) => {
    for (;;) {
      const { rows } = await admin.query(`SELECT count(*)::int AS n ${others} AND ${what}`)
      if (rows[0].n > 0) return
      await sleep(10)
    }
  }

  test('of idle connections: the next statement has a new one', async () => {
    await Promise.all([works(), works(), works()])
    await terminate()
    // Whether the news of an end was read before a statement was sent or after it is chance: for each of the three.
    for (let refused = 0; ; refused++) {
      const fault = await works().then(
        () => undefined,
        (error) => error,
      )
      if (fault === undefined) break
      assert.ok(away(fault) && refused < 3, String(fault))
    }
  })

  test('of one in use, in and outside of a statement, and of one in a transaction', async () => {
    const sleeping = assert.rejects(sql`SELECT pg_sleep(60)`.execute(database.kysely), away)
    await until(`query LIKE '%pg_sleep(60)%' AND state = 'active'`)
    await terminate()
    await sleeping
    await assert.rejects(
      database.kysely.connection().execute(async (connection) => {
        await sql`SELECT 1`.execute(connection)
        await terminate()
        await sleep(50)
        await assert.rejects(sql`SELECT 2`.execute(connection), away)
        await sql`SELECT 3`.execute(connection)
      }),
      away,
    )
    await assert.rejects(
      database.kysely.transaction().execute(async (trx) => {
        await sql`SELECT 1`.execute(trx)
        await terminate()
        await sleep(50)
        await sql`SELECT 2`.execute(trx)
      }),
      away,
    )
    // The commit itself: nobody knows, and nobody is told that it was done.
    await assert.rejects(
      database.kysely.transaction().execute(async (trx) => {
        await sql`SELECT 1`.execute(trx)
        await terminate()
      }),
      away,
    )
    await works()
  })

  test('of one that did nothing in its transaction for too long', async () => {
    await assert.rejects(
      database.kysely.transaction().execute(async (trx) => {
        await sql`SET LOCAL idle_in_transaction_session_timeout = 50`.execute(trx)
        await sleep(200)
        await sql`SELECT 1`.execute(trx)
      }),
      away,
    )
    await works()
  })

  test('while it takes no writes it is not ready, and is again although no session was ended', async () => {
    const isReady = createReadinessCheck(database.kysely)
    assert.equal(await isReady(), true)
    const name = (await admin.query('SELECT current_database() AS name')).rows[0].name
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await terminate()
    // The first may still meet a session that was ended.
    await isReady()
    for (let probe = 0; probe < 5; probe++) assert.equal(await isReady(), false)
    const write = () => sql`UPDATE stores SET name = name`.execute(database.kysely)
    await assert.rejects(write(), away)
    await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    while (!(await isReady())) await sleep(10)
    await write()
  })

  test('too many connections', async () => {
    const name = `few_${process.pid}`
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'few' CONNECTION LIMIT 1`)
    const url = new URL(made.options.databaseUrl as string)
    Object.assign(url, { username: name, password: 'few' })
    const few = await connectDatabase({ databaseUrl: url.href, poolSize: 2 })
    try {
      await few.kysely.connection().execute(async () => {
        await assert.rejects(sql`SELECT 1`.execute(few.kysely), { code: '53300', name: 'DatabaseAwayError' })
      })
    } finally {
      await few.close()
      await admin.query(`DROP ROLE ${name}`)
    }
  })
})
