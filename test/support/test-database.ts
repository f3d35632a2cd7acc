import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { connectDatabase, type Database } from '../../src/db/connect.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startPostgresServer } from './postgres-server.ts'

export type TestDatabaseKind = Database['kind']

export interface TestDatabaseOptions {
  /** Without tables, for tests of the migrations themselves (openTestDatabase only). */
  empty?: boolean
  /** Instead of the kind that SPIEL_TEST_DATABASE names. */
  kind?: TestDatabaseKind
}

export interface TestDatabase {
  kind: TestDatabaseKind
  /** What connectDatabase takes: a URL of a PostgreSQL database of its own, or a data folder of its own. */
  options: { databaseUrl?: string; dataDir?: string }
  /** Removes it with everything in it; open connections to a server's database are ended. Safe to call twice. */
  drop(): Promise<void>
}

export interface OpenTestDatabase extends TestDatabase {
  database: Database
  /** Closes the connections, then drops the database. */
  close(): Promise<void>
}

/** The kind this test process runs on: SPIEL_TEST_DATABASE, which test/run-tests.ts sets; the embedded one otherwise. */
export function testDatabaseKind(): TestDatabaseKind {
  const kind = process.env.SPIEL_TEST_DATABASE ?? 'embedded'
  if (kind !== 'embedded' && kind !== 'postgres')
    throw new Error(`SPIEL_TEST_DATABASE is ${kind}, not embedded or postgres`)
  return kind
}

let ownFolder: string | undefined

/** The folder of this run (test/run-tests.ts makes and removes it), else one that ends with this process. */
function runFolder(): string {
  if (process.env.SPIEL_TEST_RUN_DIR) return process.env.SPIEL_TEST_RUN_DIR
  if (!ownFolder) {
    const folder = mkdtempSync(join(tmpdir(), 'spiel-test-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    ownFolder = folder
  }
  return ownFolder
}

let ownServer: Promise<string> | undefined

/** The server's URL from SPIEL_TEST_POSTGRES_URL, else of a server that ends with this process. */
function serverUrl(): Promise<string> {
  const given = process.env.SPIEL_TEST_POSTGRES_URL
  ownServer ??= given ? Promise.resolve(given) : startPostgresServer({ fast: true }).then((server) => server.url)
  return ownServer
}

function withDatabaseName(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates the database that the options name, as the program does at its start. */
async function migrateTemplate(options: TestDatabase['options']): Promise<void> {
  const database = await connectDatabase({ ...options, poolSize: 2 })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** Changes whenever the migrated schema could change: a server that outlives the run must not serve an old template. */
async function schemaHash(): Promise<string> {
  const root = new URL('../../', import.meta.url)
  const hash = createHash('sha256')
  for (const folder of ['migrations/', 'src/db/', 'src/jobs/']) {
    for (const name of (await readdir(new URL(folder, root))).sort()) {
      if (!/\.(sql|ts)$/.test(name) || name.endsWith('.test.ts')) continue
      hash.update(name).update(await readFile(new URL(folder + name, root)))
    }
  }
  return hash
    .update(await readFile(new URL('package.json', root)))
    .digest('hex')
    .slice(0, 16)
}

/** The name of the migrated template on the server; made by the first process that asks, under an advisory lock. */
async function ensureServerTemplate(url: string): Promise<string> {
  const name = `spiel_template_${await schemaHash()}`
  const building = `${name}_building`
  await onServer(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext('spiel test template'))`)
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    // Renamed only when complete: a run that was killed leaves no half-migrated template.
    await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${building}`)
    await migrateTemplate({ databaseUrl: withDatabaseName(url, building) })
    await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`)
  })
  return name
}

let serverTemplate: Promise<string> | undefined
let embeddedTemplate: Promise<string> | undefined

async function createServerDatabase(empty: boolean): Promise<TestDatabase> {
  const url = await serverUrl()
  if (!empty) serverTemplate ??= ensureServerTemplate(url)
  const template = empty ? 'template1' : await serverTemplate
  const name = `spiel_test_${process.pid}_${randomBytes(6).toString('hex')}`
  await onServer(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  const drop = async () => {
    await onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  }
  return { kind: 'postgres', options: { databaseUrl: withDatabaseName(url, name) }, drop }
}

/** The migrated data folder that others are copied from. Two processes may make it at once: the first to finish wins. */
async function ensureEmbeddedTemplate(): Promise<string> {
  const template = join(runFolder(), 'embedded-template')
  if (existsSync(template)) return template
  const building = await mkdtemp(join(runFolder(), 'building-'))
  await migrateTemplate({ dataDir: building })
  try {
    await rename(building, template)
  } catch (error) {
    if (!existsSync(template)) throw error
    await rm(building, { recursive: true, force: true })
  }
  return template
}

async function createEmbeddedDatabase(empty: boolean): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(runFolder(), 'data-'))
  if (!empty) {
    embeddedTemplate ??= ensureEmbeddedTemplate()
    // A tenth of a second: the promised `cp` takes more than one of a processor for its thousand files.
    cpSync(await embeddedTemplate, dataDir, { recursive: true })
  }
  return { kind: 'embedded', options: { dataDir }, drop: () => rm(dataDir, { recursive: true, force: true }) }
}

/**
 * A database of its own for a test file, with the current schema and no rows. On a server it is cloned from a template
 * (some 100 ms), embedded it is a copy of a folder. Call drop() when done; what a killed test leaves goes with the run.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { empty = false, kind = testDatabaseKind() } = options
  return kind === 'postgres' ? createServerDatabase(empty) : createEmbeddedDatabase(empty)
}

async function emptyDatabase({ kysely }: Database): Promise<void> {
  for (const schema of ['public', 'pgboss']) await sql`DROP SCHEMA IF EXISTS ${sql.ref(schema)} CASCADE`.execute(kysely)
  await sql`CREATE SCHEMA public`.execute(kysely)
}

/** createTestDatabase and a connection to it. `poolSize` counts on a server only. Call close() when done. */
export async function openTestDatabase(
  options: TestDatabaseOptions & { poolSize?: number } = {},
): Promise<OpenTestDatabase> {
  const testDatabase = await createTestDatabase(options)
  try {
    const database = await connectDatabase({ ...testDatabase.options, poolSize: options.poolSize ?? 10 })
    // The seed archive comes with tables.
    if (options.empty && testDatabase.kind === 'embedded') await emptyDatabase(database)
    const close = async () => {
      await database.close()
      await testDatabase.drop()
    }
    return { ...testDatabase, database, close }
  } catch (error) {
    await testDatabase.drop()
    throw error
  }
}
