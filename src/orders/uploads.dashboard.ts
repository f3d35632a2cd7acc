import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { openUpload, type TakenIn, type TakingIn, takeInFileSchema } from './take-in-file.ts'

const MOST_BODY_BYTES = 10 * 1024 * 1024

/** How far it is, again and again, and at last what became of it. A page that leaves stops it; what was taken in stays. */
async function* told(steps: AsyncGenerator<TakingIn, TakenIn>) {
  for (;;) {
    const { done, value } = await steps.next()
    yield { event: done ? 'done' : 'progress', data: value }
    if (done) return
  }
}

/** A store's first products, without a program. */
export const uploadsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'POST', path: '/uploads', role: 'admin', operationId: 'takeInFile', summary: 'Take in a file' },
    body: takeInFileSchema,
    maxBodyBytes: MOST_BODY_BYTES,
    handle: async (ctx, { body }) => {
      const steps = await openUpload(ctx, body)
      return { events: () => told(steps) }
    },
  }),
]
