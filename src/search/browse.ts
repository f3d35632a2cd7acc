import type { CompiledFilter } from './constraints/filters.ts'
import { compareEquals, isAvailable, type SearchProduct } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'

export type PriceOrder = 'cheapest' | 'dearest'

interface Browsed {
  product: SearchProduct
  available: boolean
}

/**
 * The first `count` products that fit: those with a fitting variant that can be had, then the others, each in the order of
 * `compareEquals`. Of 20,000 products thousands may fit: looking at all took 8 ms, and putting them in order 15 ms.
 */
export function browse(catalog: StoreCatalog, fits: CompiledFilter, count: number): SearchProduct[] {
  const ordered = catalog.productsInOrder()
  return ordered ? firstInOrder(ordered, fits, count) : firstOf(catalog.index.products(), fits, count)
}

/** The first `count` products that fit by the price of the variants that do, what can be had before what cannot; what has no price is left out. */
export function browseByPrice(
  catalog: StoreCatalog,
  fits: CompiledFilter,
  { count, order }: { count: number; order: PriceOrder },
): SearchProduct[] {
  const sign = order === 'cheapest' ? 1 : -1
  const priced: (Browsed & { price: number })[] = []
  for (const product of catalog.index.products()) {
    const variants = fits(product)
    const own = variants?.filter(isAvailable) ?? []
    const available = own.length > 0
    const prices = (available ? own : (variants ?? [])).flatMap(({ price }) => (price === null ? [] : [price * sign]))
    if (prices.length > 0) priced.push({ product, available, price: Math.min(...prices) })
  }
  const sorted = priced.sort(
    (a, b) => Number(b.available) - Number(a.available) || a.price - b.price || compareEquals(a.product, b.product),
  )
  return sorted.slice(0, count).map(({ product }) => product)
}

function firstInOrder(ordered: readonly SearchProduct[], fits: CompiledFilter, count: number): SearchProduct[] {
  const available: SearchProduct[] = []
  const others: SearchProduct[] = []
  for (const product of ordered) {
    if (available.length === count) break
    const variants = fits(product)
    if (variants) (variants.some(isAvailable) ? available : others).push(product)
  }
  return [...available, ...others].slice(0, count)
}

function firstOf(products: Iterable<SearchProduct>, fits: CompiledFilter, count: number): SearchProduct[] {
  const best: Browsed[] = []
  for (const product of products) {
    const variants = fits(product)
    if (!variants) continue
    const one = { product, available: variants.some(isAvailable) }
    const last = best[count - 1]
    if (last && compareBrowsed(one, last) >= 0) continue
    best.splice(placeOf(one, best), 0, one)
    if (best.length > count) best.pop()
  }
  return best.map(({ product }) => product)
}

const compareBrowsed = (a: Browsed, b: Browsed): number =>
  Number(b.available) - Number(a.available) || compareEquals(a.product, b.product)

/** Where one belongs among those in order. */
function placeOf(one: Browsed, sorted: Browsed[]): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (compareBrowsed(one, sorted[middle] as Browsed) < 0) to = middle
    else from = middle + 1
  }
  return from
}
