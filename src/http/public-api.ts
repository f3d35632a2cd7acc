import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../api-keys/authenticate.ts'
import { noteBrowserUse } from '../api-keys/note-browser-use.ts'
import { catalogRoutes } from '../catalog/catalog.routes.ts'
import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { conversationsRoutes } from '../conversations/conversations.routes.ts'
import { InvalidJsonError, NotFoundError, RateLimitedError, UnauthorizedError } from '../errors.ts'
import { eventsRoutes } from '../events/events.routes.ts'
import { leadsRoutes } from '../leads/leads.routes.ts'
import { ordersRoutes } from '../orders/orders.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import type { PublicRoute } from '../shared/route.ts'
import { stringifyYielding } from '../shared/stringify-yielding.ts'
import { webhooksRoutes } from '../webhooks/webhooks.routes.ts'
import { BodyBudget } from './body-budget.ts'
import { shapeOf } from './json/json-shape.ts'
import { buildPublicOpenApi } from './public-openapi.ts'
import { readJson } from './read-json.ts'

export const PUBLIC_ROOT = '/api/public/v1'

/** The whole public API, in reading order. */
export const publicRoutes: PublicRoute[] = [
  ...catalogRoutes,
  ...ordersRoutes,
  ...conversationsRoutes,
  ...leadsRoutes,
  ...searchRoutes,
  ...eventsRoutes,
  ...webhooksRoutes,
]

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the key is known. */
    store: StoreContext | undefined
  }
}

/**
 * Mounts the public API. What happens to a request, in order: route known (else 404/405) -> key (401) -> limit (429)
 * -> scope (403) -> body size (413) -> JSON and schema (400) -> work. The body is not read before the key is known.
 */
export async function mountPublicApi(server: FastifyInstance, app: AppContext, rateLimit: number): Promise<void> {
  // Read by the handler, which knows for how long it is held.
  server.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => payload)
  const budget = new BodyBudget()
  server.decorateRequest('store', undefined)
  for (const route of publicRoutes) {
    const shape = route.body && shapeOf(route.body)
    server.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => {
        request.store = await identify(app, rateLimit, request, reply)
        requireScope(request.store, route.scope)
      },
      handler: async (request, reply) => {
        if (route.body && request.body === undefined) throw new InvalidJsonError()
        const params = request.params as Record<string, string>
        // The database would not even compare it.
        if (Object.values(params).some((value) => value.includes('\u0000'))) throw new NotFoundError()
        const store = request.store as StoreContext
        const hold = budget.hold(store.storeId)
        try {
          const { headers, query } = request
          const sent =
            route.body && request.body instanceof Readable
              ? await readJson(request.body, headers, { shape, hold })
              : undefined
          const { status, body } = await route.handle(store, { query, params, body: sent })
          const text = await stringifyYielding(body)
          return reply.code(status).type('application/json; charset=utf-8').send(text)
        } finally {
          hold.release()
        }
      },
    })
  }
  const openApi = buildPublicOpenApi(publicRoutes)
  server.get('/openapi.json', async () => openApi)
}

async function identify(
  app: AppContext,
  limit: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoreContext> {
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = key === undefined ? undefined : await authenticate(app.db, key, limit)
  if (!caller) throw new UnauthorizedError()
  if (caller.rateLimit) {
    reply.headers({
      'x-ratelimit-limit': String(caller.rateLimit.limit),
      'x-ratelimit-remaining': String(caller.rateLimit.remaining),
      'x-ratelimit-reset': String(caller.rateLimit.resetMs),
    })
  }
  const store: StoreContext = {
    ...app,
    storeId: caller.storeId,
    currency: caller.currency,
    scopes: caller.scopes,
    actor: `key:${caller.keyPrefix}`,
  }
  request.store = store
  const { origin, 'sec-fetch-site': site } = request.headers
  // No program of the shop's own sends these.
  if (origin !== undefined || site !== undefined) await noteBrowserUse(app.db, caller, origin)
  if (!caller.admitted) throw new RateLimitedError(limit, caller.retryAfterSeconds)
  return store
}
