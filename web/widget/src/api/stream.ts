import { ApiError, type Asked, type Client } from './client.ts'
import { sseParser, type WireEvent } from './sse-parser.ts'

const FIRST_WAIT_MS = 500
const MOST_WAIT_MS = 15_000
/** The server sends a comment every 15 s: a line that is silent for longer is dead. */
const SILENT_MS = 40_000

/** How long to wait before the next try: doubled each time, a little at random so that not all come back at once. */
export const backoffMs = (failures: number, random = Math.random()): number =>
  Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.75 + random / 2)

/** Resolves after `ms`, at once when the browser is online again, or when `signal` ends. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** The events of one connection, to its end, or until `take` is true of one. @throws {ApiError} @throws {TypeError} when the line breaks */
async function readEvents(
  client: Client,
  path: string,
  asked: Asked,
  take: (event: WireEvent) => boolean,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENT_MS)
  const signal = asked.signal ? AbortSignal.any([asked.signal, silence.signal]) : silence.signal
  try {
    const { body } = await client.ask(path, { ...asked, isStream: true, signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const parse = sseParser()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENT_MS)
      if (parse(value ?? '').some(take)) return
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

export interface Following {
  lastEventId?: string | undefined
  signal: AbortSignal
  take: (event: WireEvent) => void
  /** The line broke, or too much was asked at once; undefined = it goes on. */
  onBroken?: (fault: unknown) => void
}

/** What no waiting mends: the request itself is refused. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 409

/**
 * Reads a stream until `isOver` says so of an event, coming back with the id of the last one after each break: what is missing
 * follows, and nothing twice.
 * @param asked its body is sent again each time; the server knows the message by its clientMessageId
 * @param mostFailures in a row, before it gives up; undefined = never
 * @throws {ApiError} for what cannot be mended by waiting @throws {TypeError} when it gave up
 */
export async function followStream(
  client: Client,
  path: string,
  { body, lastEventId, signal, take, onBroken }: Following & { body?: object },
  isOver: (event: WireEvent) => boolean,
  mostFailures?: number,
): Promise<void> {
  let last = lastEventId
  let failures = 0
  let isDone = false
  while (!isDone && !signal.aborted) {
    let retryAfterMs = 0
    let fault: unknown = new TypeError('Cut off')
    try {
      await readEvents(client, path, { body, lastEventId: last, signal }, (event) => {
        if (failures > 0) onBroken?.(undefined)
        failures = 0
        if (event.id !== undefined) last = event.id
        take(event)
        isDone = isOver(event)
        return isDone
      })
    } catch (error) {
      if (isFinal(error)) throw error
      if (error instanceof ApiError) retryAfterMs = error.retryAfterS * 1000
      fault = error
    }
    if (isDone || signal.aborted) return
    failures++
    onBroken?.(fault)
    // While the browser itself knows that it is offline no try can go right: they are not counted.
    if (!navigator.onLine) failures = Math.min(failures, 3)
    if (failures > (mostFailures ?? failures)) throw fault
    await wait(Math.max(retryAfterMs, backoffMs(failures - 1)), signal)
  }
}
