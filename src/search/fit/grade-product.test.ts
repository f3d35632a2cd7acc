import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHits } from '../find-hits.ts'
import { searchSettingsSchema } from '../search.schema.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { understandQuery } from '../understand-query.ts'

const boots = (id: string, size: string, waterproof: string) =>
  bareVariant(id, { price: 100, inventory: 3, options: { Size: size, Waterproof: waterproof } })

const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
catalog.upsert([
  bareProduct('boots', 'Hiking Boots', { variants: [boots('a', '9', 'no'), boots('b', '10', 'yes')] }),
  bareProduct('lamp', 'Desk Lamp', { variants: [bareVariant('c', { price: 40, options: { Color: 'white' } })] }),
  bareProduct('fan', 'Table Fan', { variants: [bareVariant('f', { price: 30, options: { Color: 'black' } })] }),
  bareProduct('case', 'Phone Case', { variants: [bareVariant('d', { price: 10 })] }),
  bareProduct('sofa', 'Corner Sofa', { variants: [bareVariant('e', { price: 900 })] }),
])
const settings = searchSettingsSchema.parse({})

function grades(q: string): string[] {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { q, understood: understandQuery(q, catalog), filters: {}, limit: 10, settings, nearest }
  return findHits({ ...input, isThingMeant: true }, catalog).hits.map(
    ({ product, grade }) => `${product.id} ${grade.fit}`,
  )
}

test('an option that is named like a word says whether it is so, of the variants that fit', () => {
  assert.deepEqual(grades('hiking boots size 10, waterproof'), ['boots exact'])
  assert.deepEqual(grades('hiking boots size 9, waterproof'), ['boots near'])
})

test('what no text of the shop tells is not told, and never No', () => {
  assert.deepEqual(grades('dimmable desk lamp'), ['lamp likely'])
  assert.deepEqual(grades('a desk lamp that is not black please'), ['lamp exact'])
})

test('a case is no phone, and a couch is a sofa', () => {
  assert.deepEqual(grades('phone'), [])
  assert.deepEqual(grades('phone case'), ['case exact'])
  assert.deepEqual(grades('couch'), ['sofa exact'])
})
