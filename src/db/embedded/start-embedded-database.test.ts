import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { DataFolderInUseError, readLock } from './data-folder-lock.ts'
import { buildSeed } from './seed.ts'
import { type EmbeddedDatabase, embeddedPoolConfig, startEmbeddedDatabase } from './start-embedded-database.ts'

let folder: string
let seedArchive: string
let dataDir: string
let database: EmbeddedDatabase
let pool: pg.Pool

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spiel-embedded-'))
  seedArchive = path.join(folder, 'seed.tar.gz')
  dataDir = path.join(folder, 'data')
  const migrate = async (config: pg.PoolConfig) => {
    const migrating = new pg.Pool(config)
    await migrating.query('CREATE TABLE products (id integer PRIMARY KEY, title text)')
    await migrating.end()
  }
  await buildSeed({ migrate, out: seedArchive })
  database = await startEmbeddedDatabase({ dataDir, seedArchive })
  pool = newPool(database)
})

after(async () => {
  await pool?.end()
  await database?.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

function newPool({ host }: EmbeddedDatabase): pg.Pool {
  const created = new pg.Pool(embeddedPoolConfig(host))
  created.on('error', () => {})
  return created
}

function walk(root: string): string[] {
  return [root, ...fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, name))]
}

test('a new data folder comes from the seed, migrated', async () => {
  assert.equal(database.origin, 'seed')
  assert.deepEqual((await pool.query('SELECT count(*)::int FROM products')).rows, [{ count: 0 }])
  assert.ok(fs.statSync(seedArchive).size < 5_000_000)
})

test('a request that fails anywhere leaves the next one whole, and so does a client that leaves amid one', async () => {
  const divide = { name: 'divide', text: 'SELECT 6 / $1::int AS n' }
  await assert.rejects(pool.query('SELECT n FROM nowhere WHERE n = $1', [1]), { code: '42P01' })
  await assert.rejects(pool.query('SELECT $1::int', ['x']), { code: '22P02' })
  await assert.rejects(pool.query({ ...divide, values: [0] }), { code: '22012' })
  assert.deepEqual((await pool.query({ ...divide, values: [2] })).rows, [{ n: 3 }])
  const leaving = net.connect(path.join(database.host, '.s.PGSQL.5432'))
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  startup.writeInt32BE(startup.length)
  leaving.write(startup)
  await once(leaving, 'data')
  const parse = Buffer.from('P\0\0\0\0\0SELECT 99\0\0\0', 'latin1')
  parse.writeInt32BE(parse.length - 1, 1)
  await new Promise((resolve) => leaving.end(parse, () => resolve(undefined)))
  await once(leaving, 'close')
  const successor = newPool(database)
  assert.deepEqual((await successor.query('SELECT $1::int AS n', [5])).rows, [{ n: 5 }])
  await successor.end()
})

test('each commit reaches the disk: at least as many fsyncs as commits', async () => {
  const commits = 50
  const beforeCount = await database.fsyncCount()
  for (let id = 0; id < commits; id++) await pool.query('INSERT INTO products VALUES ($1, $2)', [id, 'shoe'])
  const fsyncs = (await database.fsyncCount()) - beforeCount
  assert.ok(fsyncs >= commits, `${fsyncs} fsyncs for ${commits} commits`)
})

test('PostgreSQL runs with the settings that keep commits', async () => {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method', 'shared_buffers']
  const { rows } = await pool.query('SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name', [
    names,
  ])
  assert.deepEqual(Object.fromEntries(rows.map(({ name, value }) => [name, value])), {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
    shared_buffers: '32MB',
  })
})

test('nothing in the data folder or at the socket is open to others', async () => {
  await pool.query('CREATE TABLE later (id integer)')
  await pool.query('VACUUM ANALYZE')
  for (const name of [...walk(dataDir), ...walk(database.host)]) {
    if (fs.statSync(name).isSocket()) continue
    assert.equal(fs.statSync(name).mode & 0o077, 0, name)
  }
})

test('a second start on the folder is refused, and readLock names the owner', async () => {
  await assert.rejects(startEmbeddedDatabase({ dataDir }), DataFolderInUseError)
  database.publish({ controlSocket: '/run/control.sock' })
  assert.equal(readLock(dataDir)?.pid, process.pid)
  assert.equal(readLock(dataDir)?.controlSocket, '/run/control.sock')
})

test('pipelined queries and transactions behave as on a server', async () => {
  const pipelined = new pg.Pool({ ...embeddedPoolConfig(database.host), pipeline: true } as pg.PoolConfig)
  const numbers = await Promise.all(Array.from({ length: 100 }, (_, n) => pipelined.query('SELECT $1::int AS n', [n])))
  assert.deepEqual(
    numbers.map(({ rows }) => rows[0].n),
    Array.from({ length: 100 }, (_, n) => n),
  )
  const client = await pipelined.connect()
  const results = await Promise.allSettled([
    client.query('BEGIN'),
    client.query('INSERT INTO products VALUES (1000, NULL)'),
    client.query('INSERT INTO products VALUES (1000, NULL)'),
    client.query('SELECT 1'),
    client.query('ROLLBACK'),
  ])
  client.release()
  await pipelined.end()
  const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'ok'))
  assert.deepEqual(codes, ['ok', 'ok', '23505', '25P02', 'ok'])
  assert.equal((await pool.query('SELECT FROM products WHERE id = 1000')).rowCount, 0)
})

test('what Spiel needs of SQL works: plpgsql, advisory locks, row locks, local settings, record sets', async () => {
  await pool.query(`CREATE FUNCTION twice(n integer) RETURNS integer LANGUAGE plpgsql AS $$
    BEGIN IF n < 0 THEN RAISE EXCEPTION 'negative' USING ERRCODE = '22023'; END IF; RETURN n * 2; END $$`)
  assert.equal((await pool.query('SELECT twice(21) AS n')).rows[0].n, 42)
  await assert.rejects(pool.query('SELECT twice(-1)'), { code: '22023' })
  const client = await pool.connect()
  await client.query('BEGIN')
  assert.equal((await client.query('SELECT pg_try_advisory_xact_lock(7) AS got')).rows[0].got, true)
  await client.query("SELECT set_config('synchronous_commit', 'off', true)")
  await client.query('SELECT FROM products WHERE id = 1 FOR UPDATE SKIP LOCKED')
  await client.query('COMMIT')
  client.release()
  assert.equal((await pool.query('SHOW synchronous_commit')).rows[0].synchronous_commit, 'on')
  const { rows } = await pool.query('SELECT * FROM jsonb_to_recordset($1) AS t (id integer, title text)', [
    JSON.stringify([{ id: 1, title: 'Schuh ü' }]),
  ])
  assert.deepEqual(rows, [{ id: 1, title: 'Schuh ü' }])
})

test('a connection that breaks inside a transaction leaves nothing of it', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  await client.query("UPDATE products SET title = 'lost' WHERE id = 1")
  await client.query("SET search_path TO 'nowhere'")
  client.release(true)
  assert.equal((await pool.query('SELECT title FROM products WHERE id = 1')).rows[0].title, 'shoe')
})

test('endless recursion is an error of the query, not the end of the database', async () => {
  await pool.query(`CREATE FUNCTION deeper(n integer) RETURNS integer LANGUAGE plpgsql AS $$
    BEGIN RETURN deeper(n + 1) + 1; END $$`)
  await assert.rejects(pool.query('SELECT deeper(0)'), { code: '54001' })
  assert.equal((await pool.query('SELECT 1 AS n')).rows[0].n, 1)
})

test('the log does not grow without end, and the checkpoints disturb nobody', async () => {
  const wal = path.join(dataDir, 'pg', 'pg_wal')
  const redo = async () => (await pool.query('SELECT redo_lsn FROM pg_control_checkpoint()')).rows[0].redo_lsn
  const first = await redo()
  await pool.query('CREATE TABLE bulk (filler text)')
  for (let round = 0; round < 40; round++) {
    const { rowCount } = await pool.query("INSERT INTO bulk SELECT repeat('x', 1000) FROM generate_series(1, 5000)")
    assert.equal(rowCount, 5_000)
    assert.deepEqual((await pool.query('SELECT $1::int AS n', [round])).rows, [{ n: round }])
  }
  assert.notEqual(await redo(), first)
  await pool.query('DROP TABLE bulk')
  const segments = fs.readdirSync(wal).filter((name) => name.length === 24)
  assert.ok(segments.length < 16, `${segments.length} segments of 16 MB`)
})

test('a runaway query is ended, its transaction undone, and the pool goes on', async () => {
  // A database of its own: its limit, for which the query keeps a processor busy, is nothing for the work of other tests.
  const limited = await startEmbeddedDatabase({
    ...{ dataDir: path.join(folder, 'limited'), seedArchive },
    statementTimeoutMs: 2_000,
  })
  const limitedPool = newPool(limited)
  await limitedPool.query("INSERT INTO products VALUES (1, 'shoe')")
  const client = await limitedPool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  await client.query("UPDATE products SET title = 'lost' WHERE id = 1")
  await assert.rejects(client.query('DO $$ BEGIN LOOP END LOOP; END $$'), /Connection terminated/)
  client.release(true)
  await limited.restart()
  assert.equal((await limitedPool.query('SELECT title FROM products WHERE id = 1')).rows[0].title, 'shoe')
  await limitedPool.end()
  await limited.close()
})

test('when PostgreSQL dies the owner is told, once', async () => {
  const { promise, resolve } = Promise.withResolvers<Error>()
  const victimDir = path.join(folder, 'victim')
  const victim = await startEmbeddedDatabase({ dataDir: victimDir, seedArchive, onDeath: resolve })
  const victimPool = newPool(victim)
  // PostgreSQL treats a log that it cannot write as the end: the folder of the next segment is gone.
  fs.renameSync(path.join(victimDir, 'pg', 'pg_wal'), path.join(victimDir, 'pg', 'gone'))
  await assert.rejects(
    victimPool.query("CREATE TABLE t AS SELECT repeat('x', 1000) AS filler FROM generate_series(1, 40000)"),
  )
  assert.match((await promise).message, /embedded database ended unexpectedly.*PostgreSQL (aborted|crashed|threw)/)
  await victimPool.end()
  await victim.close()
})

test('a start that fails leaves the folder free and no socket folder', async () => {
  const brokenDir = path.join(folder, 'broken')
  fs.mkdirSync(path.join(brokenDir, 'pg'), { recursive: true })
  fs.writeFileSync(path.join(brokenDir, 'pg', 'PG_VERSION'), '9.6\n')
  await assert.rejects(startEmbeddedDatabase({ dataDir: brokenDir }))
  assert.equal(readLock(brokenDir), null)
})

test('what a crash during the first start left behind is removed', async () => {
  const freshDir = path.join(folder, 'fresh')
  fs.mkdirSync(path.join(freshDir, 'pg.new-abc'), { recursive: true })
  const fresh = await startEmbeddedDatabase({ dataDir: freshDir, seedArchive })
  const socketDir = fresh.host
  await fresh.close()
  await fresh.close()
  assert.deepEqual(fs.readdirSync(freshDir), ['pg'])
  assert.equal(fs.existsSync(socketDir), false)
})
