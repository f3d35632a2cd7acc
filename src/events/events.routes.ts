import type { PublicRoute } from '../shared/route.ts'
import { eventQuerySchema } from './events.schema.ts'
import { listEvents } from './list-events.ts'

export const eventsRoutes: PublicRoute[] = [
  {
    method: 'GET',
    path: '/events',
    scope: 'read',
    operationId: 'listEvents',
    tag: 'Events',
    summary: 'List events',
    description:
      'What happened in the store, oldest first: the same events that webhooks deliver. Go on with next_after as after, and come again later with the same; sequences have no gaps, so nothing is skipped. Events are kept for 30 days unless the operator set another time.',
    query: eventQuerySchema,
    responses: { 200: { description: 'A page.', component: 'EventPage' } },
    handle: async (ctx, { query }) => ({ status: 200, body: await listEvents(ctx, query) }),
  },
]
