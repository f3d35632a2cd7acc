import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { type GradedHit, mergeWishes, wishesOf } from '../../search/find-hits.ts'
import { correctedText } from '../../search/index/query-plan.ts'
import { isAvailable } from '../../search/search-product.ts'
import type { FinishedSearch } from '../../search/search-products.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Shown } from './read-shown.ts'
import type { SearchResult } from './tool-results.ts'

/** What was let go; of a price between two bounds both are told, and the nearest price is one of what fits best. */
export function relaxedOf({
  found,
  wished,
  best,
  shown,
}: {
  found: FinishedSearch
  wished: ConstraintFilters
  best: readonly GradedHit[]
  shown: readonly Shown[]
}): SearchResult['relaxed'] {
  const { priceMin, priceMax } = mergeWishes(wished, wishesOf(found.understood))
  const bounds = priceMin === undefined || priceMax === undefined ? {} : { range: [priceMin, priceMax] as const }
  // A size that the chart of a page has is not let go.
  const isHeld = ({ filter }: SearchResult['relaxed'][number]) =>
    shown.some(({ grade }) => grade.parts.some(({ part, verdict }) => part === filter && verdict === 'holds'))
  return found.relaxed
    .filter((one) => !isHeld(one))
    .map((one) => (one.filter.startsWith('price_') ? { ...one, nearest: nearestOf(one, best), ...bounds } : one))
}

/** The price of what fits best that comes nearest to a limit: asked for by its name, it is not the price of what shares a word with it. */
function nearestOf({ filter, nearest }: SearchResult['relaxed'][number], best: readonly GradedHit[]): string | null {
  if (nearest === null || !/^[\d.]+$/.test(nearest)) return nearest
  const variants = best.flatMap(({ product, grade }) => (grade.variants.length > 0 ? grade.variants : product.variants))
  const there = variants.filter(isAvailable)
  const prices = (there.length > 0 ? there : variants).flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return nearest
  return String(filter === 'price_max' ? Math.min(...prices) : Math.max(...prices))
}

/** Letters that an ending has at most: "bastelt" and "basteln" are one word. */
const LONGEST_ENDING = 2

/** What is said now as it was understood where its spelling was corrected; another ending of a word is no slip. Null when nothing was. */
export function correctedOf(found: FinishedSearch | undefined, said: string): string | null {
  const typed = said.normalize('NFC').toLowerCase()
  const slips = (found?.understood.parsed.corrections ?? []).filter(
    ({ from, to }) => typed.includes(from) && !isSameStem(from, to),
  )
  return slips.length === 0 ? null : correctedText(said, slips)
}

function isSameStem(one: string, other: string): boolean {
  const stem = Math.max(one.length, other.length) - LONGEST_ENDING
  return stem > LONGEST_ENDING && one.slice(0, stem) === other.slice(0, stem)
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
