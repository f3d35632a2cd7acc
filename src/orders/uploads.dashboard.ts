import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { takeInFile, takeInFileSchema } from './take-in-file.ts'

const MOST_BODY_BYTES = 10 * 1024 * 1024

/** A store's first products, without a program. */
export const uploadsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'POST', path: '/uploads', role: 'admin', operationId: 'takeInFile', summary: 'Take in a file' },
    body: takeInFileSchema,
    maxBodyBytes: MOST_BODY_BYTES,
    handle: async (ctx, { body }) => ({ status: 200, body: await takeInFile(ctx, body) }),
  }),
]
