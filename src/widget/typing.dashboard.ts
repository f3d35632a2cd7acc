import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { markTyping } from './open-conversation.ts'

/** Lets the shopper see that a person of the shop writes. */
export const typingDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/typing', role: 'agent', operationId: 'markTyping' },
    summary: 'Somebody writes to the shopper of a widget',
    handle: async (ctx, { params }) => ({
      status: 200,
      body: await markTyping(ctx, { conversationId: params.id as string }),
    }),
  }),
]
