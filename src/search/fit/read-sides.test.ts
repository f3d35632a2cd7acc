import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import type { Grade } from './grade.ts'
import { readSides } from './read-sides.ts'

const chest = bareProduct('chest', 'Oak chest', {
  description: 'Solid oak. Width 96 cm, depth 45 cm, height 80 cm. 31 kg.',
})
const bench = bareProduct('bench', 'Pine bench', { description: 'A bench that is 140 cm long and 46 cm high.' })
const rail = bareProduct('rail', 'Curtain rail', {
  variants: ['120 cm', '160 cm'].map((width) => bareVariant(width, { options: { width } })),
})
const mat = bareProduct('mat', 'Cork mat', { description: 'Cork, 60 x 90 cm.' })
const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
catalog.upsert([chest, bench, rail, mat])

const read = (said: string, product: typeof chest, language = 'en') => {
  const grade: Grade = { fit: 'exact', parts: [], variants: product.variants }
  const { fit, variants } = readSides(grade, said, product, { catalog, language })
  return `${fit}: ${variants.map(({ id }) => id).join(' ')}`.trim()
}

test('a side that has a limit is held against the same side on the page, in whatever language that is asked', () => {
  assert.equal(read('a chest at most 100 cm wide', chest), 'exact:')
  assert.equal(read('a chest at most 90 cm wide', chest), 'near:')
  assert.equal(read('eine truhe, höchstens 90 cm breit', chest, 'de'), 'near:')
  assert.equal(read('un baúl de menos de 90 cm de ancho', chest, 'es'), 'near:')
  assert.equal(read('nothing too wide, max 90 cm', chest), 'near:')
  assert.equal(read('no deeper than 40 cm', chest), 'near:')
  assert.equal(read('at least 70 cm high', chest), 'exact:')
  assert.equal(read('a bench at least 150 cm long', bench), 'near:')
})

test('what comes in several widths is meant in those that fit', () => {
  assert.equal(read('a rail at most 130 cm wide', rail), 'exact: 120 cm')
  assert.equal(read('a rail at least 150 cm wide', rail), 'exact: 160 cm')
})

test('another side, another measure, and what tells no side rule nothing out', () => {
  assert.equal(read('a chest at most 50 cm deep', chest), 'exact:')
  assert.equal(read('a chest up to 20 kg', chest), 'exact:')
  assert.equal(read('a mat at most 70 cm wide', mat), 'exact:')
  assert.equal(read('a chest 90 cm wide', chest), 'exact:')
})
