import { requireScope, type StoreContext } from '../context.ts'
import { storeBatch } from '../db/store-batch.ts'
import { takeStamps } from '../db/store-clock.ts'
import type { Transaction } from '../db/transaction.ts'
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
import {
  findKnownProducts,
  findVariantOwners,
  type KnownProduct,
  loadProducts,
  writeProducts,
  writeVariants,
} from './catalog.queries.ts'
import { type ProductInput, productInputSchema } from './catalog.schema.ts'
import { mergeProduct, type ProductState, sameVariant, type VariantState } from './product-state.ts'

type PushedProduct = ProductInput & { payloadHash: Buffer }

/**
 * Stores pushed products and their variants, keyed by externalId, and queues embeddings for those whose searchable
 * text changed, all in one transaction. Items that fail are reported and leave what was stored untouched.
 * @param items raw items of a request, at most 200
 */
export async function upsertProducts(ctx: StoreContext, items: readonly unknown[]): Promise<IngestResult> {
  requireScope(ctx, 'write')
  const { accepted, errors } = parseItems(productInputSchema, items)
  const pushed = accepted.map(({ index, item }) => ({ index, item: { ...item, payloadHash: contentHash(item) } }))
  const refused = await storeBatch(ctx.db, pushed, (trx, batch) => storeProducts(ctx, trx, batch))
  return ingestResult(items.length, [...errors, ...refused])
}

async function storeProducts(
  ctx: StoreContext,
  trx: Transaction,
  batch: AcceptedItem<PushedProduct>[],
): Promise<IngestError[]> {
  // Taken first: it also makes this store's catalog writers queue here, so that what is read below stays true.
  const stamp = await takeStamps(trx, ctx.storeId, 'products')
  const known = await findKnownProducts(trx, ctx.storeId, [...new Set(batch.map(({ item }) => item.externalId))])
  const pending = withoutUnchanged(batch, known)
  if (pending.length === 0) return []
  const change = await loadChange(ctx, trx, pending, known, stamp)
  const errors: IngestError[] = []
  for (const { index, item } of pending) {
    const problem = applyProduct(change, item)
    if (problem) errors.push({ index, externalId: item.externalId, ...problem })
  }
  await writeChange(ctx, trx, change)
  return errors
}

/** The rows a batch touches, as they were and as they become. */
interface Change {
  stamp: Date
  former: Map<string, ProductState>
  current: Map<string, ProductState>
  changed: Set<string>
  /** Which product each variant belongs to while the batch is applied. */
  owners: Map<string, { productId: string; archived: boolean }>
  variants: Map<string, VariantState>
}

async function loadChange(
  ctx: StoreContext,
  trx: Transaction,
  pending: AcceptedItem<PushedProduct>[],
  known: KnownProduct[],
  stamp: Date,
): Promise<Change> {
  const pendingIds = new Set(pending.map(({ item }) => item.externalId))
  const existing = known.map((row) => row.external_id).filter((id) => pendingIds.has(id))
  const states = await loadProducts(trx, ctx.storeId, existing)
  const former = new Map(states.map((state) => [state.external_id, state]))
  const owners: Change['owners'] = new Map()
  for (const { variants } of states) {
    for (const variant of variants.values()) {
      owners.set(variant.external_id, { productId: variant.product_id, archived: variant.archived_at !== null })
    }
  }
  const unknown = new Set<string>()
  for (const { item } of pending) {
    for (const { externalId } of item.variants ?? []) if (!owners.has(externalId)) unknown.add(externalId)
  }
  for (const row of await findVariantOwners(trx, ctx.storeId, [...unknown])) {
    owners.set(row.external_id, { productId: row.product_id, archived: row.archived })
  }
  return { stamp, former, current: new Map(former), changed: new Set(), owners, variants: new Map() }
}

type Problem = Pick<IngestError, 'code' | 'message' | 'issues'>

/** Lays one item over the state, as if it were alone; returns why it cannot be. */
function applyProduct(change: Change, item: PushedProduct): Problem | undefined {
  const former = change.current.get(item.externalId)
  if (!former && item.title === undefined) {
    const message = 'is required for a new product'
    return {
      code: 'title_required',
      message: `title ${message}`,
      issues: [{ path: 'title', code: 'required', message }],
    }
  }
  if (item.updatedAt && former?.source_updated_at && new Date(item.updatedAt) < former.source_updated_at) return
  const taken = (item.variants ?? []).flatMap(({ externalId }, index) => {
    const owner = change.owners.get(externalId)
    if (!owner || owner.productId === item.externalId || owner.archived) return []
    const message = 'is a variant of another product'
    return [{ path: `variants[${index}].externalId`, code: 'conflict', message }]
  })
  if (taken[0]) return { code: 'conflict', message: `${taken[0].path} ${taken[0].message}`, issues: taken }
  const merged = mergeProduct(former, item, change.stamp)
  merged.payload_hash = item.payloadHash
  if (item.variants !== undefined) takeVariants(change, former, merged)
  change.current.set(item.externalId, merged)
  change.changed.add(item.externalId)
  return
}

function takeVariants(change: Change, former: ProductState | undefined, merged: ProductState): void {
  for (const variant of merged.variants.values()) {
    const owner = change.owners.get(variant.external_id)
    if (owner && owner.productId !== merged.external_id) {
      change.current.get(owner.productId)?.variants.delete(variant.external_id)
    }
    change.owners.set(variant.external_id, {
      productId: merged.external_id,
      archived: variant.archived_at !== null,
    })
    if (!sameVariant(former?.variants.get(variant.external_id), variant)) {
      change.variants.set(variant.external_id, variant)
    }
  }
}

async function writeChange(ctx: StoreContext, trx: Transaction, change: Change): Promise<void> {
  if (change.changed.size === 0) return
  const products = [...change.changed].map((id) => change.current.get(id) as ProductState)
  const rows = products.map(({ variants: _, ...row }) => row)
  await writeProducts(trx, ctx.storeId, rows, change.stamp)
  await writeVariants(trx, ctx.storeId, [...change.variants.values()])
  const productIds = products
    .filter(({ external_id, search_hash }) => !change.former.get(external_id)?.search_hash.equals(search_hash))
    .map((product) => product.external_id)
  if (productIds.length > 0) await ctx.queue.enqueue(trx, embedProductsJob, { storeId: ctx.storeId, productIds })
}
