import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop in which titles say more than the name of a thing. */
const product = (externalId: string, title: string, description: string, price = 40) => ({
  externalId,
  title,
  description,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 7 }],
})
const products = [
  product('p1', 'Gel Polish Nail Lamp', 'Dries polish. Rechargeable.'),
  product('p2', 'Beam Tactical Flashlight', 'Bright, for the dark.'),
  product('p3', 'Alder Full-Zip Hoodie', 'Warm.'),
  product('p4', 'Birch Pullover Hoodie', 'Soft.'),
  product('p5', 'Orion Gaming Laptop 16GB RAM 512GB SSD', 'For games.'),
  product('p6', 'Vega Laptop, 8GB RAM, Silver', 'For work.'),
  product('p7', 'Volt Battery Pack', 'Charges phones.'),
  product('p8', 'Screen Cleaner', 'Leaves no streaks.'),
  product('p9', 'Pear AirPods Max', 'Over the ears.', 500),
  product('p10', 'Flex Wireless Earphones', 'In the ears.', 50),
  product('p11', 'Pear', 'A fruit.', 2),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp()
  store = await app.createStore('Titles', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

const shownFor = async (...lines: string[]) => {
  const talk = await startTalk(store)
  let titles: string[] = []
  for (const line of lines) titles = (await talk.say(line)).cards.map(({ title }) => title)
  return titles
}

test('the nearest to a thing that is not sold is what that is directly a kind of, whatever else was wished', async () => {
  assert.deepEqual(await shownFor('rechargeable headlamp for running'), ['Beam Tactical Flashlight'])
})

test('a part that is refused is known by its other name', async () => {
  assert.deepEqual(await shownFor('hoodie without zipper'), ['Birch Pullover Hoodie'])
  assert.deepEqual(await shownFor('hoodies', 'i dont want a zipper'), ['Birch Pullover Hoodie'])
})

test('what a title says of a measure is found', async () => {
  assert.deepEqual(await shownFor('laptop with 16gb ram'), ['Orion Gaming Laptop 16GB RAM 512GB SSD'])
})

for (const [text, asked] of [
  ['do you have size 43?', /Which product/],
  ['habt ihr größe 43?', /Welches Produkt/],
  ['¿tenéis la talla 43?', /A qué producto/],
] as const) {
  test(`"${text}", where nothing comes in that, is asked back`, async () => {
    const { cards, text: said } = await (await startTalk(store)).say(text)
    assert.match(said, asked)
    assert.deepEqual(cards, [])
  })
}

test('a part that is asked of is the part of what is talked about, whatever other titles have the word', async () => {
  const talk = await startTalk(store)
  await talk.say('tactical flashlight')
  for (const line of ["how's the battery?", 'la bateria cuanto dura?']) {
    const { text, cards } = await talk.say(line)
    assert.doesNotMatch(text, /Battery Pack/, line)
    assert.ok(
      cards.every(({ title }) => title === 'Beam Tactical Flashlight'),
      line,
    )
  }
})

test('what is refused is not added up', async () => {
  const talk = await startTalk(store)
  await talk.say('hoodies')
  const line = 'not the alder full-zip hoodie. how much for the birch pullover hoodie and the screen cleaner together'
  const { text } = await talk.say(line)
  assert.match(text, /\$80\.00/)
  assert.doesNotMatch(text, /Alder/)
})
