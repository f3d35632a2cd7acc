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
import { createReadinessCheck } from '../db/readiness.ts'
import { BadRequestError } from '../errors.ts'
import type { Preparation } from '../search/ready-stores.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import { ServerKeys } from '../widget/server-keys.ts'
import { DASHBOARD_ROOT, dashboardPaths, mountDashboardApi } from './dashboard-api.ts'
import { dashboardAssetRoutes, mountDashboardAssets } from './dashboard-assets.ts'
import { demoRoutes, mountDemo } from './demo/demo-routes.ts'
import { mountDocs } from './docs-page.ts'
import { errorResponse, loggable, unavailable } from './error-response.ts'
import { namesOneHost } from './host-header.ts'
import { watchLoop } from './loop-monitor.ts'
import { HOOKS_ROOT, mountPlatformHooks, platformHookRoutes } from './platform-hooks.ts'
import { mountPublicApi, PUBLIC_ROOT, publicRoutes } from './public-api.ts'
import { mountStopPage, stopRoutes } from './stop-page.ts'
import { ClientAddresses } from './widget-address.ts'
import { mountWidgetApi, WIDGET_ROOT } from './widget-api.ts'
import { mountWidgetAssets, widgetAssetRoutes } from './widget-assets.ts'
import type { WidgetOptions } from './widget-inside.ts'
import { widgetRoutes } from './widget-routes.ts'

export interface ServerOptions {
  rateLimit: number
  widget: WidgetOptions
  demo: DemoMode
  /** Opens the metrics to those who have it; undefined = there are none. */
  metricsToken?: string | undefined
  /** Attempts to deliver events so far, where this process delivers. */
  deliveries?: (() => Record<string, number>) | undefined
  /** How far the process has come with what its first answers need. */
  preparation: () => Preparation
  /** Called with each request of a widget: somebody may write a message soon. */
  onShopper?: () => void
  log: FastifyBaseLogger
}

const REQUEST_TIMEOUT_MS = 60_000
const HOST_FAULT = { path: '', code: 'invalid_host', message: 'A request names one host' }
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
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const [status, error] = namesOneHost(request.raw)
        ? ([404, 'Not found'] as const)
        : ([400, 'Bad request'] as const)
      void reply.header('x-request-id', request.id).code(status).send({ error })
    },
    clientErrorHandler: answerBrokenRequest,
  })
  server.removeAllContentTypeParsers()
  // Outside the API no body is ever read.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!namesOneHost(request.raw)) throw new BadRequestError([HOST_FAULT])
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
  const { metricsToken: token, demo: mode, widget } = options
  const metrics = token === undefined ? undefined : new (await import('./metrics.ts')).Metrics(options.deliveries)
  if (token !== undefined) metrics?.mount(server, METRICS_PATH, token)
  watchLoop(server, options.log, (look) => metrics?.countLook(look))
  server.setNotFoundHandler(metrics ? answerUnknownOf([...knownPaths, metricsPath]) : answerUnknownOf(knownPaths))
  server.get('/healthz', async () => ({ status: 'ok' }))
  mountReadiness(server, app, options.preparation)
  await server.register(async (api) => mountPublicApi(api, app, options.rateLimit), { prefix: PUBLIC_ROOT })
  const answering = metrics?.countTurns(widget.answering) ?? widget.answering
  const widgetOptions = { ...widget, answering, demo: mode }
  await server.register(
    async (api) => {
      api.addHook('onRequest', async () => options.onShopper?.())
      await mountWidgetApi(api, app, widgetOptions)
    },
    { prefix: WIDGET_ROOT },
  )
  await mountWidgetAssets(server)
  await mountDocs(server)
  mountStopPage(server, app)
  await server.register(async (hooks) => mountPlatformHooks(hooks, app), { prefix: HOOKS_ROOT })
  const clients = { addresses: new ClientAddresses(widget.trustedProxies), keys: new ServerKeys(app) }
  await server.register(async (api) => mountDashboardApi(api, app, { clients, demo: mode }), { prefix: DASHBOARD_ROOT })
  await mountDashboardAssets(server)
  if (mode !== 'off') {
    await mountDemo(server, app, { mode, clients, limits: widget.limits })
  }
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

/** Unlike `/healthz`, which says that the process runs: its database answers and takes writes. What is not prepared yet is made when it is asked for. */
function mountReadiness(server: FastifyInstance, app: AppContext, preparation: () => Preparation): void {
  const isReady = createReadinessCheck(app.db)
  server.get('/readyz', async (_request, reply) => {
    if (await isReady()) return { status: 'ready', preparation: presentPreparation(preparation()) }
    return reply.code(unavailable.status).headers(unavailable.headers).send(unavailable.body)
  })
}

/** Without numbers: nobody without a key learns how many stores there are. */
function presentPreparation({ done, stores, storesReady }: Preparation): { done: boolean; percent: number } {
  return { done, percent: stores > 0 ? Math.floor((100 * storesReady) / stores) : done ? 100 : 0 }
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
  ...patternsOf(DASHBOARD_ROOT, dashboardPaths),
  ...patternsOf('', dashboardAssetRoutes),
  ...patternsOf('', widgetAssetRoutes),
  ...patternsOf('', demoRoutes),
  ...patternsOf('', stopRoutes),
  ...patternsOf('', platformHookRoutes),
  ...['/healthz', '/readyz', '/docs', '/docs/', ...documents].map(pageAt),
]
const METRICS_PATH = '/metrics'
const metricsPath = pageAt(METRICS_PATH)

function pageAt(path: string) {
  return { method: 'GET' as const, pattern: new RegExp(`^${path.replace(/\./g, '\\.')}$`) }
}

/** 405 with Allow for a known path, 204 for OPTIONS (without any CORS header: a secret key has no business in a browser), else 404. */
const answerUnknownOf = (known: typeof knownPaths) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = request.url.split('?', 1)[0] as string
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
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
