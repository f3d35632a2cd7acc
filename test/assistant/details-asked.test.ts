import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description: string, inventory = 9) => ({
  ...{ externalId, title, description, variants: [{ externalId: `${externalId}-1`, price, inventory }] },
})
/** A made-up shop, some of whose goods are sold out, and some called by the same words. */
const products = [
  one('t1', 'Moss Green Rosebud', 7, 'Green tea with rosebuds. 90g loose leaf.'),
  one('t2', 'Decaf Moss Green – 12 sachets', 5, 'Blended in Leeds. Sachets without plastic.', 0),
  one('t3', 'Smoky Breakfast Tea', 4, '50 bags.'),
  one('m1', 'Oak Mug', 12, 'Turned from one piece of oak.'),
  { ...one('k1', 'Fern Secateurs 20', 30, 'Forged blades. 21 cm long.'), tags: ['right-handed'] },
  {
    ...{ externalId: 's1', title: 'Canvas Slipper', description: 'Light canvas.' },
    variants: ['39', '40'].map((size) => ({ externalId: `s1-${size}`, price: 30, inventory: 3, options: { size } })),
  },
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('details', { language: 'en', currency: 'GBP' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

/** Says some lines; what the last one is answered. */
async function says(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let text = ''
  for (const line of lines) text = (await talk.say(line)).text
  return text
}

test('a name is that of the title that has all its words', async () => {
  assert.match(await says('is the moss green decaf in stock?'), /Decaf Moss Green – 12 sachets is sold out/)
  assert.match(await says('where is the decaf moss green blended?'), /Blended in Leeds/)
  assert.match(await says('is the moss green rosebud loose?'), /90g loose leaf/)
})

test('that a product is sold out is said with the first answer about it, and once', async () => {
  const lines = ['moss green rosebud', 'where is the decaf moss green blended?']
  assert.match(await says(...lines), /Blended in Leeds[\s\S]*sold out/)
  assert.doesNotMatch(await says(...lines, 'are the sachets without plastic?'), /sold out/)
})

test('what a size is called elsewhere is not told by that there is one', async () => {
  assert.match(await says('canvas slipper', 'which UK size is a 39?'), /nothing about “UK size”/)
  assert.match(await says('canvas slipper', '39 ça correspond à quelle taille fr ?'), /« taille fr »/)
  assert.match(await says('canvas slipper', 'do you have it in 39?'), /^Yes, Canvas Slipper \(39\)/)
})

test('what is not so is said not to be, whatever else the question sounds like', async () => {
  assert.match(await says('secateurs', 'Fern Secateurs 20, is it for left-handers?'), /^No, that is not how/)
  assert.match(await says('secateurs', 'Fern Secateurs 20, is it in stock?'), /^Yes, .*in stock/)
})
