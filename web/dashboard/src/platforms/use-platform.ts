import type {
  PlatformChoice,
  PlatformStatus,
  PlatformSync,
  PrivacyRequest,
} from '../../../../src/platforms/platforms.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { PlatformChoice, PlatformStatus, PlatformSync, PrivacyRequest }

const LOOK_MS = 2_000

export const usePlatform = () =>
  useStoreQuery<{ platform: PlatformStatus | null; choices: PlatformChoice[] }>('/platform', { refetchMs: LOOK_MS })

export const useConnect = () =>
  useStoreChange<{ platform: string; credentials: Record<string, string> }>('PUT', '/platform', {
    changes: ['platform', 'commerce'],
  })

export const useAuthorize = () =>
  useStoreChange<{ platform: string; shop: string }, { url: string }>('POST', '/platform/authorize', { changes: [] })

export const useSync = () =>
  useStoreChange<void, { started: boolean }>('POST', '/platform/sync', { changes: ['platform'] })

export const useDisconnect = () =>
  useStoreChange<{ erase: boolean }>('POST', '/platform/disconnect', { changes: ['platform', 'catalog', 'orders'] })
