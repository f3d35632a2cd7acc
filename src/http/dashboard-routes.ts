import { apiKeysDashboardRoutes } from '../api-keys/api-keys.dashboard.ts'
import type { DashboardRoute } from '../shared/dashboard-route.ts'

/** All that the dashboard can do inside a store, room by room. */
export const dashboardRoutes: DashboardRoute[] = [...apiKeysDashboardRoutes]
