import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { erasePerson, findPerson } from './erase-person.ts'
import { exportStore } from './export-store.ts'
import { personSchema, retentionSchema } from './privacy.schema.ts'
import { getRetention, setRetention } from './retention.ts'

/** Settings -> Data. A person's address is in the body: addresses of requests are logged. */
export const privacyDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/export', role: 'admin', operationId: 'exportStore', summary: 'Everything, as a file' },
    handle: async (ctx, { query }) => {
      const { name, lines } = await exportStore(ctx, query)
      return { file: { name, type: 'application/jsonl; charset=utf-8', content: lines } }
    },
  }),
  dashboardRoute({
    ...{
      method: 'POST',
      path: '/person',
      role: 'admin',
      operationId: 'findPerson',
      summary: 'What is kept of somebody',
    },
    body: personSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await findPerson(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/person/erase', role: 'admin', operationId: 'erasePerson', summary: 'Forget somebody' },
    body: personSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await erasePerson(ctx, body) }),
  }),
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/retention',
      role: 'admin',
      operationId: 'getRetention',
      summary: 'How long it is kept',
    },
    handle: async (ctx) => ({ status: 200, body: await getRetention(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/retention', role: 'admin', operationId: 'setRetention', summary: 'Change that' },
    body: retentionSchema,
    handle: async (ctx, { body }) => ({ status: 200, body: await setRetention(ctx, body) }),
  }),
]
