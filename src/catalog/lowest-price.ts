/** The lowest price of some variants of one product; null when none has a price. */
export function lowestPriceOf(variants: readonly { price: number | null }[]): number | null {
  const prices = variants.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
