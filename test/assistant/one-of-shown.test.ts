import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, category: string, inventory = 9) => ({
  externalId,
  title,
  category,
  description: `${title}, made by hand.`,
  variants: [{ externalId: `${externalId}-1`, price, inventory }],
})
const products = [
  one('r1', 'House Rye Loaf', 6, 'Bread'),
  one('r2', 'Walnut Rye Loaf', 7, 'Bread'),
  one('s1', 'Alder Bar Stool', 60, 'Stools'),
  one('s2', 'Alder Office Stool', 35, 'Stools'),
  one('h1', 'Fen Foam Pump', 8, 'Pumps'),
  one('h2', 'Fen Hand Pump', 12, 'Pumps'),
  one('h3', 'Oat Hand Soap', 4, 'Soaps'),
  one('b1', 'Marsh Barrel 210 l', 50, 'Barrels'),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((size) => one(`z${size}`, `Heron Tent ${size}`, 100 + size, 'Tents')),
  {
    ...one('g1', 'Sage Tonic', 8, 'Tonics'),
    variants: [9, 0].map((inventory, at) => ({
      externalId: `g1-${at}`,
      price: 8 + at,
      inventory,
      options: { size: ['50 ml', '100 ml'][at] as string },
    })),
  },
  one('c1', 'Cast Iron Crock', 40, 'Pots'),
  one('v7', 'Orbit Radio K7', 90, 'Radios'),
  one('v8', 'Orbit Radio K8', 120, 'Radios', 0),
  one('v9', 'Orbit Radio K9', 150, 'Radios'),
  one('m1', 'Dune Wall Mirror', 80, 'Mirrors'),
  one('m2', 'Fjord Wall Mirror', 95, 'Mirrors'),
  {
    externalId: 't1',
    title: 'Rowan Trousers',
    category: 'Trousers',
    variants: ['30', '32'].flatMap((size) =>
      ['Black', 'Green'].map((color) => ({
        externalId: `t1-${size}-${color}`,
        price: 45,
        inventory: 9,
        options: { size, color },
      })),
    ),
  },
]

describe('one of those that were shown', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('Shown')
    await upsertProducts(store.context, products)
    const content = Buffer.from('# Delivery\n\nDelivery costs €5.\n').toString('base64')
    await addKnowledge(store.context, { file: { name: 'delivery.md', content } })
  })
  after(() => app.close())

  const say = async (...lines: string[]): Promise<string> => {
    const talk = await startTalk(store)
    const answers: string[] = []
    for (const line of lines) answers.push((await talk.say(line)).text)
    return answers.at(-1) ?? ''
  }

  test('is called by a word whatever endings that has', async () => {
    const taken = await say(
      'what is the difference between the house rye and the walnut rye?',
      "I'll have the house one. and how much is the cast iron crock",
    )
    assert.match(taken, /House Rye Loaf/)
    assert.match(taken, /Cast Iron Crock/)
  })

  test('is counted, whatever number its size has', async () => {
    assert.match(await say('show me the rowan trousers', 'how much for 2 of them in black 32?'), /90\.00/)
    assert.match(await say('show me the rowan trousers', 'how much are 2, one is for my sister'), /90\.00/)
  })

  test('is no other model for its number', async () => {
    const told = await say('how much is the Orbit Radio K9?', 'and the k8, is that much worse? or just cheaper')
    assert.match(told, /Orbit Radio K8/)
  })

  test('is put beside the other again', async () => {
    const told = await say(
      'what is the difference between the dune and the fjord mirror?',
      'no, I meant the dune and the fjord',
    )
    assert.match(told, /Dune Wall Mirror.*\n.*Fjord Wall Mirror/)
  })

  test('is all that is paid for where it is taken', async () => {
    const sum = await say(
      'do you have wall mirrors?',
      'the fjord one, is it made by hand?',
      "ok I'll take it. what do I pay with delivery?",
    )
    assert.match(sum, /100\.00/)
    assert.doesNotMatch(sum, /Dune/)
  })

  test('is called by a word of another language that goods are called by', async () => {
    assert.match(await say('busco taburetes', 'el de oficina, cuánto cuesta?'), /Alder Office Stool.*35/)
    assert.match(await say('vous avez des pompes ?', 'celle à main, combien elle coûte ?'), /Fen Hand Pump.*12/)
  })

  test('is chosen before a question about it, and looked for no further', async () => {
    const chosen = ['busco bombas', 'la de mano. sirve para hacer espuma?']
    const told = await say(...chosen)
    assert.match(told, /Fen Hand Pump/)
    assert.doesNotMatch(told, /Soap|12[.,]00/)
    assert.match(await say(...chosen, 'vale, me la llevo. ¿cuánto me sale con el envío?'), /17[.,]00/)
  })

  test('is told of where it is asked for by what it is', async () => {
    for (const line of ['do you have the crock?', 'habt ihr den topf grad da?'])
      assert.match(await say('how much is the cast iron crock?', line), /Cast Iron Crock.*40/, line)
  })

  test('is not what stands behind a "not the", and is asked whether it is there', async () => {
    const first = 'do you have orbit radios?'
    assert.match(await say(first, 'I wanted the k8, not the k7. do you still have it?'), /K8 is sold out/)
    assert.match(await say(first, 'ich wollte das k8, nicht k7. habt ihr das noch?'), /K8 gerade ausverkauft/)
    assert.match(await say(first, 'quería el k8, no el k7. ¿lo tienen todavía?'), /K8 está agotado/)
  })

  test('is asked for in the form that is named before', async () => {
    assert.match(await say('sage tonic?', 'und die große, gibts die noch?'), /100 ml.*ausverkauft/)
  })

  test('is none of them where it is so much of something that none of them tells', async () => {
    assert.match(await say('do you have barrels?', 'the 120 litre one'), /asked for/)
  })

  test('is found by its number in what is looked for in another language', async () => {
    for (const size of [1, 8]) assert.match(await say('zelte?', `das ${size}er`), new RegExp(`Heron Tent ${size} `))
  })
})
