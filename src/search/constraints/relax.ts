import { lowestPriceOf } from '../../catalog/lowest-price.ts'
import { kindOfName } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import type { FilterName, Relaxation, SearchProduct, SearchVariant } from '../search-product.ts'
import { type ConstraintFilters, compileFilters } from './filters.ts'
import { isOfSwitch, valueSaid } from './value-said.ts'

/** A search to be tried with less and less asked. */
export interface RelaxingSearch<Hit> {
  filters: ConstraintFilters
  /** The hits that hold these filters, best first. Called once when something fits, else up to 2 n + 1 times for n constraints. */
  run: (filters: ConstraintFilters) => Hit[]
  productOf: (hit: Hit) => SearchProduct
  /** With it, prices and values named as near come only from hits half as good as the best or better. */
  scoreOf?: (hit: Hit) => number
  /** Keep only the lower third by price. */
  cheap?: boolean
}

export interface RelaxedHits<Hit> {
  /** All of them hold `filters`. */
  hits: Hit[]
  /** What still holds. */
  filters: ConstraintFilters
  /** What was let go; empty when there was no need, or when nothing is found even with nothing asked. */
  relaxed: Relaxation[]
}

interface Step {
  name: FilterName
  wanted: string
  without: (filters: ConstraintFilters) => ConstraintFilters
}

/**
 * Runs a search and, when nothing fits, again with one constraint less: first each alone, in the order of `stepsOf`; when
 * no single one is to blame, more and more together, and then each of those comes back that can. Never silently: every
 * constraint let go is named with the nearest there is.
 */
export function searchWithRelaxation<Hit>(search: RelaxingSearch<Hit>): RelaxedHits<Hit> {
  const { filters, run } = search
  const hits = run(filters)
  if (hits.length > 0) return { hits: chosen(search, hits, filters), filters, relaxed: [] }
  const steps = stepsOf(filters)
  for (const step of steps) {
    const found = run(step.without(filters))
    if (found.length > 0) return describe(search, found, [step])
  }
  for (let count = 2; count <= steps.length; count++) {
    const taken = steps.slice(0, count)
    const found = run(without(filters, taken))
    if (found.length > 0) return giveBack(search, found, taken)
  }
  return { hits: [], filters, relaxed: [] }
}

const without = (filters: ConstraintFilters, steps: Step[]) => steps.reduce((rest, step) => step.without(rest), filters)

/** Takes back what was let go on the way but is not to blame; the last step is. */
function giveBack<Hit>(search: RelaxingSearch<Hit>, hits: Hit[], taken: Step[]): RelaxedHits<Hit> {
  let needed = taken
  let best = hits
  for (const step of taken.slice(0, -1)) {
    const fewer = needed.filter((one) => one !== step)
    const found = search.run(without(search.filters, fewer))
    if (found.length === 0) continue
    needed = fewer
    best = found
  }
  return describe(search, best, needed)
}

const kindOrder = { material: 1, color: 2, size: 3 }

/**
 * What can be let go, easiest first. A price a little higher may do; another colour is less of a loss than a size that
 * does not fit; what is sold out cannot be bought at all, so stock goes last. What was read from words goes before what
 * a caller asked for by name. What was refused stays refused.
 */
function stepsOf({ literal = {}, ...filters }: ConstraintFilters): Step[] {
  const literalSteps = stepsOfPart(literal).map(
    (step): Step => ({
      ...step,
      without: ({ literal: given = {}, ...rest }) => {
        const less = step.without(given)
        return Object.keys(less).length > 0 ? { ...rest, literal: less } : rest
      },
    }),
  )
  return [...stepsOfPart(filters), ...literalSteps]
}

function stepsOfPart(filters: ConstraintFilters): Step[] {
  const { priceMin, priceMax, tags, category, vendor, inStock, reduced } = filters
  const simple = (name: FilterName, part: keyof ConstraintFilters, wanted: string): Step => ({
    name,
    wanted,
    without: ({ [part]: _, ...rest }) => rest,
  })
  const steps: Step[] = []
  // Of "about 20" what costs less is easier to do with than what costs more.
  if (priceMin !== undefined) steps.push(simple('price_min', 'priceMin', String(priceMin)))
  if (priceMax !== undefined) steps.push(simple('price_max', 'priceMax', String(priceMax)))
  const order = (name: string) => kindOrder[kindOfName(name)?.kind ?? 'material'] ?? 0
  steps.push(...optionSteps(filters).toSorted((a, b) => order(optionOf(a.name)) - order(optionOf(b.name))))
  if (tags && tags.length > 0) steps.push(simple('tag', 'tags', tags.join(', ')))
  if (category !== undefined) steps.push(simple('category', 'category', category))
  if (vendor !== undefined) steps.push(simple('vendor', 'vendor', vendor))
  if (reduced) steps.push(simple('reduced', 'reduced', 'true'))
  if (inStock) steps.push(simple('in_stock', 'inStock', 'true'))
  return steps
}

const optionOf = (name: FilterName): string => name.slice('option.'.length)

function optionSteps({ options = {} }: ConstraintFilters): Step[] {
  return Object.entries(options).map(([option, values]) => ({
    name: `option.${option}`,
    wanted: values.map((value) => valueSaid(option, value)).join(', '),
    without: ({ options: given = {}, ...rest }) => {
      const others = Object.entries(given).filter(([name]) => name !== option)
      return others.length > 0 ? { ...rest, options: Object.fromEntries(others) } : rest
    },
  }))
}

function describe<Hit>(search: RelaxingSearch<Hit>, hits: Hit[], steps: Step[]): RelaxedHits<Hit> {
  const filters = without(search.filters, steps)
  const fitting = compileFilters(filters)
  const near = nearOnes(search, hits).map(search.productOf)
  const variants = near.flatMap((product) => fitting(product) ?? [])
  const relaxed = steps.map(
    ({ name, wanted }): Relaxation => ({ filter: name, wanted, nearest: nearestOf(name, near, variants) }),
  )
  return { hits: chosen(search, hits, filters), filters, relaxed }
}

/** A price or value named to the shopper must be of what was meant, not of anything that shares a word with it. */
function nearOnes<Hit>({ scoreOf }: RelaxingSearch<Hit>, hits: Hit[]): Hit[] {
  if (!scoreOf) return hits
  const best = Math.max(...hits.slice(0, 100).map(scoreOf))
  return hits.filter((hit) => scoreOf(hit) >= best / 2)
}

function nearestOf(name: FilterName, products: SearchProduct[], variants: SearchVariant[]): string | null {
  if (name === 'price_max' || name === 'price_min') {
    const sign = name === 'price_max' ? 1 : -1
    let nearest: number | null = null
    for (const { price } of variants) {
      if (price !== null && (nearest === null || price * sign < nearest * sign)) nearest = price
    }
    return nearest === null ? null : String(nearest)
  }
  if (name === 'vendor') return mostCommon(products.flatMap(({ vendor }) => vendor ?? []))
  if (name === 'category') return mostCommon(products.flatMap(({ category }) => category ?? []))
  if (!name.startsWith('option.')) return null
  const option = fold(optionOf(name))
  const kind = kindOfName(option)
  return mostCommon(
    variants.flatMap(({ options }) =>
      Object.entries(options).flatMap(([own, value]) => {
        const isMeant = fold(own) === option || (kind?.plain && kindOfName(own)?.kind === kind.kind)
        return isMeant && !isOfSwitch(value) ? [value] : []
      }),
    ),
  )
}

/** Up to five texts, the most common first. */
function mostCommon(texts: string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return sorted.length > 0
    ? sorted
        .slice(0, 5)
        .map(([text]) => text)
        .join(', ')
    : null
}

const chosen = <Hit>(search: RelaxingSearch<Hit>, hits: Hit[], filters: ConstraintFilters): Hit[] =>
  search.cheap ? cheapThird(search, hits, filters) : hits

/** The lower third of the hits by price, in the order they came; of hits without any price all. */
export function cheapThird<Hit>(search: RelaxingSearch<Hit>, hits: Hit[], filters: ConstraintFilters): Hit[] {
  const fitting = compileFilters(filters)
  const priced = nearOnes(search, hits).flatMap((hit) => {
    const price = lowestPriceOf(fitting(search.productOf(hit)) ?? [])
    return price === null ? [] : [{ hit, price }]
  })
  if (priced.length === 0) return hits
  const prices = priced.map(({ price }) => price).sort((a, b) => a - b)
  const limit = prices[Math.ceil(prices.length / 3) - 1] as number
  return priced.filter(({ price }) => price <= limit).map(({ hit }) => hit)
}
