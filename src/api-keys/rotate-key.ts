import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { setReplaced } from './api-keys.queries.ts'
import { type CreatedApiKey, graces, rotateKeySchema } from './api-keys.schema.ts'
import { addKey } from './create-key.ts'
import { getKeyInStore } from './revoke-key.ts'

/** Makes a key with the name and scopes of an old one, which goes on working for the grace period. */
export async function rotateKey(ctx: StoreContext, raw: z.input<typeof rotateKeySchema>): Promise<CreatedApiKey> {
  requireScope(ctx, 'admin')
  const { key, grace } = parseInput(rotateKeySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const old = await getKeyInStore(trx, ctx.storeId, key)
    if (old.revoked_at) throw new ConflictError('The key is revoked; create a new one instead.')
    if (old.expires_at && old.expires_at <= new Date()) {
      throw new ConflictError('The key has expired; create a new one instead.')
    }
    const created = await addKey(ctx, trx, { name: old.name, scopes: old.scopes, expiresAt: null })
    await setReplaced(trx, ctx.storeId, old.id, { replacedBy: created.id, graceSeconds: graces[grace] })
    await recordAudit(trx, ctx, 'api_key.rotated', old.id, { replacedBy: created.id, grace })
    return created
  })
}
