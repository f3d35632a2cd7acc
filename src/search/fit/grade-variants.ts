import { type ConstraintFilters, type OptionTest, optionTest } from '../constraints/filters.ts'
import type { SearchFilters, SearchProduct, SearchVariant } from '../search-product.ts'
import { isAvailable, isReduced } from '../search-product.ts'
import type { Grade, PartGrade } from './grade.ts'

/** What a wish says of variants, ready to be asked of many. */
export interface VariantWish {
  parts: readonly ((variant: SearchVariant) => PartGrade)[]
}

/** A wish's parts about price, stock and options; the last two in the words of the shopper or, where `literal`, as they stand. */
export function variantWishOf({ literal = {}, ...filters }: ConstraintFilters): VariantWish {
  return { parts: [...partsOf(filters, true), ...partsOf(literal, false)] }
}

function partsOf(filters: ConstraintFilters, families: boolean): VariantWish['parts'] {
  const { options = {}, notOptions = {} } = filters
  return [
    ...priceParts(filters),
    ...(filters.inStock ? [inStock] : []),
    ...(filters.reduced ? [reduced] : []),
    ...Object.entries(options).map(([name, values]) => wishedOption(name, values, optionTest(name, values, families))),
    ...Object.entries(notOptions).map(([name, values]) =>
      deniedOption(name, values, optionTest(name, values, families)),
    ),
  ]
}

function priceParts({ priceMin, priceMax }: SearchFilters): VariantWish['parts'] {
  const part =
    (name: 'price_min' | 'price_max', bound: number) =>
    ({ price }: SearchVariant): PartGrade => {
      const wanted = String(bound)
      if (price === null) return { part: name, wanted, verdict: 'unknown', field: null, says: null }
      const holds = name === 'price_max' ? price <= bound : price >= bound
      return { part: name, wanted, verdict: holds ? 'holds' : 'fails', field: 'price', says: String(price) }
    }
  return [
    ...(priceMin === undefined ? [] : [part('price_min', priceMin)]),
    ...(priceMax === undefined ? [] : [part('price_max', priceMax)]),
  ]
}

const inStock = (variant: SearchVariant): PartGrade => ({
  ...{ part: 'in_stock', wanted: 'true', field: 'inventory', says: String(variant.inventory ?? '') || null },
  verdict: isAvailable(variant) ? 'holds' : 'fails',
})

const reduced = (variant: SearchVariant): PartGrade => ({
  ...{ part: 'reduced', wanted: 'true', field: 'compareAtPrice', says: String(variant.compareAtPrice ?? '') || null },
  verdict: isReduced(variant) ? 'holds' : 'fails',
})

const wishedOption =
  (name: string, values: string[], test: OptionTest) =>
  ({ options }: SearchVariant): PartGrade => {
    const found = test(options)
    return {
      ...{ part: `option.${name}`, wanted: values.join(', ') },
      verdict: found === null ? 'unknown' : found ? 'holds' : 'fails',
      field: found === null ? null : 'options',
      says: found === null ? null : valueUnder(name, options),
    }
  }

/** Of what is not wanted, only that it is there says No; where the option is not told, nothing is known. */
const deniedOption =
  (name: string, values: string[], test: OptionTest) =>
  ({ options }: SearchVariant): PartGrade => {
    const found = test(options)
    return {
      ...{ part: `not_option.${name}`, wanted: values.join(', ') },
      verdict: found === null ? 'unknown' : found ? 'fails' : 'holds',
      field: found === null ? null : 'options',
      says: found === null ? null : valueUnder(name, options),
    }
  }

function valueUnder(name: string, options: Record<string, string>): string | null {
  const own = Object.keys(options).find((key) => key.toLowerCase().includes(name.toLowerCase()))
  return own === undefined ? null : (options[own] ?? null)
}

/** The variants of a product that answer best, and how. A product without variants answers nothing that is asked of them. */
export function gradeVariants(
  { variants }: SearchProduct,
  { parts }: VariantWish,
): { parts: PartGrade[]; variants: SearchVariant[] } {
  if (parts.length === 0) return { parts: [], variants }
  let best: { cost: number; parts: PartGrade[]; variants: SearchVariant[] } | null = null
  for (const variant of variants) {
    const graded = parts.map((part) => part(variant))
    const cost = graded.reduce((sum, { verdict }) => sum + costs[verdict], 0)
    if (best === null || cost < best.cost) best = { cost, parts: graded, variants: [variant] }
    else if (cost === best.cost) best.variants.push(variant)
  }
  if (best) return best
  const none: SearchVariant = {
    ...{ id: '', title: null, sku: null, gtin: null, mpn: null, price: null, compareAtPrice: null, inventory: null },
    ...{ options: {}, url: null, imageUrl: null },
  }
  return { parts: parts.map((part) => ({ ...part(none), verdict: 'unknown', field: null, says: null })), variants: [] }
}

/** One part that fails weighs more than all that are not told. */
const costs = { holds: 0, unknown: 1, fails: 1000 }

/** A grade as it is told of some of its variants only: those that fail in different ways are not told of together. */
export function toldOf(grade: Grade, product: SearchProduct, variants: SearchVariant[], wish: VariantWish): Grade {
  if (variants.length >= grade.variants.length) return grade
  const { parts: own } = gradeVariants({ ...product, variants }, wish)
  const others = grade.parts.filter(({ part }) => own.every((one) => one.part !== part))
  return { ...grade, parts: [...others, ...own] }
}
