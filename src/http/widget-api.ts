import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { InvalidJsonError, NotFoundError, RateLimitedError, UnauthorizedError } from '../errors.ts'
import { type Caller, identifyKey, isOriginKnown, type KeyOwner, resumeSession } from '../widget/sessions.ts'
import { admit } from '../widget/turn-limits.ts'
import { loggable } from './errors.ts'
import { eventStream } from './event-stream.ts'
import { readJson } from './read-json.ts'
import { allowOrigin, answerPreflight, originOf } from './widget-cors.ts'
import { type WidgetInside, type WidgetOptions, widgetInside } from './widget-inside.ts'
import { buildWidgetOpenApi } from './widget-openapi.ts'
import type { WidgetRequest, WidgetResponse, WidgetRoute } from './widget-route.ts'
import { widgetRoutes } from './widget-routes.ts'

export const WIDGET_ROOT = '/api/widget/v1'

const MAX_BODY_BYTES = 16 * 1024
const MOST_STREAMS = 6
/** The process is killed 15 s after it was told to stop. */
const STOP_GRACE_MS = 8_000
const LAST_BYTES_MS = 1_000

/** More event streams of one session than a browser opens. */
class TooManyStreamsError extends RateLimitedError {
  constructor() {
    super(MOST_STREAMS, 5)
    this.message = `A session can have ${MOST_STREAMS} event streams open. Close one first.`
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once key or token are known. */
    widget: { owner: KeyOwner; caller: Caller | undefined; addressKey: string } | undefined
  }
}

/**
 * Mounts the widget API. What happens to a request, in order: route known (else 404/405) -> key or token (401) -> origin
 * (403) -> limit of new sessions (429) -> body size (413) -> JSON and schema (400) -> limit of turns (429) -> work.
 */
export async function mountWidgetApi(server: FastifyInstance, app: AppContext, options: WidgetOptions): Promise<void> {
  const inside = widgetInside(app, server.log, options)
  const streams = new Streams()
  server.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    return length === '0' && encoding === undefined ? undefined : readJson(payload, request.headers, MAX_BODY_BYTES)
  })
  server.decorateRequest('widget', undefined)
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ vary: 'Origin', 'cache-control': 'no-store' })
  })
  for (const route of widgetRoutes) mountRoute(server, route, inside, streams)
  for (const path of new Set(widgetRoutes.map(({ path }) => path))) {
    const methods = widgetRoutes.filter((route) => route.path === path).map(({ method }) => method)
    server.options(urlOf(path), (request, reply) => answerPreflight(app, methods, request, reply))
  }
  const openApi = buildWidgetOpenApi(widgetRoutes)
  server.get('/openapi.json', async () => openApi)
  server.addHook('preClose', async () => {
    streams.stop('open-ended')
    await inside.turns.close(STOP_GRACE_MS)
    streams.stop('all')
    await streams.ended()
  })
}

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function mountRoute(server: FastifyInstance, route: WidgetRoute, inside: WidgetInside, streams: Streams): void {
  server.route({
    method: route.method,
    url: urlOf(route.path),
    onRequest: async (request, reply) => identify(route, inside, request, reply),
    handler: async (request, reply) => {
      const { widget } = request
      if (!widget) throw new UnauthorizedError()
      const asked = readRequest(route, request, widget.addressKey)
      const { caller, owner } = widget
      if (route.needs === 'key')
        return send(await route.handle(owner, asked, inside), reply, inside, streams, owner.key)
      if (!caller) throw new UnauthorizedError()
      if (request.method === 'HEAD' && !route.response.component) return reply.type('text/event-stream').send('')
      const { sessionId } = caller.ctx.visitor
      if (asked.wantsEvents || !route.response.component) streams.check(sessionId)
      return send(await route.handle(caller, asked, inside), reply, inside, streams, sessionId)
    },
  })
}

function readRequest(route: WidgetRoute, request: FastifyRequest, addressKey: string): WidgetRequest {
  if (route.body && !route.body.isOptional && request.body === undefined) throw new InvalidJsonError()
  const params = request.params as Record<string, string>
  // The database would not even compare it.
  if (Object.values(params).some((value) => value.includes('\u0000') || !value.isWellFormed())) {
    throw new NotFoundError()
  }
  const lastEventId = request.headers['last-event-id']
  return {
    ...{ params, query: request.query as Record<string, unknown>, body: request.body, addressKey },
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    wantsEvents: /\btext\/event-stream\b/i.test(request.headers.accept ?? ''),
  }
}

/** Who asks, before the body is read. A browser may read any answer to a page that could have been allowed. */
async function identify(
  route: WidgetRoute,
  inside: WidgetInside,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { app, keys, limits } = inside
  const origin = originOf(request)
  const address = inside.addresses.of(request.raw.socket.remoteAddress, xForwardedFor(request))
  const addressKey = (await keys.mac(address, 'visitor address')).subarray(0, 16).toString('base64url')
  try {
    if (route.needs === 'key') {
      const key = request.headers['x-widget-key']
      const owner = await identifyKey(app, typeof key === 'string' ? key : undefined, origin)
      request.widget = { owner, caller: undefined, addressKey }
    } else {
      const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
      const caller = await resumeSession(app, token, { keys, origin, addressKey })
      request.widget = { owner: caller, caller, addressKey }
      if (caller.renewed) reply.header('x-session-token', caller.renewed.token)
    }
  } catch (error) {
    // Without these headers a page could not tell an expired session from a broken line.
    if (error instanceof UnauthorizedError && origin !== undefined && (await isOriginKnown(app, origin))) {
      allowOrigin(reply, origin)
    }
    throw error
  }
  if (origin !== undefined) allowOrigin(reply, origin)
  if (route.needs === 'key') {
    await admit(app.db, request.widget.owner.ctx.storeId, limits, { what: route.counts, addressKey })
  }
}

function xForwardedFor(request: FastifyRequest): string | undefined {
  const value = request.headers['x-forwarded-for']
  return Array.isArray(value) ? value.join(',') : value
}

function send(
  response: WidgetResponse,
  reply: FastifyReply,
  { log, streamTimes }: WidgetInside,
  streams: Streams,
  who: string,
): FastifyReply {
  if ('body' in response) {
    const { status, body, maxAgeSeconds } = response
    if (maxAgeSeconds !== undefined) {
      reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, vary: 'Origin, X-Widget-Key' })
    }
    return reply.code(status).send(body)
  }
  const onError = (error: unknown) => log.error({ error: loggable(error) }, 'event stream failed')
  const source = (signal: AbortSignal) =>
    response.events(streams.until(signal, response.isOpenEnded ? 'open-ended' : 'all'))
  const stream = eventStream(source, { ...streamTimes, onError })
  streams.count(who, stream)
  return reply
    .code(200)
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}

/** The open event streams of this process. */
class Streams {
  readonly #open = new Map<string, number>()
  readonly #stop = { 'open-ended': new AbortController(), all: new AbortController() }
  readonly #ends = new Set<Promise<void>>()

  /** @throws {TooManyStreamsError} */
  check(sessionId: string): void {
    if ((this.#open.get(sessionId) ?? 0) >= MOST_STREAMS) throw new TooManyStreamsError()
  }

  count(sessionId: string, stream: Readable): void {
    this.#open.set(sessionId, (this.#open.get(sessionId) ?? 0) + 1)
    const end = new Promise<void>((resolve) => stream.once('close', resolve))
    this.#ends.add(end)
    stream.once('close', () => {
      this.#ends.delete(end)
      const left = (this.#open.get(sessionId) ?? 1) - 1
      if (left === 0) this.#open.delete(sessionId)
      else this.#open.set(sessionId, left)
    })
  }

  until(signal: AbortSignal, stop: 'open-ended' | 'all'): AbortSignal {
    return AbortSignal.any([signal, this.#stop[stop].signal])
  }

  /** Their clients come back to another process, or to the next one, and miss nothing. */
  stop(which: 'open-ended' | 'all'): void {
    this.#stop[which].abort()
  }

  async ended(): Promise<void> {
    await Promise.race([Promise.all(this.#ends), sleep(LAST_BYTES_MS, undefined, { ref: false })])
  }
}
