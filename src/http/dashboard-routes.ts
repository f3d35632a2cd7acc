import { apiKeysDashboardRoutes } from '../api-keys/api-keys.dashboard.ts'
import { conversationsDashboardRoutes } from '../conversations/conversations.dashboard.ts'
import { ownSuiteDashboardRoutes } from '../eval/own/own-suite.dashboard.ts'
import { leadsDashboardRoutes } from '../leads/leads.dashboard.ts'
import { ordersDashboardRoutes } from '../orders/orders.dashboard.ts'
import { overviewDashboardRoutes } from '../overview/overview.dashboard.ts'
import { catalogViewDashboardRoutes } from '../search/catalog-view/catalog-view.dashboard.ts'
import type { DashboardRoute } from '../shared/dashboard-route.ts'
import { typingDashboardRoutes } from '../widget/typing.dashboard.ts'

/** All that the dashboard can do inside a store, room by room. */
export const dashboardRoutes: DashboardRoute[] = [
  ...conversationsDashboardRoutes,
  ...typingDashboardRoutes,
  ...leadsDashboardRoutes,
  ...catalogViewDashboardRoutes,
  ...ordersDashboardRoutes,
  ...overviewDashboardRoutes,
  ...ownSuiteDashboardRoutes,
  ...apiKeysDashboardRoutes,
]
