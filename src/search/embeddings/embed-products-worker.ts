import { setTimeout as delay } from 'node:timers/promises'
import { embedProductsJob } from '../../catalog/catalog.jobs.ts'
import type { PushActivity } from '../../catalog/push-activity.ts'
import type { Db } from '../../db/transaction.ts'
import type { Worker } from '../../jobs/queue.ts'
import { embedProducts } from './embed-products.ts'
import { type Embedder, EmbedderUnavailableError, faultOf } from './embedder.ts'
import { writeFailure } from './embedding-health.queries.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A server may ask for more, but then nobody sees when it is well again. Below the 15 minutes a job may run. */
const LONGEST_ASKED_PAUSE_MS = 5 * 60_000

export interface EmbeddingWorkerOptions {
  db: Db
  embedder: Embedder
  pushes: PushActivity
  queue: Pick<Worker, 'retryNow'>
  log: {
    warn(fields: object, message: string): void
    info(fields: object, message: string): void
  }
  /** Instead of the process's own. */
  clock?: Clock
}

/** What pauses are measured by and made with. */
interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  /** @throws AbortError when `signal` says so */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>
}

const PROCESS_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
}

/**
 * Runs `embed-products` in a process that works. After a failure it pauses, longer each time, before it asks the model again, so that
 * a queue of any length costs a broken server one request per pause; with the first success all that failed is tried at once.
 * It says in the log when the state changes, not at each try.
 */
export class EmbeddingWorker {
  readonly #options: EmbeddingWorkerOptions
  readonly #clock: Clock
  readonly #closing = new AbortController()
  #failures = 0
  #failingSinceMs = 0
  #pausedUntilMs = 0

  constructor(options: EmbeddingWorkerOptions) {
    this.#options = options
    this.#clock = options.clock ?? PROCESS_CLOCK
  }

  /** @throws whatever kept the job from being done: the queue tries it again */
  async run(payload: { storeId: number; productIds: string[] }): Promise<void> {
    const { signal } = this.#closing
    const pauseMs = this.#pausedUntilMs - this.#clock.now()
    if (pauseMs > 0) await this.#clock.sleep(pauseMs, signal)
    await this.#options.pushes.quiet()
    signal.throwIfAborted()
    try {
      const { embedded, toRetry } = await embedProducts(this.#options, payload, signal)
      if (embedded > 0) await this.#noteSuccess()
      if (toRetry > 0) throw new Error(`${toRetry} products failed by themselves and are tried again`)
    } catch (error) {
      if (!signal.aborted) await this.#noteFailure(payload.storeId, error)
      throw error
    }
  }

  /** Ends a pause or a running request to the model, whose job is run again later. */
  close(): void {
    this.#closing.abort()
  }

  async #noteSuccess(): Promise<void> {
    if (this.#failures === 0) return
    const { log, embedder, queue } = this.#options
    const seconds = Math.round((this.#clock.now() - this.#failingSinceMs) / 1000)
    log.info({ embedder: embedder.id, failures: this.#failures, seconds }, 'embedding works again')
    this.#failures = 0
    this.#pausedUntilMs = 0
    await queue.retryNow(embedProductsJob as never)
  }

  async #noteFailure(storeId: number, error: unknown): Promise<void> {
    const code = faultOf(error)
    if (code === undefined) return
    const { log, embedder, db } = this.#options
    if (this.#failures === 0) {
      this.#failingSinceMs = this.#clock.now()
      // Not the message: some servers quote the text in it.
      log.warn({ embedder: embedder.id, code }, 'embedding fails; its jobs wait and are tried again')
    }
    const growing = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(this.#failures, 10), LONGEST_PAUSE_MS)
    const asked = error instanceof EmbedderUnavailableError ? (error.retryAfterMs ?? 0) : 0
    this.#pausedUntilMs = this.#clock.now() + Math.max(growing, Math.min(asked, LONGEST_ASKED_PAUSE_MS))
    this.#failures++
    // If the database cannot be reached, the queue reports that.
    await writeFailure(db, storeId, { code, message: (error as Error).message }).catch(() => {})
  }
}
