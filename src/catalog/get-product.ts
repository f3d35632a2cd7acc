import type { StoreContext } from '../context.ts'
import { fieldsOf, type PushedFields, productColumns } from './catalog.columns.ts'
import { findLinkOrigins, findProductsNow, type ProductNowRow } from './catalog.queries.ts'
import { presentVariant, type VariantNow } from './get-variants.ts'
import { lowestPriceOf } from './lowest-price.ts'

// An active one says nothing by its status, and when the shop changed it matters to pushes only.
const { status: _status, source_updated_at: _updatedAt, ...shownColumns } = productColumns

/** An active product as the database has it at this moment, with the variants that can be offered. */
export interface ProductNow extends Omit<PushedFields<typeof shownColumns>, 'currency'> {
  externalId: string
  /** ISO 4217. */
  currency: string
  /** The lowest of the variants' prices; null when none has one. */
  price: number | null
  /** Whether one of the variants can be had. */
  available: boolean
  variants: VariantNow[]
  /** When it was read, ISO 8601. */
  asOf: string
}

/** null for an unknown product and for one that is not active. */
export async function getProductNow(ctx: StoreContext, id: string): Promise<ProductNow | null> {
  return (await getProductsNow(ctx, [id]))[0] ?? null
}

/** Those of the products that are active, in the order of the ids: one question to the database, however many there are. */
export async function getProductsNow(ctx: StoreContext, ids: readonly string[]): Promise<ProductNow[]> {
  const asOf = new Date().toISOString()
  const products = await findProductsNow(ctx.db, ctx.storeId, ids)
  const byId = new Map(
    products.map((row) => {
      const own = row.variants.map((variant) => presentVariant(variant, ctx.currency, asOf))
      return [row.external_id, presentProduct(row, own, ctx.currency, asOf)]
    }),
  )
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** Origins (scheme, host, port) of the links of the store's products, the most used first. */
export async function listLinkOrigins(ctx: StoreContext): Promise<string[]> {
  const origins = await findLinkOrigins(ctx.db, ctx.storeId)
  return [...new Set(origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).origin))]
}

function presentProduct(row: ProductNowRow, variants: VariantNow[], currency: string, asOf: string): ProductNow {
  return {
    externalId: row.external_id,
    ...fieldsOf(shownColumns, row),
    currency: row.currency ?? currency,
    price: lowestPriceOf(variants),
    available: variants.some(({ available }) => available),
    variants,
    asOf,
  }
}
