import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { eraseProducts } from '../catalog/erase-products.ts'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type ConnectionRow, deleteConnection, findConnection, isLeased, writeState } from './connections.queries.ts'
import { asPlatform, hookUrlOf, tryWithSession } from './open-session.ts'
import { disconnectSchema } from './platforms.schema.ts'

const LOOK_MS = 100
const MOST_LOOKS = 100

/**
 * Ends the connection: its hooks are taken back where the platform still lets us, its credentials are forgotten. What was synced stays as it is,
 * or is erased.
 * @throws {NotFoundError} when there is none
 */
export async function disconnectPlatform(
  ctx: StoreContext,
  raw: z.input<typeof disconnectSchema>,
): Promise<{ shop: string; erased: Record<string, number> | null }> {
  requireScope(ctx, 'admin')
  const { erase = false } = parseInput(disconnectSchema, raw)
  const row = await findConnection(ctx.db, ctx.storeId)
  if (!row) throw new NotFoundError('The store is connected to no platform')
  await endHooks(ctx, row)
  await endWork(ctx)
  await inTransaction(ctx.db, async (trx) => {
    await deleteConnection(trx, ctx.storeId)
    await recordAudit(trx, ctx, 'platform.disconnected', row.shop, { platform: row.platform, erase })
  })
  return { shop: row.shop, erased: erase ? await eraseRows(asPlatform(ctx, row)) : null }
}

/** Everything that came from the platform, and the connection itself. */
export async function eraseSynced(ctx: StoreContext): Promise<Record<string, number>> {
  await endWork(ctx)
  await inTransaction(ctx.db, (trx) => deleteConnection(trx, ctx.storeId))
  return eraseRows(ctx)
}

/** A worker that is in the middle of writing ends first, or what it writes would stay behind. It sees with its next step that it is to end. */
async function endWork(ctx: StoreContext): Promise<void> {
  await writeState(ctx.db, ctx.storeId, 'uninstalled')
  for (let looks = 0; looks < MOST_LOOKS && (await isLeased(ctx.db, ctx.storeId)); looks++) await pause(LOOK_MS)
}

async function eraseRows(ctx: StoreContext): Promise<Record<string, number>> {
  return { products: await eraseProducts(ctx), orders: await deleteOrders(ctx, 'all') }
}

async function endHooks(ctx: StoreContext, row: ConnectionRow): Promise<void> {
  if (row.credentials === null) return
  await tryWithSession(ctx, row, (open) => open.connector.disconnect(open.session, hookUrlOf(ctx, row, open)))
}
