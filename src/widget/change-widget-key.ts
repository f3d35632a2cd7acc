import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { presentWidgetKey } from './create-widget-key.ts'
import { lockWidgetKey, type WidgetKeyRow, writeWidgetKey } from './widget-keys.queries.ts'
import { revokeWidgetKeySchema, setOriginsSchema, type WidgetKey } from './widget-keys.schema.ts'

/**
 * Ends a widget key: the next request of every session made with it is refused. Revoking twice is no fault.
 * @throws {NotFoundError} also for another store's key
 */
export async function revokeWidgetKey(
  ctx: StoreContext,
  raw: z.input<typeof revokeWidgetKeySchema>,
): Promise<WidgetKey> {
  requireScope(ctx, 'admin')
  const { key } = parseInput(revokeWidgetKeySchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await getWidgetKeyInStore(trx, ctx.storeId, key)
    if (row.revoked_at) return presentWidgetKey(row)
    await recordAudit(trx, ctx, 'widget_key.revoked', row.id, { name: row.name })
    return presentWidgetKey(await writeWidgetKey(trx, ctx.storeId, row.id, { revoked: true }))
  })
}

/**
 * Replaces the origins on which a widget key is good; sessions on others are refused at their next request.
 * @throws {NotFoundError} also for another store's key
 */
export async function setWidgetKeyOrigins(
  ctx: StoreContext,
  raw: z.input<typeof setOriginsSchema>,
): Promise<WidgetKey> {
  requireScope(ctx, 'admin')
  const { key, origins } = parseInput(setOriginsSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await getWidgetKeyInStore(trx, ctx.storeId, key)
    await recordAudit(trx, ctx, 'widget_key.origins_set', row.id, { from: row.origins, to: origins })
    return presentWidgetKey(await writeWidgetKey(trx, ctx.storeId, row.id, { origins }))
  })
}

async function getWidgetKeyInStore(trx: Transaction, storeId: number, idOrKey: string): Promise<WidgetKeyRow> {
  const row = await lockWidgetKey(trx, storeId, idOrKey)
  if (!row) throw new NotFoundError('The store has no such widget key')
  return row
}
