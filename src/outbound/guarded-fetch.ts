import { Readable } from 'node:stream'
import type { Outbound } from './outbound.ts'
import { OutboundRefusedError } from './outbound-policy.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Statuses whose answers have no body, which `Response` insists on. */
const EMPTY = new Set([204, 205, 304])

/** The guarded client behind the web's interface, for libraries that take a `fetch`. */
export const createGuardedFetch =
  (outbound: Pick<Outbound, 'request'>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const body = hasBody ? Buffer.from(await request.arrayBuffer()) : undefined
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' }
    const answer = await outbound.request(url, { method: request.method, headers, body, signal: request.signal })
    const status = answer.statusCode ?? 0
    if (REDIRECTS.has(status)) {
      answer.destroy()
      throw new OutboundRefusedError('answers with a redirect, which is not followed')
    }
    const told = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value ?? '']) told.append(name, one)
    }
    if (EMPTY.has(status)) answer.resume()
    const stream = EMPTY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream)
    return new Response(stream, { status, headers: told })
  }
