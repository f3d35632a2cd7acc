import { requireScope, type StoreContext } from '../context.ts'
import { findKeys } from './api-keys.queries.ts'
import type { ApiKey } from './api-keys.schema.ts'

/** All keys of the store, newest first, without their secrets. */
export async function listKeys(ctx: StoreContext): Promise<ApiKey[]> {
  requireScope(ctx, 'admin')
  const now = new Date()
  const rows = await findKeys(ctx.db, ctx.storeId)
  return rows.map((row) => ({
    id: row.id,
    prefix: row.prefix,
    name: row.name,
    scopes: row.scopes,
    status: row.revoked_at ? 'revoked' : row.expires_at && row.expires_at <= now ? 'expired' : 'active',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdBy: row.created_by,
    seenInBrowser: row.browser_seen_at && { at: row.browser_seen_at.toISOString(), origin: row.browser_origin },
  }))
}
