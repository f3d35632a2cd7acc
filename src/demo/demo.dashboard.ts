import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { link } from '../shared/fields.ts'
import { getStore } from '../stores/update-store.ts'
import { fillDemo } from './fill-demo.ts'

/** A shop to try everything on, with one press. */
export const demoDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'POST', path: '/demo-products', role: 'admin', operationId: 'addDemoProducts' },
    summary: 'Products, orders and policies to try it with',
    body: z.object({ origin: link.describe('Where the browser reached this server.') }),
    handle: async (ctx, { body }) => {
      const { slug } = await getStore(ctx)
      return { status: 200, body: await fillDemo(ctx, `${new URL(body.origin).origin}/demo/${slug}`) }
    },
  }),
]
