import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import { describeAnswer } from '../../cli/gate.command.ts'
import { MissingScopeError } from '../../errors.ts'
import { readAnswer } from './read-claims.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp()
  store = await app.createStore('Potters')
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'kiln', title: 'Bench kiln', description: 'Fires up to 1,200 °C.', status: 'active' },
      variants: [{ externalId: 'kiln-1', title: 'Default', price: 940, inventory: 0 }],
    },
  ])
})
after(() => app.close())

const say = 'The Bench kiln is $940. It is in stock right now. I have put it into your cart.'
const tools = [{ name: 'get_product', arguments: { product_id: 'kiln' } }]

test('each sentence is told with its claims, what bears them out, and what is shown of it', async () => {
  const read = await readAnswer(store.context, { shopper: 'how much is the bench kiln?', tools, say })
  const [price, stock, cart] = read.sentences
  assert.deepEqual([price?.shown.trim(), price?.reason], ['The Bench kiln is $940.', null])
  assert.deepEqual(
    price?.claims.map(({ kind, holds, facts }) => [kind, holds, facts[0]?.value]),
    [['money', true, 940]],
  )
  assert.deepEqual([stock?.reason, stock?.shown.trim()], ['stock', 'Bench kiln is sold out right now.'])
  assert.equal(cart?.reason, 'action')
  assert.doesNotMatch(cart?.shown ?? '', /cart/)
  assert.deepEqual(describeAnswer(read).slice(0, 2), [
    'shown    The Bench kiln is $940.',
    '  + money “$940” (asserted) of Bench kiln: variant.price = 940',
  ])
})

test('only an operator may read', async () => {
  await assert.rejects(
    readAnswer({ ...store.context, scopes: ['read'] }, { shopper: 'hi', tools: [], say: 'Hello!' }),
    MissingScopeError,
  )
})
