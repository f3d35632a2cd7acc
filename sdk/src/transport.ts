import {
  ConnectionError,
  errorFromAnswer,
  RateLimitedError,
  ServerError,
  SpielError,
  TimeoutError,
} from './api-errors.ts'
import { type Clock, linkedController, systemClock } from './clock.ts'
import { Pacer, type Ticket } from './pacer.ts'

const FIRST_BACKOFF_MS = 500
const LONGEST_BACKOFF_MS = 30_000

/** Told before each wait that follows a failed attempt. */
export interface RetryNotice {
  error: SpielError
  /** 1 for the first retry. */
  attempt: number
  delayMs: number
}

export interface SpielOptions {
  /** Where Spiel runs, e.g. `https://spiel.example.com`; a path before `/api/public/v1` is kept. */
  url: string
  /** The API key, `sp_live_...`. Store-wide access: never ship it to a browser. */
  key: string
  /** Replaces the runtime's `fetch`, e.g. to go through a proxy. */
  fetch?: typeof fetch
  /** Retries of one request after a 429, a 5xx or a broken connection. Default 5, the waits adding up to about 12 s. */
  maxRetries?: number
  /** Longest time for one attempt, answer included. Default 60 000. */
  timeoutMs?: number
  /** Send bodies gzip-compressed: worth it over a network, not on the same machine. Default false. */
  gzip?: boolean
  /** Hears of every failed attempt that will be repeated; answer `false` to give up at once. */
  onRetry?: (notice: RetryNotice) => boolean | undefined
  /** Hears of waits that keep the client under the server's rate limit. */
  onPace?: (waitMs: number) => void
  /** Time, for tests. */
  clock?: Clock
  /** Numbers in [0, 1), for tests. */
  random?: () => number
}

export interface RequestInput {
  method: 'GET' | 'POST'
  /** Below `/api/public/v1`, with its query. */
  path: string
  /** JSON text. */
  body?: string
  signal?: AbortSignal
  /** Ends waits before and between attempts, but not an attempt under way. */
  stopSignal?: AbortSignal
  /** Statuses to hand back like a 200, because their body is a result. */
  accept?: number[]
}

/** One key at one server: authenticates, paces, retries, and turns answers into values or typed errors. */
export class Transport {
  readonly #root: string
  readonly #key: string
  readonly #options: Required<Pick<SpielOptions, 'fetch' | 'maxRetries' | 'timeoutMs' | 'gzip' | 'random'>>
  readonly #onRetry: SpielOptions['onRetry']
  readonly #onPace: SpielOptions['onPace']
  readonly #clock: Clock
  readonly #pacer: Pacer

  constructor(options: SpielOptions) {
    this.#root = apiRoot(options.url)
    // Header values outside this range make fetch throw a message that quotes the key.
    if (typeof options.key !== 'string' || !/^[\x21-\x7e]+$/.test(options.key))
      throw new TypeError('key must be an API key (sp_live_...)')
    this.#key = options.key
    this.#options = {
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      maxRetries: options.maxRetries ?? 5,
      timeoutMs: options.timeoutMs ?? 60_000,
      gzip: options.gzip ?? false,
      random: options.random ?? Math.random,
    }
    this.#onRetry = options.onRetry
    this.#onPace = options.onPace
    this.#clock = options.clock ?? systemClock
    this.#pacer = new Pacer(this.#clock)
  }

  /** Every request of the API may be repeated: reads change nothing, writes are keyed on the caller's own ids. */
  async request<T>(input: RequestInput): Promise<T> {
    const body = input.body === undefined || !this.#options.gzip ? input.body : await gzipped(input.body)
    const { controller, unlink } = linkedController(input.signal, input.stopSignal)
    try {
      for (let attempt = 1; ; attempt += 1) {
        const ticket = await this.#pacer.take(controller.signal, this.#onPace)
        try {
          return await this.#attempt<T>(input, body, ticket)
        } catch (error) {
          if (!(error instanceof SpielError) || !isWorthRetrying(error) || attempt > this.#options.maxRetries)
            throw error
          const delayMs = this.#delayMs(error, attempt)
          if (this.#onRetry?.({ error, attempt, delayMs }) === false) throw error
          await this.#clock.sleep(delayMs, controller.signal)
        }
      }
    } finally {
      unlink()
    }
  }

  async #attempt<T>(input: RequestInput, body: string | Blob | undefined, ticket: Ticket): Promise<T> {
    const { controller, unlink } = linkedController(input.signal)
    const timer = setTimeout(() => controller.abort(), this.#options.timeoutMs)
    let headers: Headers | null = null
    let status = 0
    try {
      const answer = await this.#options.fetch(`${this.#root}${input.path}`, {
        method: input.method,
        headers: this.#headers(body),
        body,
        signal: controller.signal,
        // A followed redirect turns a POST into a GET and would look like success.
        redirect: 'manual',
      })
      ;({ headers, status } = answer)
      return readAnswer<T>(answer, await answer.text(), input.accept)
    } catch (cause) {
      if (cause instanceof SpielError || input.signal?.aborted) throw cause
      if (controller.signal.aborted) {
        throw new TimeoutError({
          status: 0,
          code: 'timeout',
          message: `No answer within ${this.#options.timeoutMs} ms`,
          cause,
        })
      }
      throw new ConnectionError({
        status: 0,
        code: 'connection_failed',
        message: `Cannot reach the server: ${reasonOf(cause)}`,
        cause,
      })
    } finally {
      clearTimeout(timer)
      unlink()
      ticket.settle(headers, status === 429)
    }
  }

  #headers(body: string | Blob | undefined): Record<string, string> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.#key}`, accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (body instanceof Blob) headers['content-encoding'] = 'gzip'
    return headers
  }

  /** As told by the server, else exponential: between half and all of the step, so that clients spread out. */
  #delayMs(error: SpielError, attempt: number): number {
    const stepMs = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1))
    const backoffMs = Math.round(stepMs * (0.5 + this.#options.random() / 2))
    if (error instanceof RateLimitedError) return error.retryAfterMs || backoffMs
    return error instanceof ServerError ? Math.max(error.retryAfterMs, backoffMs) : backoffMs
  }
}

function apiRoot(url: string): string {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    throw new TypeError(`url must be an address like https://spiel.example.com, not ${JSON.stringify(url)}`)
  }
  if (!/^https?:$/.test(parsed.protocol))
    throw new TypeError(`url must start with http:// or https://, not ${parsed.protocol}`)
  let end = parsed.pathname.length
  while (parsed.pathname[end - 1] === '/') end--
  const base = parsed.pathname.slice(0, end).replace(/\/api\/public\/v1$/, '')
  return `${parsed.origin}${base}/api/public/v1`
}

function readAnswer<T>(answer: Response, text: string, accept: number[] = []): T {
  let body: unknown = text
  let isJson = true
  try {
    body = JSON.parse(text)
  } catch {
    isJson = false
  }
  if (!answer.ok && !(isJson && accept.includes(answer.status))) {
    throw errorFromAnswer({ status: answer.status, headers: answer.headers, body })
  }
  if (isJson) return body as T
  throw new SpielError({
    status: answer.status,
    code: 'invalid_answer',
    message: 'The answer is not JSON: is this the address of a Spiel server?',
    requestId: answer.headers.get('x-request-id'),
  })
}

function isWorthRetrying(error: SpielError): boolean {
  if (error instanceof RateLimitedError || error instanceof ConnectionError) return true
  return error instanceof ServerError && error.status !== 501 && error.status !== 505
}

/** fetch says only "fetch failed"; what happened is in its cause, for several addresses in the first of `errors`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error ? first.message || first.name : String(first)
}

async function gzipped(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
}
