import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct } from '../../search/search-product.ts'
import { StoreCatalog } from '../../search/store-catalog.ts'
import { askedOf, askedOfNamed, titledBy, wordsBehindArticles } from './labels-of.ts'

function labelsOf(
  title: string,
  labels: { category?: string; tags?: string[] } = {},
  language = 'en',
): readonly string[] {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([bareProduct('p', title, labels)])
  return askedOf(catalog, ['p'])?.labels ?? []
}

test('what a thing is for is none of its names', () => {
  assert.deepEqual(labelsOf('Bench Cushion Oslo'), ['cushion', 'oslo'])
  // Where the thing itself stands first.
  assert.deepEqual(labelsOf('Coussin pour banc', {}, 'fr'), ['coussin', 'pour'])
})

test('each name of a label is one', () => {
  const labels = labelsOf('Oslo', {
    category: 'Home > Cushions & Pillows',
    tags: ['Outdoor / Terrace', 'Pots and Pans'],
  })
  assert.deepEqual(labels, ['oslo', 'cushions', 'pillows', 'outdoor', 'terrace', 'pots', 'pans', 'home'])
})

test('pages may call goods by the last word of a label', () => {
  assert.deepEqual(labelsOf('Oslo', { category: 'Garden > Rubber Boots' }), ['oslo', 'rubber boots', 'garden', 'boots'])
})

test('a shelf and what it stands on are one word in German, and for whom it is tells no name', () => {
  assert.deepEqual(labelsOf('Duetto', { category: 'Maschinen > Siebträger' }, 'de'), [
    'duetto',
    'siebträger',
    'siebträgermaschinen',
    'maschinen',
  ])
  assert.deepEqual(labelsOf('Fountain', { category: 'Bowls', tags: ['cat', 'cat fountain'] }), [
    'fountain',
    'bowls',
    'cat fountain',
  ])
})

test('goods that only the question names are asked about, in the language of the shop', () => {
  assert.deepEqual(askedOfNamed('kann ich eine zahnbürste zurückgeben?', 'de', 'en')?.labels, ['toothbrush'])
  assert.equal(askedOfNamed('kann ich das zurückgeben?', 'de', 'en'), undefined)
})

test('goods are called by what stands behind an article', () => {
  assert.deepEqual(wordsBehindArticles('can I return the brass bell if my kid doesnt like it'), ['brass', 'bell'])
  assert.deepEqual(wordsBehindArticles('kann ich den autositz zurückgeben'), ['autositz', 'zuruckgeben'])
})

test('products are meant by words of their titles, those that have all of them first, and none by a word that many have', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([
    bareProduct('a', 'Brass Bell'),
    bareProduct('b', 'Brass Lamp'),
    bareProduct('c', 'Steel Lamp', { category: 'Bells' }),
  ])
  assert.deepEqual(titledBy(['brass', 'bell'], catalog, 5), ['a'])
  assert.deepEqual(titledBy(['lamp', 'sail'], catalog, 5).toSorted(), ['b', 'c'])
  assert.deepEqual(titledBy(['lamp'], catalog, 1), [])
  assert.deepEqual(titledBy(['bells'], catalog, 5), ['a'])
})
