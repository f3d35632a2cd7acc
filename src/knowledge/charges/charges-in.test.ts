import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PassageIndex } from '../index/passage-index.ts'
import { chargesIn } from './charges-in.ts'
import { chargesOf } from './read-charges.ts'

test('what pages of several languages tell of one charge is one charge, told in the language of the shopper', () => {
  const index = new PassageIndex()
  const pages: [string, string][] = [
    ['de', 'Der Standardversand kostet 4,95 €. Express kostet 14,95 €. Nach Österreich kostet der Versand 9,95 €.'],
    ['en', 'Standard shipping costs €4.95. Express shipping costs €14.95.'],
    ['es', 'El envío estándar cuesta 4,95 €. El envío exprés cuesta 14,95 €.'],
  ]
  for (const [language, text] of pages)
    index.put({
      ...{ id: language, title: language, url: null, language, asOf: '2026-01-01T00:00:00Z' },
      chunks: [{ position: 0, heading: '', text }],
    })
  const told = (language: string) =>
    chargesIn(chargesOf(index.entries), language)
      .all.map(({ cost, way, passage }) => `${passage.language} ${way} ${cost}`)
      .sort()
  assert.deepEqual(told('en'), ['de standard 9.95', 'en express 14.95', 'en standard 4.95'])
  assert.deepEqual(told('es'), ['de standard 9.95', 'es express 14.95', 'es standard 4.95'])
  assert.deepEqual(told('fr'), ['de express 14.95', 'de standard 4.95', 'de standard 9.95'])
})
