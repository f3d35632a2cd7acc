import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { isDatabaseAway } from '../database-faults.ts'
import { guardedPool } from '../guarded-client.ts'
import { clientWhen, planOnce } from '../plan-once.ts'
import { embeddedPoolConfig, startEmbeddedDatabase } from './start-embedded-database.ts'

test('a restart of the embedded database undoes what runs, says so, and is over by itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spiel-restart-'))
  const embedded = await startEmbeddedDatabase({ dataDir })
  const pool = new pg.Pool({ ...embeddedPoolConfig(embedded.host), Client: clientWhen(embedded.listening) })
  const db = new Kysely<{ t: { n: number } }>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })
  try {
    await sql`CREATE TABLE t (n integer)`.execute(db)
    const insert = (executor: typeof db, n: number) => sql`${planOnce} INSERT INTO t VALUES (${n})`.execute(executor)
    await insert(db, 1)
    await assert.rejects(
      db.transaction().execute(async (trx) => {
        await insert(trx as never, 2)
        await embedded.restart()
        await insert(trx as never, 3)
      }),
      (error) => isDatabaseAway(error),
    )
    const waits = assert.rejects(sql`SELECT pg_sleep(30)`.execute(db), (error) => isDatabaseAway(error))
    await sleep(200)
    await embedded.restart()
    await waits
    await insert(db, 4)
    const { rows } = await sql<{ n: number }>`SELECT n FROM t ORDER BY n`.execute(db)
    assert.deepEqual(rows, [{ n: 1 }, { n: 4 }])
    // Those who wait for the connection meanwhile are answered when the database is there again.
    const runs = assert.rejects(sql`SELECT pg_sleep(30)`.execute(db), (error) => isDatabaseAway(error))
    await sleep(200)
    const restart = embedded.restart()
    const wait = Promise.all([5, 6].map((n) => insert(db, n)))
    await Promise.all([runs, wait, restart])
    // And so is who connects anew just then.
    const again = embedded.restart()
    const late = new pg.Pool({ ...embeddedPoolConfig(embedded.host), Client: clientWhen(embedded.listening) })
    await late.query('INSERT INTO t VALUES (7)')
    await again
    await late.end()
    const { rows: all } = await sql<{ n: number }>`SELECT n FROM t ORDER BY n`.execute(db)
    assert.deepEqual(all, [{ n: 1 }, { n: 4 }, { n: 5 }, { n: 6 }, { n: 7 }])
  } finally {
    await db.destroy()
    await embedded.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
