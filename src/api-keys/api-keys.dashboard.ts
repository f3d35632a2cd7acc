import { nameActors } from '../accounts/own-account.ts'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { type ApiKey, createKeySchema, rotateKeySchema } from './api-keys.schema.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

/** A key as the dashboard lists it. */
export interface ListedKey extends ApiKey {
  /** Who made it, by name; null for a person who is gone, or a key of a former version. */
  createdByName: string | null
}

/** Settings -> API Keys. A secret is in the answer to its making and in no other. */
export const apiKeysDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/keys', role: 'admin', operationId: 'listKeys', summary: 'All keys, without secrets' },
    handle: async (ctx) => {
      const keys = await listKeys(ctx)
      const names = await nameActors(
        ctx,
        keys.map(({ createdBy }) => createdBy),
      )
      const nameOf = (by: string | null) => (by === null ? null : (names.get(by) ?? (by === 'operator' ? by : null)))
      return {
        status: 200,
        body: { data: keys.map((key): ListedKey => ({ ...key, createdByName: nameOf(key.createdBy) })) },
      }
    },
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/keys', role: 'admin', operationId: 'createKey', summary: 'Make a key' },
    body: createKeySchema,
    handle: async (ctx, { body }) => ({ status: 201, body: await createKey(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/keys/{id}/rotate', role: 'admin', operationId: 'rotateKey', summary: 'Replace a key' },
    body: rotateKeySchema.omit({ key: true }),
    handle: async (ctx, { params, body }) => ({
      status: 201,
      body: await rotateKey(ctx, { key: params.id as string, grace: body.grace }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/keys/{id}', role: 'admin', operationId: 'revokeKey', summary: 'End a key at once' },
    handle: async (ctx, { params }) => ({ status: 200, body: await revokeKey(ctx, { key: params.id as string }) }),
  }),
]
