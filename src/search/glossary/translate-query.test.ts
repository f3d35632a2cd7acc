import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateQuery } from './translate-query.ts'

const to = (query: string, from: string, language = 'en', known: string[] = []) =>
  translateQuery(query, { from, to: language, isKnown: (word) => known.includes(word) })

test('names of things and colours are translated, other words stay', () => {
  assert.equal(to('camiseta azul', 'es'), 't-shirt blue')
  assert.equal(to('zapatillas de correr negras', 'es'), 'running shoe black')
  assert.equal(to('Laufschuhe Größe 42', 'de'), 'running shoe Größe 42')
  assert.equal(to('un sac à dos pour enfants', 'fr'), 'un backpack pour enfants')
  assert.equal(to('Kaffeemaschine', 'de', 'es'), 'cafetera')
  assert.equal(to('headphones', 'en', 'de'), 'kopfhorer')
  assert.equal(to('scarpe da corsa nere', 'it'), 'running shoe black')
  assert.equal(to('backpack', 'en', 'it'), 'zaino')
})

test('a word the catalog knows stays, and so does everything between other languages', () => {
  assert.equal(to('gorra', 'es', 'en', ['gorra']), 'gorra')
  assert.equal(to('sapato', 'pt'), 'sapato')
  assert.equal(to('shirt', 'en'), 'shirt')
})
