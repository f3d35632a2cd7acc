import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createQueueTables } from '../jobs/queue.ts'
import type { Database } from './connect.ts'
import type { Db } from './transaction.ts'

export interface Migration {
  version: number
  name: string
  text: string
  checksum: string
}

/** The schema is newer than this program, or not the one it made: nothing was changed. */
export class SchemaMismatchError extends Error {}

const FOLDER = new URL('../../migrations/', import.meta.url)
/** Any fixed number: all processes that migrate one database wait for the same lock. */
const ADVISORY_LOCK = 7_736_435

/** Reads migrations/NNNN-name.sql in order. Numbers may be left out, so that two who work beside each other need not agree. */
export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file)
      if (!match) throw new Error(`Migration misnamed: ${file}`)
      const text = await readFile(new URL(file, folder), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { version: Number(match[1]), name: match[2] as string, text, checksum }
    }),
  )
  const twice = migrations.find(({ version }, index) => version === migrations[index - 1]?.version)
  if (twice) throw new Error(`Two migrations have the number of ${twice.name}`)
  return migrations
}

/**
 * Brings the database to this program's schema. Safe to call from many processes at once.
 * @throws {SchemaMismatchError} when the database is ahead of this program, or an applied migration was edited since.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<void> {
  const wanted = migrations ?? (await readMigrations())
  await database.kysely.connection().execute(async (db) => {
    await sql`SELECT pg_advisory_lock(${ADVISORY_LOCK})`.execute(db)
    try {
      await applyMigrations(db, wanted)
      await createQueueTables(db)
    } finally {
      await sql`SELECT pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db)
    }
  })
}

async function applyMigrations(db: Db, wanted: Migration[]): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`.execute(db)
  const { rows: applied } = await sql<{ version: number; name: string; checksum: string }>`
    SELECT version, name, checksum FROM schema_migrations ORDER BY version`.execute(db)
  for (const row of applied) {
    const own = wanted.find(({ version }) => version === row.version)
    if (!own) {
      throw new SchemaMismatchError(
        `The database has schema version ${applied.at(-1)?.version}, this program knows only ${wanted.at(-1)?.version}. Start a newer Spiel, or restore a backup made with this one.`,
      )
    }
    if (own.checksum !== row.checksum) {
      throw new SchemaMismatchError(
        `Migration ${row.version} (${row.name}) was applied with another text than this program has.`,
      )
    }
  }
  const missing = wanted.filter(({ version }) => !applied.some((row) => row.version === version))
  for (const migration of missing) {
    await db.transaction().execute(async (trx) => {
      await sql.raw(migration.text).execute(trx)
      await sql`INSERT INTO schema_migrations (version, name, checksum)
        VALUES (${migration.version}, ${migration.name}, ${migration.checksum})`.execute(trx)
    })
  }
}
