import type { Event, EventPage } from './api-types.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Transport } from './transport.ts'

export interface EventListOptions {
  /** Only events after this sequence; default 0, from the oldest kept. */
  after?: number
  /** Only these types; default all. */
  types?: string[]
  /** Events per page, 1..100. Default 100. */
  limit?: number
  signal?: AbortSignal
}

export interface FollowOptions extends EventListOptions {
  /** Pause before the end of the log is looked at again. Default 5,000: 12 requests a minute. */
  pollMs?: number
}

/** Events one by one, up to the end of the log as it is; `pages()` gives them page by page. */
export class EventList implements AsyncIterable<Event> {
  readonly #transport: Transport
  readonly #options: EventListOptions

  constructor(transport: Transport, options: EventListOptions) {
    this.#transport = transport
    this.#options = options
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }

  async *pages(): AsyncGenerator<EventPage, void, undefined> {
    let after = this.#options.after ?? 0
    for (;;) {
      const page: EventPage = await readPage(this.#transport, this.#options, after)
      yield page
      after = page.next_after
      if (!page.has_more) return
    }
  }
}

/**
 * Events without end: waits at the end of the log for more. Keep the `sequence` of what you have dealt with, and go on after it the
 * next time. Ends when the loop is left, or by the signal's reason.
 */
export async function* followEvents(
  transport: Transport,
  options: FollowOptions,
  clock: Clock = systemClock,
): AsyncGenerator<Event, void, undefined> {
  for (let after = options.after ?? 0; ; ) {
    const page: EventPage = await readPage(transport, options, after)
    yield* page.data
    after = page.next_after
    if (!page.has_more) await clock.sleep(options.pollMs ?? 5_000, options.signal)
  }
}

function readPage(
  transport: Transport,
  { types, limit = 100, signal }: EventListOptions,
  after: number,
): Promise<EventPage> {
  const query = new URLSearchParams({ after: String(after), limit: String(limit) })
  if (types) query.set('types', types.join(','))
  return transport.request<EventPage>({ method: 'GET', path: `/events?${query}`, ...(signal ? { signal } : {}) })
}
