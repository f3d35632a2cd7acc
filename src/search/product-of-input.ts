import { fieldsOf, mergeColumns } from '../catalog/catalog.columns.ts'
import type { ProductInput } from '../catalog/catalog.schema.ts'
import { type SearchProduct, searchedColumns } from './search-product.ts'

/** A pushed item as search would see it once stored: for measuring search without a store. */
export function productOfInput(input: ProductInput): SearchProduct {
  return {
    id: input.externalId,
    ...fieldsOf(searchedColumns, mergeColumns(searchedColumns, undefined, input)),
    currency: input.currency ?? 'USD',
    variants: (input.variants ?? []).map((variant) => ({
      id: variant.externalId,
      title: variant.title ?? null,
      sku: variant.sku ?? null,
      gtin: variant.gtin ?? null,
      mpn: variant.mpn ?? null,
      price: variant.price ?? null,
      compareAtPrice: variant.compareAtPrice ?? null,
      inventory: variant.inventory ?? null,
      options: variant.options ?? {},
      url: variant.url ?? null,
      imageUrl: variant.imageUrl ?? null,
    })),
    popularity: 0,
  }
}
