import { type ConstraintFilters, type OptionTest, optionTest } from '../constraints/filters.ts'
import { isOfSwitch, valueSaid } from '../constraints/value-said.ts'
import type { SearchFilters, SearchProduct, SearchVariant } from '../search-product.ts'
import { bareVariant, isAvailable, isReduced } from '../search-product.ts'
import type { PartGrade } from './grade.ts'

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
      ...{ part: `option.${name}`, wanted: saidOf(name, values) },
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
      ...{ part: `not_option.${name}`, wanted: saidOf(name, values) },
      verdict: found === null ? 'unknown' : found ? 'fails' : 'holds',
      field: found === null ? null : 'options',
      says: found === null ? null : valueUnder(name, options),
    }
  }

const saidOf = (name: string, values: readonly string[]): string =>
  values.map((value) => valueSaid(name, value)).join(', ')

function valueUnder(name: string, options: Record<string, string>): string | null {
  const own = Object.keys(options).find((key) => key.toLowerCase().includes(name.toLowerCase()))
  const value = own === undefined ? undefined : options[own]
  return value === undefined || isOfSwitch(value) ? null : value
}

/** The variants of a product that answer a wish best: all fail alike, and of those that fail in as few parts a price limit is kept. */
export function bestVariants({ variants }: SearchProduct, { parts }: VariantWish): SearchVariant[] {
  if (parts.length === 0) return variants
  const alike = new Map<string, { cost: number; variants: SearchVariant[] }>()
  for (const variant of variants) {
    const graded = parts.map((part) => part(variant))
    const key = graded.map(({ verdict }) => verdict).join()
    const group = alike.get(key)
    if (group) group.variants.push(variant)
    else alike.set(key, { cost: graded.reduce((sum, part) => sum + costOf(part), 0), variants: [variant] })
  }
  const [best] = [...alike.values()].sort((a, b) => a.cost - b.cost)
  return best?.variants ?? []
}

/** One part that fails weighs more than all that are not told. */
const costOf = ({ part, verdict }: PartGrade): number =>
  verdict === 'holds' ? 0 : verdict === 'unknown' ? 1 : part.startsWith('price_') ? 1001 : 1000

/** How variants answer that are all alike: told of the one whose price is told. A product without variants answers nothing. */
export function gradeVariants(variants: readonly SearchVariant[], { parts }: VariantWish): PartGrade[] {
  const there = variants.filter(isAvailable)
  const [told] = [...(there.length > 0 ? there : variants)].sort(
    (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity),
  )
  if (told) return parts.map((part) => part(told))
  const none = bareVariant('')
  return parts.map((part) => ({ ...part(none), verdict: 'unknown', field: null, says: null }))
}
