import { upsertProducts } from '../catalog/upsert-products.ts'
import type { StoreContext } from '../context.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import { upsertOrders } from '../orders/upsert-orders.ts'
import type { IngestResult } from '../shared/ingest.ts'
import { findCheckedSince, findErasedOrders, markSeen, type SeenItem, writeGone, writeSeen } from './changes.queries.ts'
import { type ItemKind, itemKinds, type PlatformItem } from './connector.ts'

const BATCH = 100

interface SaveOptions {
  /** What is saved is of this time or later. */
  asOf: Date
  /** When it was asked for, by the database. */
  checkedAt: Date
  /** The walk that saw it; null = looked at by itself. */
  seenIn: string | null
}

/** Stores what the platform has now. What was looked at later than this is left alone; what the catalog refuses is noted with the reason. */
export async function saveItems(
  ctx: StoreContext,
  items: readonly PlatformItem[],
  options: SaveOptions,
): Promise<void> {
  for (const kind of itemKinds) {
    const all = items.filter((item) => item.kind === kind)
    for (let from = 0; from < all.length; from += BATCH)
      await saveBatch(ctx, kind, all.slice(from, from + BATCH), options)
  }
}

async function saveBatch(
  ctx: StoreContext,
  kind: ItemKind,
  batch: PlatformItem[],
  { asOf, checkedAt, seenIn }: SaveOptions,
): Promise<void> {
  const ids = batch.map(({ input }) => input.externalId)
  const newer = await findCheckedSince(ctx.db, ctx.storeId, { kind, ids, since: asOf })
  if (newer.size > 0 && seenIn) await markSeen(ctx.db, ctx.storeId, { kind, ids: [...newer], seenIn })
  const taken = batch.filter(({ input }) => !newer.has(input.externalId))
  const inputs = kind === 'order' ? await withoutErased(ctx, taken) : taken.map(({ input }) => input)
  const { errors }: IngestResult =
    kind === 'product' ? await upsertProducts(ctx, inputs) : await upsertOrders(ctx, inputs)
  const problems = new Map(errors.map(({ externalId, message }) => [externalId, message]))
  const seen = inputs.map(
    ({ externalId, updatedAt }): SeenItem => ({
      kind,
      item_id: externalId,
      updated_at: updatedAt ?? null,
      problem: problems.get(externalId) ?? null,
    }),
  )
  await writeSeen(ctx.db, ctx.storeId, seen, { checkedAt, seenIn })
}

/** A shopper's erased data do not come back with the next look at the order. */
async function withoutErased(ctx: StoreContext, taken: PlatformItem[]): Promise<PlatformItem['input'][]> {
  const ids = taken.map(({ input }) => input.externalId)
  const erased = await findErasedOrders(ctx.db, ctx.storeId, ids)
  const blank = { email: null, customerName: null, trackingUrl: null, trackingNumber: null }
  return taken.map(({ input }) => (erased.has(input.externalId) ? { ...input, ...blank } : input))
}

/** Things that are not on the platform any more: products are offered to nobody, since orders may name them; orders are deleted. */
export async function removeItems(
  ctx: StoreContext,
  kind: ItemKind,
  ids: readonly string[],
  checkedAt: Date,
): Promise<void> {
  if (ids.length === 0) return
  // A product that is not known here is refused for want of a title: there is nothing to take away.
  if (kind === 'product') {
    const gone = ids.map((externalId) => ({ externalId, status: 'archived', variants: [] }))
    for (let from = 0; from < gone.length; from += BATCH) await upsertProducts(ctx, gone.slice(from, from + BATCH))
  } else await deleteOrders(ctx, ids)
  await writeGone(ctx.db, ctx.storeId, { kind, ids, checkedAt })
}
