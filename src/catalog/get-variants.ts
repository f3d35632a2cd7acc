import type { StoreContext } from '../context.ts'
import { findOfferedVariants, type VariantNowRow } from './catalog.queries.ts'

/** A variant as the database has it at this moment. */
export interface VariantNow {
  externalId: string
  productId: string
  /** The variant's own; null when it has none. */
  title: string | null
  productTitle: string
  price: number | null
  compareAtPrice: number | null
  /** ISO 4217. */
  currency: string
  /** null = not tracked, negative = oversold. */
  inventory: number | null
  available: boolean
  sku: string | null
  options: Record<string, string>
  /** The variant's own link and image, else the product's. */
  url: string | null
  imageUrl: string | null
  /** When it was read, ISO 8601. */
  asOf: string
}

/** Variants that can be offered now, in the order of the ids: no archived one, none of a product that is not active. */
export async function getVariantsNow(ctx: StoreContext, ids: readonly string[]): Promise<VariantNow[]> {
  const asOf = new Date().toISOString()
  const rows = await findOfferedVariants(ctx.db, ctx.storeId, ids)
  const byId = new Map(rows.map((row) => [row.external_id, presentVariant(row, ctx.currency, asOf)]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const amount = (value: string | null) => (value === null ? null : Number(value))

export function presentVariant(row: VariantNowRow, storeCurrency: string, asOf: string): VariantNow {
  return {
    externalId: row.external_id,
    productId: row.product_id,
    title: row.title,
    productTitle: row.product_title,
    price: amount(row.price),
    compareAtPrice: amount(row.compare_at_price),
    currency: row.currency ?? storeCurrency,
    inventory: row.inventory,
    available: row.inventory === null || row.inventory > 0,
    sku: row.sku,
    options: row.options,
    url: row.url,
    imageUrl: row.image_url,
    asOf,
  }
}
