import type { useMoney } from '../parts/use-money.ts'
import type { ShelfProduct } from './use-catalog.ts'

/** From the lowest to the highest price; a dash where none is told. */
export function priceOf(
  { priceMin, priceMax, currency }: Pick<ShelfProduct, 'priceMin' | 'priceMax' | 'currency'>,
  money: ReturnType<typeof useMoney>,
): string {
  if (priceMin === null) return '–'
  const low = money(priceMin, currency)
  return priceMax === null || priceMax === priceMin ? low : `${low} – ${money(priceMax, currency)}`
}
