import type { PublicRoute } from '../shared/route.ts'
import { searchQuerySchema } from './search.schema.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes: PublicRoute[] = [
  {
    method: 'GET',
    path: '/search',
    scope: 'read',
    operationId: 'searchProducts',
    tag: 'Search',
    summary: 'Find products as the assistant does',
    description:
      'Active products only, as they are at this moment: a push that was answered is found by the next search. Filters are never broken silently: when nothing fits them all, the fewest are let go and named in `relaxed`.',
    query: searchQuerySchema,
    responses: { 200: { description: 'What was found, best first.', component: 'SearchAnswer' } },
    handle: async (ctx, { query }) => ({ status: 200, body: await searchProducts(ctx, query) }),
  },
]
