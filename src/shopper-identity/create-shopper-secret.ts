import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId, randomBase62 } from '../shared/random.ts'
import { endFormerSecrets, insertSecret } from './shopper-identity.queries.ts'

const GRACE_SECONDS = 24 * 3600

export interface CreatedShopperSecret {
  id: string
  /** The HMAC key, its characters as they are. Shown once, stored encrypted. */
  secret: string
  /** How long the former secret goes on working; 0 when it ended at once. */
  formerEndsInSeconds: number
}

/** What a stored secret is sealed for: another store's, copied over, does not open. */
export const secretPurpose = (storeId: number): string => `shopper-secret:${storeId}`

/**
 * Makes the secret with which the shop's own login signs who its shopper is. A former one goes on working for 24 h, so that the shop
 * can change over without a gap.
 * @param input.endFormer end the former one at once: it has leaked
 * @throws {SecretMissingError} on a PostgreSQL server without SPIEL_SECRET
 */
export async function createShopperSecret(
  ctx: StoreContext,
  input: { endFormer?: boolean } = {},
): Promise<CreatedShopperSecret> {
  requireScope(ctx, 'admin')
  const id = newId('shsec')
  const secret = `sp_shop_${randomBase62(43)}`
  const sealed = ctx.secrets.seal(secret, secretPurpose(ctx.storeId))
  const graceSeconds = input.endFormer === true ? 0 : GRACE_SECONDS
  await inTransaction(ctx.db, async (trx) => {
    await endFormerSecrets(trx, ctx.storeId, graceSeconds)
    await insertSecret(trx, ctx.storeId, { id, sealed })
    await recordAudit(trx, ctx, 'shopper_secret.created', id, { endFormer: input.endFormer === true })
  })
  return { id, secret, formerEndsInSeconds: graceSeconds }
}
