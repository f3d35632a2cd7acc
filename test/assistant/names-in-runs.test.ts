import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, description: string, forms: [Record<string, string>, number][]) => ({
  ...{ externalId, title, description, category: 'Goods' },
  variants: forms.map(([options, price], at) => ({ externalId: `${externalId}-${at}`, price, inventory: 9, options })),
})
const products = [
  one('k1', 'Orla Home K710, QX7 Smart Kettle, Black', 'Heats by phone. Works with the Hearth app and with voice.', [
    [{}, 90],
  ]),
  one('l1', 'Brightling Strip Lights, Work with App', 'Use the Hearth app to change the colour of the strip.', [
    [{}, 15],
  ]),
  one('t1', 'Tarn-E Folding Bike', 'Battery of 300 Wh. Range 25 miles.', [[{}, 900]]),
  one('t2', 'Tarn-E Plus Folding Bike', 'Battery of 450 Wh. Range 40 miles.', [[{}, 1100]]),
  one('t3', 'Tarn-E Spare Battery', 'Fits both bikes.', [[{}, 200]]),
  one('h1', 'Lull Double Hammock', 'For two.', [[{}, 55]]),
  one('h2', 'Lull Tree Straps', 'Two in a bag.', [
    [{ width: '1 inch' }, 20],
    [{ width: '1.5 inch broad' }, 28],
  ]),
  one('f1', 'Double Suet Feeder', 'For birds.', [[{}, 27]]),
  one('s1', 'Fenn Deck Screw Stainless C2', 'For larch.', [[{}, 30]]),
  one('s2', 'Fenn Deck Screw Stainless C4', 'For oak and salt water.', [[{}, 45]]),
  one('r1', 'Murmur Reader – with light', 'A reader with a light.', [[{}, 120]]),
  one('r2', 'Murmur Reader Cover', 'A cover of cloth.', [[{}, 20]]),
  one('r3', 'Quill Reader – with pen', 'A reader with a pen.', [[{}, 160]]),
  one('r4', 'Quill Reader Cover', 'A cover of felt.', [[{}, 25]]),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('runs', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

async function last(...lines: string[]) {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text, shown: answer.cards.map(({ title }) => title) }
}

test('words side by side that one title has name it, whatever is called by other words of the question', async () => {
  const { text, shown } = await last('does the orla qx7 kettle work with the hearth app')
  assert.match(text, /Orla Home.*[\s\S]*Hearth app and with voice/)
  assert.deepEqual(shown, ['Orla Home K710, QX7 Smart Kettle, Black'])
})

for (const line of [
  'whats the diffrence between the tarn e and the plus',
  'unterschied zw dem tarn-e und dem tarn-e plus',
])
  test(`${line}: what stands beside the names is no part of them`, async () => {
    assert.deepEqual((await last(line)).shown.toSorted(), ['Tarn-E Folding Bike', 'Tarn-E Plus Folding Bike'])
  })

test('which ones are meant is the answer to what was asked about a comparison', async () => {
  const { shown } = await last('compare', 'i mean the tarn-e and the tarn-e plus')
  assert.deepEqual(shown.toSorted(), ['Tarn-E Folding Bike', 'Tarn-E Plus Folding Bike'])
})

test('of two that differ by a code each is found', async () => {
  const { shown } = await last('unterschied zw den c2 und c4 deckscrews?')
  assert.deepEqual(shown.toSorted(), ['Fenn Deck Screw Stainless C2', 'Fenn Deck Screw Stainless C4'])
})

test('of several that begin as is said those that are called so first are compared', async () => {
  const { shown } = await last('murmur reader or quill reader whats the difference')
  assert.deepEqual(shown.toSorted(), ['Murmur Reader – with light', 'Quill Reader – with pen'])
})

test('a word that one value has alone tells the form', async () => {
  const { text } = await last('lull double hammock', 'total for the hammock plus the broad straps')
  assert.match(text, /\$83\.00/)
})
