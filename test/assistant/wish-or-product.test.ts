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
