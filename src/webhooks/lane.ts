import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SpielEvent } from '../events/events.schema.ts'
import { readEvents } from '../events/list-events.ts'
import type { OutboundPool } from '../outbound/outbound.ts'
import { type AttemptResult, type EndpointKey, fanOut, findDue, recordAttempts } from './deliveries.queries.ts'
import { disableEndpoint, tellExhausted } from './endpoint-health.ts'
import { type Envelope, openEnvelope } from './endpoint-secrets.ts'
import { pauseAfter } from './schedule.ts'
import { type Answer, sendDelivery } from './send-delivery.ts'
import { findEndpoint } from './webhooks.queries.ts'

/** What all lanes of a worker share. */
export interface LaneParts {
  context: Pick<AppContext, 'db' | 'queue' | 'secrets' | 'outbound'>
  /** Milliseconds. */
  now: () => number
  random: () => number
  /** Deliveries to one endpoint at a time. */
  concurrency: number
  totalMs?: number | undefined
  /** Pauses are so many times shorter, in proofs. */
  hurry: number
  count: (outcome: 'delivered' | 'failed' | 'exhausted') => void
}

interface Due {
  event: SpielEvent
  made: number
}

/** Events that become deliveries at a time, and deliveries that are read at a time. */
const FAN_OUT = 1_000
const READ = 200
/** Results are written together: a crash before repeats the deliveries of this time, under the same ids. */
const WRITE_AFTER_MS = 100

/**
 * Delivers to one endpoint what is due, as long as there is something, so many at a time. Endpoints have lanes of their own: one that
 * does not answer holds up no other.
 */
export class Lane {
  readonly #parts: LaneParts
  readonly #key: EndpointKey
  readonly #pool: OutboundPool
  readonly #ready: Due[] = []
  readonly #running = new Map<number, Promise<void>>()
  #results: AttemptResult[] = []
  #isStopped = false
  #isGone = false
  #to: { url: string; envelope: Envelope } | undefined

  constructor(parts: LaneParts, key: EndpointKey) {
    this.#parts = parts
    this.#key = key
    this.#pool = parts.context.outbound.pool(parts.concurrency)
  }

  /** What is under way is finished, and nothing more is begun. */
  stop(): void {
    this.#isStopped = true
  }

  async run(): Promise<void> {
    try {
      let mayHaveMore = true
      let writtenAt = performance.now()
      for (;;) {
        if (this.#ready.length === 0 && mayHaveMore && !this.#isStopped) {
          await this.#write()
          mayHaveMore = await this.#refill()
        }
        while (this.#running.size < this.#parts.concurrency && !this.#isStopped && this.#ready.length > 0) this.#begin()
        if (this.#running.size === 0) break
        await Promise.race(this.#running.values())
        if (performance.now() - writtenAt >= WRITE_AFTER_MS) {
          await this.#write()
          writtenAt = performance.now()
        }
      }
      await this.#write()
    } finally {
      await Promise.all(this.#running.values())
      this.#pool.close()
    }
  }

  /** Returns whether there may be more when these are through. */
  async #refill(): Promise<boolean> {
    const { context, now } = this.#parts
    const { storeId, endpointId } = this.#key
    const row = await findEndpoint(context.db, storeId, endpointId)
    if (!row?.enabled) return false
    this.#to = { url: row.url, envelope: openEnvelope(context.secrets, row, now()) }
    const at = new Date(now())
    const hasMore = await fanOut(context.db, this.#key, FAN_OUT, at)
    // What ended a moment ago is still due by the database.
    const without = [...this.#running.keys(), ...this.#results.map(({ sequence }) => sequence)]
    const rows = await findDue(context.db, this.#key, { now: at, without, limit: READ })
    const events = await readEvents(
      context.db,
      storeId,
      rows.map(({ sequence }) => Number(sequence)),
    )
    const bySequence = new Map(events.map((event) => [event.sequence, event]))
    for (const { sequence, attempts } of rows) {
      const event = bySequence.get(Number(sequence))
      if (event) this.#ready.push({ event, made: attempts })
      else this.#results.push(forgotten(Number(sequence), attempts + 1, row.url, at))
    }
    return hasMore || rows.length > 0
  }

  #begin(): void {
    const due = this.#ready.shift()
    if (!due || !this.#to) return
    const { sequence } = due.event
    this.#running.set(
      sequence,
      this.#deliver(due, this.#to).finally(() => this.#running.delete(sequence)),
    )
  }

  async #deliver({ event, made }: Due, to: { url: string; envelope: Envelope }): Promise<void> {
    const { context, now, totalMs } = this.#parts
    const at = now()
    const startedAt = performance.now()
    const how = { outbound: context.outbound, pool: this.#pool, totalMs }
    const answer = await sendDelivery(how, { ...to, event, at })
    const next = this.#nextOf(answer, made + 1)
    this.#parts.count(answer.isDelivered ? 'delivered' : next === undefined ? 'exhausted' : 'failed')
    if (answer.isGone) this.#isGone = true
    this.#results.push({
      ...{ sequence: event.sequence, number: made + 1, url: to.url, at: new Date(at) },
      ...{ status: answer.status, error: answer.error, response: answer.response },
      state: answer.isDelivered ? 'delivered' : next === undefined ? 'failed' : 'pending',
      next_at: answer.isDelivered || next === undefined ? null : new Date(now() + next),
      duration_ms: Math.round(performance.now() - startedAt),
    })
  }

  #nextOf({ isDelivered, isGone, retryAfterMs }: Answer, made: number): number | undefined {
    if (isDelivered || isGone) return undefined
    const pause = pauseAfter(made, this.#parts.random(), retryAfterMs)
    return pause === undefined ? undefined : pause / this.#parts.hurry
  }

  async #write(): Promise<void> {
    const results = this.#results
    if (results.length === 0) return
    this.#results = []
    const { context, now } = this.#parts
    const isGone = this.#isGone
    await inTransaction(context.db, async (trx) => {
      const at = new Date(now())
      const isToTell = await recordAttempts(trx, this.#key, results, at)
      if (isGone) await disableEndpoint(context.queue, trx, this.#key, 'gone', at)
      else if (isToTell) await tellExhausted(context.queue, trx, this.#key, at)
    })
    if (isGone) this.#isStopped = true
  }
}

/** An event older than the log is kept. */
function forgotten(sequence: number, number: number, url: string, at: Date): AttemptResult {
  const none = { status: null, response: null, next_at: null, duration_ms: 0 }
  return { sequence, number, url, at, ...none, state: 'failed', error: 'the event is no longer kept' }
}
