import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { answerOpenQuestion, answerQuestionSchema, listOpenQuestions, listUnmetDemand } from './gaps.ts'
import { getOverview } from './get-overview.ts'

/** How the store does. */
export const overviewDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/overview', role: 'viewer', operationId: 'getOverview', summary: 'The figures' },
    handle: async (ctx, { query }) => ({ status: 200, body: await getOverview(ctx, query) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/open-questions', role: 'viewer', operationId: 'listOpenQuestions' },
    summary: 'Asked and not known',
    handle: async (ctx, { query }) => ({ status: 200, body: { data: await listOpenQuestions(ctx, query) } }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/open-questions', role: 'agent', operationId: 'answerOpenQuestion' },
    summary: 'Answer one, or put it aside',
    body: answerQuestionSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await answerOpenQuestion(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/unmet-demand', role: 'viewer', operationId: 'listUnmetDemand' },
    summary: 'Asked for and not sold',
    handle: async (ctx, { query }) => ({ status: 200, body: { data: await listUnmetDemand(ctx, query) } }),
  }),
]
