import { type DashboardRoute, dashboardRoute } from '../../shared/dashboard-route.ts'
import { countShelf, listShelf } from './list-shelf.ts'
import { findInSearch, readProduct } from './read-product.ts'

/** The catalog as its owner browses it. */
export const catalogViewDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/catalog', role: 'viewer', operationId: 'listShelf', summary: 'Products' },
    handle: async (ctx, { query }) => ({ status: 200, body: await listShelf(ctx, query) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/catalog-counts', role: 'viewer', operationId: 'countShelf', summary: 'How many' },
    handle: async (ctx) => ({ status: 200, body: await countShelf(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/catalog/{id}', role: 'viewer', operationId: 'readProduct', summary: 'One product' },
    handle: async (ctx, { params }) => ({ status: 200, body: await readProduct(ctx, params.id as string) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/catalog/{id}/in-search', role: 'viewer', operationId: 'findInSearch' },
    summary: 'Where a product stands for certain words',
    handle: async (ctx, { params, query }) => ({
      status: 200,
      body: await findInSearch(ctx, params.id as string, (query as { q?: unknown }).q),
    }),
  }),
]
