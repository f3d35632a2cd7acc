import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { generateWidgetKey } from './widget-key-format.ts'
import { countLiveWidgetKeys, findWidgetKeys, insertWidgetKey, type WidgetKeyRow } from './widget-keys.queries.ts'
import { createWidgetKeySchema, type WidgetKey } from './widget-keys.schema.ts'

const MOST_LIVE_KEYS = 50

/**
 * Makes a widget key of the store, good on its origins only.
 * @throws {ConflictError} when the store has 50 live ones
 */
export async function createWidgetKey(
  ctx: StoreContext,
  raw: z.input<typeof createWidgetKeySchema>,
): Promise<WidgetKey> {
  requireScope(ctx, 'admin')
  const { name, origins } = parseInput(createWidgetKeySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    if ((await countLiveWidgetKeys(trx, ctx.storeId)) >= MOST_LIVE_KEYS) {
      throw new ConflictError(`A store can have ${MOST_LIVE_KEYS} live widget keys; revoke one first.`)
    }
    const key = { id: newId('wkey'), publicKey: generateWidgetKey(), name, origins }
    const row = await insertWidgetKey(trx, ctx.storeId, key)
    await recordAudit(trx, ctx, 'widget_key.created', key.id, { name, origins })
    return presentWidgetKey(row)
  })
}

/** All widget keys of the store, newest first. */
export async function listWidgetKeys(ctx: StoreContext): Promise<WidgetKey[]> {
  requireScope(ctx, 'admin')
  return (await findWidgetKeys(ctx.db, ctx.storeId)).map(presentWidgetKey)
}

export function presentWidgetKey(row: WidgetKeyRow): WidgetKey {
  return {
    id: row.id,
    key: row.public_key,
    name: row.name,
    origins: row.origins,
    status: row.revoked_at ? 'revoked' : 'active',
    createdAt: row.created_at.toISOString(),
  }
}
