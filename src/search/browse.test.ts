import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from './browse.ts'
import { compileFilters } from './constraints/filters.ts'
import { bareProduct, bareVariant, type SearchProduct, type SearchVariant } from './search-product.ts'
import { StoreCatalog } from './store-catalog.ts'

const variant = (id: string, color: string, inventory: number): SearchVariant =>
  bareVariant(id, { price: 10, inventory, options: { color } })

const shirt = (id: string, popularity: number, variants: SearchVariant[]): SearchProduct =>
  bareProduct(id, `Shirt ${id}`, { currency: 'EUR', variants, popularity })

const shirts = [
  shirt('d', 5, [variant('d1', 'black', 0), variant('d2', 'red', 3)]),
  shirt('c', 0, [variant('c1', 'black', 2)]),
  shirt('e', 0, [variant('e1', 'black', 0)]),
  shirt('b', 7, [variant('b1', 'black', 1)]),
  shirt('a', 0, [variant('a1', 'black', 5)]),
  shirt('f', 9, [variant('f1', 'red', 5)]),
]

test('what fits comes in one order, whether the catalog is settled or has just changed', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert(shirts)
  const idsOf = (count: number) =>
    browse(catalog, compileFilters({ options: { color: ['black'] } }), count).map(({ id }) => id)
  // Asked for the first time, then from what was put in order.
  for (let time = 0; time < 3; time++) {
    assert.deepEqual(idsOf(10), ['b', 'a', 'c', 'd', 'e'])
    assert.deepEqual(idsOf(4), ['b', 'a', 'c', 'd'])
    assert.deepEqual(idsOf(2), ['b', 'a'])
  }
  catalog.upsert([shirt('a', 0, [variant('a1', 'black', 0)])])
  for (let time = 0; time < 3; time++) assert.deepEqual(idsOf(10), ['b', 'c', 'd', 'a', 'e'])
  catalog.setPopularity(({ id }) => (id === 'c' ? 20 : 0))
  for (let time = 0; time < 3; time++) assert.deepEqual(idsOf(10), ['c', 'b', 'd', 'a', 'e'])
  catalog.remove(['b', 'e'])
  for (let time = 0; time < 3; time++) assert.deepEqual(idsOf(10), ['c', 'd', 'a'])
})
