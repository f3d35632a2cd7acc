import type { ProductInput } from '../catalog/catalog.schema.ts'
import type { SearchProduct } from './search-product.ts'

/** A pushed item as search would see it once stored: for measuring search without a store. */
export function productOfInput(input: ProductInput): SearchProduct {
  return {
    id: input.externalId,
    title: input.title ?? '',
    description: input.description ?? null,
    vendor: input.vendor ?? null,
    category: input.category ?? null,
    tags: input.tags ?? [],
    url: input.url ?? null,
    imageUrl: input.imageUrl ?? null,
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
