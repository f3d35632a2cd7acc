import { ContentHash } from '../shared/hash.ts'
import { Slices } from '../shared/yielding.ts'
import {
  mergeColumns,
  type ProductColumns,
  productColumns,
  sameColumns,
  type VariantColumns,
  variantColumns,
} from './catalog.columns.ts'
import type { ProductInput, VariantInput } from './catalog.schema.ts'

/** A variant's row, as stored and as written back. */
export interface VariantState extends VariantColumns {
  external_id: string
}

/** A product's row with all its variants by external id. */
export interface ProductState extends ProductColumns {
  external_id: string
  payload_hash: Buffer | null
  search_hash: Buffer
  /** Stamp of the stored row that this state was read from; null for a new product. */
  known_at: Date | null
  variants: Map<string, VariantState>
}

const NO_HASH = Buffer.alloc(0)

/**
 * The product after a pushed item was laid over what is stored: absent = unchanged, null = cleared, a list given = the
 * whole new list.
 * @param former undefined for a new product, which must have a title
 * @param archivedAt what variants that left the list get as archived_at
 * @param slices others have their turn in between: a product may have 2,048 variants of 50 options each
 */
export async function mergeProduct(
  former: ProductState | undefined,
  input: ProductInput,
  archivedAt: Date,
  slices = new Slices(),
): Promise<ProductState> {
  if ((input.title ?? former?.title) === undefined) throw new Error('A new product needs a title')
  const merged: ProductState = {
    ...mergeColumns(productColumns, former, input),
    external_id: input.externalId,
    payload_hash: null,
    search_hash: NO_HASH,
    known_at: former?.known_at ?? null,
    variants:
      input.variants === undefined
        ? (former?.variants ?? new Map())
        : mergeVariants(former, input.externalId, input.variants ?? [], archivedAt),
  }
  if (slices.isSpent) await slices.rest()
  merged.search_hash = await searchHash(merged, slices)
  return merged
}

function mergeVariants(
  former: ProductState | undefined,
  productId: string,
  inputs: VariantInput[],
  archivedAt: Date,
): Map<string, VariantState> {
  const merged = new Map<string, VariantState>()
  inputs.forEach((input, index) => {
    merged.set(input.externalId, mergeVariant(former?.variants.get(input.externalId), productId, input, index))
  })
  for (const [id, variant] of former?.variants ?? []) {
    if (!merged.has(id)) merged.set(id, { ...variant, archived_at: variant.archived_at ?? archivedAt })
  }
  return merged
}

function mergeVariant(
  former: VariantState | undefined,
  productId: string,
  input: VariantInput,
  index: number,
): VariantState {
  return {
    ...mergeColumns(variantColumns, former, input),
    external_id: input.externalId,
    product_id: productId,
    position: input.position ?? index,
    archived_at: null,
  }
}

/** Changes exactly when something that a shopper could search for changes: never for price, stock or links. */
async function searchHash(product: ProductState, slices: Slices): Promise<Buffer> {
  const { title, description, vendor, category, tags } = product
  const hash = new ContentHash()
  hash.add(`${JSON.stringify([title, description, vendor, category, tags]).slice(0, -1)},[`)
  const variants = [...product.variants.values()]
    .filter((variant) => variant.archived_at === null)
    .sort((a, b) => (a.external_id < b.external_id ? -1 : 1))
  for (const [index, { title, sku, gtin, mpn, options }] of variants.entries()) {
    const text = [title, sku, inOrder(options)]
    // Only where given: products without codes keep the hash they had before codes were stored, and their vectors.
    const searchable = gtin === null && mpn === null ? text : [...text, gtin, mpn]
    hash.add(`${index === 0 ? '' : ','}${JSON.stringify(searchable)}`)
    if (slices.isSpent) await slices.rest()
  }
  hash.add(']]')
  return hash.digest()
}

/** As Array.sort() orders pairs, by their texts, which it would make anew for each comparison: 100 ms for 2,048 variants of 50 options. */
function inOrder(options: Record<string, string>): [string, string][] {
  return Object.entries(options)
    .map((pair) => ({ pair, text: `${pair[0]},${pair[1]}` }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ pair }) => pair)
}

/** Whether two states of a variant are stored alike. */
export const sameVariant = (a: VariantState | undefined, b: VariantState): boolean =>
  a !== undefined && sameColumns(variantColumns, a, b)
