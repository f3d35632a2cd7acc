import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import type { Grade } from './grade.ts'
import { readMeasures } from './read-measures.ts'

const sizes = ['S', 'M'].map((size) => bareVariant(size, { price: 50, inventory: 3, options: { size } }))
const helmet = bareProduct('helmet', 'City helmet', {
  description: 'With a light at the back. S: 50-54, M: 54-58 cm. 390 g.',
  variants: sizes,
})
const collar = bareProduct('collar', 'Dog collar', {
  variants: ['up to 38 cm', 'up to 65 cm'].map((size, at) => bareVariant(`c${at}`, { options: { size } })),
})
const bike = bareProduct('bike', 'Kids bike', { description: 'For riders from 1.15 to 1.35 m, up to 40 kg.' })
const bed = bareProduct('bed', 'Cama', {
  description: '50 cm de diámetro: perros de hasta 6 kg; 70 cm: hasta 12 kg.',
  variants: ['50 cm', '70 cm'].map((size) => bareVariant(size, { options: { size } })),
})
const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
const fryers = ['para 2-3 personas.', 'Para familias de 4 a 6. Cestas lavables.'].map((description, at) =>
  bareProduct(`fryer${at}`, 'Freidora', { description }),
)
catalog.upsert([helmet, collar, bike, bed, ...fryers])

const read = (said: string, product: typeof helmet, language = 'en') => {
  const grade: Grade = { fit: 'exact', parts: [], variants: product.variants }
  const { fit, variants } = readMeasures(grade, said, product, { catalog, language })
  return `${fit}: ${variants.map(({ id }) => id).join(' ')}`.trim()
}

test('what a message tells of somebody is held against what pages and options tell', () => {
  assert.equal(read('a helmet, her head measures 52 cm', helmet), 'exact: S')
  assert.equal(read('ein helm, sein kopf hat 57 cm', helmet, 'de'), 'exact: M')
  assert.equal(read('un casco, le mide la cabeza 61 cm', helmet, 'es'), 'near: S M')
  assert.equal(read('halsband, hals ca 50 cm', collar, 'de'), 'exact: c1')
  assert.equal(read('un vélo, elle fait 1,20 m', bike, 'fr'), 'exact:')
  assert.equal(read('mi hija mide 1,05', bike, 'es'), 'near:')
  assert.equal(read('he weighs 60 kg', bike), 'near:')
})

test('the range of a form is told behind it, and one that is far from a measure is not for it', () => {
  assert.equal(read('cama para un perro de 10 kg', bed, 'es'), 'exact: 70 cm')
  assert.equal(read('cama, mi perra pesa 28 kilos', bed, 'es'), 'near: 50 cm 70 cm')
  // The first that is enough.
  assert.equal(read('a bed for my 5 kg dog', bed), 'exact: 50 cm')
})

test('what is for lighter ones is not for one that weighs more, however much more, and sizes in pounds are held against kilos', () => {
  const carrier = bareProduct('carrier', 'Soft Carrier', { description: 'For cats and small dogs to 15 lb.' })
  assert.equal(read('a carrier for the car, he weighs 52 lbs', carrier), 'near:')
  assert.equal(read('a carrier, my dog is 85 lb', carrier), 'near:')
  assert.equal(read('eine tasche, mein hund wiegt 6 kg', carrier, 'de'), 'exact:')
  const straps = 'S fits dogs 15-30 lb, M 30-55 lb.'
  const harness = bareProduct('harness', 'Car Harness', { description: straps, variants: sizes })
  assert.equal(read('a harness for my 52 lb dog', harness), 'exact: M')
  assert.equal(read('un arnés, mi perro pesa 10 kg', harness, 'es'), 'exact: S')
})

test('an option of two sides does not hide the one that a chart is of', () => {
  const variants = ['F2', 'F3'].map((firmness) => bareVariant(firmness, { options: { size: '90 x 200 cm', firmness } }))
  const futon = bareProduct('futon', 'Futon', { description: 'F2 up to 70 kg, F3 up to 95 kg.', variants })
  assert.equal(read('a futon 90 x 200 for me, i weigh 85 kg', futon), 'exact: F3')
  assert.equal(read('ein futon, ich wiege 60 kg', futon, 'de'), 'exact: F2')
})

test('what is of something else, or only a limit, rules nothing out', () => {
  assert.equal(read('a helmet under 60 euros', helmet), 'exact: S M')
  assert.equal(read('i ride 12 km a day', helmet), 'exact: S M')
  assert.equal(read('a helmet for my room of 20 m', helmet), 'exact: S M')
})

test('how many people there are is held against for how many something is', () => {
  const [small, big] = fryers as [typeof helmet, typeof helmet]
  for (const [said, language] of [
    ['somos 5 en casa', 'es'],
    ['we are 5, which one', 'en'],
    ['für 5 personen', 'de'],
    ['on est 5', 'fr'],
  ] as const) {
    assert.deepEqual([read(said, small, language), read(said, big, language)], ['near:', 'exact:'], said)
  }
  assert.equal(read('we are 5 minutes away', small), 'exact:')
  const spanish = new StoreCatalog({ language: 'es', currency: 'EUR' })
  const grade: Grade = { fit: 'exact', parts: [], variants: [] }
  const [part] = readMeasures(grade, 'somos 5', big, { catalog: spanish, language: 'es' }).parts
  assert.match(part?.quote ?? '', /familias de 4 a 6/)
})

test('one number of people is enough for so many and fewer, and what is not told is open', () => {
  const of = (description: string) => bareProduct(description, 'Shelter', { description })
  const grades = (description: string) =>
    (
      [
        ['a shelter for 3 people', 'en'],
        ['a 3-man shelter', 'en'],
        ['a shelter for three people', 'en'],
        ['ein zelt für 3 personen', 'de'],
        ['un refugio para 3 personas', 'es'],
        ['un abri pour 3 personnes', 'fr'],
      ] as const
    ).map(([said, language]) => read(said, of(description), language).replace(':', ''))
  const all = (fit: string) => Array.from({ length: 6 }, () => fit)
  assert.deepEqual(grades('Two-person dome with a porch.'), all('near'))
  assert.deepEqual(grades('A one-berth bivouac.'), all('near'))
  assert.deepEqual(grades('Dome for four with a porch.'), all('exact'))
  assert.deepEqual(grades('Sleeps 6. Two people pitch it in an hour.'), all('exact'))
  assert.deepEqual(grades('Two people pitch it in an hour.'), all('likely'))
  assert.deepEqual(grades('Get 3 for 2.'), all('likely'))
})
