import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { type EndpointKey, endAllLeases, endLeases, renewLeases, takeDueEndpoints } from './deliveries.queries.ts'
import { tendEndpoints } from './endpoint-health.ts'
import { Lane, type LaneParts } from './lane.ts'

export interface WebhookWorkerOptions {
  /** Milliseconds; the times of attempts and pauses are by it. */
  now?: () => number
  random?: () => number
  /** Deliveries to one endpoint at a time. */
  concurrency?: number
  /** Of one delivery, in tests. */
  totalMs?: number
  lookEveryMs?: number
  /** After which a worker that gave no sign of life counts as dead. */
  leaseMs?: number
  /** Pauses between attempts are so many times shorter, in proofs. */
  hurry?: number
  /** No other process can have this database: whoever had a lease is dead. */
  isAlone: boolean
  onError: (error: Error) => void
}

const CONCURRENCY = 10
const LOOK_EVERY_MS = 1_000
const LEASE_MS = 10_000
const TEND_EVERY_MS = 60_000
/** The process is killed 15 s after it was told to stop. */
const STOP_MS = 8_000
/** Before a lane that broke is tried again. */
const REST_MS = 30_000
/** Endpoints that a process delivers to at a time. */
const MOST_LANES = 500

/**
 * Delivers events: looks for endpoints with something due, takes each for itself and gives it a lane. A worker that dies keeps its
 * endpoints from others for ten seconds.
 */
export class WebhookWorker {
  readonly counts = { delivered: 0, failed: 0, exhausted: 0 }
  readonly #context: LaneParts['context']
  readonly #options: WebhookWorkerOptions
  readonly #parts: LaneParts
  readonly #lease = randomUUID()
  readonly #lanes = new Map<Lane, Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []
  #tendedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<unknown> | undefined
  readonly #closing = new AbortController()
  #isClosed = false

  constructor(context: Pick<AppContext, 'db' | 'queue' | 'secrets' | 'outbound'>, options: WebhookWorkerOptions) {
    this.#context = context
    this.#options = options
    const { now = Date.now, random = Math.random, concurrency = CONCURRENCY, totalMs, hurry = 1 } = options
    const count = (outcome: keyof typeof this.counts) => {
      this.counts[outcome]++
    }
    this.#parts = { context, now, random, concurrency, totalMs, hurry, count }
  }

  async start(): Promise<void> {
    if (this.#options.isAlone) await endAllLeases(this.#context.db)
    const every = (ms: number, work: () => Promise<unknown>) => {
      this.#timers.push(setInterval(() => work().catch(this.#options.onError), ms))
    }
    every(this.#options.lookEveryMs ?? LOOK_EVERY_MS, () => this.#lookAgain())
    every(this.#leaseMs / 3, async () => {
      if (this.#lanes.size > 0) await renewLeases(this.#context.db, this.#lease, this.#leaseMs)
    })
  }

  /** Delivers everything that is due, to its end; for tests with a clock of their own. Returns how many attempts were made. */
  async runOnce(): Promise<number> {
    const before = this.#made
    while ((await this.#look()) > 0) await Promise.all(this.#lanes.values())
    await this.#tend()
    return this.#made - before
  }

  /** Begins nothing more, and waits for what is under way; what takes longer is delivered again after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#closing.abort()
    for (const timer of this.#timers) clearInterval(timer)
    await this.#looking?.catch(() => {})
    for (const lane of this.#lanes.keys()) lane.stop()
    const isOver = new AbortController()
    const late = sleep(STOP_MS, undefined, { signal: isOver.signal }).catch(() => {})
    await Promise.race([Promise.all(this.#lanes.values()), late])
    isOver.abort()
    await endLeases(this.#context.db, this.#lease)
  }

  get #leaseMs(): number {
    return this.#options.leaseMs ?? LEASE_MS
  }

  get #made(): number {
    return this.counts.delivered + this.counts.failed + this.counts.exhausted
  }

  /** One look at a time; while there is always something new, the next comes at once. */
  async #lookAgain(): Promise<void> {
    if (this.#looking || this.#isClosed) return
    this.#looking = this.#look().then(() => this.#tend())
    try {
      await this.#looking
    } finally {
      this.#looking = undefined
    }
  }

  async #look(): Promise<number> {
    const most = MOST_LANES - this.#lanes.size
    if (this.#isClosed || most <= 0) return 0
    const now = new Date(this.#parts.now())
    const keys = await takeDueEndpoints(this.#context.db, { lease: this.#lease, leaseMs: this.#leaseMs, now, most })
    for (const key of keys) this.#run(key)
    return keys.length
  }

  #run(key: EndpointKey): void {
    const lane = new Lane(this.#parts, key)
    const done = lane
      .run()
      .catch((error: Error) => this.#rest(error))
      .then(() => endLeases(this.#context.db, this.#lease, key))
      .catch(this.#options.onError)
      .finally(() => this.#lanes.delete(lane))
    this.#lanes.set(lane, done)
  }

  /** What stopped a lane, such as a secret that cannot be read, is tried again after a while, and told once each time. */
  async #rest(error: Error): Promise<void> {
    this.#options.onError(error)
    await sleep(REST_MS, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
  }

  async #tend(): Promise<void> {
    const now = this.#parts.now()
    if (now - this.#tendedAt < TEND_EVERY_MS) return
    this.#tendedAt = now
    await tendEndpoints(this.#context, now)
  }
}
