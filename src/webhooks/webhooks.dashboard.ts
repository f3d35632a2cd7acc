import { z } from 'zod'
import { eventTypeNames } from '../events/event-types.ts'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { createEndpoint } from './create-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { replayDeliveries } from './replay-deliveries.ts'
import { triggerEvent } from './trigger-event.ts'
import { deleteEndpoint, rotateSecret, updateEndpoint } from './update-endpoint.ts'
import { createEndpointSchema, replayBodySchema, rotateSecretSchema, updateEndpointSchema } from './webhooks.schema.ts'

/** Settings -> Webhooks. A secret is in the answers to its making and its rotation, and in no other. */
export const webhooksDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/webhooks', role: 'admin', operationId: 'listWebhooks', summary: 'All endpoints' },
    handle: async (ctx) => ({ status: 200, body: { ...(await listEndpoints(ctx)), types: eventTypeNames } }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/webhooks', role: 'admin', operationId: 'createWebhook', summary: 'Make one' },
    body: createEndpointSchema,
    handle: async (ctx, { body }) => ({ status: 201, body: await createEndpoint(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'PATCH', path: '/webhooks/{id}', role: 'admin', operationId: 'updateWebhook', summary: 'Change one' },
    body: updateEndpointSchema.omit({ endpointId: true }),
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await updateEndpoint(ctx, { ...body, endpointId: params.id }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/webhooks/{id}', role: 'admin', operationId: 'deleteWebhook', summary: 'Remove one' },
    handle: async (ctx, { params }) => ({
      status: 200,
      body: await deleteEndpoint(ctx, { endpointId: params.id as string }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/webhooks/{id}/rotate', role: 'admin', operationId: 'rotateWebhook' },
    summary: 'Another secret',
    body: rotateSecretSchema.omit({ endpointId: true }),
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await rotateSecret(ctx, { ...body, endpointId: params.id }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/webhooks/{id}/deliveries', role: 'admin', operationId: 'listWebhookDeliveries' },
    summary: 'What was delivered',
    query: z.object({ state: z.string().optional(), before: z.string().optional() }),
    handle: async (ctx, { params, query }) => ({
      status: 200,
      body: await listDeliveries(ctx, { ...query, endpointId: params.id, limit: '25' }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/webhooks/{id}/replay', role: 'admin', operationId: 'replayWebhook' },
    summary: 'Deliver again',
    body: replayBodySchema,
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await replayDeliveries(ctx, { ...body, endpointId: params.id }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/webhooks/test', role: 'admin', operationId: 'testWebhooks' },
    summary: 'Send a sample to every endpoint of its type',
    body: z.object({ type: z.string() }),
    handle: async (ctx, { body }) => ({ status: 200, body: await triggerEvent(ctx, body) }),
  }),
]
