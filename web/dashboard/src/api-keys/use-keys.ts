import type { ListedKey } from '../../../../src/api-keys/api-keys.dashboard.ts'
import type { CreatedApiKey } from '../../../../src/api-keys/api-keys.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { CreatedApiKey, ListedKey }
export type Scope = 'read' | 'write' | 'admin'
export type Grace = '0h' | '1h' | '24h' | '7d'
export const GRACES: Grace[] = ['0h', '1h', '24h', '7d']

/** All keys of the store; asked again now and then, so that a first use is seen. */
export const useKeys = () => useStoreQuery<{ data: ListedKey[] }>('/keys', { refetchMs: 5_000 })

export const useCreateKey = () =>
  useStoreChange<{ name: string; scopes: Scope[]; expiresAt: string | null }, CreatedApiKey>('POST', '/keys', {
    changes: ['keys'],
  })

export const useRotateKey = () =>
  useStoreChange<{ id: string; grace: Grace }, CreatedApiKey>('POST', ({ id }) => `/keys/${id}/rotate`, {
    bodyOf: ({ grace }) => ({ grace }),
    changes: ['keys'],
  })

export const useRevokeKey = () => useStoreChange<string>('DELETE', (id) => `/keys/${id}`, { changes: ['keys'] })
