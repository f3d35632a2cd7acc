import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compileFilters } from './filters.ts'
import { searchRelaxing } from './relax.ts'
import type { SearchFilters, SearchProduct, SearchVariant } from './search-product.ts'

const variant = (id: string, price: number | null, inventory: number | null, options: Record<string, string>) =>
  ({ id, price, inventory, options, title: null, sku: null }) as SearchVariant

const product = (id: string, variants: SearchVariant[], rest: Partial<SearchProduct> = {}): SearchProduct =>
  ({
    id,
    title: id,
    vendor: null,
    category: null,
    tags: [],
    variants,
    popularity: 0,
    currency: 'USD',
    ...rest,
  }) as SearchProduct

const shirt = product(
  'shirt',
  [
    variant('red-s', 40, 0, { Color: 'Red', Size: 'S' }),
    variant('red-m', 60, 5, { Color: 'Red', Size: 'M' }),
    variant('blue-m', 45, 5, { Color: 'Blue', Size: 'M' }),
  ],
  { vendor: 'Acmé', category: 'Men > Tops > Shirts', tags: ['Eco Friendly'] },
)

describe('compileFilters', () => {
  const fits = (filters: SearchFilters) => compileFilters(filters)(shirt)?.map(({ id }) => id) ?? null
  test('everything asked of variants holds on one and the same variant', () => {
    assert.deepEqual(fits({ options: { color: ['red'] }, inStock: true }), ['red-m'])
    assert.equal(fits({ options: { color: ['red'] }, inStock: true, priceMax: 50 }), null)
    assert.deepEqual(fits({ options: { color: ['red', 'blue'] }, priceMax: 50 }), ['red-s', 'blue-m'])
    assert.deepEqual(fits({ priceMin: 45, priceMax: 45 }), ['blue-m'])
  })
  test('names are compared without case and accents, categories by any part of their path', () => {
    assert.equal(fits({ vendor: 'ACME' })?.length, 3)
    assert.equal(fits({ vendor: 'acm' }), null)
    for (const category of ['men', 'Tops', 'tops > shirts', 'Men > Tops > Shirts'])
      assert.ok(fits({ category }), category)
    assert.equal(fits({ category: 'Men > Shirts' }), null)
    assert.equal(fits({ tags: ['eco friendly', 'other'] }), null)
  })
  test('what has no price fits no price', () => {
    assert.equal(compileFilters({ priceMax: 10 })(product('x', [variant('x', null, 1, {})])), null)
  })
})

describe('searchRelaxing', () => {
  const run = (filters: SearchFilters) => (compileFilters(filters)(shirt) ? [{ product: shirt }] : [])
  test('one constraint is let go and named with the nearest there is', () => {
    const cheap = searchRelaxing({ priceMax: 30, options: { color: ['blue'] } }, run)
    assert.deepEqual(cheap.relaxed, [{ filter: 'price_max', wanted: '30', nearest: '45' }])
    assert.deepEqual(cheap.filters, { options: { color: ['blue'] } })
    const green = searchRelaxing({ priceMax: 50, options: { color: ['green'], size: ['M'] } }, run)
    assert.deepEqual(green.relaxed, [{ filter: 'option.color', wanted: 'green', nearest: 'Blue' }])
  })
  test('several are let go only when none alone is to blame; nothing is let go without need', () => {
    const both = searchRelaxing({ priceMax: 1, options: { color: ['green'] } }, run)
    assert.deepEqual(
      both.relaxed.map(({ filter }) => filter),
      ['price_max', 'option.color'],
    )
    assert.deepEqual(searchRelaxing({ inStock: true }, run).relaxed, [])
    assert.deepEqual(searchRelaxing({ vendor: 'x' }, () => []).hits, [])
  })
})
