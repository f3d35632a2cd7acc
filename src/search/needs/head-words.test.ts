import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchProduct } from '../search-product.ts'
import { HeadWords } from './head-words.ts'
import { lexiconIn } from './word-places.ts'

const titles = ['Garden Hose', 'Wool Scarf', 'Frying Pan', 'Desk Lamp', 'Running Shoes']
const product = (at: number) =>
  ({ id: `p${at}`, title: `${titles[at % titles.length]} ${at}`, category: null, tags: [] }) as unknown as SearchProduct
const most = { most: 40, least: 0 }

test('products that are gone leave no trace: those left are found as if there had been no others', () => {
  const nearness = lexiconIn('en')?.worths as Float32Array
  const [used, fresh] = [new HeadWords('en'), new HeadWords('en')]
  for (let at = 0; at < 3_000; at++) used.add(product(at))
  // Added again: the later one counts.
  used.add({ ...product(2_950), title: 'Frying Pan' })
  for (let at = 0; at < 2_900; at++) used.remove(`p${at}`)
  for (let at = 2_900; at < 3_000; at++) if (at !== 2_950) fresh.add(product(at))
  fresh.add({ ...product(2_950), title: 'Frying Pan' })
  assert.equal(used.size, 100)
  assert.deepEqual(used.nearest(nearness, most), fresh.nearest(nearness, most))
  assert.equal(used.nearest(nearness, most).length, 40)
  for (const id of ['p2901', 'p2950', 'p2999']) assert.deepEqual(used.of(id), fresh.of(id))
  assert.equal(used.of('p5').words.length, 0)
  assert.deepEqual(new Set(used.nearest(nearness, { most: 100, least: 0 })).size, 100)
})
