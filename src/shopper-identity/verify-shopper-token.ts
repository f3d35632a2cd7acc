import type { StoreContext } from '../context.ts'
import { secretPurpose } from './create-shopper-secret.ts'
import { findLiveSecrets } from './shopper-identity.queries.ts'
import { readShopperToken, type VerifiedShopper } from './shopper-token.ts'

/**
 * Who the shop's own login says its shopper is, by a token signed with the store's shopper secret (docs/shopper-identity.md).
 * @returns null for any token that is not in order, of another store or expired; it says not why
 * @throws {SecretUnreadableError} when SPIEL_SECRET is another one than when the secret was made
 */
export async function verifyShopperToken(ctx: StoreContext, token: string): Promise<VerifiedShopper | null> {
  const rows = await findLiveSecrets(ctx.db, ctx.storeId)
  const secrets = rows.map(({ sealed }) => ctx.secrets.open(sealed, secretPurpose(ctx.storeId)))
  return readShopperToken(token, secrets, Date.now() / 1000)
}
