import { type DashboardRoute, dashboardRoute } from '../../shared/dashboard-route.ts'
import { exportOwnSuite, listEvalCases, removeEvalCase, reportAnswer, reportAnswerSchema } from './own-suite.ts'

/** The store's own suite. */
export const ownSuiteDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/eval-cases', role: 'viewer', operationId: 'listEvalCases', summary: 'All cases' },
    handle: async (ctx) => ({ status: 200, body: { data: await listEvalCases(ctx) } }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/eval-cases', role: 'agent', operationId: 'reportAnswer' },
    summary: 'An answer was wrong',
    body: reportAnswerSchema,
    handle: async (ctx, { body, person }) => ({ status: 201, body: await reportAnswer(ctx, body, person) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/eval-cases-file', role: 'viewer', operationId: 'exportOwnSuite' },
    summary: 'The suite for `spiel eval chat`',
    handle: async (ctx) => ({
      file: { name: 'own-suite.yml', type: 'application/yaml; charset=utf-8', content: await exportOwnSuite(ctx) },
    }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/eval-cases/{id}', role: 'agent', operationId: 'removeEvalCase' },
    summary: 'Forget a case',
    handle: async (ctx, { params }) => {
      await removeEvalCase(ctx, params.id as string)
      return { status: 200, body: {} }
    },
  }),
]
