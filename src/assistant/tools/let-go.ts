import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { mergeWishes, wishesOf } from '../../search/find-hits.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { SearchResult } from './tool-results.ts'

/** What was let go; of a price between two bounds both are told. */
export function relaxedOf({
  found,
  wished,
}: {
  found: FinishedSearch
  wished: ConstraintFilters
}): SearchResult['relaxed'] {
  const { priceMin, priceMax } = mergeWishes(wished, wishesOf(found.understood))
  if (priceMin === undefined || priceMax === undefined) return found.relaxed
  return found.relaxed.map((one) => (one.filter.startsWith('price_') ? { ...one, range: [priceMin, priceMax] } : one))
}

/** A wish may be repeated as the shopper's own, and the nearest there is named beside it. */
export function addSearchFacts(scope: TurnScope, relaxed: SearchResult['relaxed']): void {
  for (const { filter, wanted, nearest, range = [] } of relaxed) {
    const isPrice = filter === 'price_min' || filter === 'price_max'
    const money = isPrice ? { currency: scope.ctx.currency } : {}
    for (const bound of range) scope.addFact('search', 'wish', 'price', bound, money)
    for (const [id, value] of [
      ['wish', wanted],
      ['nearest', nearest],
    ] as const) {
      if (value === null) continue
      const amount = isPrice && /^[\d.]+$/.test(value) ? Number(value) : null
      scope.addFact('search', id, isPrice ? 'price' : filter, amount ?? value, amount === null ? {} : money)
    }
  }
}
