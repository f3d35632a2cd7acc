import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'

/** An event in the wire format of server-sent events (HTML Living Standard, section 9.2). */
export interface WireEvent {
  id?: string
  event: string
  data: object
}

export interface EventStreamOptions {
  /** A comment is sent after so long without an event, so that proxies and clients know the line is alive. */
  heartbeatMs: number
  /** A client that takes nothing for so long is cut off. */
  stalledMs: number
  /** Told of a fault of the source; the client sees the stream end, and comes back. */
  onError: (error: unknown) => void
}

/** liveMs: whoever may no longer see the events is sent none after so long. */
export const usualEventStream = { heartbeatMs: 15_000, stalledMs: 60_000, liveMs: 2_000 }

/**
 * Events as long as their receiver may see them. That is asked before an event when the last answer is older than `liveMs`: an
 * idle stream costs nothing, and none is sent later than that after it was forbidden. The first answer is the request's own.
 */
export async function* whileLive<Event>(
  events: AsyncIterable<Event>,
  isLive: () => Promise<boolean>,
  liveMs: number,
): AsyncGenerator<Event> {
  let askedAtMs = performance.now()
  for await (const event of events) {
    if (performance.now() - askedAtMs >= liveMs) {
      askedAtMs = performance.now()
      if (!(await isLive())) return
    }
    yield event
  }
}

/** JSON holds no line break, so one data line is enough. */
export function formatEvent({ id, event, data }: WireEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * A response body that sends events as they come. The source is asked for the next one only when the client takes them, and
 * is ended when the client goes.
 */
export function eventStream(
  source: (signal: AbortSignal) => AsyncIterable<WireEvent>,
  { heartbeatMs, stalledMs, onError }: EventStreamOptions,
): Readable {
  const out = new PassThrough()
  const gone = new AbortController()
  let stalled: NodeJS.Timeout | undefined
  const heartbeat = setInterval(() => {
    if (!out.writableNeedDrain) out.write(': \n\n')
  }, heartbeatMs)
  out.on('close', () => {
    clearInterval(heartbeat)
    clearTimeout(stalled)
    gone.abort()
  })
  out.on('error', () => {})
  const send = async (text: string) => {
    if (out.write(text) || gone.signal.aborted) return
    stalled = setTimeout(() => out.destroy(), stalledMs)
    await once(out, 'drain', { signal: gone.signal }).catch(() => {})
    clearTimeout(stalled)
  }
  const run = async () => {
    // The first bytes bring the headers to the client before there is an event.
    await send('retry: 1000\n\n')
    for await (const event of source(gone.signal)) {
      if (gone.signal.aborted) return
      await send(formatEvent(event))
      heartbeat.refresh()
    }
  }
  run()
    .catch((error) => {
      if (!gone.signal.aborted) onError(error)
    })
    .finally(() => {
      clearInterval(heartbeat)
      out.end()
    })
  return out
}
