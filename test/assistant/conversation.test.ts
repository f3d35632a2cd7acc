import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { resolveConversation } from '../../src/conversations/resolve-conversation.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { setCommerce } from '../../src/orders/set-commerce.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { type FakeModelServer, type ModelScript, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-until.ts'
import { streamWidget, visit } from '../support/widget-client.ts'

const EMAIL = 'mara@mail.example'
const shirt = (size: string, price: number, inventory: number) => ({
  ...{ externalId: `shirt-${size}`, title: `blue / ${size}`, price, inventory },
  options: { color: 'blue', size },
})

/** What the model makes of the whole. */
const analysis = {
  ...{ intent: 'order_status', intents: ['order_status', 'reorder', 'human_request'], sentiment: 'positive' },
  ...{ frustrated: false, summary: `Asked for an order, wanted it again; is ${EMAIL}.`, tags: ['linen shirt'] },
}

/** The model of the script: calls the tools a good one would, and streams what it would say. */
const goodModel: ModelScript = ({ messages, step, tools }) => {
  if (tools.length === 0) return { text: JSON.stringify(analysis) }
  const said = String(messages.findLast(({ role }) => role === 'user')?.content ?? '')
  const call = (name: string, input: object) => ({ toolCalls: [{ name, arguments: JSON.stringify(input) }] })
  const steps: [RegExp, ReturnType<typeof call>[], string][] = [
    [
      /blue shirt/,
      [call('search_products', { query: 'blue shirt', price_max: 40 })],
      'Here is a Linen Shirt. It is $30.00.',
    ],
    [/in M/, [call('check_stock', { product_id: 'shirt', size: 'M' })], 'Yes, the Linen Shirt in M is in stock.'],
    [/where is order/, [call('check_order', { number: '7001', email: EMAIL })], 'Your order 7001 has been shipped.'],
    [/again/, [call('reorder', {})], 'I can put it into a cart again.'],
    [/^yes, do/, [call('reorder', { confirm: true })], 'Here is your cart.'],
    [/return/, [call('answer_policy', { question: 'How long can I return?' })], 'You can return within 30 days.'],
    [/my mail/, [call('capture_lead', { email: EMAIL, purpose: 'quote' })], 'One moment.'],
    [/^yes, you/, [call('capture_lead', { email: EMAIL, purpose: 'quote', consent: true })], 'Noted, thank you.'],
    [/person/, [call('hand_off', { reason: 'asked' })], 'I am passing you on.'],
  ]
  const [, calls, text] = steps.find(([pattern]) => pattern.test(said)) ?? [null, [], 'Hello!']
  return calls[step] ?? { text, pieceLength: 3 }
}

let fake: FakeModelServer
const apps: TestApp[] = []

async function openShop(env: Record<string, string>): Promise<{ app: TestApp; store: TestStore }> {
  const app = await startTestApp({ SPIEL_TURN_LIMITS: '0', ...env })
  apps.push(app)
  const store = await app.createStore('Acme')
  const url = 'https://shop.example/shirt'
  await upsertProducts(store.context, [
    { externalId: 'shirt', title: 'Linen Shirt', url, variants: [shirt('M', 30, 4), shirt('L', 32, 0)] },
    { externalId: 'mug', title: 'Mug', variants: [{ externalId: 'mug-1', price: 9, inventory: 3 }] },
  ])
  const items = [{ title: 'Linen Shirt', platformVariantId: 'shirt-M', quantity: 1, unitPrice: 28 }]
  const order = {
    email: EMAIL,
    financialStatus: 'paid',
    fulfillmentStatus: 'shipped',
    currency: 'USD',
    total: 28,
    items,
  }
  await upsertOrders(store.context, [{ externalId: '7001', ...order }])
  await setCommerce(store.context, {
    origin: 'https://shop.example',
    cartUrl: 'https://shop.example/cart?{items:id={id}:{quantity}|&}',
  })
  const policy = '# Returns\n\nYou can return any item within 30 days of delivery. A return label is $5.\n'
  await addKnowledge(store.context, { file: { name: 'returns.md', content: Buffer.from(policy).toString('base64') } })
  return { app, store }
}

before(async () => {
  fake = await startFakeModelServer()
  fake.script = goodModel
})
after(async () => {
  for (const app of apps) await app.close()
  await fake.close()
})

for (const kind of ['embedded', 'scripted model'] as const) {
  test(`a whole conversation, ${kind}: search, stock, order, reorder, policy, lead, hand-off, read back`, async () => {
    const isModel = kind === 'scripted model'
    const { app, store } = await openShop(isModel ? { SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'good' } : {})
    const { token, conversationId } = await visit(app, store)
    const path = `/conversations/${conversationId}/messages`
    const say = async (text: string) => {
      const { events } = await streamWidget(app, path, { token, body: { text } })
      const texts = events.flatMap(({ event, data }) => (event === 'text' ? [data.text] : []))
      const { message } = events.at(-1)?.data ?? {}
      assert.equal(texts.join('').trim(), message.text, 'what was streamed is what was stored')
      return message
    }
    const found = await say('a blue shirt under $40 please')
    assert.deepEqual([found.cards[0].externalId, found.cards[0].price], ['shirt', 30])
    assert.match((await say('is it in stock in M?')).text, /in stock/)
    const refused = await say('where is order 7001, my e-mail is other@mail.example')
    assert.equal(refused.order, null)
    const told = await say(`sorry, where is order 7001, it is ${EMAIL}`)
    assert.deepEqual([told.order?.number, told.order?.fulfillmentStatus], ['7001', 'shipped'])
    const offer = await say('order it again please')
    assert.deepEqual([offer.reorder.items[0].unitPrice, offer.reorder.cartUrl], [30, null])
    assert.equal(offer.reorder.differences[0].kind, 'price')
    assert.equal((await say('yes, do it')).reorder.cartUrl, 'https://shop.example/cart?id=shirt-M:1')
    assert.match((await say('how long can I return things?')).text, /30 days/)
    assert.equal((await say(`i want a quote for 20, my mail is ${EMAIL}`)).leadId, null)
    const { leadId } = await say('yes, you may')
    assert.ok(leadId, 'kept after a yes')
    assert.equal((await say('let me talk to a person')).handedOff, true)
    await resolveConversation(store.context, { conversationId })
    await readBack(app, await store.key('read'), { conversationId, leadId, engine: kind })
  })
}

async function readBack(
  app: TestApp,
  key: string,
  ids: { conversationId: string; leadId: string; engine: string },
): Promise<void> {
  const lead = (await app.call(`/leads/${ids.leadId}`, { key })).json
  assert.deepEqual([lead.email, lead.purpose, lead.consent.given], [EMAIL, 'quote', true])
  if (ids.engine === 'embedded') assert.match(lead.details.message, /^i want a quote for 20/)
  assert.ok(lead.score > 0 && lead.reasons.length > 0)
  const conversation = await waitUntil(async () => {
    const { json } = await app.call(`/conversations/${ids.conversationId}`, { key })
    return json.analysisSource !== null && json
  })
  assert.equal(conversation.status, 'resolved')
  assert.equal(conversation.analysisSource, ids.engine === 'embedded' ? 'rules' : 'good')
  assert.ok(conversation.intents.includes('order_status') && conversation.summary.length > 10)
  assert.ok(!conversation.summary.includes(EMAIL) && conversation.tags.length > 0)
  const receipts = conversation.messages.flatMap((message: { receipts: object[] }) => message.receipts)
  assert.ok(receipts.some((one: { field?: string; value?: unknown }) => one.field === 'price' && one.value === 30))
}
