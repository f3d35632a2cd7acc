import { requireScope, type StoreContext } from '../context.ts'
import { storeBatch } from '../db/store-batch.ts'
import { takeStamps } from '../db/store-clock.ts'
import { type Db, inTransaction, sqlState, type Transaction } from '../db/transaction.ts'
import { contentHash } from '../shared/hash.ts'
import {
  type AcceptedItem,
  type IngestError,
  type IngestResult,
  ingestResult,
  parseItems,
  withoutUnchanged,
} from '../shared/ingest.ts'
import { embedProductsJob } from './catalog.jobs.ts'
import { findKnownProducts, productRows, variantRows, writeProducts, writeVariants } from './catalog.queries.ts'
import { productInputSchema } from './catalog.schema.ts'
import { type CatalogChange, type PushedProduct, planChange, productsToEmbed } from './catalog-change.ts'
import type { ProductState } from './product-state.ts'

type Batch = AcceptedItem<PushedProduct>[]

/** Another push changed what a plan was made on. */
class StalePlanError extends Error {}

/**
 * Stores pushed products and their variants, keyed by externalId, and queues embeddings for those whose searchable
 * text changed, all in one transaction. Items that fail are reported and leave what was stored untouched.
 *
 * The plan is made on what is read without a lock, and the write refuses it when any of that has changed since: so the
 * store's clock, behind which its writers queue, is held for the writing alone. A refused plan is made again behind it.
 * @param items raw items of a request, at most 200
 */
export async function upsertProducts(ctx: StoreContext, items: readonly unknown[]): Promise<IngestResult> {
  requireScope(ctx, 'write')
  ctx.pushes.note()
  const { accepted, errors } = parseItems(productInputSchema, items)
  const pushed = accepted.map(({ index, item }) => ({ index, item: { ...item, payloadHash: contentHash(item) } }))
  const refused =
    (await storeUnlocked(ctx, pushed)) ??
    (await storeBatch(ctx.db, pushed, (trx, batch) => storeLocked(ctx, trx, batch)))
  return ingestResult(items.length, [...errors, ...refused])
}

/** Returns undefined, with nothing written, when the batch must be stored the careful way. */
async function storeUnlocked(ctx: StoreContext, batch: Batch): Promise<IngestError[] | undefined> {
  const { pending, existing } = await findPending(ctx.db, ctx.storeId, batch)
  const archivedAt = new Date()
  const change = await planChange(ctx.db, ctx.storeId, pending, { existing, archivedAt, readsOwners: false })
  const write = prepareWrite(change)
  try {
    if (write) await inTransaction(ctx.db, (trx) => writeChange(ctx, trx, write, { isGuarded: true }))
  } catch (error) {
    // Class 22 and 23: a value that the database refuses, which is then found item by item.
    if (error instanceof StalePlanError || /^2[23]/.test(sqlState(error) ?? '')) return undefined
    throw error
  }
  return change.errors
}

/** Plans behind the store's clock, so that what is read stays true until it is written. */
async function storeLocked(ctx: StoreContext, trx: Transaction, batch: Batch): Promise<IngestError[]> {
  const stamp = await takeStamps(trx, ctx.storeId, 'products')
  const { pending, existing } = await findPending(trx, ctx.storeId, batch)
  const change = await planChange(trx, ctx.storeId, pending, { existing, archivedAt: stamp, readsOwners: true })
  const write = prepareWrite(change)
  if (write) await writeChange(ctx, trx, write, { isGuarded: false, stamp })
  return change.errors
}

async function findPending(db: Db, storeId: number, batch: Batch) {
  const known = await findKnownProducts(db, storeId, [...new Set(batch.map(({ item }) => item.externalId))])
  const existing = new Set(known.map((row) => row.external_id))
  return { pending: withoutUnchanged(batch, known), existing }
}

interface PreparedWrite {
  products: { rows: string; count: number }
  variants: { rows: string; count: number }
  productIds: string[]
}

/** The long texts are made before the clock is taken. */
function prepareWrite(change: CatalogChange): PreparedWrite | undefined {
  if (change.changed.size === 0) return undefined
  const products = [...change.changed].map((id) => change.current.get(id) as ProductState)
  const variants = [...change.variants.values()]
  return {
    products: { rows: productRows(products), count: products.length },
    variants: { rows: variantRows(variants), count: variants.length },
    productIds: productsToEmbed(change),
  }
}

async function writeChange(
  ctx: StoreContext,
  trx: Transaction,
  { products, variants, productIds }: PreparedWrite,
  options: { isGuarded: boolean; stamp?: Date },
): Promise<void> {
  const { storeId } = ctx
  if (productIds.length > 0) await ctx.queue.enqueue(trx, embedProductsJob, { storeId, productIds })
  const stamp = options.stamp ?? (await takeStamps(trx, storeId, 'products'))
  const { isGuarded } = options
  const written = await writeProducts(trx, storeId, products.rows, { stamp, isGuarded })
  if (written !== products.count) throw new StalePlanError()
  if (variants.count === 0) return
  if ((await writeVariants(trx, storeId, variants.rows, { isGuarded })) !== variants.count) throw new StalePlanError()
}
