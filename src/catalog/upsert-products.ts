import { requireScope, type StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { storeBatch } from '../db/store-batch.ts'
import { takeStamps } from '../db/store-clock.ts'
import { type Db, inTransaction, sqlState, type Transaction } from '../db/transaction.ts'
import {
  type AcceptedItem,
  groupsOf,
  type IngestError,
  type IngestResult,
  ingestResult,
  OWN_SOURCE,
  parseItems,
  withoutUnchanged,
} from '../shared/ingest.ts'
import type { JsonChunk } from '../shared/json-chunks.ts'
import { embedProductsJob, mailBackInStockJob } from './catalog.jobs.ts'
import { findKnownProducts, productRows, variantRows, writeProducts, writeVariants } from './catalog.queries.ts'
import { productKind } from './catalog.schema.ts'
import { type CatalogChange, type PushedProduct, planChange, productsToEmbed } from './catalog-change.ts'
import { type ProductEvents, productEvents } from './product-events.ts'
import type { ProductState } from './product-state.ts'

type Batch = AcceptedItem<PushedProduct>[]

/** What is planned and written at a time holds some 5 MB. */
const VARIANTS_AT_A_TIME = 5_000

/** Another push has changed the rows that a plan was made from. */
class StalePlanError extends Error {}

/**
 * Stores pushed products and their variants, keyed by externalId, and queues embeddings for those whose searchable
 * text changed, all in one transaction. Items that fail are reported and leave what was stored untouched.
 *
 * The plan is made on what is read without a lock, and the write refuses it when any of that has changed since: so the
 * store's clock, behind which its writers queue, is held for the writing alone. A refused plan is made again behind it.
 * A batch of very many variants is planned and written part by part behind the clock, still in one transaction: all its rows
 * at once would take hundreds of MB.
 * @param items raw items of a request, at most 200
 */
export async function upsertProducts(ctx: StoreContext, items: readonly unknown[]): Promise<IngestResult> {
  requireScope(ctx, 'write')
  ctx.pushes.note()
  const { accepted, errors } = await parseItems(productKind, items)
  const isHuge = partsOf(accepted).length > 1
  const refused =
    (isHuge ? undefined : await storeUnlocked(ctx, accepted)) ??
    (await storeBatch(ctx.db, accepted, (trx, batch) => storeLocked(ctx, trx, batch)))
  return ingestResult(items.length, [...errors, ...refused])
}

const partsOf = (batch: Batch) => groupsOf(batch, ({ variants }) => variants?.length ?? 0, VARIANTS_AT_A_TIME)

/** Returns undefined, with nothing written, when the batch must be stored again by `storeLocked`. */
async function storeUnlocked(ctx: StoreContext, batch: Batch): Promise<IngestError[] | undefined> {
  const { pending, existing } = await findPending(ctx.db, ctx.storeId, batch)
  const { source = OWN_SOURCE } = ctx
  const archivedAt = new Date()
  const change = await planChange(ctx.db, ctx.storeId, pending, { existing, archivedAt, source, readsOwners: false })
  const write = await prepareWrite(ctx, change)
  try {
    if (write) await inTransaction(ctx.db, (trx) => writeChange(ctx, trx, write, { isGuarded: true }))
  } catch (error) {
    // Class 22 and 23: the database refused a value. The items are then stored one by one to find which.
    if (error instanceof StalePlanError || /^2[23]/.test(sqlState(error) ?? '')) return undefined
    throw error
  }
  return change.errors
}

/** Plans behind the store's clock, so that what is read stays true until it is written. */
async function storeLocked(ctx: StoreContext, trx: Transaction, batch: Batch): Promise<IngestError[]> {
  const stamp = await takeStamps(trx, ctx.storeId, 'products')
  const { source = OWN_SOURCE } = ctx
  const errors: IngestError[] = []
  for (const part of partsOf(batch)) {
    const { pending, existing } = await findPending(trx, ctx.storeId, part)
    const change = await planChange(trx, ctx.storeId, pending, {
      existing,
      archivedAt: stamp,
      source,
      readsOwners: true,
    })
    const write = await prepareWrite(ctx, change)
    if (write) await writeChange(ctx, trx, write, { isGuarded: false, stamp })
    errors.push(...change.errors)
  }
  return errors
}

async function findPending(db: Db, storeId: number, batch: Batch) {
  const known = await findKnownProducts(db, storeId, [...new Set(batch.map(({ item }) => item.externalId))])
  const existing = new Set(known.map((row) => row.external_id))
  return { pending: withoutUnchanged(batch, known), existing }
}

interface PreparedWrite {
  products: JsonChunk[]
  variants: JsonChunk[]
  productIds: string[]
  told: ProductEvents
}

/** The JSON texts of the rows are made before the clock is locked. */
async function prepareWrite(ctx: StoreContext, change: CatalogChange): Promise<PreparedWrite | undefined> {
  if (change.changed.size === 0) return undefined
  const products = [...change.changed].map((id) => change.current.get(id) as ProductState)
  return {
    products: await productRows(products),
    variants: await variantRows(change.variants.values()),
    productIds: productsToEmbed(change),
    told: productEvents(ctx, change),
  }
}

async function writeChange(
  ctx: StoreContext,
  trx: Transaction,
  { products, variants, productIds, told }: PreparedWrite,
  options: { isGuarded: boolean; stamp?: Date },
): Promise<void> {
  const { storeId } = ctx
  noteEvents(trx, told.events)
  if (told.back.length > 0) await ctx.queue.enqueue(trx, mailBackInStockJob, { storeId, products: told.back })
  if (productIds.length > 0) await ctx.queue.enqueue(trx, embedProductsJob, { storeId, productIds })
  const stamp = options.stamp ?? (await takeStamps(trx, storeId, 'products'))
  const { isGuarded } = options
  for (const { text, count } of products) {
    if ((await writeProducts(trx, storeId, text, { stamp, isGuarded })) !== count) throw new StalePlanError()
  }
  for (const { text, count } of variants) {
    if ((await writeVariants(trx, storeId, text, { isGuarded })) !== count) throw new StalePlanError()
  }
}
