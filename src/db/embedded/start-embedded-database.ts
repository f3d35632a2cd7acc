import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import v8 from 'node:v8'
import type { PoolConfig } from 'pg'
import { ensureCluster } from './cluster-folder.ts'
import { acquireDataFolderLock, type DataFolderLock, type LockFacts } from './data-folder-lock.ts'
import { seedArchivePath } from './seed-archive.ts'
import { SupervisedWorker } from './supervised-worker.ts'

const DEFAULT_STATEMENT_TIMEOUT_MS = 60_000
const SOCKET_PREFIX = 'spiel-db-'
/** libpq's and pg's name for the socket of port 5432. */
const SOCKET_NAME = '.s.PGSQL.5432'
/** 104 bytes on macOS, 108 on Linux, with the closing zero. */
const MAX_SOCKET_PATH_BYTES = 100

export interface EmbeddedDatabaseOptions {
  /** The data folder; created when missing. The cluster is in `pg` below it, the lock beside that. */
  dataDir: string
  /** Gets the few lines an operator should read. */
  log?: (message: string) => void
  /**
   * The database ended by itself (a fault of the disk or of PostgreSQL) or lost its folder; it does not come back. The server should end:
   * what was committed is on disk, and the next start recovers it. Default: the error is thrown, which ends the process.
   */
  onDeath?: (error: Error) => void
  /**
   * PGlite ignores PostgreSQL's `statement_timeout`. Instead a query that runs longer than this is ended with its thread, which starts
   * again on the same folder and socket within about half a second. The query fails with "Connection terminated unexpectedly", its
   * transaction is undone, and the pool connects again. Default 60,000.
   */
  statementTimeoutMs?: number
  /** Archive for a new data folder; null for none (PGlite's initdb takes its place: slower, in a process of its own). */
  seedArchive?: string | null
}

export interface EmbeddedDatabase {
  /** Folder of the unix socket: `host` for pg. */
  host: string
  /** Where the cluster came from at this start. */
  origin: 'found' | 'seed' | 'initdb'
  /** fsync calls confirmed since the start; at least one for each commit that wrote. */
  fsyncCount(): Promise<number>
  /** Lets other processes find facts of this one, by `readLock(dataDir)`. */
  publish(facts: LockFacts): void
  /** Ends whatever runs and starts PostgreSQL again on the same folder and socket. */
  restart(): Promise<void>
  /** Resolves when the socket accepts connections: at once, but for the moment of a restart. */
  listening(): Promise<void>
  /** Stops cleanly, removes the socket and gives the folder free. Close the pool first. Safe to call twice. */
  close(): Promise<void>
}

/**
 * Starts PostgreSQL (PGlite) on a data folder and resolves when its socket accepts connections.
 *
 * Two effects on the whole process: the umask becomes 0077 (PGlite would create files as 0666), and V8 no longer optimizes WebAssembly
 * compiled from here on: optimizing PostgreSQL's largest functions took 600 MB for some seconds (805 MB resident, 244 MB without) and
 * made batches of products no faster.
 * @throws DataFolderInUseError when another live process has the folder
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log = () => {}, onDeath = throwLater, statementTimeoutMs = DEFAULT_STATEMENT_TIMEOUT_MS } = options
  const dataDir = path.resolve(options.dataDir)
  process.umask(0o077)
  v8.setFlagsFromString('--no-wasm-dynamic-tiering')
  v8.setFlagsFromString('--no-wasm-tier-up')
  createPrivateFolder(dataDir)
  const lock = await acquireDataFolderLock(dataDir, onDeath)
  let socketDir: string | undefined
  try {
    removeSocketOf(lock)
    const { clusterDir, origin } = await ensureCluster(dataDir, options.seedArchive ?? seedUnlessNull(options))
    socketDir = createSocketFolder()
    lock.publish({ socketDir })
    const socketPath = path.join(socketDir, SOCKET_NAME)
    const worker = new SupervisedWorker({ clusterDir, socketPath, statementTimeoutMs, log, onDeath })
    await worker.start()
    return describe(worker, lock, socketDir, origin)
  } catch (error) {
    if (socketDir) fs.rmSync(socketDir, { recursive: true, force: true })
    lock.release()
    throw error
  }
}

/**
 * Settings of a `pg.Pool` on the embedded database. One connection, since PGlite has one session and several connections would share its
 * settings and unnamed statements; `DISCARD ALL` makes each new connection start clean.
 */
export function embeddedPoolConfig(host: string): PoolConfig & { pipeline: boolean } {
  return {
    host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: false,
    // The pool waits for this promise before it hands the connection out, though the published type says void.
    onConnect: (async (client) => {
      await client.query('DISCARD ALL')
    }) satisfies PoolConfig['onConnect'],
  }
}

function describe(
  worker: SupervisedWorker,
  lock: DataFolderLock,
  host: string,
  origin: EmbeddedDatabase['origin'],
): EmbeddedDatabase {
  const stop = async () => {
    await worker.close()
    fs.rmSync(host, { recursive: true, force: true })
    lock.release()
  }
  let closing: Promise<void> | undefined
  return {
    host,
    origin,
    fsyncCount: async () => worker.fsyncCount,
    publish: (facts) => lock.publish(facts),
    restart: () => worker.restart(),
    listening: () => worker.listening(),
    close: () => {
      closing ??= stop()
      return closing
    },
  }
}

function seedUnlessNull({ seedArchive }: EmbeddedDatabaseOptions): string | null {
  return seedArchive === null ? null : seedArchivePath()
}

function createPrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.chmodSync(folder, 0o700)
}

function createSocketFolder(): string {
  const isShort =
    Buffer.byteLength(path.join(os.tmpdir(), `${SOCKET_PREFIX}123456`, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES
  return fs.mkdtempSync(path.join(isShort ? os.tmpdir() : '/tmp', SOCKET_PREFIX))
}

/** The owner before us left its socket folder behind when it was killed. The name is checked, since the lock file is only a file. */
function removeSocketOf({ previous }: DataFolderLock): void {
  const leftover = previous?.socketDir
  if (!leftover || !/^spiel-db-[A-Za-z0-9]{6}$/.test(path.basename(leftover))) return
  fs.rmSync(path.join(leftover, SOCKET_NAME), { force: true })
  try {
    fs.rmdirSync(leftover)
  } catch {
    // Not there, not ours or not empty: it does no harm.
  }
}

function throwLater(error: Error): void {
  setImmediate(() => {
    throw error
  })
}
