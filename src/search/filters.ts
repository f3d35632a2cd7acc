import { fold } from './analysis/fold.ts'
import { isAvailable, type SearchFilters, type SearchProduct, type SearchVariant } from './search-product.ts'

/** Tells which variants of a product a shopper with these filters may be shown; null = the product is not for them. */
export type CompiledFilter = (product: SearchProduct) => SearchVariant[] | null

/**
 * Makes a filter of what a shopper insists on. What is about variants (price, stock, options) must hold on one and the
 * same variant; names are compared without regard to letter case and accents. A product without variants fits only when
 * nothing is asked of variants.
 */
export function compileFilters(filters: SearchFilters): CompiledFilter {
  const fitsProduct = productTest(filters)
  const fitsVariant = variantTest(filters)
  return (product) => {
    if (!fitsProduct(product)) return null
    if (!fitsVariant) return product.variants
    const fitting = product.variants.filter(fitsVariant)
    return fitting.length > 0 ? fitting : null
  }
}

function productTest({ vendor, category, tags }: SearchFilters): (product: SearchProduct) => boolean {
  const wantedVendor = vendor === undefined ? undefined : fold(vendor)
  const wantedCategory = category === undefined ? undefined : fold(category)
  const wantedTags = tags?.map(fold) ?? []
  return (product) => {
    if (wantedVendor !== undefined && fold(product.vendor ?? '') !== wantedVendor) return false
    if (wantedCategory !== undefined && !isInCategory(product.category, wantedCategory)) return false
    if (wantedTags.length === 0) return true
    const own = new Set(product.tags.map(fold))
    return wantedTags.every((tag) => own.has(tag))
  }
}

/** "Men > Tops" is in Men, in Tops and in Men > Tops. */
function isInCategory(category: string | null, wanted: string): boolean {
  if (category === null) return false
  const parts = category.split('>').map((part) => fold(part.trim()))
  const wantedParts = wanted.split('>').map((part) => part.trim())
  return parts.some((_, at) => wantedParts.every((part, offset) => parts[at + offset] === part))
}

function variantTest(filters: SearchFilters): ((variant: SearchVariant) => boolean) | undefined {
  const { priceMin, priceMax, inStock } = filters
  const options = Object.entries(filters.options ?? {}).map(
    ([name, values]) => [fold(name), new Set(values.map(fold))] as const,
  )
  if (priceMin === undefined && priceMax === undefined && !inStock && options.length === 0) return undefined
  return (variant) => {
    const { price } = variant
    if (priceMin !== undefined && (price === null || price < priceMin)) return false
    if (priceMax !== undefined && (price === null || price > priceMax)) return false
    if (inStock && !isAvailable(variant)) return false
    return options.every(([name, values]) =>
      Object.entries(variant.options).some(([own, value]) => fold(own) === name && values.has(fold(value))),
    )
  }
}
