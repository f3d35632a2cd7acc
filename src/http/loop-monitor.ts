import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/** A stall of this length is logged: every other request has waited that long. */
const STALL_MS = 200
const LOOK_MS = 250
const RESOLUTION_MS = 20
/** Requests named in one line of the log. */
const MOST_NAMED = 20

/** A request that was being answered while the loop stood: never what was in it. */
export interface InFlight {
  method: string
  /** Its pattern, not its address. */
  route: string
  /** Content-Length; null without one. */
  bytes: number | null
  sinceMs: number
}

/** What one sample of the event loop found. */
export interface LoopLook {
  /** Longest time since the last look for which nobody was served, in milliseconds. */
  delayMs: number
  isStall: boolean
}

/**
 * Watches the event loop of a server, and warns when it stood: with the requests that were being answered, their routes and the sizes
 * of their bodies. Ends with the server.
 */
export function watchLoop(server: FastifyInstance, log: FastifyBaseLogger, onLook: (look: LoopLook) => void): void {
  const requests = new RequestsInFlight(server)
  const delay = new LoopDelay()
  const timer = setInterval(() => {
    const delayMs = delay.take()
    const isStall = delayMs > STALL_MS
    if (isStall) {
      const seen = requests.seen()
      const named = { requests: seen.slice(0, MOST_NAMED), inFlight: seen.length }
      log.warn({ delayMs: Math.round(delayMs), ...named }, 'the event loop stood: nobody was served meanwhile')
    }
    requests.forgetEnded()
    onLook({ delayMs, isStall })
  }, LOOK_MS)
  timer.unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    delay.close()
  })
}

/**
 * How late the loop comes to a timer. Not perf_hooks' histogram, which does not see a stall that begins before its first sample after
 * a reset, one in twelve at these intervals (Node 24).
 */
class LoopDelay {
  #last = performance.now()
  #mostMs = 0
  readonly #timer = setInterval(() => this.#sample(), RESOLUTION_MS).unref()

  #sample(): void {
    const now = performance.now()
    this.#mostMs = Math.max(this.#mostMs, now - this.#last - RESOLUTION_MS)
    this.#last = now
  }

  /** The longest delay since the last call, in milliseconds. */
  take(): number {
    this.#sample()
    const mostMs = this.#mostMs
    this.#mostMs = 0
    return mostMs
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

/** What is being answered, and what was since the last look: an answer that held up the loop may be gone when it moves on. */
class RequestsInFlight {
  readonly #open = new Map<FastifyRequest, { began: number; isEnded: boolean }>()

  constructor(server: FastifyInstance) {
    server.addHook('onRequest', async (request) => void this.#open.set(request, { began: Date.now(), isEnded: false }))
    const end = async (request: FastifyRequest) => {
      const known = this.#open.get(request)
      if (known) known.isEnded = true
    }
    server.addHook('onResponse', end)
    server.addHook('onRequestAbort', end)
  }

  seen(): InFlight[] {
    return [...this.#open].map(([request, { began }]) => ({
      ...{ method: request.method, route: request.routeOptions.url ?? 'unknown', bytes: bytesOf(request) },
      sinceMs: Date.now() - began,
    }))
  }

  forgetEnded(): void {
    for (const [request, { isEnded }] of this.#open) if (isEnded) this.#open.delete(request)
  }
}

function bytesOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null
}
