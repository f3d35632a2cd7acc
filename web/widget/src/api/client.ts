import type { Session } from './api-types.ts'
import type { PageContext } from './page-context.ts'
import type { SavedStore } from './saved.ts'

/** The server's refusal. A broken line is the browser's own TypeError. */
export class ApiError extends Error {
  readonly status: number
  /** From Retry-After; 0 = not told. */
  readonly retryAfterS: number
  constructor(status: number, message: string, retryAfterS: number) {
    super(message)
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

export interface Asked {
  body?: object
  /** Wants events, those after `lastEventId`. */
  isStream?: boolean
  lastEventId?: string | undefined
  signal?: AbortSignal
}

export interface Client {
  /** @throws {ApiError} @throws {TypeError} when the line is broken */
  ask(path: string, asked?: Asked): Promise<Response>
  json<T>(path: string, body?: object): Promise<T>
  identify(token: string | undefined): void
}

const EARLY_MS = 30_000

/**
 * The widget API of one key. A session is begun when the first request needs it, shared with the shop's other pages, and gone on
 * with when it ran out.
 */
export function createClient(given: {
  base: string
  key: string
  locale: string
  page: () => PageContext
  saved: SavedStore
  shopperToken: string | undefined
}): Client {
  const { saved } = given
  const root = `${given.base}api/widget/v1`
  let { shopperToken } = given
  let isToIdentify = shopperToken !== undefined
  let starting: Promise<void> | undefined

  const call = async (path: string, headers: Record<string, string>, { body, signal }: Asked): Promise<Response> => {
    const response = await fetch(root + path, {
      method: body ? 'POST' : 'GET',
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
      credentials: 'omit',
    })
    if (response.ok) return response
    const { error } = await response.json().catch(() => ({}))
    const retryAfterS = Number(response.headers.get('retry-after')) || 0
    throw new ApiError(response.status, String(error?.message ?? error ?? response.status), retryAfterS)
  }

  const start = async () => {
    const { token: previous } = saved.read()
    const { locale, page } = given
    const asked = { locale, page: page(), ...(previous ? { previous } : {}), ...(shopperToken ? { shopperToken } : {}) }
    const response = await call('/sessions', { 'x-widget-key': given.key }, { body: asked })
    const { token, expiresAt, resumed } = (await response.json()) as Session & { resumed?: boolean }
    isToIdentify = false
    const change = { token, expiresAt: Date.parse(expiresAt) }
    // What is not open to the new session is another shopper's.
    saved.write(previous && !resumed ? { ...change, conversationId: undefined, status: undefined } : change)
  }

  const ready = async (): Promise<string> => {
    const { token, expiresAt = 0 } = saved.read()
    if (token && !isToIdentify && expiresAt - Date.now() > EARLY_MS) return token
    starting ??= start().finally(() => {
      starting = undefined
    })
    await starting
    return saved.read().token as string
  }

  const ask = async (path: string, asked: Asked = {}, isAgain = false): Promise<Response> => {
    const headers: Record<string, string> = { authorization: `Bearer ${await ready()}` }
    if (asked.isStream) headers.accept = 'text/event-stream'
    if (asked.lastEventId) headers['last-event-id'] = asked.lastEventId
    try {
      const response = await call(path, headers, asked)
      const token = response.headers.get('x-session-token')
      if (token) saved.write({ token, expiresAt: Date.now() + 30 * 60_000 })
      return response
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || isAgain) throw error
      saved.write({ expiresAt: 0 })
      return ask(path, asked, true)
    }
  }

  return {
    ask,
    json: async (path, body) => (await ask(path, body ? { body } : {})).json(),
    identify(token) {
      if (token === shopperToken) return
      shopperToken = token
      isToIdentify = true
    },
  }
}
