import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../api-keys/authenticate.ts'
import { catalogRoutes } from '../catalog/catalog.routes.ts'
import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { conversationsRoutes } from '../conversations/conversations.routes.ts'
import { InvalidJsonError, NotFoundError, RateLimitedError, UnauthorizedError } from '../errors.ts'
import { leadsRoutes } from '../leads/leads.routes.ts'
import { ordersRoutes } from '../orders/orders.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import type { PublicRoute } from '../shared/route.ts'
import { buildOpenApi } from './openapi.ts'
import { readJson } from './read-json.ts'

export const PUBLIC_ROOT = '/api/public/v1'

/** The whole public API, in reading order. */
export const publicRoutes: PublicRoute[] = [
  ...catalogRoutes,
  ...ordersRoutes,
  ...conversationsRoutes,
  ...leadsRoutes,
  ...searchRoutes,
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
  server.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
    readJson(payload, request.headers),
  )
  server.decorateRequest('store', undefined)
  for (const route of publicRoutes) {
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
        const { status, body } = await route.handle(request.store as StoreContext, {
          query: request.query,
          params,
          body: request.body,
        })
        return reply.code(status).send(body)
      },
    })
  }
  const openApi = buildOpenApi(publicRoutes)
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
  if (!caller.admitted) throw new RateLimitedError(limit, caller.retryAfterSeconds)
  return store
}
