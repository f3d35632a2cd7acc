import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { UnauthorizedError } from '../errors.ts'
import { sameText } from '../shared/same-text.ts'
import type { Answering } from '../widget/answering.ts'
import type { LoopLook } from './loop-monitor.ts'

const DELAY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
/** All other methods share one label, so that callers cannot create new labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What is counted of a server, in the text format of Prometheus. No label is taken from what a caller sends. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'spiel_http_requests_total',
    help: 'Requests answered, by the pattern of the route.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.#registry],
  })
  readonly #turns = new Counter({
    name: 'spiel_turns_total',
    help: 'Messages of shoppers: answered, or failed.',
    labelNames: ['outcome'] as const,
    registers: [this.#registry],
  })
  readonly #delays = new Histogram({
    name: 'spiel_event_loop_delay_seconds',
    help: 'Longest delay of the event loop in each quarter of a second.',
    buckets: DELAY_BUCKETS_S,
    registers: [this.#registry],
  })
  readonly #stalls = new Counter({
    name: 'spiel_event_loop_stalls_total',
    help: 'Times that the event loop stood for more than 200 ms.',
    registers: [this.#registry],
  })

  /** @param deliveries attempts to deliver events so far, by outcome; absent where nothing is delivered */
  constructor(deliveries?: () => Record<string, number>) {
    if (deliveries) this.#watchDeliveries(deliveries)
    collectDefaultMetrics({ register: this.#registry })
    for (const outcome of ['answered', 'failed']) this.#turns.inc({ outcome }, 0)
  }

  #watchDeliveries(deliveries: () => Record<string, number>): void {
    const counter = new Counter({
      name: 'spiel_webhook_deliveries_total',
      help: 'Attempts to deliver an event: delivered, failed (tried again), exhausted (given up).',
      labelNames: ['outcome'] as const,
      registers: [this.#registry],
      collect: () => {
        counter.reset()
        for (const [outcome, count] of Object.entries(deliveries())) counter.inc({ outcome }, count)
      },
    })
  }

  countLook({ delayMs, isStall }: LoopLook): void {
    this.#delays.observe(delayMs / 1000)
    if (isStall) this.#stalls.inc()
  }

  /** The engine with its turns counted. */
  countTurns(answering: Answering): Answering {
    return async (...given) => {
      try {
        const answer = await answering(...given)
        this.#turns.inc({ outcome: 'answered' })
        return answer
      } catch (error) {
        this.#turns.inc({ outcome: 'failed' })
        throw error
      }
    }
  }

  /** Serves what was counted, at a path, to whoever has the token. */
  mount(server: FastifyInstance, path: string, token: string): void {
    server.addHook('onResponse', async (request, reply) => this.#countRequest(request, reply))
    server.get(path, async (request, reply) => {
      const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
      if (given === undefined || !sameText(given, token)) throw new UnauthorizedError()
      const text = await this.#registry.metrics()
      return reply.headers({ 'content-type': this.#registry.contentType, 'cache-control': 'no-store' }).send(text)
    })
  }

  #countRequest({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): void {
    const known = METHODS.has(method) ? method : 'other'
    this.#requests.inc({ method: known, route: routeOptions.url ?? 'unknown', status: String(statusCode) })
  }
}
