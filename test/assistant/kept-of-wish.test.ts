import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { isDenial } from '../../src/assistant/engine/asks.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, category: string, description: string, color = '') => ({
  externalId,
  title,
  category,
  description,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9, ...(color ? { options: { Color: color } } : {}) }],
})
const products = [
  one('a1', 'Rill Climbing Vest', 30, 'Men / Vests', 'A vest for climbing.'),
  one('h1', 'Brook Hoodie', 45, 'Men / Hoodies', 'A warm hoodie.'),
  one('h2', 'Fjord Hoodie', 90, 'Men / Hoodies', 'A hoodie of merino.'),
  one('h3', 'Lea Hoodie', 40, 'Women / Hoodies', 'A soft hoodie.'),
  one('l1', 'Lea Leggings', 60, 'Women / Pants', 'Leggings for running.', 'black'),
  one('l2', 'Lea Flared Pants', 50, 'Women / Pants', 'Wide pants.', 'black'),
  one('l3', 'Lea Sweatpants', 42, 'Women / Pants', 'Soft pants.', 'red'),
  one('l4', 'Brook Pants', 35, 'Men / Pants', 'Plain pants.', 'black'),
]

/** Of a shop of all kinds of goods. */
const ofAllKinds = [
  one('h1', 'Brook Hoodie', 45, 'Men / Hoodies', 'A warm hoodie.'),
  one('g1', 'Dell Magnifying Glass', 18, 'Optics', 'Of glass.'),
  one('n1', 'Dell Neck Pillow', 28, 'Travel', 'Of foam.'),
  one('d1', 'Dell Dumbbells', 38, 'Sport', 'Of iron.'),
  one('m1', 'Dell Watering Can', 25, 'Garden', 'Holds 5 l.'),
  one('m2', 'Ness Watering Can', 80, 'Garden', 'Of copper.'),
]

describe('what stays of a wish when something of it is changed', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('kept', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  const last = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return { text: answer.text, shown: answer.cards.map(({ title }) => title).sort() }
  }

  test('another present is for the same person, and within what it may cost', async () => {
    const asked = 'a present for my husband who goes climbing, 50 at most'
    const { text, shown } = await last(asked, 'and do you have a hoodie?')
    assert.deepEqual(shown, ['Brook Hoodie'], text)
  })

  test('a present that is found by what somebody does stays within what it may cost', async () => {
    const shop = await app.createStore('all_kinds', { language: 'en', currency: 'EUR' })
    await upsertProducts(shop.context, ofAllKinds)
    const talk = await startTalk(shop)
    const titles = async (line: string) => (await talk.say(line)).cards.map(({ title }) => title)
    assert.deepEqual(await titles('present for my brother who lifts weights, 50 at most'), ['Dell Dumbbells'])
    assert.deepEqual(await titles('or maybe a watering can?'), ['Dell Watering Can'])
  })

  test('what is cheaper of a wider kind is for the same person, and in the same colour', async () => {
    const { text, shown } = await last('des leggings pour femme en noir', 'ok et ya moins cher en noir ?')
    assert.deepEqual(shown, ['Lea Flared Pants'], text)
  })

  test('for whom it is stays behind what there is not, and is heard beside a lower price', async () => {
    for (const lines of [
      ['busco un kayak para mi mujer', 'vale, pues una sudadera'],
      ['the fjord hoodie', 'ouch, something cheaper and for women'],
      ['der Fjord Hoodie', 'uff, was Günstigeres und für Damen'],
      ['a kayak for my wife', 'ok then a hoodie'],
    ]) {
      const { text, shown } = await last(...lines)
      assert.ok(shown.length > 0 && shown.every((title) => title.startsWith('Lea')), `${lines}: ${text} [${shown}]`)
    }
  })

  test('who says again what must not be denies it, behind a “no” that answers', () => {
    for (const text of ['no i said NOT plastic', 'nein, ich sagte nicht aus Plastik', 'not plastic'])
      assert.ok(isDenial(text), text)
    for (const text of ['no i need the big one', 'yes, and a lamp']) assert.ok(!isDenial(text), text)
  })

  test('a limit that the shopper named stays where nothing is cheaper', async () => {
    const { text, shown } = await last('a hoodie for men under 60', 'anything cheaper?', 'one without a zip')
    assert.ok(!shown.includes('Fjord Hoodie'), `${text} [${shown}]`)
  })
})
