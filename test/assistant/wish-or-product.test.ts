import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description?: string, inventory = 9) => ({
  externalId,
  title,
  ...(description === undefined ? {} : { description }),
  variants: [{ externalId: `${externalId}-1`, price, inventory }],
})
const products = [
  one('d1', 'Ruhwell Loperamide 2mg akut', 6, 'For sudden trouble of the bowels.'),
  one('d2', 'Hedwig Allergy Tablets', 4, 'Against hay fever. May make you sleepy.'),
  one('d3', 'Brumm Charcoal Tablets', 5, 'Against a bloated belly.'),
  { ...one('l1', 'Heron Floor Lamp', 70, 'A lamp with a dimmer. It may wobble on thick carpets.'), category: 'Lamps' },
  { ...one('l2', 'Ibis Light Cordless', 90, 'Non-wobbling, with a heavy foot and a battery.'), category: 'Lamps' },
  { ...one('l3', 'Stork Light Brass', 95, 'For the reading corner.'), category: 'Lamps' },
  one('k1', 'Copper Kettle', 40),
  one('k2', 'Glass Teapot', 30),
  one('k3', 'Garden Bench', 120),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('wish-or-product', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

/** Says some lines; what the last one is answered, and what it shows. */
async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text, shown: answer.cards.map(({ title }) => title).sort() }
}

describe('a name that only a list of goods knows', () => {
  for (const line of ['loperamide', 'what about loperamide, do you have that', 'habt ihr loperamid?'])
    test(`${line}: what has the word in its title is that`, async () => {
      assert.deepEqual((await last(line)).shown, ['Ruhwell Loperamide 2mg akut'])
    })
})

describe('an indefinite "one" behind what was shown', () => {
  for (const line of [
    'but that one wobbles?? isnt there a non wobbling one',
    'gibt es auch eine mit batterie?',
    'no hay una con batería?',
  ])
    test(`${line}: another of the shelf that is so`, async () => {
      assert.deepEqual((await last('floor lamp', line)).shown, ['Ibis Light Cordless'])
    })

  test('likewise what it is for', async () => {
    assert.deepEqual((await last('floor lamp', 'do you have one for a reading corner')).shown, ['Stork Light Brass'])
  })

  test('the one shown, where that is so', async () => {
    assert.deepEqual((await last('floor lamp', 'is there one with a dimmer')).shown, ['Heron Floor Lamp'])
  })

  test('where nothing is so, none is said to be', async () => {
    const { text, shown } = await last('floor lamp', 'is there one with a bluetooth speaker')
    assert.deepEqual(shown, ['Heron Floor Lamp'])
    assert.doesNotMatch(text, /^Yes/)
  })
})

describe('what is compared', () => {
  for (const line of ['kettle or teapot whats the difference, just want to drink on my bench'])
    test(`${line}: what a thing is for is no third`, async () => {
      assert.deepEqual((await last(line)).shown, ['Copper Kettle', 'Glass Teapot'])
    })

  test('a third that is named is one', async () => {
    const { shown } = await last('compare the kettle, the teapot and the garden bench')
    assert.deepEqual(shown, ['Copper Kettle', 'Garden Bench', 'Glass Teapot'])
  })
})
