import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHits } from '../find-hits.ts'
import { readNeed } from '../needs/read-need.ts'
import { inCatalog, readWish } from '../read-wish.ts'
import { searchSettingsSchema } from '../search.schema.ts'
import { bareProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { refusedIn, withoutRefused } from './refused-thing.ts'

const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
catalog.upsert([
  bareProduct('hoodie', 'Fleece Hoodie', { description: 'Warm in the cold.' }),
  bareProduct('jacket', 'Down Jacket', { description: 'Warm in the cold.' }),
  bareProduct('parka', 'Winter Parka', { description: 'A warm jacket for the cold.', category: 'Jackets' }),
  bareProduct('shorts', 'Artemis Running Shorts'),
])
const settings = searchSettingsSchema.parse({})

function shown(text: string, language: string, of = catalog): string[] {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { ...inCatalog(text, of, language), language, filters: {}, limit: 10, settings, nearest }
  return findHits({ ...input, isThingMeant: true }, of)
    .hits.filter(({ grade }) => grade.fit !== 'other')
    .map(({ product }) => product.id)
    .sort()
}

test('what is refused by its name is not shown, and that others are not called so is nothing to miss', () => {
  assert.deepEqual(shown('something warm against the cold, no jacket', 'en'), ['hoodie'])
  assert.deepEqual(shown('was warmes gegen die kälte, keine jacke', 'de'), ['hoodie'])
  assert.deepEqual(shown('una chaqueta no, algo warm', 'es'), ['hoodie'])
  assert.deepEqual(shown('a warm jacket, no parka', 'en'), ['jacket'])
  assert.equal(readWish('una chaqueta no', catalog, 'es').namesThing, false)
  assert.equal(readWish('tenéis chaquetas no?', catalog, 'es').namesThing, true)
})

test('what is refused ranks nothing: what has only its word is not all that is there', () => {
  const phones = new StoreCatalog({ language: 'en', currency: 'EUR' })
  phones.upsert([
    bareProduct('a', 'Nokia Phone 8', { vendor: 'Nokia' }),
    bareProduct('b', 'Fairphone 5', { vendor: 'Fairphone', category: 'Smartphones' }),
    bareProduct('c', 'Motorola G54', { vendor: 'Motorola', tags: ['smartphones'] }),
  ])
  for (const [text, language] of [
    ['a phone, not a nokia', 'en'],
    ['un movil q no sea nokia', 'es'],
    ['ein handy, kein nokia', 'de'],
    ['un téléphone, pas de nokia', 'fr'],
  ] as const)
    assert.deepEqual(
      shown(text, language, phones).filter((id) => id !== 'a'),
      ['b', 'c'],
      text,
    )
})

test('what is to be without a thing is no other thing', () => {
  assert.ok(shown('something warm without jacket', 'en').includes('jacket'))
})

test('running shorts are no running shoes', () => {
  assert.equal(readNeed('running shoes', 'en', catalog).namesUnsold, true)
  assert.equal(readNeed('running shorts', 'en', catalog).products[0]?.product.id, 'shorts')
})

test('what is refused by several words is refused as that, and not as all that end so', () => {
  const chemist = new StoreCatalog({ language: 'en', currency: 'EUR' })
  chemist.upsert([
    bareProduct('travel', 'Sealegs Tablets', { description: 'Travel sickness tablets for children.' }),
    bareProduct('dish', 'Brightwash Tablets', { description: 'Tablets for the dishwasher.' }),
    bareProduct('bag', 'Alpine Sleeping Bag'),
    bareProduct('mat', 'Alpine Sleeping Mat'),
  ])
  const left = (text: string, language: string) => withoutRefused(text, chemist, language).replace(/\s+/g, ' ').trim()
  assert.equal(left('not dishwasher tablets!! something for the car', 'en'), '!! something for the car')
  assert.equal(left('no quiero saco de dormir, una esterilla', 'es'), ', una esterilla')
  assert.equal(left('kein schlafsack, eine matte', 'de'), ', eine matte')
  assert.equal(left('something that does not slip', 'en'), 'something that does not slip')
  const refused = refusedIn('not dishwasher tablets', null, chemist, 'en')
  const ids = ['travel', 'dish', 'bag'].filter((id) => {
    const product = chemist.index.productById(id)
    return product && refused.some(({ thing }) => thing.grade(product).verdict === 'holds')
  })
  assert.deepEqual(ids, ['dish'])
})

test('a no that is a part of a title, and one that denies the next word alone, refuse nothing', () => {
  const goods = new StoreCatalog({ language: 'en', currency: 'EUR' })
  goods.upsert([
    bareProduct('grip', 'No-Slip Moor Grip'),
    bareProduct('mat', 'Bath Mat'),
    bareProduct('soap', 'Non-Foaming Oat Soap'),
  ])
  assert.deepEqual(refusedIn('no slip grip', null, goods, 'en'), [])
  assert.deepEqual(refusedIn('non foaming soap', null, goods, 'en'), [])
  assert.deepEqual(refusedIn('i have nothing to soap my hands with', null, goods, 'en'), [])
  assert.deepEqual(
    refusedIn('no bath mat please', null, goods, 'en').map(({ words }) => words.join(' ')),
    ['bath mat'],
  )
})
