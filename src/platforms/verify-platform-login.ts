import type { StoreContext } from '../context.ts'
import type { VerifiedShopper } from '../shopper-identity/shopper-token.ts'
import { findConnection } from './connections.queries.ts'
import { connectors } from './connectors.ts'
import { openCredentials } from './open-session.ts'

/** Header, payload and signature: nothing of the database is asked for anything else. */
const JWT = /^[A-Za-z0-9_-]{1,500}\.[A-Za-z0-9_-]{1,6000}\.[A-Za-z0-9_-]{1,200}$/

/**
 * Who the platform that the store is synced from says is logged in, by a token that it signed itself.
 * @returns null for any token that is not in order, of another store or expired; it says not why
 */
export async function verifyPlatformLogin(ctx: StoreContext, token: string): Promise<VerifiedShopper | null> {
  if (!JWT.test(token)) return null
  const row = await findConnection(ctx.db, ctx.storeId)
  const readLogin = row && connectors[row.platform].readLogin
  if (!row || !readLogin || row.credentials === null || row.state === 'uninstalled') return null
  return readLogin(token, openCredentials(ctx, row, row.credentials), Date.now() / 1000)
}
