import type { z } from 'zod'
import type { StoreContext } from '../context.ts'
import { requireScope } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { countLiveKeys, insertKey } from './api-keys.queries.ts'
import { type CreatedApiKey, createKeySchema } from './api-keys.schema.ts'
import { generateKey, hashKey } from './key-format.ts'

const MOST_LIVE_KEYS = 50

class TooManyKeysError extends ConflictError {}

/** Makes a key. Its secret is in the answer and nowhere else. */
export async function createKey(ctx: StoreContext, raw: z.input<typeof createKeySchema>): Promise<CreatedApiKey> {
  requireScope(ctx, 'admin')
  const input = parseInput(createKeySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null
    const created = await addKey(ctx, trx, { name: input.name, scopes: input.scopes, expiresAt })
    await recordAudit(trx, ctx, 'api_key.created', created.id, { name: input.name, scopes: input.scopes })
    return created
  })
}

/** Writes a new key; the caller writes the audit row. */
export async function addKey(
  ctx: StoreContext,
  trx: Transaction,
  key: { name: string; scopes: string[]; expiresAt: Date | null },
): Promise<CreatedApiKey> {
  if ((await countLiveKeys(trx, ctx.storeId)) >= MOST_LIVE_KEYS) {
    throw new TooManyKeysError(`A store can have ${MOST_LIVE_KEYS} live keys; revoke one first.`)
  }
  const { prefix, key: secret } = generateKey()
  const id = newId('key')
  await insertKey(trx, ctx.storeId, { id, prefix, keyHash: hashKey(secret), createdBy: ctx.actor, ...key })
  return {
    id,
    prefix,
    key: secret,
    scopes: key.scopes,
    name: key.name,
    expiresAt: key.expiresAt?.toISOString() ?? null,
  }
}
