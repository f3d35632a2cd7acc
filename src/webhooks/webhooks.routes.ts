import type { PublicRoute } from '../shared/route.ts'
import { createEndpoint } from './create-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { getEndpoint, listEndpoints } from './list-endpoints.ts'
import { replayDeliveries } from './replay-deliveries.ts'
import { deleteEndpoint, rotateSecret, updateEndpoint } from './update-endpoint.ts'
import {
  createEndpointSchema,
  deliveryQuerySchema,
  replayBodySchema,
  rotateSecretSchema,
  updateEndpointSchema,
} from './webhooks.schema.ts'

const common = { scope: 'admin', tag: 'Webhooks' } as const
const params = { id: 'Id of the endpoint.' }
const withId = (body: unknown, id: string | undefined): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, endpointId: id ?? '' } : body
const conflict = { 409: { description: 'What is stored stands against it.', component: 'Error' } }

export const webhooksRoutes: PublicRoute[] = [
  {
    ...common,
    method: 'GET',
    path: '/webhook-endpoints',
    operationId: 'listWebhookEndpoints',
    summary: 'List webhook endpoints',
    description: 'All endpoints of the store, oldest first, with what they missed and what became of them.',
    responses: { 200: { description: 'The endpoints.', component: 'WebhookEndpointList' } },
    handle: async (ctx) => ({ status: 200, body: await listEndpoints(ctx) }),
  },
  {
    ...common,
    method: 'POST',
    path: '/webhook-endpoints',
    operationId: 'createWebhookEndpoint',
    summary: 'Make a webhook endpoint',
    description:
      'The events from now on are delivered to it, signed by Standard Webhooks. The secret is in this answer only. At most 20 a store.',
    body: createEndpointSchema,
    bodyExamples: {
      endpoint: {
        summary: 'Orders and leads',
        value: { url: 'https://hooks.shop.example/spiel', types: ['order.created', 'order.updated', 'lead.created'] },
      },
    },
    responses: { 201: { description: 'Made.', component: 'WebhookEndpointWithSecret' }, ...conflict },
    handle: async (ctx, { body }) => ({ status: 201, body: await createEndpoint(ctx, body) }),
  },
  {
    ...common,
    method: 'GET',
    path: '/webhook-endpoints/{id}',
    operationId: 'getWebhookEndpoint',
    summary: 'One webhook endpoint',
    description: 'The endpoint as it is now.',
    params,
    responses: { 200: { description: 'The endpoint.', component: 'WebhookEndpoint' } },
    handle: async (ctx, request) => ({ status: 200, body: await getEndpoint(ctx, request.params.id ?? '') }),
  },
  {
    ...common,
    method: 'PATCH',
    path: '/webhook-endpoints/{id}',
    operationId: 'updateWebhookEndpoint',
    summary: 'Change a webhook endpoint',
    description:
      'Absent fields stay as they are, null clears. Enabled again it begins with the events from now on; have what it missed replayed.',
    params,
    body: updateEndpointSchema.omit({ endpointId: true }),
    bodyExamples: { enable: { summary: 'Enable it again', value: { enabled: true } } },
    responses: { 200: { description: 'Changed.', component: 'WebhookEndpoint' }, ...conflict },
    handle: async (ctx, request) => ({
      status: 200,
      body: await updateEndpoint(ctx, withId(request.body, request.params.id)),
    }),
  },
  {
    ...common,
    method: 'DELETE',
    path: '/webhook-endpoints/{id}',
    operationId: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
    description: 'With the log of its deliveries. What is under way may still arrive.',
    params,
    responses: { 200: { description: 'Deleted.', component: 'DeletedWebhookEndpoint' } },
    handle: async (ctx, request) => ({
      status: 200,
      body: await deleteEndpoint(ctx, { endpointId: request.params.id ?? '' }),
    }),
  },
  {
    ...common,
    method: 'POST',
    path: '/webhook-endpoints/{id}/rotate',
    operationId: 'rotateWebhookSecret',
    summary: 'Give it a new secret',
    description: 'The new secret is in this answer only. During the grace deliveries carry a signature by each.',
    params,
    body: rotateSecretSchema.omit({ endpointId: true }),
    bodyExamples: { day: { summary: 'Both for a day', value: { graceHours: 24 } } },
    responses: { 200: { description: 'Rotated.', component: 'WebhookEndpointWithSecret' }, ...conflict },
    handle: async (ctx, request) => ({
      status: 200,
      body: await rotateSecret(ctx, withId(request.body, request.params.id)),
    }),
  },
  {
    ...common,
    method: 'GET',
    path: '/webhook-endpoints/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'What was delivered',
    description: 'The latest event first, with all attempts: when, how long, what was answered.',
    params,
    query: deliveryQuerySchema.omit({ endpointId: true }),
    responses: { 200: { description: 'A page.', component: 'WebhookDeliveryPage' } },
    handle: async (ctx, request) => ({
      status: 200,
      body: await listDeliveries(ctx, withId(request.query ?? {}, request.params.id)),
    }),
  },
  {
    ...common,
    method: 'POST',
    path: '/webhook-endpoints/{id}/replay',
    operationId: 'replayWebhookDeliveries',
    summary: 'Deliver once more',
    description: 'One event, a range, or everything that the endpoint has missed. The ids of events stay the same.',
    params,
    body: replayBodySchema,
    bodyExamples: {
      missed: { summary: 'Everything missed', value: { missed: true } },
      range: { summary: 'A range', value: { fromSequence: 1200, toSequence: 1300 } },
    },
    responses: { 200: { description: 'In line.', component: 'WebhookReplay' }, ...conflict },
    handle: async (ctx, request) => ({
      status: 200,
      body: await replayDeliveries(ctx, withId(request.body, request.params.id)),
    }),
  },
]
