import { z } from 'zod'
import { oneOf } from '../shared/fields.ts'
import { platformNames } from './connector.ts'

export const connectSchema = z.object({
  platform: oneOf(platformNames),
  /** By the names of the platform's fields. */
  credentials: z.record(z.string().max(50), z.string().max(2000)),
})

export const authorizeSchema = z.object({
  platform: oneOf(platformNames),
  /** Address of the shop. */
  shop: z.string().max(500),
})

export const disconnectSchema = z.object({
  /** Also delete what was synced; else it stays as it is. */
  erase: z.boolean().optional(),
})

/** What is to be filled in to connect a platform. */
export interface PlatformChoice {
  platform: string
  fields: { name: string; isSecret: boolean; isRequired: boolean; example: string }[]
  scopes: { scope: string; isRequired: boolean }[]
  /** The shop hands out the keys by itself, once its owner says yes there. */
  canAuthorize: boolean
}

/** A walk over everything. */
export interface PlatformSync {
  id: string
  kind: 'full' | 'reconcile'
  state: 'waiting' | 'running' | 'done' | 'failed'
  products: number
  productsTotal: number | null
  orders: number
  ordersTotal: number | null
  /** What was known and not seen any more, and was looked at by itself. */
  unseen: number
  askedAt: string
  startedAt: string | null
  finishedAt: string | null
  fault: string | null
}

/** What one may know of a store's platform; never its credentials. */
export interface PlatformStatus {
  platform: string
  shop: string
  shopName: string
  origin: string
  currency: string
  state: 'connected' | 'refused' | 'uninstalled'
  connectedAt: string
  scopes: { scope: string; isRequired: boolean; isMissing: boolean }[]
  hooks: {
    /** Where the platform sends them; null where it cannot reach this server, which asks each minute instead. */
    url: string | null
    active: string[]
    failed: { topic: string; reason: string }[]
    lastAt: string | null
  }
  fault: { message: string; at: string } | null
  sync: PlatformSync | null
  lastSyncs: PlatformSync[]
  /** Changes that wait to be looked at. */
  waiting: number
  known: { products: number; orders: number }
  problems: { kind: string; id: string; message: string; at: string }[]
  /** 19 of 20 of the last changes were here within so many seconds; null before the first. */
  freshnessSeconds: number | null
  polledAt: string | null
  reconciledAt: string | null
  privacy: PrivacyRequest[]
}

/** What a shopper asked of their data, through the platform. */
export interface PrivacyRequest {
  id: string
  kind: 'data_request' | 'erase_shopper' | 'erase_shop'
  cameAt: string
  doneAt: string | null
  /** Rows by table that were found or erased. */
  counts: Record<string, number> | null
  /** Whether there is a file to hand to the shopper. */
  hasAnswer: boolean
}
