import type { ProductNow } from '../../catalog/get-product.ts'
import { lowestPriceOf } from '../../catalog/lowest-price.ts'
import type { Card } from '../../conversations/turn.ts'
import { matchesFilters } from '../../search/constraints/filters.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { beforePlanted } from '../gate/leaks/planted.ts'
import type { TurnScope } from '../turn-scope.ts'
import { cleanCatalogText } from './clean-catalog-text.ts'
import type { ProductBrief, ProductDetail } from './tool-results.ts'

type VariantNow = ProductNow['variants'][number]

/** What shop systems and feeds call the only variant of a product. */
const NO_NAME = /^default(?: title)?$/i
const MAX_CARD_VARIANTS = 20
const MAX_DETAIL_VARIANTS = 60
const MAX_DESCRIPTION = 2_000
/** Of a variant. Shops have three or so. */
const MAX_OPTIONS = 12
/** Characters of the different options of one product that a sentence may tell: a thousand colours of 20 letters. */
const MAX_TOLD_UNITS = 20_000

/** The lowest price of those that can be had, else of all. */
function fromPriceOf(variants: readonly VariantNow[]): number | null {
  const there = variants.filter(({ available }) => available)
  return lowestPriceOf(there.length > 0 ? there : variants)
}

/** @param variants those to show, of this product */
export function cardOf(product: ProductNow, variants: VariantNow[]): Card {
  return {
    externalId: product.externalId,
    title: cleanCatalogText(product.title, 300),
    price: fromPriceOf(variants),
    currency: product.currency,
    available: variants.some(({ available }) => available),
    url: product.url,
    imageUrl: product.imageUrl,
    variants: variants.slice(0, MAX_CARD_VARIANTS).map(({ externalId, title, price, available, options }) => ({
      externalId,
      title: title === null || NO_NAME.test(title) ? null : cleanCatalogText(title, 300),
      price,
      available,
      options: firstOf(options),
    })),
  }
}

const firstOf = (options: Record<string, string>): Record<string, string> => {
  const entries = Object.entries(options).filter(([, value]) => value !== '')
  return Object.fromEntries(entries.slice(0, MAX_OPTIONS))
}

export function briefOf(product: ProductNow, variants: VariantNow[]): ProductBrief {
  const options: Record<string, string[]> = {}
  for (const variant of variants) {
    for (const [name, value] of Object.entries(firstOf(variant.options))) {
      const values = options[name] ?? []
      options[name] = values
      if (!values.includes(value) && values.length < 20) values.push(value)
    }
  }
  return {
    id: product.externalId,
    title: cleanCatalogText(product.title, 300),
    priceFrom: fromPriceOf(variants),
    currency: product.currency,
    available: variants.some(({ available }) => available),
    vendor: product.vendor && cleanCatalogText(product.vendor, 200),
    category: product.category && cleanCatalogText(product.category, 200),
    options,
  }
}

export function detailOf(product: ProductNow): ProductDetail {
  return {
    ...briefOf(product, product.variants),
    description: product.description && cleanCatalogText(product.description, MAX_DESCRIPTION),
    tags: product.tags.slice(0, 20).map((tag) => cleanCatalogText(tag, 100)),
    variants: product.variants.slice(0, MAX_DETAIL_VARIANTS).map(toldVariant),
  }
}

/** A variant as a model is told of it. */
export const toldVariant = ({ externalId, options, price, compareAtPrice, available, inventory }: VariantNow) => ({
  ...{ id: externalId, options: firstOf(options), price, compareAtPrice, available, inventory },
})

/** A product as search sees it. */
export const searchedOf = (product: ProductNow): SearchProduct => ({
  ...product,
  id: product.externalId,
  popularity: 0,
  variants: product.variants.map((variant) => ({ ...variant, id: variant.externalId, gtin: null, mpn: null })),
})

/** Variants of the product that have these option values, families taken in. */
export function fittingVariants(product: ProductNow, options: Record<string, string[]>): VariantNow[] {
  if (Object.keys(options).length === 0) return product.variants
  const fitting = new Set(matchesFilters(searchedOf(product), { options }).variants.map(({ id }) => id))
  return product.variants.filter(({ externalId }) => fitting.has(externalId))
}

/** Of a long description, whose beginning alone is told as a whole. */
const MOST_QUOTABLE = 20_000

/** Adds what is quoted of a description behind its beginning; nothing behind what was planted there. */
export function addQuoted(scope: TurnScope, { externalId, description }: ProductNow, quotes: readonly string[]): void {
  if (!description || quotes.length === 0) return
  const told = cleanCatalogText(description, MAX_DESCRIPTION)
  const further = quotes
    .map((quote) => cleanCatalogText(quote, MAX_DESCRIPTION))
    .filter((quote) => !told.includes(quote))
  const trusted = further.length === 0 ? '' : beforePlanted(cleanCatalogText(description, MOST_QUOTABLE))
  for (const quote of further.filter((one) => trusted.includes(one)))
    scope.addFact('product', externalId, 'description', quote)
}

/** Everything a sentence may say of a product in this turn. */
export function addProductFacts(scope: TurnScope, product: ProductNow): void {
  const { externalId: id, currency } = product
  const add = (field: string, value: string | number | boolean | null, money?: string) =>
    scope.addFact('product', id, field, value, { currency: money })
  add('title', cleanCatalogText(product.title, 300))
  add('vendor', product.vendor)
  add('category', product.category)
  add('url', product.url)
  add('description', product.description && beforePlanted(cleanCatalogText(product.description, MAX_DESCRIPTION)))
  if (product.tags.length > 0) add('tags', product.tags.join(', '))
  add(
    'available',
    product.variants.some(({ available }) => available),
  )
  add('price', lowestPriceOf(product.variants), currency)
  const told = new Set<string>()
  let units = 0
  for (const variant of product.variants) {
    const own = (field: string, value: string | number | boolean | null, money?: string) =>
      scope.addFact('variant', variant.externalId, field, value, { currency: money, of: id })
    own('price', variant.price, currency)
    own('compareAtPrice', variant.compareAtPrice, currency)
    own('available', variant.available)
    own('inventory', variant.inventory)
    own('url', variant.url)
    for (const [name, value] of Object.entries(firstOf(variant.options))) {
      const pair = `${name}\0${value}`
      if (!told.has(pair)) units += pair.length
      if (units > MAX_TOLD_UNITS && !told.has(pair)) continue
      told.add(pair)
      own(`option.${name}`, value)
    }
  }
}
