import { fieldsOf, mergeColumns, type PushedFields, pickColumns, productColumns } from '../catalog/catalog.columns.ts'

/** A variant as search sees it. Amounts are numbers in the product's currency. */
export interface SearchVariant {
  id: string
  title: string | null
  sku: string | null
  /** EAN, UPC or ISBN digits. */
  gtin: string | null
  /** The maker's part number. */
  mpn: string | null
  price: number | null
  compareAtPrice: number | null
  /** null = not tracked, which counts as in stock. */
  inventory: number | null
  options: Record<string, string>
  url: string | null
  imageUrl: string | null
}

/** The columns of a product that search keeps in memory or shows. */
export const searchedColumns = pickColumns(productColumns, [
  'title',
  'description',
  'vendor',
  'category',
  'tags',
  'url',
  'image_url',
  'currency',
])

/** An active product with its variants that are not archived, in the owner's order. */
export interface SearchProduct extends Omit<PushedFields<typeof searchedColumns>, 'currency'> {
  id: string
  /** ISO 4217. */
  currency: string
  variants: SearchVariant[]
  /** Quantity ordered in the last 90 days. */
  popularity: number
  /** What its texts tell of contents and diets, see `toldContents`; absent where they tell nothing, or it was not taken in yet. */
  contents?: string
  /** Tells one searchable text of it from another; absent where there are no vectors. */
  textMark?: number
  /** The store clock's stamp of its last change, in milliseconds; absent where it comes from no database. */
  changedAtMs?: number
}

/** A product of which nothing is known but its title. */
export const bareProduct = (id: string, title: string, more: Partial<SearchProduct> = {}): SearchProduct => ({
  ...{ id, ...fieldsOf(searchedColumns, mergeColumns(searchedColumns, undefined, { title })) },
  ...{ currency: 'USD', variants: [], popularity: 0 },
  ...more,
})

/** A variant of which nothing is known. */
export const bareVariant = (id: string, more: Partial<SearchVariant> = {}): SearchVariant => ({
  ...{ id, title: null, sku: null, gtin: null, mpn: null, price: null, compareAtPrice: null, inventory: null },
  ...{ options: {}, url: null, imageUrl: null },
  ...more,
})

/** Whether a shopper can have at least one of it. */
export const isAvailable = (variant: SearchVariant): boolean => variant.inventory === null || variant.inventory > 0

/** Whether it is sold for less than before. */
export const isReduced = ({ price, compareAtPrice }: Pick<SearchVariant, 'price' | 'compareAtPrice'>): boolean =>
  price !== null && compareAtPrice !== null && compareAtPrice > price

/** Between products that are equally good: what can be had first, then what sells, then by id so that the order is always the same. */
export function compareEquals(a: SearchProduct, b: SearchProduct): number {
  const available = Number(b.variants.some(isAvailable)) - Number(a.variants.some(isAvailable))
  return available || b.popularity - a.popularity || (a.id < b.id ? -1 : 1)
}

/** What a shopper insists on. Every part given must hold, on one and the same variant where it is about variants. */
export interface SearchFilters {
  priceMin?: number
  priceMax?: number
  inStock?: boolean
  /** Sold for less than before. */
  reduced?: boolean
  /** Wanted values by option name, lower case: any one of the values of each option must fit. */
  options?: Record<string, string[]>
  vendor?: string
  category?: string
  tags?: string[]
}

export type FilterName =
  | 'price_min'
  | 'price_max'
  | 'in_stock'
  | 'reduced'
  | 'vendor'
  | 'category'
  | 'tag'
  | `option.${string}`

/** A constraint that left nothing and was let go, so that the assistant can say so. */
export interface Relaxation {
  filter: FilterName
  /** What was asked for, as text: "50", "red". */
  wanted: string
  /** The nearest there is: the cheapest price found, an available value; null when nothing is near. */
  nearest: string | null
}
