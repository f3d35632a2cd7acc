import { setTimeout as pause } from 'node:timers/promises'
import { createGuardedFetch } from '../outbound/guarded-fetch.ts'
import type { Outbound, OutboundPool } from '../outbound/outbound.ts'
import { OutboundRefusedError } from '../outbound/outbound-policy.ts'
import { PlatformError } from './platform-error.ts'

const TIMEOUT_MS = 30_000
/** A page of 250 products with all their texts. */
const MOST_ANSWER_BYTES = 64 * 1024 * 1024
/** Longer waits are left to the queue: the work goes on where it was. */
const MOST_WAIT_MS = 20_000
const TRIES = 4
const BACKOFF_MS = 500
const CONNECTIONS = 6

export interface PlatformRequest {
  method?: string
  headers?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export interface PlatformAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: each connector reads what its platform documents
  json: any
}

export interface HttpOptions {
  outbound: Outbound
  /** Added to each request to the platform itself. */
  headers: () => Record<string, string>
  /** How long to wait before the next request, told by an answer. */
  paceOf: (answer: PlatformAnswer) => number
  pause?: ((ms: number) => Promise<unknown>) | undefined
}

/**
 * Speaks JSON with one platform at one address, and with no other: what an answer points to elsewhere is not followed with credentials.
 * Waits as the platform says, tries again what may work later, and gives up with a PlatformError.
 */
export class PlatformHttp {
  readonly #base: URL
  readonly #options: HttpOptions
  readonly #pause: (ms: number) => Promise<unknown>
  readonly #pool: OutboundPool
  readonly #fetch: typeof fetch
  #readyAtMs = 0

  /** @param base what is asked for is below it */
  constructor(base: string, options: HttpOptions) {
    this.#base = new URL(base)
    this.#options = options
    this.#pause = options.pause ?? pause
    const { outbound } = options
    const pool = outbound.pool(CONNECTIONS)
    this.#pool = pool
    this.#fetch = createGuardedFetch({ request: (url, request) => outbound.request(url, { ...request, pool }) })
  }

  close(): void {
    this.#pool.close()
  }

  /** Any status below 500 but 429 is an answer; 401 and 403 are too. */
  async ask(path: string, request: PlatformRequest = {}): Promise<PlatformAnswer> {
    for (let tries = 1; ; tries++) {
      await this.#waitForTurn()
      const tried = await this.#once(path, request)
      if ('answer' in tried) {
        this.#readyAtMs = Math.max(this.#readyAtMs, Date.now() + this.#options.paceOf(tried.answer))
        return tried.answer
      }
      const waitMs = tried.retryAfterMs ?? BACKOFF_MS * 2 ** (tries - 1)
      if (tries >= TRIES || waitMs > MOST_WAIT_MS) throw new PlatformError('away', tried.reason, waitMs)
      this.#readyAtMs = Math.max(this.#readyAtMs, Date.now() + waitMs)
    }
  }

  /** The answer's JSON. @throws {PlatformError} for any status that is no success */
  // biome-ignore lint/suspicious/noExplicitAny: each connector reads what its platform documents
  async get(path: string, query: PlatformRequest['query'] = {}): Promise<any> {
    const answer = await this.ask(path, { query })
    throwIfRefused(answer)
    return answer.json
  }

  /** A file that the platform made for us, elsewhere: asked for without credentials. */
  async download(url: string): Promise<ReadableStream<Uint8Array>> {
    try {
      const response = await this.#fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS * 20) })
      if (!response.ok || !response.body) throw new PlatformError('away', `The file answered with ${response.status}`)
      return response.body
    } catch (error) {
      throw asPlatformError(error)
    }
  }

  async #waitForTurn(): Promise<void> {
    const waitMs = this.#readyAtMs - Date.now()
    if (waitMs > MOST_WAIT_MS) throw new PlatformError('away', 'The platform asks us to wait', waitMs)
    if (waitMs > 0) await this.#pause(waitMs)
  }

  async #once(
    path: string,
    { method = 'GET', headers = {}, query = {}, body }: PlatformRequest,
  ): Promise<{ answer: PlatformAnswer } | { reason: string; retryAfterMs: number | undefined }> {
    const url = this.#urlOf(path, query)
    try {
      const response = await this.#fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'Spiel/1.0',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...this.#options.headers(),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await readText(response)
      if (response.status === 429 || response.status >= 500) {
        const reason = `${url.host} answered with ${response.status}`
        return { reason, retryAfterMs: retryAfterOf(response.headers) }
      }
      return { answer: { status: response.status, headers: response.headers, json: parse(text) } }
    } catch (error) {
      if (error instanceof PlatformError) throw error
      if (error instanceof OutboundRefusedError) throw asPlatformError(error)
      return { reason: `${url.host} does not answer`, retryAfterMs: undefined }
    }
  }

  #urlOf(path: string, query: PlatformRequest['query'] = {}): URL {
    const url = new URL(this.#base.href.replace(/\/$/, '') + path)
    if (url.origin !== this.#base.origin) throw new PlatformError('unreadable', 'The platform points to another host')
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return url
  }
}

/** @throws {PlatformError} for what is no success */
export function throwIfRefused({ status, json }: PlatformAnswer): void {
  if (status === 401 || status === 403)
    throw new PlatformError('refused', `The platform refuses the credentials (${status})`)
  if (status === 404 || status === 410) throw new PlatformError('missing', 'There is no such thing on the platform')
  if (status >= 300) throw new PlatformError('unreadable', `The platform answered with ${status}`)
  if (json === undefined && status !== 204)
    throw new PlatformError('unreadable', 'The platform did not answer with JSON')
}

function asPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  if (error instanceof OutboundRefusedError) return new PlatformError('refused', `The address ${error.message}`)
  return new PlatformError('away', 'The platform does not answer')
}

/** Seconds, or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  const resetMs = Number(headers.get('x-rate-limit-time-reset-ms') ?? Number.NaN)
  if (text === null) return Number.isFinite(resetMs) ? resetMs : undefined
  const seconds = Number(text)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

async function readText(response: Response): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > MOST_ANSWER_BYTES) throw new PlatformError('unreadable', 'The answer is too long')
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces, size).toString('utf8')
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
