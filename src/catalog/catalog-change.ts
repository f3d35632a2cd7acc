import type { Db } from '../db/transaction.ts'
import { type AcceptedItem, type IngestError, othersItem } from '../shared/ingest.ts'
import { MOST_ISSUES } from '../shared/issues.ts'
import { Slices } from '../shared/yielding.ts'
import { findVariantOwners, loadProducts } from './catalog.queries.ts'
import type { ProductInput } from './catalog.schema.ts'
import { mergeProduct, type ProductState, sameVariant, type VariantState } from './product-state.ts'

export type PushedProduct = ProductInput & { payloadHash: Buffer }

/** The rows a batch touches, as they were and as they become. */
export interface CatalogChange {
  former: Map<string, ProductState>
  current: Map<string, ProductState>
  changed: Set<string>
  /** Which product each variant belongs to while the batch is applied. */
  owners: Map<string, { productId: string; archived: boolean }>
  /** Variants whose row changes. */
  variants: Map<string, VariantState>
  /** What variants that leave their product get as archived_at. */
  archivedAt: Date
  errors: IngestError[]
}

export interface ChangeOptions {
  /** Ids that are stored already, of pushed products and of others. */
  existing: ReadonlySet<string>
  archivedAt: Date
  /** Who pushes: what others wrote first is theirs. */
  source: string
  /** False: variants not found with the pushed products are taken to belong to no product; the write must then check that. */
  readsOwners: boolean
}

/** Reads what the items touch and lays them over it, one after the other. Writes nothing. */
export async function planChange(
  db: Db,
  storeId: number,
  pending: AcceptedItem<PushedProduct>[],
  options: ChangeOptions,
): Promise<CatalogChange> {
  const pendingIds = [...new Set(pending.map(({ item }) => item.externalId))]
  const stored = pendingIds.filter((id) => options.existing.has(id))
  const states = await loadProducts(db, storeId, stored)
  const former = new Map(states.map((state) => [state.external_id, state]))
  const owners: CatalogChange['owners'] = new Map()
  for (const { variants } of states) {
    for (const variant of variants.values()) {
      owners.set(variant.external_id, { productId: variant.product_id, archived: variant.archived_at !== null })
    }
  }
  const change: CatalogChange = {
    ...{ former, owners, archivedAt: options.archivedAt },
    ...{ current: new Map(former), changed: new Set(), variants: new Map(), errors: [] },
  }
  if (options.readsOwners) await addOwners(db, storeId, pending, owners)
  const slices = new Slices()
  for (const { index, item } of pending) {
    const problem = await applyProduct(change, item, options.source, slices)
    if (problem) change.errors.push({ index, externalId: item.externalId, ...problem })
    if (slices.isSpent) await slices.rest()
  }
  return change
}

async function addOwners(
  db: Db,
  storeId: number,
  pending: AcceptedItem<PushedProduct>[],
  owners: CatalogChange['owners'],
): Promise<void> {
  const unknown = new Set<string>()
  for (const { item } of pending) {
    for (const { externalId } of item.variants ?? []) if (!owners.has(externalId)) unknown.add(externalId)
  }
  for (const row of await findVariantOwners(db, storeId, [...unknown])) {
    owners.set(row.external_id, { productId: row.product_id, archived: row.archived })
  }
}

type Problem = Pick<IngestError, 'code' | 'message' | 'issues'>

/** Lays one item over the state, as if it were alone; returns why it cannot be. */
async function applyProduct(
  change: CatalogChange,
  item: PushedProduct,
  source: string,
  slices: Slices,
): Promise<Problem | undefined> {
  const former = change.current.get(item.externalId)
  if (former && former.source !== source) return othersItem(former.source)
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
  if (taken[0]) {
    const message = `${taken[0].path} ${taken[0].message}`
    return { code: 'conflict', message, issues: taken.slice(0, MOST_ISSUES) }
  }
  const merged = await mergeProduct(former, item, change.archivedAt, slices)
  if (slices.isSpent) await slices.rest()
  merged.payload_hash = item.payloadHash
  if (!former) merged.source = source
  if (item.variants !== undefined) takeVariants(change, former, merged)
  change.current.set(item.externalId, merged)
  change.changed.add(item.externalId)
  return
}

function takeVariants(change: CatalogChange, former: ProductState | undefined, merged: ProductState): void {
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

/** Changed products whose searchable text changed. */
export function productsToEmbed({ changed, current, former }: CatalogChange): string[] {
  return [...changed].filter((id) => {
    const { search_hash } = current.get(id) as ProductState
    return !former.get(id)?.search_hash.equals(search_hash)
  })
}
