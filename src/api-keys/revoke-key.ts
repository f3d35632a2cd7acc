import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type ApiKeyRow, lockKey, setRevoked } from './api-keys.queries.ts'
import { revokeKeySchema } from './api-keys.schema.ts'

/** Ends a key: the very next request with it is refused, in every process. Revoking twice is no fault. */
export async function revokeKey(
  ctx: StoreContext,
  raw: z.input<typeof revokeKeySchema>,
): Promise<{ id: string; prefix: string; revoked: true }> {
  requireScope(ctx, 'admin')
  const { key } = parseInput(revokeKeySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await getKeyInStore(trx, ctx.storeId, key)
    if (!row.revoked_at) {
      await setRevoked(trx, ctx.storeId, row.id)
      await recordAudit(trx, ctx, 'api_key.revoked', row.id, { name: row.name })
    }
    return { id: row.id, prefix: row.prefix, revoked: true }
  })
}

/** @throws {NotFoundError} also for another store's key */
export async function getKeyInStore(trx: Transaction, storeId: number, idOrPrefix: string): Promise<ApiKeyRow> {
  const row = await lockKey(trx, storeId, idOrPrefix)
  if (!row) throw new NotFoundError('The store has no such key')
  return row
}
