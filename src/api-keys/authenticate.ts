import { randomBytes } from 'node:crypto'
import type { Scope } from '../context.ts'
import type { Db } from '../db/transaction.ts'
import { authenticateRow } from './api-keys.queries.ts'
import { hashKey, prefixOf } from './key-format.ts'

/** State of a key's sliding window; undefined fields when the limit is lifted. */
export interface RateLimitState {
  limit: number
  remaining: number
  /** Epoch milliseconds by the database's clock at which a place is free again. */
  resetMs: number
}

export interface Authenticated {
  storeId: number
  currency: string
  scopes: Scope[]
  keyPrefix: string
  admitted: boolean
  /** Whole seconds, at least 1. Meaningful when not admitted. */
  retryAfterSeconds: number
  rateLimit: RateLimitState | undefined
}

/**
 * Tells whose key this is and counts the request against the key's limit, in one round trip to the database.
 * Nothing is kept between requests: a revoked key is refused on the very next one, in every process.
 * @param limit requests in any 60 s; 0 = no limit
 * @returns undefined for a key that is malformed, unknown, revoked or expired, all alike
 */
export async function authenticate(db: Db, key: string, limit: number): Promise<Authenticated | undefined> {
  const prefix = prefixOf(key)
  if (!prefix) return undefined
  const row = await authenticateRow(db, { prefix, keyHash: hashKey(key), nonce: randomBytes(16), limit })
  if (!row) return undefined
  return {
    storeId: row.store_id,
    currency: row.currency,
    scopes: row.scopes as Scope[],
    keyPrefix: prefix,
    admitted: row.admitted,
    retryAfterSeconds: row.retry_after_s ?? 1,
    rateLimit: limit === 0 ? undefined : { limit, remaining: row.remaining ?? 0, resetMs: Number(row.reset_ms ?? 0) },
  }
}
