import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { InvalidJsonError, NotFoundError, UnauthorizedError } from '../errors.ts'
import { type Caller, identifyKey, isOriginKnown, type KeyOwner, resumeSession } from '../widget/sessions.ts'
import { admit, type ClientKeys } from '../widget/turn-limits.ts'
import { clientKeysOf } from './client-keys.ts'
import { loggable } from './error-response.ts'
import { eventStream, whileLive } from './event-stream.ts'
import { OpenStreams } from './open-streams.ts'
import { readJson } from './read-json.ts'
import { allowOrigin, answerPreflight, isOwnPage, originOf } from './widget-cors.ts'
import { type WidgetInside, type WidgetOptions, widgetInside } from './widget-inside.ts'
import { buildWidgetOpenApi } from './widget-openapi.ts'
import type { WidgetRequest, WidgetResponse, WidgetRoute } from './widget-route.ts'
import { widgetRoutes } from './widget-routes.ts'

export const WIDGET_ROOT = '/api/widget/v1'

const MAX_BODY_BYTES = 16 * 1024
/** Messages of a person are rare, so permission is checked for each; only events of one burst share a check. */
const BURST_MS = 50
/** The process is killed 15 s after it was told to stop. */
const STOP_GRACE_MS = 8_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once key or token are known. */
    widget: { owner: KeyOwner; caller: Caller | undefined; client: ClientKeys } | undefined
  }
}

/**
 * Mounts the widget API. What happens to a request, in order: route known (else 404/405) -> key or token (401) -> origin
 * (403) -> limit of new sessions (429) -> body size (413) -> JSON and schema (400) -> limit of turns (429) -> work.
 */
export async function mountWidgetApi(server: FastifyInstance, app: AppContext, options: WidgetOptions): Promise<void> {
  const inside = widgetInside(app, server.log, options)
  const streams = new OpenStreams(options.streamCaps)
  server.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    return length === '0' && encoding === undefined
      ? undefined
      : readJson(payload, request.headers, { maxBytes: MAX_BODY_BYTES })
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

function mountRoute(server: FastifyInstance, route: WidgetRoute, inside: WidgetInside, streams: OpenStreams): void {
  server.route({
    method: route.method,
    url: urlOf(route.path),
    onRequest: async (request, reply) => identify(route, inside, request, reply),
    handler: async (request, reply) => {
      const { widget } = request
      if (!widget) throw new UnauthorizedError()
      const asked = readRequest(route, request)
      const { caller, owner, client } = widget
      if (route.needs === 'key') return sendBody(await route.handle(owner, asked, inside), reply)
      if (!caller) throw new UnauthorizedError()
      if (request.method === 'HEAD' && !route.response.component) return reply.type('text/event-stream').send('')
      const mayStream = route.response.events !== undefined && (asked.wantsEvents || !route.response.component)
      if (!mayStream) return sendBody(await route.handle(caller, asked, inside), reply)
      const { storeId, visitor } = caller.ctx
      const release = streams.reserve({ ...client, storeId, sessionId: visitor.sessionId })
      try {
        const response = await route.handle(caller, asked, inside)
        if ('events' in response) {
          const isLive = () => inside.live.isLive(caller.ctx, response.conversationId)
          return sendEvents(response, reply, { inside, streams, isLive, release })
        }
        release()
        return sendBody(response, reply)
      } catch (error) {
        release()
        throw error
      }
    },
  })
}

function readRequest(route: WidgetRoute, request: FastifyRequest): WidgetRequest {
  if (route.body && !route.body.isOptional && request.body === undefined) throw new InvalidJsonError()
  const params = request.params as Record<string, string>
  // The database would not even compare it.
  if (Object.values(params).some((value) => value.includes('\u0000') || !value.isWellFormed())) {
    throw new NotFoundError()
  }
  const lastEventId = request.headers['last-event-id']
  return {
    ...{ params, query: request.query as Record<string, unknown>, body: request.body },
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
  const page = { origin, demo: isOwnPage(request) ? inside.demo : undefined }
  const client = await clientKeysOf(inside, request)
  try {
    if (route.needs === 'key') {
      const key = request.headers['x-widget-key']
      const owner = await identifyKey(app, typeof key === 'string' ? key : undefined, page)
      request.widget = { owner, caller: undefined, client }
    } else {
      const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
      const caller = await resumeSession(app, token, { keys, ...page, ...client })
      request.widget = { owner: caller, caller, client }
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
    await admit(app.db, request.widget.owner.ctx.storeId, limits, { what: route.counts, ...client })
  }
}

function sendBody(response: WidgetResponse, reply: FastifyReply): FastifyReply {
  if (!('body' in response)) throw new Error('Only a route that is said to stream can')
  const { status, body, maxAgeSeconds } = response
  if (maxAgeSeconds !== undefined) {
    reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, vary: 'Origin, X-Widget-Key' })
  }
  return reply.code(status).send(body)
}

interface Streaming {
  inside: WidgetInside
  streams: OpenStreams
  isLive: () => Promise<boolean>
  /** Gives the stream's place back. */
  release: () => void
}

function sendEvents(
  { events, isOpenEnded }: Extract<WidgetResponse, { events: unknown }>,
  reply: FastifyReply,
  { inside, streams, isLive, release }: Streaming,
): FastifyReply {
  const { log, streamTimes } = inside
  const liveMs = isOpenEnded ? Math.min(streamTimes.liveMs, BURST_MS) : streamTimes.liveMs
  const onError = (error: unknown) => log.error({ error: loggable(error) }, 'event stream failed')
  const source = (signal: AbortSignal) =>
    whileLive(events(streams.until(signal, isOpenEnded ? 'open-ended' : 'all')), isLive, liveMs)
  const stream = eventStream(source, { ...streamTimes, onError })
  streams.keep(stream, release)
  return reply
    .code(200)
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}
