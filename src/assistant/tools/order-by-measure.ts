import { getProductsNow } from '../../catalog/get-product.ts'
import { readFarEnd } from '../../language/amounts/read-comparative.ts'
import { isMeasureEnd, type MeasureEnd, readOrder } from '../../language/readers/read-order.ts'
import { tokenize } from '../../language/text/tokens.ts'
import type { GradedHit } from '../../search/find-hits.ts'
import { inOrderOfMeasure, valueAtEnd } from '../../search/questions/compare-measures.ts'
import { optionsOf } from '../../search/questions/read-options.ts'
import type { SearchVariant } from '../../search/search-product.ts'
import type { TurnScope } from '../turn-scope.ts'
import { detailOf } from './present-product.ts'
import type { SearchResult } from './tool-results.ts'

/** Products held against each other by a measure. */
export const MOST_MEASURED = 100

/** Hits in the order that a wish asks for: "the biggest pot". */
export interface Measured {
  hits: GradedHit[]
  /** What is told of the first; null where the shop tells no measure of any. */
  told: NonNullable<SearchResult['measured']>
}

const measureEndOf = (query: string): MeasureEnd | null => {
  const order = readOrder(tokenize(query))?.value ?? null
  return isMeasureEnd(order) ? order : null
}

/** Whether a wish asks for an end of a list by a measure. */
export const asksForMeasure = (query: string): boolean => measureEndOf(query) !== null

/** Orders hits by the measure that a wish asks for, by what the database says now; null where it asks for none. */
export async function orderByMeasure(
  { ctx, catalog }: TurnScope,
  query: string,
  hits: readonly GradedHit[],
): Promise<Measured | null> {
  const end = measureEndOf(query)
  if (end === null || hits.length === 0) return null
  const { by, direction } = readFarEnd(end)
  const { language } = catalog
  const now = await getProductsNow(
    ctx,
    hits.map(({ product }) => product.id),
  )
  const sorted = inOrderOfMeasure(now.map(detailOf), { by, direction, language })
  const places = new Map(sorted.map(({ product }, at) => [product.id, at]))
  const placeOf = ({ product }: GradedHit): number => places.get(product.id) ?? Number.POSITIVE_INFINITY
  const narrowed = hits.map((hit) => atSizeEnd(hit, { by, direction, language }))
  const isSized = narrowed.some((hit, at) => hit !== hits[at])
  const ordered = narrowed.toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
  return {
    hits: ordered,
    told: { of: sorted.length, id: sorted[0]?.product.id ?? null, said: sorted[0]?.said ?? null, isSized },
  }
}

/** Of a product that comes in several sizes the one at that end. */
function atSizeEnd(
  hit: GradedHit,
  { by, direction, language }: { by: string; direction: 1 | -1; language: string },
): GradedHit {
  if (by !== 'size') return hit
  const { variants } = hit.grade
  for (const { name, values, readValues } of optionsOf(variants, language)) {
    const value = valueAtEnd(values, readValues, direction)
    if (value === null) continue
    const own = variants.filter(({ options }: SearchVariant) => options[name] === value)
    return { ...hit, grade: { ...hit.grade, variants: own } }
  }
  return hit
}
