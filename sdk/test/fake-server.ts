import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { SlidingLog } from './sliding-log.ts'

export const FAKE_KEY = 'sp_live_abcdefghijkl.secretsecretsecret'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: { [field: string]: { externalId?: unknown }[] } | null
  status: number
}

export interface FakeServerOptions {
  /** 0 = no limit. */
  limit?: number
  /** The server's time in epoch milliseconds. */
  now?: () => number
  /** Answers in place of the server; 'reset' breaks the connection, 'reset-after' does so once the work is done. */
  intercept?: (request: {
    n: number
    method: string
    path: string
    items: unknown[]
  }) => Answer | 'reset' | 'reset-after' | 'silent' | undefined
  /** Rows of the lists, newest first. */
  records?: { id: string; createdAt: string }[]
  latencyMs?: number
}

/** A server with the answers of the public API, on loopback. An item whose `externalId` begins with "bad" is refused. */
export async function startFakeServer(options: FakeServerOptions = {}) {
  const now = options.now ?? Date.now
  const log = new SlidingLog(options.limit ?? 60)
  const requests: SeenRequest[] = []
  const stored = new Map<string, unknown>()
  const timesReceived = new Map<string, number>()
  const state = { refused: 0 }
  let n = 0

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    const items = body?.products ?? body?.orders ?? []
    n += 1
    const wish = options.intercept?.({ n, method: request.method ?? '', path: url.pathname, items })
    if (wish === 'silent') return
    if (wish === 'reset') return void request.socket.destroy()
    const limited: Record<string, string> = { 'x-request-id': `req-${n}`, date: new Date(now()).toUTCString() }
    const answer = typeof wish === 'object' ? wish : answerTo(request, url, items, limited)
    requests.push({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      status: answer.status,
    })
    if (options.latencyMs) await new Promise((resolve) => setTimeout(resolve, options.latencyMs))
    if (wish === 'reset-after') return void request.socket.destroy()
    send(response, answer, limited)
  })

  function answerTo(
    request: IncomingMessage,
    url: URL,
    items: { externalId?: unknown }[],
    headers: Record<string, string>,
  ): Answer {
    if (request.headers.authorization !== `Bearer ${FAKE_KEY}`) return { status: 401, body: { error: 'Unauthorized' } }
    if ((options.limit ?? 60) > 0) {
      const verdict = log.admit(now())
      headers['x-ratelimit-limit'] = String(options.limit ?? 60)
      headers['x-ratelimit-remaining'] = String(verdict.remaining)
      headers['x-ratelimit-reset'] = String(verdict.resetAtMs)
      if (!verdict.admitted) {
        state.refused += 1
        const retryAfter = Math.max(1, Math.ceil((verdict.resetAtMs - now()) / 1000))
        headers['retry-after'] = String(retryAfter)
        return {
          status: 429,
          body: { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Slow down', retryAfter } },
        }
      }
    }
    if (request.method === 'POST') return ingest(items, stored, timesReceived)
    return list(url, options.records ?? [])
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stored,
    timesReceived,
    log,
    refused: () => state.refused,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function ingest(
  items: { externalId?: unknown }[],
  stored: Map<string, unknown>,
  timesReceived: Map<string, number>,
): Answer {
  const errors = []
  for (const [index, item] of items.entries()) {
    const id = String(item.externalId)
    timesReceived.set(id, (timesReceived.get(id) ?? 0) + 1)
    if (id.startsWith('bad')) {
      const issues = [{ path: 'title', code: 'invalid_type', message: 'must be text' }]
      errors.push({ index, externalId: id, code: 'invalid_item', message: 'title must be text', issues })
    } else stored.set(id, item)
  }
  const body = { upserted: items.length - errors.length, received: items.length, errors }
  if (items.length > 0 && errors.length === items.length)
    return { status: 422, body: { error: 'Unprocessable entity', ...body } }
  return { status: 200, body }
}

function list(url: URL, records: { id: string; createdAt: string }[]): Answer {
  const id = /\/v1\/\w+\/(.+)$/.exec(url.pathname)?.[1]
  if (id !== undefined) {
    const record = records.find((one) => one.id === decodeURIComponent(id))
    return record ? { status: 200, body: record } : { status: 404, body: { error: 'Not found' } }
  }
  const limit = Number(url.searchParams.get('limit') ?? 50)
  const cursor = url.searchParams.get('cursor')
  const rest = records.filter((record) => cursor === null || record.createdAt < cursor)
  const data = rest.slice(0, limit)
  return { status: 200, body: { data, next_cursor: rest.length > limit ? data.at(-1)?.createdAt : null } }
}

async function readBody(request: IncomingMessage): Promise<SeenRequest['body']> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  let bytes = Buffer.concat(chunks)
  if (request.headers['content-encoding'] === 'gzip') bytes = gunzipSync(bytes)
  return bytes.length === 0 ? null : JSON.parse(bytes.toString('utf8'))
}

function send(response: ServerResponse, { status, headers, body }: Answer, more: Record<string, string>): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  response.writeHead(status, { ...more, 'content-type': 'application/json', ...headers }).end(text)
}
