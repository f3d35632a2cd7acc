import { contentHash } from '../shared/hash.ts'
import type { ProductInput, VariantInput } from './catalog.schema.ts'

/** A variant's row, as stored and as written back. Amounts are decimal texts with four places. */
export interface VariantState {
  external_id: string
  product_id: string
  title: string | null
  price: string | null
  compare_at_price: string | null
  inventory: number | null
  sku: string | null
  gtin: string | null
  mpn: string | null
  options: Record<string, string>
  url: string | null
  image_url: string | null
  position: number
  archived_at: Date | null
}

/** A product's row with all its variants by external id. */
export interface ProductState {
  external_id: string
  title: string
  description: string | null
  status: string
  url: string | null
  image_url: string | null
  vendor: string | null
  category: string | null
  tags: string[]
  images: string[]
  currency: string | null
  source_updated_at: Date | null
  payload_hash: Buffer | null
  search_hash: Buffer
  /** Stamp of the stored row that this state was read from; null for a new product. */
  known_at: Date | null
  variants: Map<string, VariantState>
}

const NO_HASH = Buffer.alloc(0)

/** undefined = not given: keep what was; null = cleared. */
const given = <T>(next: T | undefined, former: T): T => (next === undefined ? former : next)
const amount = (next: number | null | undefined): string | null | undefined =>
  next === undefined || next === null ? next : next.toFixed(4)

/**
 * The product after a pushed item was laid over what is stored: absent = unchanged, null = cleared, a list given = the
 * whole new list.
 * @param former undefined for a new product, which must have a title
 * @param archivedAt what variants that left the list get as archived_at
 */
export function mergeProduct(former: ProductState | undefined, input: ProductInput, archivedAt: Date): ProductState {
  const title = input.title ?? former?.title
  if (title === undefined) throw new Error('A new product needs a title')
  const merged: ProductState = {
    external_id: input.externalId,
    title,
    description: given(input.description, former?.description ?? null),
    status: given(input.status, former?.status ?? 'active') ?? 'active',
    url: given(input.url, former?.url ?? null),
    image_url: given(input.imageUrl, former?.image_url ?? null),
    vendor: given(input.vendor, former?.vendor ?? null),
    category: given(input.category, former?.category ?? null),
    tags: given(input.tags, former?.tags ?? []) ?? [],
    images: given(input.images, former?.images ?? []) ?? [],
    currency: given(input.currency, former?.currency ?? null),
    source_updated_at:
      input.updatedAt === undefined
        ? (former?.source_updated_at ?? null)
        : input.updatedAt === null
          ? null
          : new Date(input.updatedAt),
    payload_hash: null,
    search_hash: NO_HASH,
    known_at: former?.known_at ?? null,
    variants:
      input.variants === undefined
        ? (former?.variants ?? new Map())
        : mergeVariants(former, input.externalId, input.variants ?? [], archivedAt),
  }
  merged.search_hash = searchHash(merged)
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
    external_id: input.externalId,
    product_id: productId,
    title: given(input.title, former?.title ?? null),
    price: given(amount(input.price), former?.price ?? null),
    compare_at_price: given(amount(input.compareAtPrice), former?.compare_at_price ?? null),
    inventory: given(input.inventory, former?.inventory ?? null),
    sku: given(input.sku, former?.sku ?? null),
    gtin: given(input.gtin, former?.gtin ?? null),
    mpn: given(input.mpn, former?.mpn ?? null),
    options: given(input.options, former?.options ?? {}) ?? {},
    url: given(input.url, former?.url ?? null),
    image_url: given(input.imageUrl, former?.image_url ?? null),
    position: input.position ?? index,
    archived_at: null,
  }
}

/** Changes exactly when something that a shopper could search for changes: never for price, stock or links. */
function searchHash(product: ProductState): Buffer {
  const variants = [...product.variants.values()]
    .filter((variant) => variant.archived_at === null)
    .sort((a, b) => (a.external_id < b.external_id ? -1 : 1))
    .map(({ title, sku, gtin, mpn, options }) => {
      const text = [title, sku, Object.entries(options).sort()]
      // Only where given: products without codes keep the hash they had before codes were stored, and their vectors.
      return gtin === null && mpn === null ? text : [...text, gtin, mpn]
    })
  return contentHash([product.title, product.description, product.vendor, product.category, product.tags, variants])
}

const COMPARED = [
  'product_id',
  'title',
  'price',
  'compare_at_price',
  'inventory',
  'sku',
  'gtin',
  'mpn',
  'url',
  'image_url',
  'position',
] as const satisfies (keyof VariantState)[]

/** Whether two states of a variant are stored alike. */
export function sameVariant(a: VariantState | undefined, b: VariantState): boolean {
  if (a === undefined || a.archived_at?.getTime() !== b.archived_at?.getTime()) return false
  if (!COMPARED.every((field) => a[field] === b[field])) return false
  const names = Object.keys(a.options)
  return (
    names.length === Object.keys(b.options).length &&
    names.every((name) => Object.hasOwn(b.options, name) && a.options[name] === b.options[name])
  )
}
