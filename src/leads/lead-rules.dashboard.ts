import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { getLeadRules, setLeadRules } from './lead-rules.ts'
import { defaultLeadRules } from './score-lead.ts'

/** Settings -> Lead rules. */
export const leadRulesDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/lead-rules', role: 'viewer', operationId: 'getLeadRules', summary: 'Points' },
    handle: async (ctx) => ({ status: 200, body: { rules: await getLeadRules(ctx), defaults: defaultLeadRules } }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/lead-rules', role: 'admin', operationId: 'setLeadRules', summary: 'Change them' },
    body: z.unknown(),
    handle: async (ctx, { body }) => ({
      status: 200,
      body: { rules: await setLeadRules(ctx, body), defaults: defaultLeadRules },
    }),
  }),
]
