import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchProduct } from '../../../search/search-product.ts'
import { hasInName } from './called-so.ts'

test('a word of a title is known again, whatever its ending', () => {
  const product = { title: 'House Rye Loaf', variants: [] } as unknown as SearchProduct
  assert.equal(hasInName(product, 'house', 'en', false), true)
  assert.equal(hasInName(product, 'walnut', 'en', false), false)
})
