import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SharedState, STOP, type WorkerInput, type WorkerMessage } from './worker-protocol.ts'

const WATCH_INTERVAL_MS = 250
/**
 * Limits of the thread's own JavaScript heap; PostgreSQL's memory is outside of it. A small young generation keeps the process some 70 MB
 * smaller after thousands of queries and costs no time.
 */
const RESOURCE_LIMITS = {
  maxYoungGenerationSizeMb: 8,
  maxOldGenerationSizeMb: 256,
  // With the default of 4 a recursive plpgsql function overflows the thread's stack before PostgreSQL's own max_stack_depth stops it.
  stackSizeMb: 32,
}

export interface SupervisedWorkerOptions {
  clusterDir: string
  socketPath: string
  /** A query that runs longer is ended together with its worker. */
  statementTimeoutMs: number
  log: (message: string) => void
  /** The worker ended by itself, or could not be started again. Called once at most. */
  onDeath: (error: Error) => void
}

/** The thread that runs PostgreSQL, with a watch from outside: inside, nothing happens while a query runs. */
export class SupervisedWorker {
  readonly #options: SupervisedWorkerOptions
  readonly #shared = new SharedState()
  #worker: Worker | null = null
  #isExpectedToEnd = false
  #isClosed = false
  #watch: NodeJS.Timeout | undefined
  #restarting: Promise<void> | null = null

  constructor(options: SupervisedWorkerOptions) {
    this.#options = options
  }

  get fsyncCount(): number {
    return this.#shared.fsyncCount
  }

  /** Resolves when the socket accepts connections. */
  async start(): Promise<void> {
    await this.#launch()
    this.#watch = setInterval(() => this.#endRunaway(), WATCH_INTERVAL_MS)
    this.#watch.unref()
  }

  /** Ends the thread as it is and starts it again on the same folder and socket; PostgreSQL recovers from its log. */
  restart(): Promise<void> {
    this.#restarting ??= this.#restart().finally(() => {
      this.#restarting = null
    })
    return this.#restarting
  }

  /** Resolves when the socket is there: at once, but for the moment of a restart, which takes it away. */
  async listening(): Promise<void> {
    await this.#restarting?.catch(() => {})
  }

  /** Stops PostgreSQL cleanly, waiting for a running query at most as long as queries may take. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#restarting?.catch(() => {})
    const worker = this.#worker
    this.#worker = null
    if (worker) {
      this.#isExpectedToEnd = true
      const ended = once(worker, 'exit')
      worker.postMessage(STOP)
      const tooLate = setTimeout(() => worker.terminate(), this.#options.statementTimeoutMs)
      await ended
      clearTimeout(tooLate)
    }
    clearInterval(this.#watch)
  }

  async #launch(): Promise<void> {
    const { clusterDir, socketPath } = this.#options
    const workerData: WorkerInput = { clusterDir, socketPath, shared: this.#shared.memory }
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: RESOURCE_LIMITS,
    })
    this.#isExpectedToEnd = false
    this.#worker = worker
    let reason = 'it gave no reason'
    await new Promise<void>((resolve, reject) => {
      let isReady = false
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'fatal') reason = message.message
        if (message.kind !== 'ready') return
        isReady = true
        resolve()
      })
      worker.on('error', (error) => {
        reason = error instanceof Error ? error.message : String(error)
      })
      worker.on('exit', (code) => {
        this.#shared.queryStartedAtMs = 0
        const error = new Error(`The embedded database ended unexpectedly (code ${code}): ${reason}`)
        if (!isReady) return reject(error)
        if (!this.#isExpectedToEnd) this.#die(error)
      })
    })
  }

  #endRunaway(): void {
    const { statementTimeoutMs, log } = this.#options
    const startedAtMs = this.#shared.queryStartedAtMs
    if (startedAtMs === 0 || this.#restarting || Date.now() - startedAtMs <= statementTimeoutMs) return
    log(`A query ran longer than ${statementTimeoutMs} ms; the embedded database is restarted to end it`)
    this.restart().catch((error) => this.#die(error))
  }

  async #restart(): Promise<void> {
    const worker = this.#worker
    if (!worker || this.#isClosed) throw new Error('The embedded database is closed')
    this.#isExpectedToEnd = true
    await worker.terminate()
    if (this.#isClosed) return
    await this.#launch()
  }

  #die(error: Error): void {
    if (this.#worker === null) return
    this.#worker = null
    clearInterval(this.#watch)
    this.#options.onDeath(error)
  }
}
