import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { LockFacts } from './embedded/data-folder-lock.ts'
import { embeddedPoolConfig, startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import { PlanningOnceClient } from './plan-once.ts'
import type { Schema } from './schema.ts'

export interface Database {
  kind: 'embedded' | 'postgres'
  kysely: Kysely<Schema>
  /** Embedded only: a folder none but this user can enter, and how other processes learn what is in it. */
  door?: { folder: string; publish(facts: LockFacts): void }
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database in dataDir. */
  databaseUrl?: string | undefined
  dataDir?: string | undefined
  /** Connections to a server; the embedded database always has one. */
  poolSize?: number
  /** The embedded database stopped by itself: nothing works any more. */
  onDeath?: (error: Error) => void
  log?: (message: string) => void
}

/** The PostgreSQL server does not answer, or does not let us in. The message names it without its password. */
export class DatabaseUnreachableError extends Error {
  constructor(databaseUrl: string, cause: Error) {
    const { host, pathname } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : { host: '?', pathname: '' }
    super(`Cannot open the PostgreSQL database ${host}${pathname}: ${cause.message}`, { cause })
    this.name = 'DatabaseUnreachableError'
  }
}

/** A system error (refused, not found), a refused login (class 28), an unknown database (3D000), a server that starts. */
function isConnectionFault(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return /^E[A-Z]+$/.test(code) || /^(28|3D|57P|08)/.test(code) || /timeout/.test(String(error))
}

const LEAST_SERVER_VERSION = 150_000

/**
 * Opens the database that the options name.
 * @throws {DataFolderInUseError} when another process has the embedded database's folder.
 * @throws {Error} when the server cannot be reached or is older than PostgreSQL 15.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return connectServer(options.databaseUrl, options.poolSize ?? 10)
  if (!options.dataDir) throw new Error('connectDatabase needs databaseUrl or dataDir')
  const embedded = await startEmbeddedDatabase({ dataDir: options.dataDir, onDeath: options.onDeath, log: options.log })
  const kysely = kyselyOf(new pg.Pool({ ...embeddedPoolConfig(embedded.host), Client: PlanningOnceClient }))
  return {
    kind: 'embedded',
    kysely,
    door: { folder: embedded.host, publish: embedded.publish },
    close: async () => {
      await kysely.destroy()
      await embedded.close()
    },
  }
}

async function connectServer(databaseUrl: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'spiel',
  })
  const kysely = kyselyOf(pool)
  try {
    const { rows } = await sql<{
      version: number
    }>`SELECT current_setting('server_version_num')::int AS version`.execute(kysely)
    const version = rows[0]?.version ?? 0
    if (version < LEAST_SERVER_VERSION) {
      throw new Error(`PostgreSQL 15 or later is needed; this server is ${Math.floor(version / 10_000)}.`)
    }
  } catch (error) {
    await kysely.destroy()
    throw isConnectionFault(error) ? new DatabaseUnreachableError(databaseUrl, error as Error) : error
  }
  return { kind: 'postgres', kysely, close: () => kysely.destroy() }
}

function kyselyOf(pool: pg.Pool): Kysely<Schema> {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Resolves when the database answers. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
