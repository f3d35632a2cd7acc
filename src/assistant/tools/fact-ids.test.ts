import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../fact.ts'
import { FactIds } from './fact-ids.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const money = { currency: 'EUR', asOf }
const facts: Fact[] = [
  { entity: 'product', id: 'pan', field: 'title', value: 'Copper pan', asOf },
  { entity: 'product', id: 'pan', field: 'price', value: 64, ...money },
  { entity: 'variant', id: 'pan-20', of: 'pan', field: 'price', value: 64, ...money },
  { entity: 'variant', id: 'pan-20', of: 'pan', field: 'inventory', value: 3, asOf },
  { entity: 'variant', id: 'pan-28', of: 'pan', field: 'price', value: 82.5, ...money },
  { entity: 'product', id: 'lid', field: 'price', value: 64, ...money },
  { entity: 'search', id: 'results', field: 'count', value: 2, asOf },
]

test('values that may be cited carry the ids of their own facts', () => {
  const output = {
    products: [
      { id: 'pan', title: 'Copper pan', priceFrom: 64, variants: [{ id: 'pan-28', price: 82.5, inventory: 0 }] },
      { id: 'pan', priceFrom: 82.5, variants: [{ id: 'pan-20', price: 64, inventory: 3 }] },
      { id: 'lid', priceFrom: 64 },
    ],
    total: 2,
    more: 0,
  }
  assert.deepEqual(new FactIds(facts).addTo(output), {
    products: [
      {
        ...{ id: 'pan', title: 'Copper pan', 'priceFrom #f2': 64 },
        variants: [{ id: 'pan-28', 'price #f5': 82.5, inventory: 0 }],
      },
      { id: 'pan', 'priceFrom #f5': 82.5, variants: [{ id: 'pan-20', 'price #f3': 64, 'inventory #f4': 3 }] },
      { id: 'lid', 'priceFrom #f6': 64 },
    ],
    'total #f7': 2,
    more: 0,
  })
})

test('an order is told with its number, its sum and its days; a result reads the same when more was looked up', () => {
  const own: Fact[] = [
    { entity: 'order', id: 'o9', field: 'number', value: 'K-77', asOf },
    { entity: 'order', id: 'o9', field: 'total', value: 128, ...money },
    { entity: 'order', id: 'o9', field: 'placedAt', value: asOf, asOf },
    { entity: 'order', id: 'o9', field: 'trackingNumber', value: 'DE5501', asOf },
  ]
  const ids = new FactIds(own)
  const output = {
    order: { number: 'K-77', placedAt: asOf, cancelledAt: null, total: 128, tracking: { number: 'DE5501', url: null } },
  }
  const told = ids.addTo(output)
  assert.deepEqual(told, {
    order: {
      ...{ 'number #f1': 'K-77', 'placedAt #f3': asOf, cancelledAt: null, 'total #f2': 128 },
      tracking: { 'number #f4': 'DE5501', url: null },
    },
  })
  own.push({ entity: 'order', id: 'o10', field: 'total', value: 128, ...money })
  assert.deepEqual(ids.addTo(output), told)
  assert.deepEqual(ids.addTo({ error: 'Too many calls in one turn' }), { error: 'Too many calls in one turn' })
})
