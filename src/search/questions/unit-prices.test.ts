import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitPricesOf } from './unit-prices.ts'

const priced = (prices: Record<string, number>, out: readonly string[] = []) =>
  Object.entries(prices).map(([size, price]) => ({ options: { size }, price, available: !out.includes(size) }))

const told = (prices: Record<string, number>, unit?: string) => {
  const found = unitPricesOf(priced(prices), 'en', unit)
  return found && `${found.of}: ${found.each.map(({ value, price }) => `${value} ${price.toFixed(2)}`).join(', ')}`
}

test('the same amount is priced in each size', () => {
  assert.equal(told({ '400 g': 6.95, '1 kg': 14.5, '2.5 kg': 32 }), '100 g: 2.5 kg 1.28, 1 kg 1.45, 400 g 1.74')
  assert.equal(told({ '1.5 kg': 12.4, '10 kg': 58 }), 'kg: 10 kg 5.80, 1.5 kg 8.27')
  assert.equal(told({ '400 g': 6.95, '1 kg': 14.5 }, 'kilo'), 'kg: 1 kg 14.50, 400 g 17.38')
  assert.equal(told({ '0.5 g': 5.5, '1 g': 9.95 }), 'g: 1 g 9.95, 0.5 g 11.00')
  assert.equal(told({ '32 pieces': 29.95, '64 pieces': 54.95 }), 'null: 64 pieces 0.86, 32 pieces 0.94')
})

test('sizes that tell no amount, or the same one, have no such price', () => {
  assert.equal(told({ S: 20, M: 22 }), null)
  assert.equal(told({ '39': 20, '40': 22 }), null)
  assert.equal(told({ 'Dry 100 ml': 8.9, 'Wet 100 ml': 8.9 }), null)
  assert.equal(told({ '400 g': 6.95, '1 kg': 14.5 }, 'litre'), null)
  assert.equal(told({ '20 x 30 cm': 6.95, '30 x 40 cm': 14.5 }), null)
})
