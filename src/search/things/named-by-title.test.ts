import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { namedByTitle } from './named-by-title.ts'

const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
catalog.upsert([
  bareProduct('d15', 'Tamarack D-15 Dreadnought Guitar', { vendor: 'Tamarack' }),
  bareProduct('d15e', 'Tamarack D-15E Acoustic-Electric Dreadnought', { vendor: 'Tamarack' }),
  bareProduct('sm57', 'Shure SM57-LC Microphone', { vendor: 'Shure' }),
  bareProduct('screen', 'Windscreen for SM57'),
  bareProduct('iron', 'Steam Iron DW4110 Xpress'),
])

const named = (text: string): string[] => namedByTitle(text, catalog, 'en')?.ids ?? []

test('a code names the title that has it, however it is written', () => {
  for (const said of ['d-15e sunburst, still got one?', 'the D15E', 'tamarack d15e in natural'])
    assert.deepEqual([said, named(said)], [said, ['d15e']])
  assert.deepEqual(named('dw4110, does it drip?'), ['iron'])
})

test('a part of a code is another one', () => {
  assert.deepEqual(named('d-15 in black'), ['d15'])
  assert.deepEqual(named('the d15'), ['d15'])
  assert.deepEqual(named('d15x please'), [])
  assert.deepEqual(named('sm5 mic'), [])
})

test('what comes behind a sign may be left out, and what is made for it is another thing', () => {
  assert.deepEqual(named('sm57 or not'), ['sm57'])
})
