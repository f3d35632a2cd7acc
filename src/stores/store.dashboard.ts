import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { updateStoreSchema } from './stores.schema.ts'
import { getStore, updateStore } from './update-store.ts'

/** Settings -> General: what the store is called, and reckons in. */
export const storeDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/store', role: 'viewer', operationId: 'getStore', summary: 'The store itself' },
    handle: async (ctx) => ({ status: 200, body: await getStore(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'PATCH', path: '/store', role: 'admin', operationId: 'updateStore', summary: 'Change the store' },
    body: updateStoreSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await updateStore(ctx, body) }),
  }),
]
