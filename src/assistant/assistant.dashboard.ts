import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { getAssistantSettings, setAssistantSettings } from './assistant-settings.ts'
import { getModelSpend } from './get-model-spend.ts'

/** Settings -> Assistant. The key of a model is taken and never given back. */
export const assistantDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/assistant', role: 'admin', operationId: 'getAssistant', summary: 'Its settings' },
    handle: async (ctx) => ({
      status: 200,
      body: {
        settings: await getAssistantSettings(ctx),
        spend: await getModelSpend(ctx),
        serverModel: ctx.assistant.model?.modelId ?? null,
      },
    }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/assistant', role: 'admin', operationId: 'setAssistant', summary: 'Change them' },
    body: z.object({ settings: z.unknown().optional(), modelKey: z.string().max(500).nullish() }),
    handle: async (ctx, { body }) => ({ status: 200, body: await setAssistantSettings(ctx, body) }),
  }),
]
