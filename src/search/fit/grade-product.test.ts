import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHits } from '../find-hits.ts'
import { searchSettingsSchema } from '../search.schema.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { understandQuery } from '../understand-query.ts'

const boots = (id: string, size: string, waterproof: string) =>
  bareVariant(id, { price: 100, inventory: 3, options: { Size: size, Waterproof: waterproof } })

const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
catalog.upsert([
  bareProduct('boots', 'Hiking Boots', { variants: [boots('a', '9', 'no'), boots('b', '10', 'yes')] }),
  bareProduct('lamp', 'Desk Lamp', { variants: [bareVariant('c', { price: 40, options: { Color: 'white' } })] }),
  bareProduct('fan', 'Table Fan', { variants: [bareVariant('f', { price: 30, options: { Color: 'black' } })] }),
  bareProduct('case', 'Phone Case', { variants: [bareVariant('d', { price: 10 })] }),
  bareProduct('sofa', 'Corner Sofa', { variants: [bareVariant('e', { price: 900 })] }),
])
const settings = searchSettingsSchema.parse({})

function grades(q: string): string[] {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { q, understood: understandQuery(q, catalog), filters: {}, limit: 10, settings, nearest }
  return findHits({ ...input, isThingMeant: true }, catalog).hits.map(
    ({ product, grade }) => `${product.id} ${grade.fit}`,
  )
}

test('an option that is named like a word says whether it is so, of the variants that fit', () => {
  assert.deepEqual(grades('hiking boots size 10, waterproof'), ['boots exact'])
  assert.deepEqual(grades('hiking boots size 9, waterproof'), ['boots near'])
})

test('what no text of the shop tells is not told, and never No', () => {
  assert.deepEqual(grades('dimmable desk lamp'), ['lamp likely'])
  assert.deepEqual(grades('a desk lamp that is not black please'), ['lamp exact'])
})

test('a case is no phone, and a couch is a sofa', () => {
  assert.deepEqual(grades('phone'), [])
  assert.deepEqual(grades('phone case'), ['case exact'])
  assert.deepEqual(grades('couch'), ['sofa exact'])
})

const pets = new StoreCatalog({ language: 'en', currency: 'USD' })
const priced = (price: number) => ({ variants: [bareVariant(`v${price}`, { price, inventory: 3 })] })
pets.upsert([
  bareProduct('puppy', 'Chicken & Rice Puppy Food', { vendor: 'Barkly', ...priced(16) }),
  bareProduct('dog', 'Beef Dog Food', { vendor: 'Barkly', ...priced(51) }),
  bareProduct('cat', 'Salmon Cat Food', { vendor: 'Mittens', ...priced(80) }),
  bareProduct('any', 'Pet Food Bin', { ...priced(30) }),
  bareProduct('feeder', 'Slow Feeder Bowl', { tags: ['dog'], ...priced(20) }),
])

function petGrades(q: string): string[] {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { q, understood: understandQuery(q, pets), filters: {}, limit: 10, settings, nearest }
  return findHits({ ...input, isThingMeant: true }, pets).hits.map(({ product, grade }) => `${product.id} ${grade.fit}`)
}

test('what is for cats is not for dogs, and whether a puppy can have dog food is not told', () => {
  assert.deepEqual(petGrades('food for my puppy'), ['puppy exact'])
  assert.deepEqual(petGrades('bowl for a puppy'), ['feeder likely'])
  assert.deepEqual(petGrades('bowl for a kitten'), ['feeder near'])
})

test('who is not wanted as a vendor is told by the vendor', () => {
  const fits = petGrades('pet food not from mittens')
  assert.ok(fits.includes('dog exact') && fits.includes('cat near'), fits.join(', '))
})

test('a price that may be missed by a little is a range', () => {
  assert.deepEqual(petGrades('pet food around 50 dollars').slice(0, 1), ['dog exact'])
})

test('a dog that somebody has is nothing to sell', () => {
  assert.ok(!petGrades('something so my dog eats slower').includes('dog exact'))
})

const bottles = new StoreCatalog({ language: 'en', currency: 'USD' })
bottles.upsert([
  bareProduct('glass', 'Alba Water Bottle with Steel Cap, Clear Glass Bottle', priced(12)),
  bareProduct('steel', 'Alba Steel Water Bottle', priced(19)),
  bareProduct('pink', 'Recovery Cone for Cats (Pink S)', {
    description: 'Comes small, medium and large.',
    ...priced(9),
  }),
  bareProduct('large', 'Recovery Cone for Cats, Large Blue', priced(9)),
  bareProduct('any', 'Recovery Cone for Cats', { description: 'Comes small, medium and large.', ...priced(9) }),
])

function bottleGrades(q: string): string[] {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { q, understood: understandQuery(q, bottles), filters: {}, limit: 10, settings, nearest }
  return findHits({ ...input, isThingMeant: true }, bottles)
    .hits.map(({ product, grade }) => `${product.id} ${grade.fit}`)
    .sort()
}

test('a material that only a part of it has is not what it is made of', () => {
  assert.deepEqual(bottleGrades('water bottle, steel'), ['glass near', 'steel exact'])
  assert.deepEqual(bottleGrades('water bottle, glass'), ['glass exact', 'steel likely'])
})

test('a title that names another size is none of the size that is wished for', () => {
  assert.deepEqual(bottleGrades('recovery cone large'), ['any exact', 'large exact', 'pink near'])
  assert.deepEqual(bottleGrades('recovery cone small'), ['any exact', 'large near', 'pink exact'])
})

test('an amount that the title tells otherwise is not there, whatever the text says that there could be', () => {
  const laptops = new StoreCatalog({ language: 'en', currency: 'USD' })
  const description = 'It could be had with 32 GB when it was new.'
  laptops.upsert([
    bareProduct('small', 'Larch Laptop 14 in, 8GB Memory', { description, ...priced(400) }),
    bareProduct('big', 'Larch Laptop 14 in, 32 GB Memory', { ...priced(900) }),
    bareProduct('untold', 'Alder Laptop', { description: 'It has 32 GB of memory.', ...priced(700) }),
  ])
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const given = { filters: {}, limit: 10, settings, nearest, isThingMeant: true }
  const { hits } = findHits(
    { ...given, q: 'laptop 32gb', understood: understandQuery('laptop 32gb', laptops) },
    laptops,
  )
  const fits = hits.map(({ product, grade }) => `${product.id} ${grade.fit}`)
  assert.deepEqual(fits.toSorted(), ['big exact', 'small near', 'untold exact'])
})

const guitars = new StoreCatalog({ language: 'en', currency: 'USD' })
const finished = (option: string, prices: Record<string, number>) => ({
  variants: Object.entries(prices).map(([value, price]) =>
    bareVariant(`${option} ${value} ${price}`, { price, inventory: 3, options: { [option]: value } }),
  ),
})
guitars.upsert([
  bareProduct('bass', 'Anchor Bass', finished('Color', { Sunburst: 399, Black: 389 })),
  bareProduct('guitar', 'Tamarack Acoustic Guitar', finished('Finish', { Natural: 339, Sunburst: 349 })),
])

test('a value that is a colour elsewhere tells the forms apart of what has it by another option', () => {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const q = 'acoustic guitar in sunburst'
  const input = { q, understood: understandQuery(q, guitars), filters: {}, limit: 10, settings, nearest }
  const [first] = findHits({ ...input, isThingMeant: true }, guitars).hits
  assert.deepEqual(
    first?.grade.variants.map(({ price }) => price),
    [349],
  )
})
