import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

let app: TestApp
let store: TestStore
let talk: Talk

before(async () => {
  app = await startTestApp()
  store = await app.createStore('Acme')
  const kettle = (id: string, prices: [material: string, price: number][]) => ({
    externalId: id,
    title: `${id} Kettle`,
    variants: prices.map(([material, price]) => ({
      externalId: `${id}-${material}`,
      price,
      inventory: 3,
      options: { material },
    })),
  })
  await upsertProducts(store.context, [
    kettle('Alba', [
      ['steel', 20],
      ['glass', 30],
    ]),
    kettle('Bora', [
      ['steel', 40],
      ['glass', 50],
    ]),
  ])
})
after(() => app.close())

for (const text of [
  'show me what you have',
  'show me everything',
  'zeig mir alles',
  'muéstrame todo',
  'montrez-moi tout',
]) {
  test(`"${text}" shows what can be had, also as the first words`, async () => {
    talk = await startTalk(store)
    assert.equal((await talk.say(text)).cards.length, 2)
  })
}

test('more of nothing is what can be had', async () => {
  talk = await startTalk(store)
  assert.equal((await talk.say('show me more')).cards.length, 2)
})

test('a question about nothing is asked back', async () => {
  talk = await startTalk(store)
  assert.match((await talk.say('price?')).text, /Which product do you mean/)
})

for (const [text, asked] of [
  ['how much is the first one?', /Which product do you mean/],
  ['do you have it in steel?', /Which product do you mean/],
  ['gibt es das auch in Rot?', /Welches Produkt/],
  ["est-ce qu'il est disponible en taille M ?", /De quel produit/],
  ['cuánto cuesta el primero', /A qué producto/],
] as const) {
  test(`"${text}", where nothing was shown, is asked back`, async () => {
    const { cards, text: said } = await (await startTalk(store)).say(text)
    assert.match(said, asked)
    assert.deepEqual(cards, [])
  })
}

test('a thing that is named is meant, whatever else points', async () => {
  const { text } = await (await startTalk(store)).say('is the first aid kit in stock?')
  assert.doesNotMatch(text, /Which product/)
})

test('where prices start is told of what was asked for only, and never contradicts a card', async () => {
  talk = await startTalk(store)
  assert.match((await talk.say('kettles')).text, /from \$20/)
  const { text, cards } = await talk.say('in glass')
  assert.deepEqual(
    cards.map(({ price }) => price),
    [30, 50],
  )
  assert.doesNotMatch(text, /start at|details shown/)
})
