import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { DatabaseAwayError } from './database-faults.ts'
import type { LockFacts } from './embedded/data-folder-lock.ts'
import { embeddedPoolConfig, startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import { GuardedClient, guardedPool } from './guarded-client.ts'
import { clientWhen } from './plan-once.ts'
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
  /** How long to wait for a connection to a server. Default 10,000. */
  connectTimeoutMs?: number
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

const LEAST_SERVER_VERSION = 150_000
/** How long a request waits for a connection, new or given back by another. */
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
/** A server that does not even say that the time is up is not there any more. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 15_000
/** A line over which nothing comes is looked at after so long. */
const KEEP_ALIVE_MS = 30_000

/**
 * Opens the database that the options name.
 * @throws {DataFolderInUseError} when another process has the embedded database's folder.
 * @throws {Error} when the server cannot be reached or is older than PostgreSQL 15.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return connectServer(options.databaseUrl, options)
  if (!options.dataDir) throw new Error('connectDatabase needs databaseUrl or dataDir')
  const embedded = await startEmbeddedDatabase({ dataDir: options.dataDir, onDeath: options.onDeath, log: options.log })
  const kysely = kyselyOf(new pg.Pool({ ...embeddedPoolConfig(embedded.host), Client: clientWhen(embedded.listening) }))
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

async function connectServer(
  databaseUrl: string,
  { poolSize = 10, connectTimeoutMs = CONNECT_TIMEOUT_MS }: DatabaseOptions,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: GuardedClient,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'spiel',
    // Statements are short: compiling one took 400 ms where running it took 17.
    options: '-c jit=off',
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
    throw error instanceof DatabaseAwayError ? new DatabaseUnreachableError(databaseUrl, error) : error
  }
  return { kind: 'postgres', kysely, close: () => kysely.destroy() }
}

function kyselyOf(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })
}
