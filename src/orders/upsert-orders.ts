import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { storeBatch } from '../db/store-batch.ts'
import { takeStamps } from '../db/store-clock.ts'
import type { Transaction } from '../db/transaction.ts'
import {
  type AcceptedItem,
  groupsOf,
  type IngestError,
  type IngestResult,
  ingestResult,
  OWN_SOURCE,
  othersItem,
  parseItems,
  withoutUnchanged,
} from '../shared/ingest.ts'
import { forEachYielding } from '../shared/yielding.ts'
import { orderEvent } from './order-event.ts'
import { mergeOrder, type OrderState } from './order-state.ts'
import { findKnownOrders, loadOrders, writeOrders } from './orders.queries.ts'
import { type OrderInput, orderKind } from './orders.schema.ts'

type PushedOrder = OrderInput & { payloadHash: Buffer }

/** What is written at a time holds some 5 MB. */
const ITEMS_AT_A_TIME = 10_000

/**
 * Stores pushed orders and their items, keyed by externalId, in one transaction. Items that fail are reported and
 * leave what was stored untouched.
 * @param items raw orders of a request, at most 200
 */
export async function upsertOrders(ctx: StoreContext, items: readonly unknown[]): Promise<IngestResult> {
  requireScope(ctx, 'write')
  const { accepted, errors } = await parseItems(orderKind, items)
  const refused = await storeBatch(ctx.db, accepted, (trx, batch) => storeOrders(ctx, trx, batch))
  return ingestResult(items.length, [...errors, ...refused])
}

async function storeOrders(
  ctx: StoreContext,
  trx: Transaction,
  batch: AcceptedItem<PushedOrder>[],
): Promise<IngestError[]> {
  // Taken first: it also makes this store's order writers queue here, so that what is read below stays true.
  const stamp = await takeStamps(trx, ctx.storeId, 'orders')
  const refused: IngestError[] = []
  for (const part of groupsOf(batch, ({ items }) => items?.length ?? 0, ITEMS_AT_A_TIME)) {
    refused.push(...(await storePart(ctx, trx, part, stamp)))
  }
  return refused
}

async function storePart(
  ctx: StoreContext,
  trx: Transaction,
  batch: AcceptedItem<PushedOrder>[],
  stamp: Date,
): Promise<IngestError[]> {
  const known = await findKnownOrders(trx, ctx.storeId, [...new Set(batch.map(({ item }) => item.externalId))])
  const pending = withoutUnchanged(batch, known)
  const pendingIds = new Set(pending.map(({ item }) => item.externalId))
  const existing = known.map((row) => row.external_id).filter((id) => pendingIds.has(id))
  const states = new Map((await loadOrders(trx, ctx.storeId, existing)).map((state) => [state.external_id, state]))
  const changed = new Map<string, OrderState>()
  const refused: IngestError[] = []
  const { source = OWN_SOURCE } = ctx
  await forEachYielding(pending, ({ index, item }) => {
    const former = changed.get(item.externalId) ?? states.get(item.externalId)
    if (former && former.source !== source) {
      refused.push({ index, externalId: item.externalId, ...othersItem(former.source) })
      return
    }
    if (item.updatedAt && former?.source_updated_at && new Date(item.updatedAt) < former.source_updated_at) return
    changed.set(item.externalId, { ...mergeOrder(former, item, source), payload_hash: item.payloadHash })
  })
  if (changed.size === 0) return refused
  await writeOrders(trx, ctx.storeId, [...changed.values()], stamp)
  noteEvents(
    trx,
    [...changed.values()].map((order) => orderEvent(ctx, order, { isNew: !states.has(order.external_id), stamp })),
  )
  return refused
}
