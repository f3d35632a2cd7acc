import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, category: string, description = '') => ({
  ...{ externalId, title, category, description },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('b1', 'Racing Bike Comet', 990, 'Bikes', 'For a mother in law of speed.'),
  one('s1', 'Sledge Pebble', 60, 'Sledges > Kids', 'For children of about 4 to 6 years.'),
  one('s2', 'Sledge Otter', 40, 'Sledges > Kids', 'A wooden sledge for 2 to 3 years, up to 25 kg.'),
  one('s3', 'Sledge Comet', 150, 'Sledges', 'Fast and light.'),
  one('k1', 'Six-Cup Cafetiere, ruby glass', 25, 'Kitchen > Coffee & Tea Ware'),
  {
    externalId: 'c1',
    title: 'Night Owl Blend',
    category: 'Coffee',
    options: [{ name: 'Grind', values: ['Whole bean', 'Cafetiere grind'] }],
    variants: ['Whole bean', 'Cafetiere grind'].map((Grind, at) => ({
      externalId: `c1-${at}`,
      price: 8,
      inventory: 9,
      options: { Grind },
    })),
  },
]

describe('what is wished for, at the first go', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('first', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  test('a value of an option is no kind of goods', async () => {
    for (const line of ['do you sell a cafetiere?', 'a french press please', 'habt ihr eine stempelkanne?']) {
      const talk = await startTalk(store)
      const { cards } = await talk.say(line)
      assert.deepEqual(
        cards.map(({ title }) => title),
        ['Six-Cup Cafetiere, ruby glass'],
        line,
      )
    }
  })

  test('of a present nothing is said of the cheapest that is none, and its limit holds', async () => {
    const talk = await startTalk(store)
    const { text } = await talk.say('necesito un regalito pa mi suegra q cumple 60, tope 50 eur')
    assert.doesNotMatch(text, /990|cuesta|costar|No hay nada/)
    assert.equal(talk.last()?.state.search?.wishes.priceMax, 50)
  })

  test('him, her son who was told before, is no man, and an age is held against the page', async () => {
    for (const line of [
      'my son is turning 5, whats a good sledge for him',
      'mein sohn wird 5, welcher schlitten passt für ihn',
    ]) {
      const { cards, text } = await (await startTalk(store)).say(line)
      assert.deepEqual(
        cards.map(({ title }) => title),
        ['Sledge Pebble'],
        text,
      )
    }
  })
})
