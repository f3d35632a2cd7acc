import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up drugstore: what ails people is told of in descriptions, in English. */
const product = (externalId: string, title: string, description: string, price: number) => ({
  externalId,
  title,
  description,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 7 }],
})
const products = [
  product(
    'p1',
    'Calmol 400 Tablets',
    'For headache and toothache. From 12 years 1 tablet, 6-11 years half a tablet.',
    4,
  ),
  product('p2', 'Rennifix Chewable Tablets', 'Against heartburn. From 12 years.', 5),
  { ...product('p3', 'Pollenol Drops', 'For hay fever. From 4 years.', 8), category: 'Hay fever' },
  product('p4', 'Nightwell Tea', 'A warm tea for the evening.', 3),
  product('p5', 'Stepwell Balm', 'Cares for dry feet after a long walk in new shoes.', 9),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp()
  store = await app.createStore('Drugs', { language: 'en', currency: 'EUR' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

for (const [text, title] of [
  ['something against headache', 'Calmol 400 Tablets'],
  ['what helps against headaches', 'Calmol 400 Tablets'],
  ['quelque chose contre le mal de tête', 'Calmol 400 Tablets'],
  ['algo contra el dolor de cabeza', 'Calmol 400 Tablets'],
  ['was hilft gegen sodbrennen', 'Rennifix Chewable Tablets'],
  ['hayfever', 'Pollenol Drops'],
  ['hay fever', 'Pollenol Drops'],
] as const) {
  test(`"${text}" finds what is for it`, async () => {
    const { cards, text: said } = await (await startTalk(store)).say(text)
    assert.equal(cards[0]?.title, title, said)
    assert.ok(!cards.some((card) => card.title === 'Nightwell Tea'), said)
  })
}

test('a word of the shop that another language has as well is answered in the language of the shop', async () => {
  assert.doesNotMatch((await (await startTalk(store)).say('hay fever')).text, /encaja|puede/)
})

test('the youngest age that a page tells of is what holds, and where it does not its sentence is shown', async () => {
  const fits = await (await startTalk(store)).say('headache tablets for my son, he is 7')
  assert.equal(fits.cards[0]?.title, 'Calmol 400 Tablets')
  assert.doesNotMatch(fits.text, /closest|asked for/i)
  const { text } = await (await startTalk(store)).say('headache tablets for my daughter, 4 years')
  assert.match(text, /closest/i)
  assert.match(text, /From 12 years 1 tablet, 6-11 years half a tablet/)
})
