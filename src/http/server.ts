import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { AppContext } from '../context.ts'
import { ping } from '../db/connect.ts'
import { demoRoutes, mountDemo } from './demo/demo.ts'
import { mountDocs } from './docs-page.ts'
import { errorResponse, loggable } from './errors.ts'
import { mountPublicApi, PUBLIC_ROOT, publicRoutes } from './public-api.ts'
import { mountWelcome } from './welcome-page.ts'
import { mountWidgetApi, WIDGET_ROOT } from './widget-api.ts'
import { mountWidgetAssets, widgetAssetRoutes } from './widget-assets.ts'
import type { WidgetOptions } from './widget-inside.ts'
import { widgetRoutes } from './widget-routes.ts'

export interface ServerOptions {
  rateLimit: number
  widget: WidgetOptions
  /** Whether there is a demo shop. */
  demo: boolean
  log: FastifyBaseLogger
}

const REQUEST_TIMEOUT_MS = 60_000
const OWN_REQUEST_ID = /^[\w-]{1,64}$/

/** Builds the HTTP server, not yet listening. */
export async function buildServer(app: AppContext, options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 500 },
    genReqId: (request) => {
      const own = request.headers['x-request-id']
      return typeof own === 'string' && OWN_REQUEST_ID.test(own) ? own : randomUUID()
    },
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      void reply.header('x-request-id', request.id).code(404).send({ error: 'Not found' }),
    clientErrorHandler: answerBrokenRequest,
  })
  server.removeAllContentTypeParsers()
  // Outside the API no body is ever read.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // No Content-Type is looked at, so none may fail: Fastify refuses malformed ones before any parser is asked.
    request.raw.headers['content-type'] = 'application/json'
  })
  server.addHook('onResponse', async (request, reply) => logResponse(request, reply))
  server.setErrorHandler((error, request, reply) => {
    const response = errorResponse(error)
    if (response.status >= 500) request.log.error({ error: loggable(error) }, 'request failed')
    // Fastify closes the connection after a refused body, while its sender may still be sending: about one body over the
    // limit in 60 met a broken pipe in place of its answer. Node reads what is left and throws it away.
    reply.removeHeader('connection')
    return reply.code(response.status).headers(response.headers).send(response.body)
  })
  server.setNotFoundHandler(answerUnknown)
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', (_request, reply) => answerReady(app, reply))
  await server.register(async (api) => mountPublicApi(api, app, options.rateLimit), { prefix: PUBLIC_ROOT })
  await server.register(async (api) => mountWidgetApi(api, app, options.widget), { prefix: WIDGET_ROOT })
  await mountWidgetAssets(server)
  await mountDocs(server)
  mountWelcome(server, app, options)
  if (options.demo) await mountDemo(server, app)
  closeUnusedConnections(server)
  return server
}

/**
 * Browsers open connections ahead of need. Node waits for those over which no request ever came as for running requests, until
 * its request timeout: a stop took 70 s.
 */
function closeUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

async function answerReady(app: AppContext, reply: FastifyReply) {
  try {
    await ping(app.db)
    return { status: 'ready' }
  } catch {
    return reply.code(503).header('retry-after', '5').send({ error: 'Service unavailable' })
  }
}

const patternsOf = (root: string, routes: readonly { method: string; path: string }[]) =>
  routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${root}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

const documents = [`${PUBLIC_ROOT}/openapi.json`, `${WIDGET_ROOT}/openapi.json`]
const knownPaths = [
  ...patternsOf(PUBLIC_ROOT, publicRoutes),
  ...patternsOf(WIDGET_ROOT, widgetRoutes),
  ...patternsOf('', widgetAssetRoutes),
  ...patternsOf('', demoRoutes),
  ...['/healthz', '/readyz', '/', '/docs', '/docs/', ...documents].map((path) => ({
    method: 'GET' as const,
    pattern: new RegExp(`^${path.replace(/\./g, '\\.')}$`),
  })),
]

/** 405 with Allow for a known path, 204 for OPTIONS (without any CORS header: a secret key has no business in a browser), else 404. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] as string
  const methods = knownPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  const allowed: string[] = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  // An allowed method comes here only with a parameter too long for any id.
  if (methods.length === 0 || allowed.includes(request.method)) return reply.code(404).send({ error: 'Not found' })
  reply.header('allow', [...new Set([...allowed, 'OPTIONS'])].join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  return reply.code(405).send({ error: 'Method not allowed' })
}

function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      storeId: request.store?.storeId,
      actor: request.store?.actor,
    },
    'request',
  )
}

/** What is no HTTP, came too slowly, or broke off: answered on the bare socket, since no request exists. */
function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, text] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'Request timeout']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'Request header fields too large']
        : ['400 Bad Request', 'Bad request']
  const body = JSON.stringify({ error: text })
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nX-Request-Id: ${randomUUID()}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
}
