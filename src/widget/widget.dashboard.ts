import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { revokeWidgetKey, setWidgetKeyOrigins } from './change-widget-key.ts'
import { createWidgetKey, listWidgetKeys } from './create-widget-key.ts'
import { createWidgetKeySchema, setOriginsSchema } from './widget-keys.schema.ts'
import { isWidgetLive } from './widget-seen.ts'
import { getWidgetSettings, setWidgetSettings } from './widget-settings.ts'
import { showUsual } from './widget-usual.ts'

/** Settings -> Widget. */
export const widgetDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/widget-keys',
      role: 'admin',
      operationId: 'listWidgetKeys',
      summary: 'All widget keys',
    },
    handle: async (ctx) => ({
      status: 200,
      body: { data: await listWidgetKeys(ctx), isLive: await isWidgetLive(ctx) },
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/widget-keys', role: 'admin', operationId: 'createWidgetKey', summary: 'Make one' },
    body: createWidgetKeySchema,
    handle: async (ctx, { body }) => ({ status: 201, body: await createWidgetKey(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/widget-keys/{id}/origins', role: 'admin', operationId: 'setWidgetKeyOrigins' },
    summary: 'The pages it is good on',
    body: setOriginsSchema.omit({ key: true }),
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await setWidgetKeyOrigins(ctx, { key: params.id as string, origins: body.origins }),
    }),
  }),
  dashboardRoute({
    ...{
      method: 'DELETE',
      path: '/widget-keys/{id}',
      role: 'admin',
      operationId: 'revokeWidgetKey',
      summary: 'End one',
    },
    handle: async (ctx, { params }) => ({
      status: 200,
      body: await revokeWidgetKey(ctx, { key: params.id as string }),
    }),
  }),
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/widget-settings',
      role: 'viewer',
      operationId: 'getWidgetSettings',
      summary: 'Its look',
    },
    handle: async (ctx) => ({ status: 200, body: await getWidgetSettings(ctx) }),
  }),
  dashboardRoute({
    ...{
      method: 'PUT',
      path: '/widget-settings',
      role: 'admin',
      operationId: 'setWidgetSettings',
      summary: 'Change it',
    },
    body: z.unknown(),
    handle: async (ctx, { body }) => ({ status: 200, body: await setWidgetSettings(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/widget-usual', role: 'viewer', operationId: 'getWidgetUsual' },
    summary: 'What it has and says where nothing is set',
    handle: async (ctx) => ({ status: 200, body: await showUsual(ctx) }),
  }),
]
