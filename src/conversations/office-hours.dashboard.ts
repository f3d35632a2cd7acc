import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { getOfficeHours, getTagRules, setOfficeHours, setTagRules } from './conversation-settings.ts'

/** Settings -> General: when people of the store answer, and which words tag a conversation. */
export const officeHoursDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/office-hours', role: 'viewer', operationId: 'getOfficeHours', summary: 'Office hours' },
    handle: async (ctx) => ({ status: 200, body: { hours: await getOfficeHours(ctx) } }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/office-hours', role: 'admin', operationId: 'setOfficeHours', summary: 'Change them' },
    body: z.object({ hours: z.unknown() }),
    handle: async (ctx, { body }) => ({ status: 200, body: { hours: await setOfficeHours(ctx, body.hours ?? null) } }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/tag-rules', role: 'viewer', operationId: 'getTagRules', summary: 'Words that tag' },
    handle: async (ctx) => ({ status: 200, body: { rules: await getTagRules(ctx) } }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/tag-rules', role: 'admin', operationId: 'setTagRules', summary: 'Change them' },
    body: z.object({ rules: z.unknown() }),
    handle: async (ctx, { body }) => ({ status: 200, body: { rules: await setTagRules(ctx, body.rules) } }),
  }),
]
