import type { Transport } from './transport.ts'

export interface ListOptions {
  /** Records per page, 1..100. Default 100. Only the number of requests depends on it: iterating reads all pages. */
  limit?: number
  /** Default `created_at`. `updated_at` with `order: 'asc'` is the change feed. */
  sort?: 'created_at' | 'updated_at'
  /** Default `desc`, newest first. */
  order?: 'asc' | 'desc'
  status?: string
  createdAfter?: Date | string
  updatedAfter?: Date | string
  /** `next_cursor` of an earlier page, to go on from there. */
  cursor?: string
  signal?: AbortSignal
}

export interface Page<T> {
  data: T[]
  next_cursor: string | null
}

/** Records one by one, fetching pages as needed; `pages()` gives them page by page, each with its `next_cursor`. */
export class RecordList<T> implements AsyncIterable<T> {
  readonly #transport: Transport
  readonly #path: string
  readonly #options: ListOptions

  constructor(transport: Transport, path: string, options: ListOptions) {
    this.#transport = transport
    this.#path = path
    this.#options = options
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }

  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let cursor: string | null | undefined = this.#options.cursor
    do {
      const path = `${this.#path}?${queryOf(this.#options, cursor)}`
      const page: Page<T> = await this.#transport.request<Page<T>>({
        method: 'GET',
        path,
        signal: this.#options.signal,
      })
      yield page
      cursor = page.next_cursor
    } while (cursor)
  }
}

function queryOf(options: ListOptions, cursor: string | null | undefined): URLSearchParams {
  const query = new URLSearchParams({ limit: String(options.limit ?? 100) })
  const optional = {
    sort: options.sort,
    order: options.order,
    status: options.status,
    created_after: isoTime(options.createdAfter),
    updated_after: isoTime(options.updatedAfter),
    cursor: cursor ?? undefined,
  }
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) query.set(name, value)
  }
  return query
}

function isoTime(time: Date | string | undefined): string | undefined {
  return time instanceof Date ? time.toISOString() : time
}
