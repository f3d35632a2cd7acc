import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { getCommerce, setCommerce } from './set-commerce.ts'

/** Settings -> General: where the store's shoppers pay. */
export const commerceDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/commerce', role: 'admin', operationId: 'getCommerce', summary: 'The way to the cart' },
    handle: async (ctx) => ({ status: 200, body: { commerce: await getCommerce(ctx) } }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/commerce', role: 'admin', operationId: 'setCommerce', summary: 'Change it' },
    body: z.object({ platform: z.string().optional(), origin: z.string().optional(), cartUrl: z.string().optional() }),
    handle: async (ctx, { body }) => ({ status: 200, body: { commerce: await setCommerce(ctx, body as never) } }),
  }),
]
