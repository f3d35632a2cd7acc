import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const products = [
  {
    externalId: 'm1',
    title: 'Selkie Mitten',
    description: 'Knitted by hand in Orkney.',
    variants: [{ externalId: 'm1-1', price: 30, inventory: 4 }],
  },
]

describe('what a page is silent about', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('croft', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  test('is owned up to once, however much of it was asked', async () => {
    const talk = await startTalk(store)
    await talk.say('selkie mitten')
    const { text } = await talk.say('are they waterproof? and do they have a zip')
    assert.equal(text.match(/Selkie Mitten/g)?.length, 1, text)
    assert.match(text, /waterproof, zip/)
  })
})
