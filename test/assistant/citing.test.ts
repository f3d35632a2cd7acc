import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import type { TurnAnswer } from '../../src/conversations/turn.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import {
  type FakeModelServer,
  type ModelReply,
  type ModelRequest,
  startFakeModelServer,
} from '../support/fake-model-server.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

let app: TestApp
let store: TestStore
let fake: FakeModelServer

before(async () => {
  fake = await startFakeModelServer()
  app = await startTestApp({ SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'citing' })
  store = await app.createStore('Loom and Wheel')
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'loom', title: 'Table loom', description: 'Beech, folds flat.', status: 'active' },
      variants: [{ externalId: 'loom-1', title: 'Default', price: 1249.5, inventory: 4 }],
    },
    {
      ...{ externalId: 'wheel', title: 'Spinning wheel', description: 'Single drive.', status: 'active' },
      variants: [{ externalId: 'wheel-1', title: 'Default', price: 389, inventory: 2 }],
    },
  ])
})
after(async () => {
  await fake.close()
  await app.close()
})
beforeEach(() => fake.forget())

const look = (product: string) => ({ toolCalls: [{ name: 'get_product', arguments: `{"product_id":"${product}"}` }] })

/** The id that the last tool result gives the first value of this name. */
function idIn({ messages }: ModelRequest, name: string): string {
  const told = messages.findLast(({ role }) => role === 'tool')
  return new RegExp(`"${name} #(f\\d+)":`).exec(String(told?.content))?.[1] ?? assert.fail(String(told?.content))
}

/** A turn in which the model looks products up, then says this. */
async function ask(
  products: readonly string[],
  last: (request: ModelRequest) => ModelReply,
  { locale = 'en-US', says = 'what does the table loom cost?' } = {},
): Promise<TurnAnswer> {
  fake.script = (request) => {
    const product = products[request.step]
    return product ? look(product) : last(request)
  }
  return (await startTalk(store, { locale })).say(says)
}

test('a model that cites by slot is shown with the value as the shopper’s locale writes it, and its receipt', async () => {
  const said = (request: ModelRequest) => ({ text: `It costs {{fact:${idIn(request, 'price')}}} with us.` })
  const english = await ask(['loom'], said)
  assert.equal(english.text, 'It costs $1,249.50 with us.')
  assert.deepEqual(
    english.receipts.filter(({ field }) => field === 'price').map(({ entity, id, value }) => [entity, id, value])[0],
    ['variant', 'loom-1', 1249.5],
  )
  const german = await ask(['loom'], (request) => ({ text: `Er kostet bei uns {{fact:${idIn(request, 'price')}}}.` }), {
    locale: 'de-AT',
    says: 'was kostet der Table loom?',
  })
  assert.match(german.text, /^Er kostet bei uns \$\s1\.249,50\.$/)
})

test('half a slot in each piece of the stream is a whole one', async () => {
  for (const pieceLength of [1, 7, 11]) {
    const { text } = await ask(['loom'], (request) => ({
      text: `It costs {{fact:${idIn(request, 'price')}}} with us. Shall I tell you more?`,
      pieceLength,
    }))
    assert.equal(text, 'It costs $1,249.50 with us. Shall I tell you more?')
  }
})

test('an id that is none, or half a slot, takes its sentence away and leaves the others', async () => {
  for (const slot of ['{{fact:f9000}}', '{{fact:price}}', '{{fact:f1', '{{price}}', '{{fact:loom}}']) {
    const { text } = await ask(['loom'], () => ({ text: `The Table loom folds flat. It costs ${slot}.` }))
    assert.equal(text, 'The Table loom folds flat.', slot)
  }
})

test('where nothing else was said, the embedded engine answers', async () => {
  const { text, receipts } = await ask(['loom'], () => ({ text: 'It costs {{fact:f9000}}.' }))
  assert.match(text, /1,249\.50/)
  assert.ok(!text.includes('{'))
  assert.ok(receipts.some(({ field, value }) => field === 'price' && value === 1249.5))
})

test('the price of one product is not told of another', async () => {
  const { text } = await ask(['wheel', 'loom'], (request) => ({
    text: `Both are handmade. The Spinning wheel costs {{fact:${idIn(request, 'price')}}}.`,
  }))
  assert.ok(!text.includes('1,249.50'), text)
})

test('an order is told by its ids', async () => {
  await upsertOrders(store.context, [
    {
      ...{ externalId: 'o1', number: 'L-204', email: 'tove.berg@post.example', placedAt: '2026-10-07T09:30:00Z' },
      ...{ financialStatus: 'paid', fulfillmentStatus: 'fulfilled', currency: 'USD', total: 1638.5 },
      items: [{ title: 'Table loom', quantity: 1, unitPrice: 1249.5 }],
    },
  ])
  const call = { name: 'check_order', arguments: '{"number":"L-204","email":"tove.berg@post.example"}' }
  fake.script = (request) =>
    request.step === 0
      ? { toolCalls: [call] }
      : {
          text: `You ordered it on {{fact:${idIn(request, 'placedAt')}}} for {{fact:${idIn(request, 'total')}}}.`,
        }
  const talk = await startTalk(store, { locale: 'en-US' })
  const { text } = await talk.say('where is order L-204? tove.berg@post.example')
  assert.match(text, /You ordered it on October 7, 2026 for \$1,638\.50\./)
})

test('ids cost a model few tokens', async () => {
  await ask(['loom'], () => ({ text: 'Here it is.' }))
  const told = String(fake.log[1]?.request.messages.findLast(({ role }) => role === 'tool')?.content)
  const without = told.replaceAll(/ #f\d+(?=":)/g, '')
  assert.ok(told.length > without.length && told.length < without.length * 1.15, `${without.length} -> ${told.length}`)
})
