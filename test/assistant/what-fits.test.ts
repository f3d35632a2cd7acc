import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description: string, category?: string) => ({
  ...{ externalId, title, description, ...(category ? { category } : {}) },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})

/** Skis, rain suits and what one needs beside, of a made-up shop whose pages tell by several measures for whom they are. */
const goods = [
  one('s1', 'Lapwing Kids Ski', 60, '2 to 4 years, arm span from 60cm, 88-104cm tall.', 'Skis > Kids'),
  one('s2', 'Dunlin Kids Ski', 70, 'Ages 5 to 8, arm span from 80cm, height 105-125cm.', 'Skis > Kids'),
  one('s3', 'Avocet Kids Ski', 80, 'For ages 7 to 11, arm span from 95cm, height 120-145cm.', 'Skis > Kids'),
  one('s4', 'Curlew Touring Ski', 300, 'Skiers from 150 to 190cm. Arm span up to 190cm.', 'Skis > Touring'),
  one('h1', 'Teal Helmet', 35, 'Turn the dial. 50 to 57cm.', 'Helmets'),
  one('r1', 'Puffin Toddler Rain Suit', 30, 'Roughly 1 to 3 years.', 'Rain Suits'),
  one('r2', 'Gannet Rain Suit', 90, 'For long walks.', 'Rain Suits > Men'),
  one('o1', 'Saddle Oil Birch', 9, 'Feeds old leather. For use in a dry room.', 'Care'),
  one('c1', 'Harbour Coffee', 9, 'A mild roast for filter machines.', 'Coffee'),
  one('c2', 'Mole Filter Coffee Machine', 150, 'Brews organic coffee for eight.', 'Machines'),
  one('t1', 'Assam Leaf', 8, 'A strong tea.', 'Tea'),
  one('t2', 'Quiet Hour Gift Box', 40, 'A pot and three teas.', 'Sets'),
  one('t3', 'Mint Leaf', 7, 'A tea of the garden.', 'Tea'),
  {
    ...{ externalId: 't4', title: 'Fennel Leaf', description: 'A tea of the garden.', category: 'Tea' },
    variants: [{ externalId: 't4-1', price: 8, inventory: 0 }],
  },
  {
    ...{ externalId: 'b1', title: 'Lip Balm Tansy', category: 'Balms' },
    variants: [{ externalId: 'b1-1', price: 6, inventory: 9, options: { shade: 'Linen' } }],
  },
  one('k1', 'Otter Kennel', 90, 'Good for terriers, too small for setters.', 'Kennels'),
  one('b2', 'Linen Towel', 15, 'Soft.', 'Towels'),
  one('f1', 'Heron Bird Feeder', 24, 'For sunflower seeds, in cedar.', 'Garden'),
  one('f2', 'Heron Nest Camera', 119, 'Watch the birds at home.', 'Garden'),
  one('f3', 'Wren Binoculars', 219, 'Eight times, light in the hand, to watch birds.', 'Optics'),
  one('o2', 'Saddle Oil Rowan', 9, 'For new leather. Bring old cloths to rub it in.', 'Care'),
]

describe('what fits whom it is for', () => {
  let app: TestApp
  let store: TestStore
  const ask = async (...messages: string[]): Promise<string[]> => {
    const talk = await startTalk(store)
    for (const message of messages.slice(0, -1)) await talk.say(message)
    return (await talk.say(messages.at(-1) ?? '')).cards.map(({ title }) => title)
  }
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('slope', { language: 'en', currency: 'GBP' })
    await upsertProducts(store.context, goods)
  })
  after(() => app.close())

  test('a measure is held against what the page calls by the same name, with one end too', async () => {
    assert.deepEqual(await ask('skis for my daughter, she is 6, arm span 85cm'), ['Dunlin Kids Ski'])
    assert.deepEqual(await ask('a ski for a 8 year old, arm span 98cm'), ['Dunlin Kids Ski', 'Avocet Kids Ski'])
  })

  test('feet and inches, or metres with what goes on behind them, are one measure that is held against centimetres', async () => {
    assert.deepEqual(await ask('skis for my son, he is 3 foot 9'), ['Dunlin Kids Ski'])
    assert.deepEqual(await ask('des skis pour mon fils, il mesure 1m15'), ['Dunlin Kids Ski'])
    assert.deepEqual(await ask('need skis, im 5ft 4 and just starting'), ['Curlew Touring Ski'])
    assert.deepEqual(await ask("skis please, i am 5'11"), ['Curlew Touring Ski'])
  })

  test('how tall somebody is is not held against what is for a head', async () => {
    const talk = await startTalk(store)
    assert.doesNotMatch((await talk.say('a helmet for my son, he is 4ft 3')).text, /closest/)
  })

  test('years by themselves are ages on the page of what is for children', async () => {
    assert.deepEqual(await ask('skis for my son, he is 4'), ['Lapwing Kids Ski'])
  })

  test('a toddler may be a boy of three', async () => {
    assert.deepEqual(await ask('rain suit for my son, he is 3'), ['Puffin Toddler Rain Suit'])
  })

  test('who wants one for children means the child whose age was told', async () => {
    assert.deepEqual(await ask('skis for my daughter, she is 6', 'but i need a kids one'), ['Dunlin Kids Ski'])
  })

  test('words of one phrase are borne out by one sentence that has them together', async () => {
    assert.deepEqual(await ask('saddle oil for old leather'), ['Saddle Oil Birch'])
  })

  test('what stands behind "for" is not what is looked for, however much of the message has to do with it', async () => {
    assert.deepEqual(await ask('coffee for my filter coffee machine, ideally organic and not sour'), ['Harbour Coffee'])
  })

  test('of presents what is sold as one comes first, what is sold out is none where others are, and a shade is nothing that somebody likes', async () => {
    const [first, ...others] = await ask('a present for my mother in law, she only drinks tea, up to 50')
    assert.equal(first, 'Quiet Hour Gift Box')
    assert.ok(others.length > 1 && !others.includes('Fennel Leaf'), String(others))
    assert.deepEqual(await ask('a gift for my aunt, she loves linen'), ['Linen Towel'])
  })

  test('what a page tells to be too small for something does not fit it, and what fits is told otherwise', async () => {
    const kennel = async (wish: string) => (await (await startTalk(store)).say(wish)).text
    assert.match(await kennel('a kennel for setters'), /closest[\s\S]*too small for setters/i)
    assert.doesNotMatch(await kennel('a kennel for terriers'), /closest/i)
  })

  test('nobody is told that there is none of what is theirs', async () => {
    assert.doesNotMatch((await (await startTalk(store)).say('my water is cloudy, what can i do')).text, /no water/)
  })

  test('a present keeps its limit, in a sentence of its own and by whatever way it is found', async () => {
    const birds = 'after a present for my uncle, he is always out watching birds.'
    assert.deepEqual(await ask(`${birds} about 30 quid`), ['Heron Bird Feeder'])
    assert.deepEqual(await ask(`${birds} 30 pounds or so max`), ['Heron Bird Feeder'])
    const talk = await startTalk(store)
    const { text } = await talk.say(`${birds} no pricey stuff, 20 is plenty`)
    assert.match(text, /nothing under £20/)
  })
})
