import type { Delivery, Endpoint, EndpointWithSecret } from '../../../../src/webhooks/webhooks.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { Delivery, Endpoint, EndpointWithSecret }

const LOOK_MS = 5_000

export const useEndpoints = () =>
  useStoreQuery<{ data: Endpoint[]; types: string[] }>('/webhooks', { refetchMs: LOOK_MS })

export interface EndpointInput {
  url: string
  types: string[]
  description: string | null
  notifyEmail: string | null
}

export const useCreateEndpoint = () =>
  useStoreChange<EndpointInput, EndpointWithSecret>('POST', '/webhooks', { changes: ['webhooks'] })

export const useUpdateEndpoint = () =>
  useStoreChange<{ id: string; change: Partial<EndpointInput> & { enabled?: boolean } }, Endpoint>(
    'PATCH',
    ({ id }) => `/webhooks/${id}`,
    { bodyOf: ({ change }) => change, changes: ['webhooks'] },
  )

export const useDeleteEndpoint = () =>
  useStoreChange<string>('DELETE', (id) => `/webhooks/${id}`, { changes: ['webhooks'] })

export const useRotateSecret = () =>
  useStoreChange<string, EndpointWithSecret>('POST', (id) => `/webhooks/${id}/rotate`, {
    bodyOf: () => ({}),
    changes: ['webhooks'],
  })

export const useReplay = () =>
  useStoreChange<{ id: string; what: { eventId: string } | { missed: true } }, { queued: number }>(
    'POST',
    ({ id }) => `/webhooks/${id}/replay`,
    { bodyOf: ({ what }) => what, changes: ['webhooks'] },
  )

export const useTestEvent = () => useStoreChange<{ type: string }>('POST', '/webhooks/test', { changes: ['webhooks'] })

export const useDeliveries = (id: string, query: string) =>
  useStoreQuery<{ data: Delivery[]; next_before: number | null }>(`/webhooks/${id}/deliveries${query}`, {
    refetchMs: LOOK_MS,
    keepOld: true,
  })
