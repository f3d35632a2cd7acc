import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { getOrder, listOrders } from './browse-orders.ts'

/** Orders, to look at. */
export const ordersDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/orders', role: 'viewer', operationId: 'listOrders', summary: 'Orders' },
    handle: async (ctx, { query }) => ({ status: 200, body: await listOrders(ctx, query) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/orders/{id}', role: 'viewer', operationId: 'getOrder', summary: 'One order' },
    handle: async (ctx, { params }) => ({ status: 200, body: await getOrder(ctx, params.id as string) }),
  }),
]
