import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number) => ({
  ...{ externalId, title },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('1', 'Oak Chair', 80),
  one('2', 'Pine Chair', 60),
  one('3', 'Oak Bench', 120),
  one('4', 'Brass Desk Lamp', 40),
  one('5', 'Round Table Lamp', 45),
  one('6', 'Writing Desk', 300),
  one('7', 'Dining Table', 400),
  one('8', 'Wool Blanket', 70),
  one('9', 'Linen Curtains', 55),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('several', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

const answerTo = async (said: string) => {
  const { text, cards } = await (await startTalk(store)).say(said)
  return { text, shown: cards.map(({ title }) => title).sort() }
}
const shows = (said: string, shown: string[]) =>
  test(said, async () => assert.deepEqual((await answerTo(said)).shown, shown))

describe('two things that are wished for with an "or" are both offered', () => {
  const both = ['Oak Bench', 'Oak Chair', 'Pine Chair']
  shows('show me a bench or a chair', both)
  shows('I look for a chair or bench', both)
  shows('ich suche einen stuhl oder eine bank', both)
  shows('busco una silla o un banco', both)
  shows('je cherche une chaise ou un banc', both)
  test('but not what stands before one name', async () => {
    const { shown } = await answerTo('I need a desk or table lamp')
    assert.ok(!shown.includes('Writing Desk') && !shown.includes('Dining Table'), shown.join())
  })
})

test('of two things that there are not each is told once', async () => {
  const { text } = await answerTo('I need a trumpet and a kettle')
  assert.equal(text.match(/trumpet/g)?.length, 1)
  assert.equal(text.match(/kettle/g)?.length, 1)
})
