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
  /** Else POST with a body, GET without. */
  method?: string
  body?: object | undefined
  /** Wants events, those after `lastEventId`. */
  isStream?: boolean
  lastEventId?: string | undefined
  signal?: AbortSignal | undefined
  /** Goes on when the page is left. */
  isLasting?: boolean
}

export interface Client {
  /** @throws {ApiError} @throws {TypeError} when the line is broken */
  ask(path: string, asked?: Asked): Promise<Response>
  json<T>(path: string, body?: object): Promise<T>
  /**
   * What is told without a session; undefined where that fails.
   * @param path with a query
   * @param language the page's where none is given
   */
  read<T>(path: string, language?: string): Promise<T | undefined>
  /** Begins the session, where there is none, and has the browser ask for permission to say something, before it is needed. */
  warm(): void
  /**
   * From the next request on the session is of the shopper whom the shop's token names.
   * @param token null = logged out
   * @returns whether a known shopper left: what was said is theirs
   */
  identify(token: string | null | undefined): boolean
}

/** A token that lives so long is good for the next request. */
const EARLY_MS = 30_000
const SESSION_MS = 1_800_000
/** A line that is silent for longer may be closed by the server, and the browser's permission ends after ten times as long. */
const WARM_MS = 60_000

/** Asks the server at this address. @throws {ApiError} when it refuses */
function caller(base: string) {
  return async (
    path: string,
    headers: Record<string, string>,
    { method, body, signal, isLasting }: Asked,
  ): Promise<Response> => {
    if (body) headers['content-type'] = 'application/json'
    const response = await fetch(`${base}api/widget/v1${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers,
      body: body && JSON.stringify(body),
      signal,
      keepalive: isLasting,
      credentials: 'omit',
    })
    if (response.ok) return response
    throw new ApiError(response.status, await response.text(), Number(response.headers.get('retry-after')))
  }
}

/**
 * The widget API of one key. A session is begun when the first request needs it, shared with the shop's other pages, and gone on
 * with when it ran out.
 */
export function createClient({
  base,
  key,
  locale,
  page,
  saved,
  onLost,
}: {
  base: string
  key: string
  locale: string
  page: () => PageContext
  saved: SavedStore
  /** @param error about a bad token of the shop; undefined = what was said before is not open to this session: another's, or too old */
  onLost: (error?: unknown) => void
}): Client {
  let shopperToken: string | null | undefined
  let isToIdentify = false
  let starting: Promise<void> | undefined
  let warmUntil = 0

  const call = caller(base)

  const start = async (): Promise<void> => {
    const { token: previous } = saved.read()
    const body = { locale, page: page(), previous, shopperToken }
    try {
      const response = await call('/sessions', { 'x-widget-key': key }, { body })
      const { token, resumed } = (await response.json()) as Session
      isToIdentify = false
      const change = { token, expiresAt: Date.now() + SESSION_MS, isKnown: !!shopperToken }
      saved.write(change)
      if (!resumed) onLost()
    } catch (error) {
      if ((error as ApiError).status !== 400 || !shopperToken) throw error
      // The shop hears of its bad token; the shopper can talk all the same.
      onLost(error)
      shopperToken = undefined
      return start()
    }
  }

  const ready = async (): Promise<string | undefined> => {
    const { token, expiresAt = 0 } = saved.read()
    if (token && !isToIdentify && expiresAt - Date.now() > EARLY_MS) return token
    starting ??= start().finally(() => {
      starting = undefined
    })
    await starting
    return saved.read().token
  }

  const ask = async (path: string, asked: Asked = {}, isAgain = false): Promise<Response> => {
    const headers: Record<string, string> = { authorization: `Bearer ${await ready()}` }
    if (asked.isStream) headers.accept = 'text/event-stream'
    if (asked.lastEventId) headers['last-event-id'] = asked.lastEventId
    try {
      const response = await call(path, headers, asked)
      const token = response.headers.get('x-session-token')
      if (token) saved.write({ token, expiresAt: Date.now() + SESSION_MS })
      return response
    } catch (error) {
      if ((error as ApiError).status !== 401 || isAgain) throw error
      saved.write({ expiresAt: 0 })
      return ask(path, asked, true)
    }
  }

  return {
    ask,
    read: (path, language = locale) =>
      call(`${path}&locale=${encodeURIComponent(language)}`, { 'x-widget-key': key }, {})
        .then((response) => response.json())
        .catch(() => {}),
    warm() {
      ready().catch(() => {})
      const now = Date.now()
      if (now < warmUntil) return
      warmUntil = now + WARM_MS
      // As itself OPTIONS needs permission too, and the answer to that holds for what is sent later.
      call('/messages', {}, { method: 'OPTIONS' }).catch(() => {})
    },
    json: async (path, body) => (await ask(path, { body })).json(),
    identify(token) {
      const isOther = token === null && !!saved.read().isKnown
      if (isOther) saved.write({ token: undefined, isKnown: undefined })
      isToIdentify = !!token && token !== shopperToken
      shopperToken = token
      // Whoever was known before may be somebody else: what they said must not stay on the screen.
      if (isToIdentify && saved.read().isKnown) ready().catch(() => {})
      return isOther
    },
  }
}
