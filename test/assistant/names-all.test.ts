import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, description: string) => ({
  ...{ externalId, title, description, category: 'Bags' },
  variants: [{ externalId: `${externalId}-1`, price: 40, inventory: 5 }],
})

describe('a kind that is named in the plural', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('all', { language: 'en', currency: 'USD' })
    await upsertProducts(store.context, [
      one('r1', 'Rucksack Fern', 'Waxed cotton. The lining is fixed. Not machine washable.'),
      one('r2', 'Rucksack Moss', 'Recycled nylon, machine washable at 30 °C.'),
      one('l1', 'Lantern Dawn', 'Brass, for candles.'),
      one('l2', 'Lantern Dusk', 'Steel, for oil. Burns in wind and rain.'),
      one('r3', 'Rucksack Bark', 'Felt with leather straps. Wipe clean only.'),
    ])
  })
  after(() => app.close())

  test('asks for all of that kind, and not for the one that is talked about', async () => {
    for (const line of [
      'do you have rucksacks that are machine washable?',
      'do you also have rucksacks that are machine washable?',
    ]) {
      const talk = await startTalk(store)
      await talk.say('rucksack fern')
      const { text, cards } = await talk.say(line)
      assert.ok(cards.some(({ title }) => title === 'Rucksack Moss') || text.includes('Moss'), `${line}: ${text}`)
    }
  })

  test('is the one that was shown where it is called by it with an article', async () => {
    const talk = await startTalk(store)
    await talk.say('rucksack fern')
    const { text } = await talk.say('is the rucksack machine washable?')
    assert.match(text, /Fern/)
    assert.doesNotMatch(text, /Moss/)
  })

  test('of two that were shown the difference is told, whatever one of them is to be better for', async () => {
    const talk = await startTalk(store)
    await talk.say('do you have lanterns')
    const { cards } = await talk.say('whats the difference, which one is better in the rain')
    assert.deepEqual(cards.map(({ title }) => title).toSorted(), ['Lantern Dawn', 'Lantern Dusk'])
  })
})
