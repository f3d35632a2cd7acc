import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { authorizePlatform } from './authorize-platform.ts'
import { connectPlatform } from './connect-platform.ts'
import { disconnectPlatform } from './disconnect-platform.ts'
import { getPlatform, platformChoices } from './get-platform.ts'
import { authorizeSchema, connectSchema, disconnectSchema } from './platforms.schema.ts'
import { getPrivacyAnswer } from './privacy-requests.ts'
import { syncPlatform } from './sync-platform.ts'

/** Settings -> Platforms. Credentials go in and never come out. */
export const platformsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/platform',
      role: 'admin',
      operationId: 'getPlatform',
      summary: 'What the store is synced from',
    },
    handle: async (ctx) => ({ status: 200, body: { platform: await getPlatform(ctx), choices: platformChoices } }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/platform', role: 'admin', operationId: 'connectPlatform', summary: 'Connect it' },
    body: connectSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: { platform: await connectPlatform(ctx, body) } }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/platform/authorize', role: 'admin', operationId: 'authorizePlatform' },
    summary: 'Have the shop hand out its keys',
    body: authorizeSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await authorizePlatform(ctx, body) }),
  }),
  dashboardRoute({
    ...{
      method: 'POST',
      path: '/platform/sync',
      role: 'admin',
      operationId: 'syncPlatform',
      summary: 'Read everything anew',
    },
    handle: async (ctx) => ({ status: 200, body: await syncPlatform(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/platform/disconnect', role: 'admin', operationId: 'disconnectPlatform' },
    summary: 'End the connection',
    body: disconnectSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await disconnectPlatform(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/platform/privacy/{id}', role: 'admin', operationId: 'getPrivacyAnswer' },
    summary: 'What a shopper asked for',
    handle: async (ctx, { params }) => {
      const content = JSON.stringify(await getPrivacyAnswer(ctx, { id: params.id as string }), null, 2)
      return { file: { name: `shopper-data-${params.id}.json`, type: 'application/json', content } }
    },
  }),
]
