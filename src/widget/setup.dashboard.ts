import { countProducts } from '../catalog/count-products.ts'
import { listKnowledge } from '../knowledge/list-knowledge.ts'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { isWidgetLive } from './widget-seen.ts'

const MOST_COUNTED = 100_000

/** How far a store has come on its way to the first answer on its own pages. */
export interface Setup {
  products: number
  sources: number
  isWidgetLive: boolean
}

/** The checklist of a new store. */
export const setupDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/setup',
      role: 'viewer',
      operationId: 'getSetup',
      summary: 'What is done, and what not',
    },
    handle: async (ctx) => {
      const [products, { sources }, isLive] = await Promise.all([
        countProducts(ctx, MOST_COUNTED),
        listKnowledge(ctx),
        isWidgetLive(ctx),
      ])
      const setup: Setup = { products, sources: sources.length, isWidgetLive: isLive }
      return { status: 200, body: setup }
    },
  }),
]
