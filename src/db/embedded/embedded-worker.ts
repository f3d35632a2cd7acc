import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { DurableNodeFS } from './durable-node-fs.ts'
import { handOverWholeMessages } from './whole-messages.ts'
import { SharedState, STOP, type WorkerInput, type WorkerMessage } from './worker-protocol.ts'

const FATAL_EXIT_CODE = 70
/** The pool keeps to one; the others are for its successor while the closing of a connection is still on its way. */
const MAX_CONNECTIONS = 8
/** PGlite's exit status for a jump to PostgreSQL's error handler (POSTGRES_MAIN_LONGJMP in its source). */
const LONG_JUMP = 100
const DATA_ROW = 'D'.charCodeAt(0)

/** Settings without which an acknowledged commit could be lost; checked at every start, since an upgrade may change a default. */
const REQUIRED_SETTINGS: Record<string, string> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Emscripten's fdatasync does nothing, and it drops O_DSYNC: only plain fsync reaches the disk.
  wal_sync_method: 'fsync',
}

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=32MB'],
  // WebAssembly memory only ever grows; the default of 64 MB for one index build would stay for good.
  ...['-c', 'maintenance_work_mem=16MB'],
  // Nothing analyzes tables between two hourly vacuums, and a function keeps the plan it made while a table was small:
  // reading a whole table must not look cheap to it.
  ...['-c', 'enable_seqscan=off'],
  // How much of the log is kept for reuse after a checkpoint.
  ...['-c', 'min_wal_size=32MB'],
  ...['-c', 'max_wal_size=128MB'],
]

/** PostgreSQL's single-user mode never checkpoints by itself: the log would grow without end, and so would the recovery after a crash. */
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024
const WAL_CHECK_INTERVAL_MS = 250
const WAL_SINCE_CHECKPOINT =
  'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint FROM pg_control_checkpoint()'

const STARTUP = 0
/** Parse, Bind, Describe, Execute and Close: answered at the latest with the Sync or Flush behind them. */
const WAITS_FOR_SYNC = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/** PGlite that tells when a query runs, checkpoints, and ends when PostgreSQL inside it has crashed. */
class WatchedPGlite extends PGlite {
  declare shared: SharedState
  #walCheckedAtMs = Date.now()
  #unsent: Uint8Array[] = []

  override async execProtocolRawStream(
    message: Uint8Array,
    options: Parameters<PGlite['execProtocolRawStream']>[1],
  ): Promise<void> {
    // Of a client that went away in the middle of a request.
    if (message[0] === STARTUP) this.#unsent = []
    this.#unsent.push(message)
    // One entry into WebAssembly and one write to the socket for a whole request, instead of five.
    if (WAITS_FOR_SYNC.has(message[0] as number)) return
    const request = this.#unsent.length === 1 ? message : Buffer.concat(this.#unsent)
    this.#unsent = []
    this.shared.queryStartedAtMs = Date.now()
    try {
      await super.execProtocolRawStream(request, options)
      if (endsRequest(message)) await this.#checkpointIfDue()
    } catch (error) {
      // PGLiteSocketServer would never answer anybody again after this.
      endFatally(`PostgreSQL threw ${error}`)
    } finally {
      this.shared.queryStartedAtMs = 0
    }
  }

  /**
   * PGlite swallows whatever its main loop throws and goes on. Only its own long jump is harmless; after a trap, a native stack overflow or
   * an exit the state of PostgreSQL in memory is that of a crash.
   */
  endOnCrash(): void {
    const module = this.Module as unknown as { _PostgresMainLoopOnce: () => void }
    const loopOnce = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      try {
        loopOnce()
      } catch (error) {
        if ((error as { status?: number }).status === LONG_JUMP) throw error
        endFatally(`PostgreSQL crashed: ${error}`)
      }
    }
  }

  /** Only between two requests outside a transaction, else it would destroy the client's unnamed statement. */
  async #checkpointIfDue(): Promise<void> {
    const nowMs = Date.now()
    if (nowMs - this.#walCheckedAtMs < WAL_CHECK_INTERVAL_MS || this.isInTransaction()) return
    this.#walCheckedAtMs = nowMs
    if (Number(await this.#ask(WAL_SINCE_CHECKPOINT)) >= CHECKPOINT_AFTER_BYTES) await this.#ask('CHECKPOINT')
  }

  /** Runs our own query and returns its first value. PGlite's own `query` and `execProtocol` would answer to the client's socket here. */
  async #ask(sql: string): Promise<string | null> {
    const chunks: Buffer[] = []
    await super.execProtocolRawStream(simpleQuery(sql), { onRawData: (data) => chunks.push(Buffer.from(data)) })
    return firstValue(Buffer.concat(chunks))
  }
}

/** The first column of the first row in a stream of PostgreSQL protocol messages (type, length, body). */
function firstValue(answer: Buffer): string | null {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== DATA_ROW) continue
    const valueLength = answer.readInt32BE(at + 7)
    return valueLength < 0 ? null : answer.toString('utf8', at + 11, at + 11 + valueLength)
  }
  return null
}

/** Sync and simple queries; after these PostgreSQL is ready for something unrelated. */
function endsRequest(message: Uint8Array): boolean {
  return message[0] === 'S'.charCodeAt(0) || message[0] === 'Q'.charCodeAt(0)
}

function simpleQuery(sql: string): Uint8Array {
  const body = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(5 + body.length)
  message.write('Q')
  message.writeInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  return message
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

/** Ends the thread at once: what PostgreSQL holds in memory is no longer to be trusted, the log on disk is. */
function endFatally(message: string): never {
  send({ kind: 'fatal', message })
  process.exit(FATAL_EXIT_CODE)
}

async function assertDurable(db: PGlite): Promise<void> {
  const names = Object.keys(REQUIRED_SETTINGS)
  const { rows } = await db.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [names],
  )
  for (const { name, setting } of rows) {
    if (REQUIRED_SETTINGS[name] !== setting)
      throw new Error(`PGlite runs with ${name}=${setting}: commits could be lost`)
  }
  if (rows.length !== names.length) throw new Error('PGlite does not know all settings that keep commits')
}

async function run({ clusterDir, socketPath, shared: memory }: WorkerInput): Promise<void> {
  const shared = new SharedState(memory)
  const onAbort = (reason: string) => endFatally(`PostgreSQL aborted: ${reason}`)
  const db = new WatchedPGlite({
    fs: new DurableNodeFS(clusterDir, () => shared.countFsync(), onAbort),
    startParams: START_PARAMS,
  })
  db.shared = shared
  await db.waitReady
  db.endOnCrash()
  await assertDurable(db)
  // A worker that was ended leaves its socket file behind, and nobody can listen on it again.
  fs.rmSync(socketPath, { force: true })
  handOverWholeMessages()
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: MAX_CONNECTIONS })
  await server.start()
  parentPort?.on('message', async (order) => {
    if (order !== STOP) return
    await server.stop()
    await db.close()
    parentPort?.close()
  })
  send({ kind: 'ready' })
}

await run(workerData as WorkerInput)
