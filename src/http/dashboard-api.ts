import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asMemberOf, isAtLeast } from '../accounts/own-account.ts'
import { createSignIn, type SignedIn } from '../accounts/sign-in.ts'
import type { AppContext, Role } from '../context.ts'
import { ForbiddenError, InvalidJsonError, NotFoundError, UnauthorizedError } from '../errors.ts'
import type { DashboardResponse, DashboardRoute } from '../shared/dashboard-route.ts'
import { parseInput } from '../shared/parse-input.ts'
import { stringifyYielding } from '../shared/stringify-yielding.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import { type ClientSource, clientKeysOf } from './client-keys.ts'
import type { AccountRoute } from './dashboard-account-route.ts'
import { accountRoutes } from './dashboard-account-routes.ts'
import type { DashboardCaller, DashboardDoor } from './dashboard-door.ts'
import { checkOwnPage } from './dashboard-page-check.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { sendEvents, sendFile } from './dashboard-streams.ts'
import { OpenStreams } from './open-streams.ts'
import { readJson } from './read-json.ts'

export const DASHBOARD_ROOT = '/api/dashboard/v1'
export const STORE_PATH = '/stores/{store}'
const MAX_BODY_BYTES = 1024 * 1024

/** All paths, for who asks with another method. */
export const dashboardPaths = [
  ...accountRoutes.map(({ method, path }) => ({ method, path })),
  ...dashboardRoutes.map(({ method, path }) => ({ method, path: STORE_PATH + path })),
]

/**
 * Mounts the dashboard's API. What happens to a request, in order: route known (else 404/405) -> sent by our own page (403) -> signed in
 * (401) -> member of the store (404) -> role (403) -> body size (413) -> JSON and schema (400) -> work. Here and nowhere else.
 */
export async function mountDashboardApi(
  server: FastifyInstance,
  app: AppContext,
  { clients, demo }: { clients: ClientSource; demo: DemoMode },
): Promise<void> {
  const signIn = createSignIn(app)
  const isStillInside: DashboardDoor['isStillInside'] = async ({ headers, params }) => {
    const who = await signIn.identify(headers.cookie)
    return who !== undefined && isMember(app, who, (params as Record<string, string>).store as string)
  }
  const door: DashboardDoor = { app, signIn, demo, clients, streams: new OpenStreams(), isStillInside }
  // Read by the handler, which knows how much it may be.
  server.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => payload)
  server.decorateRequest('dashboard', undefined)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'Cookie', 'x-content-type-options': 'nosniff' })
    checkOwnPage(request, app.publicUrl)
  })
  for (const route of accountRoutes) mountAccountRoute(server, route, door)
  for (const route of dashboardRoutes) mountStoreRoute(server, route, door)
  server.addHook('preClose', async () => {
    door.streams.stop('all')
    await door.streams.ended()
  })
}

const isMember = (app: AppContext, who: SignedIn, store: string): Promise<boolean> =>
  asMemberOf(app, who.account, store).then(
    () => true,
    (error) => {
      if (error instanceof NotFoundError) return false
      throw error
    },
  )

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function mountAccountRoute(server: FastifyInstance, route: AccountRoute, door: DashboardDoor): void {
  const { app, signIn } = door
  server.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      if (route.needs === 'account') request.dashboard = { who: await identify(door, request, reply) }
    },
    handler: async (request, reply) => {
      const { addressKey } = await clientKeysOf(door.clients, request)
      if (route.needs === 'nobody' && route.isCounted) await signIn.countTry(addressKey)
      const body = await readBody(route, request)
      const { cookie = '', origin = '' } = request.headers
      const asked = { body: body as never, cookie, origin, addressKey }
      const response =
        route.needs === 'nobody'
          ? await route.handle(app, asked, door)
          : await route.handle(app, whoOf(request), asked, door)
      setCookies(reply, response.cookies)
      return reply.code(response.status).send(response.body)
    },
  })
}

function mountStoreRoute(server: FastifyInstance, route: DashboardRoute, door: DashboardDoor): void {
  server.route({
    method: route.method,
    url: urlOf(STORE_PATH + route.path),
    onRequest: async (request, reply) => {
      const who = await identify(door, request, reply)
      request.dashboard = { who, inside: await enter(door.app, who, request, route.role) }
    },
    handler: async (request, reply) => {
      if (!request.dashboard?.inside) throw new UnauthorizedError()
      const { ctx, person } = request.dashboard.inside
      const body = await readBody(route, request)
      const query = route.query ? parseInput(route.query, request.query) : request.query
      const { store: _store, ...params } = request.params as Record<string, string>
      const asked = { params, query, body, person }
      return send(await route.handle(ctx, asked as never), { request, reply, door })
    },
  })
}

function whoOf({ dashboard }: FastifyRequest): SignedIn {
  if (!dashboard) throw new UnauthorizedError()
  return dashboard.who
}

/** @throws {UnauthorizedError} */
async function identify({ signIn }: DashboardDoor, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
  const who = await signIn.identify(request.headers.cookie)
  if (!who) throw new UnauthorizedError()
  setCookies(reply, who.cookies)
  return who
}

/** @throws {NotFoundError} for a store they have no part in; {ForbiddenError} for too small a role */
async function enter(
  app: AppContext,
  who: SignedIn,
  request: FastifyRequest,
  least: Role,
): Promise<NonNullable<DashboardCaller['inside']>> {
  const params = request.params as Record<string, string>
  // The database would not even compare it.
  if (Object.values(params).some((value) => value.includes('\u0000') || !value.isWellFormed())) {
    throw new NotFoundError()
  }
  const { id, name, email } = who.account
  const { ctx, role } = await asMemberOf(app, who.account, params.store as string)
  request.store = ctx
  if (!isAtLeast(role, least)) throw new ForbiddenError(`This needs the role ${least}`)
  return { ctx, person: { id, name, email, role } }
}

async function readBody(
  { body, maxBodyBytes = MAX_BODY_BYTES }: Pick<DashboardRoute, 'body' | 'maxBodyBytes'>,
  request: FastifyRequest,
): Promise<unknown> {
  if (!body) return undefined
  if (request.body === undefined) throw new InvalidJsonError()
  return parseInput(body, await readJson(request.body as Readable, request.headers, { maxBytes: maxBodyBytes }))
}

async function send(
  response: DashboardResponse,
  { request, reply, door }: { request: FastifyRequest; reply: FastifyReply; door: DashboardDoor },
): Promise<FastifyReply> {
  if ('events' in response) return sendEvents(response, { request, reply, door })
  if ('file' in response) return sendFile(response.file, reply)
  const text = await stringifyYielding(response.body)
  return reply.code(response.status).type('application/json; charset=utf-8').send(text)
}

function setCookies(reply: FastifyReply, cookies: string[] = []): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
