import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellApart } from './tell-apart.ts'

const languages = { language: 'en', catalogLanguage: 'en' }
const apart = (question: string, ...descriptions: string[]) =>
  tellApart(
    descriptions.map((description, at) => ({ title: `Model ${at}`, description })),
    question,
    languages,
  ).map((one) => one?.said ?? null)

test('what tells something goes before how a page begins', () => {
  assert.deepEqual(
    apart(
      'compare the two',
      'You will never want another rug. Woven of wool with a cotton edge. It lies flat.',
      'The rug that everybody loves. A joy to look at. Made of linen.',
    ),
    ['Woven of wool with a cotton edge.', 'Made of linen.'],
  )
})

test('both tell of one matter where both pages speak of it', () => {
  assert.deepEqual(
    apart(
      'what is the difference',
      'Holds 2 litres. It stays dry inside in heavy rain.',
      'A pouch for the belt. Waterproof seams keep out water. 30 cm wide.',
    ),
    ['It stays dry inside in heavy rain.', 'Waterproof seams keep out water.'],
  )
})

test('what both pages say, one of them with more beside it, tells nothing apart', () => {
  assert.deepEqual(
    apart(
      'what is the difference',
      'A first serum with 0.3% retinol. Not for use in pregnancy, nor beside acids. 1 oz airless pump, fragrance free.',
      'For skin that has used 0.3% or more. Not for use in pregnancy. 1 oz airless pump, fragrance free; use within 6 months.',
    ),
    ['A first serum with 0.3% retinol.', 'For skin that has used 0.3% or more.'],
  )
})

test('a page without facts tells how it begins, an empty one nothing', () => {
  assert.deepEqual(apart('compare them', 'A plain stool. Nice.', ''), ['A plain stool.', null])
})
