import { compileFilters } from './filters.ts'
import type { FilterName, Relaxation, SearchFilters, SearchProduct } from './search-product.ts'

export interface Relaxed<Hit> {
  hits: Hit[]
  /** What still holds. */
  filters: SearchFilters
  /** What was let go, in order; empty when there was no need. */
  relaxed: Relaxation[]
}

/** Let go first what a shopper gives up most easily: the exact price, then options, then where it is from, stock last. */
const LADDER: (keyof SearchFilters)[] = ['priceMax', 'priceMin', 'options', 'tags', 'category', 'vendor', 'inStock']

/**
 * Runs a search and, when nothing fits, again with one constraint less; when no single one is to blame, with one more
 * taken away, and so on. Never silently: every constraint let go is named, with the nearest there is.
 */
export function searchRelaxing<Hit extends { product: SearchProduct }>(
  filters: SearchFilters,
  run: (filters: SearchFilters) => Hit[],
): Relaxed<Hit> {
  const hits = run(filters)
  if (hits.length > 0) return { hits, filters, relaxed: [] }
  const steps = LADDER.flatMap((part) => stepsOf(filters, part))
  for (const step of steps) {
    const found = run(step.without(filters))
    if (found.length > 0) return describe(found, filters, [step])
  }
  const taken: Step[] = []
  let rest = filters
  for (const step of steps) {
    taken.push(step)
    rest = step.without(rest)
    const found = run(rest)
    if (found.length > 0) return describe(found, filters, taken)
  }
  return { hits: [], filters, relaxed: [] }
}

interface Step {
  name: FilterName
  wanted: string
  without(filters: SearchFilters): SearchFilters
}

const NAMES: Record<string, FilterName> = {
  priceMin: 'price_min',
  priceMax: 'price_max',
  inStock: 'in_stock',
  vendor: 'vendor',
  category: 'category',
  tags: 'tag',
}

function stepsOf(filters: SearchFilters, part: keyof SearchFilters): Step[] {
  const value = filters[part]
  if (value === undefined || value === false) return []
  if (part !== 'options') {
    const wanted = Array.isArray(value) ? value.join(', ') : String(value)
    return [{ name: NAMES[part] as FilterName, wanted, without: ({ [part]: _, ...rest }) => rest }]
  }
  return Object.entries(filters.options ?? {}).map(([option, values]) => ({
    name: `option.${option}`,
    wanted: values.join(', '),
    without: ({ options: { [option]: _, ...others } = {}, ...rest }) =>
      Object.keys(others).length > 0 ? { ...rest, options: others } : rest,
  }))
}

function describe<Hit extends { product: SearchProduct }>(
  hits: Hit[],
  filters: SearchFilters,
  steps: Step[],
): Relaxed<Hit> {
  const left = steps.reduce((rest, step) => step.without(rest), filters)
  const fitting = compileFilters(left)
  const variants = hits.flatMap(({ product }) => fitting(product) ?? [])
  const relaxed = steps.map(({ name, wanted }): Relaxation => {
    if (name === 'price_max' || name === 'price_min') {
      const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]))
      const nearest = name === 'price_max' ? Math.min(...prices) : Math.max(...prices)
      return { filter: name, wanted, nearest: Number.isFinite(nearest) ? String(nearest) : null }
    }
    if (!name.startsWith('option.')) return { filter: name, wanted, nearest: null }
    const option = name.slice('option.'.length).toLowerCase()
    const values = new Set(
      variants.flatMap(({ options }) =>
        Object.entries(options).flatMap(([own, value]) => (own.toLowerCase() === option ? [value] : [])),
      ),
    )
    return { filter: name, wanted, nearest: values.size > 0 ? [...values].slice(0, 10).join(', ') : null }
  })
  return { hits, filters: left, relaxed }
}
