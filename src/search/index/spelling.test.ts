import assert from 'node:assert/strict'
import test from 'node:test'
import { bareProduct } from '../search-product.ts'
import { CatalogIndex } from './catalog-index.ts'
import { editCost } from './edit-cost.ts'

const titles = [
  'Waterproof winter jacket',
  'Leather wallet',
  'Running shoes',
  'Wireless headphones',
  'Coffee grinder',
  'Stainless steel bottle',
  'Yoga mat',
  'Wall art',
  'Walnut table',
  'Mountain bike helmet',
  'Bike pump',
  'Shower curtain',
  'Baby shower gifts',
  'Red hat',
  'Bluetooth speaker XM4',
  'Running socks',
  'Kitchen towels',
  'Tennis racket',
  'Table tennis balls',
  'Rocket toy',
]
const index = new CatalogIndex({ language: 'en' })
index.upsert(titles.map((title, at) => bareProduct(`p${at}`, title)))
const corrected = (query: string): string | null => index.parse(query).corrected

test('no word becomes one that says nothing', () => {
  const shop = new CatalogIndex({ language: 'en' })
  shop.upsert([bareProduct('carafe', 'Pour over coffee carafe'), bareProduct('mug', 'Coffee mug')])
  assert.equal(shop.parse('coffee lover').corrected, null)
})

test('one slip is corrected: neighbour, swap, missing, extra, doubled', () => {
  assert.equal(corrected('leathwr wallet'), 'leather wallet')
  assert.equal(corrected('waterprofo jacket'), 'waterproof jacket')
  assert.equal(corrected('cofee grinder'), 'coffee grinder')
  assert.equal(corrected('cofffee'), 'coffee')
  assert.equal(corrected('hedphones'), 'headphones')
  assert.equal(corrected('botttle'), 'bottle')
  assert.equal(corrected('Stainles STEEL'), 'stainless STEEL')
})

test('two slips only in long words', () => {
  assert.equal(corrected('waterrpoff'), 'waterproof')
  assert.equal(corrected('hoadphonis'), 'headphones')
  assert.equal(corrected('walotu'), null)
})

test('a missing space and a space too many', () => {
  assert.equal(corrected('runningshoes'), 'running shoes')
  assert.equal(corrected('yogamat'), 'yoga mat')
  const query = index.parse('water proof jacket')
  assert.equal(query.corrected, null)
  assert.equal(index.rank(query, { limit: 1 })[0]?.id, 'p0')
  assert.equal(corrected('hatsteel'), null, 'words that never stand together')
})

test('known words, short words, numbers, sizes and codes are left alone', () => {
  for (const query of [
    'wall',
    'rocket',
    'shoe',
    'rde hat',
    'xn',
    'mta',
    'xm5',
    '12im',
    '500',
    'WH-1000XM5',
    'running',
  ]) {
    assert.equal(corrected(query), null, query)
  }
})

test('a real noun is meant as it stands, in any language we know and in the plural', () => {
  const shop = new CatalogIndex({ language: 'en' })
  const kinds = ['Sofa', 'Grill', 'Pure honey', 'Ball', 'Zebra print', 'Plant pots']
  shop.upsert(kinds.map((title, at) => bareProduct(`k${at}`, title)))
  for (const query of ['soda', 'drill', 'purse', 'bell', 'drills', 'zapato', 'reloj', 'Wanduhr']) {
    assert.equal(shop.parse(query).corrected, null, query)
  }
  // A word of a name of goods is no slip either.
  assert.equal(shop.parse('pom poms').corrected, null)
  assert.equal(shop.parse('sofaa').corrected, 'sofa')
  assert.equal(shop.parse('gril').corrected, 'grill')
})

test('the company of the other words decides', () => {
  assert.equal(corrected('tennis rycket'), 'tennis racket')
  assert.equal(corrected('rycket toy'), 'rocket toy')
})

test('what is corrected is found, and so are the near alternatives', () => {
  const hits = index.rank(index.parse('rycket'), { limit: 5 }).map((hit) => hit.id)
  assert.deepEqual(hits.sort(), ['p17', 'p19'])
})

test('the cost of slips', () => {
  assert.equal(editCost('shoes', 'shoes', 2), 0)
  assert.equal(editCost('shoea', 'shoex', 1), 1)
  assert.ok(editCost('shpes', 'shoes', 1) < editCost('shzes', 'shoes', 1))
  assert.ok(editCost('sheos', 'shoes', 1) < 1)
  assert.ok(editCost('shooes', 'shoes', 1) < editCost('shomes', 'shoes', 1))
  assert.ok(editCost('ahoes', 'shoes', 1) > editCost('shoed', 'shoes', 1))
  assert.equal(editCost('abcdef', 'shoes', 2), Number.POSITIVE_INFINITY)
  assert.equal(editCost('x'.repeat(50), 'x'.repeat(50), 2), Number.POSITIVE_INFINITY)
})
