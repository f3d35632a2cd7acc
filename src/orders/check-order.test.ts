import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { checkOrder, type OrderCheck } from './check-order.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import { upsertOrders } from './upsert-orders.ts'

let app: TestApp
let store: TestStore
let count = 0

const ORDER = {
  externalId: 'gid-1',
  number: '#W2378156',
  email: 'Ann@Example.com',
  customerName: 'Ann Archer',
  total: 61.5,
  currency: 'EUR',
  financialStatus: 'paid',
  fulfillmentStatus: 'shipped',
  placedAt: '2026-10-01T00:00:00.000Z',
  carrier: 'DHL',
  trackingNumber: 'JD01',
  trackingUrl: 'https://carrier.example/?n=JD01',
  items: [{ title: 'Kettle', platformVariantId: 'v1', quantity: 2, unitPrice: 30.75 }],
}

/** Someone in a conversation and on a network of their own. */
function someone(more: Partial<OrderCheckIdentity> = {}): OrderCheckIdentity {
  count++
  return { conversationId: `conv_${count}`, addressKey: `net_${count}`, shopper: null, verifiedOrders: [], ...more }
}
const check = (number: string, email: string | undefined, who = someone()) =>
  checkOrder(store.context, { number, email }, who)
const kindOf = async (answer: Promise<OrderCheck>) => (await answer).kind

before(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  store = await app.createStore()
  await upsertOrders(store.context, [ORDER])
})
after(() => app.close())

test('the buyer who names number and address sees status, items and tracking, and nothing about the person', async () => {
  assert.deepEqual(await check('#W2378156', 'ann@example.com'), {
    kind: 'found',
    orderId: 'gid-1',
    order: {
      number: '#W2378156',
      financialStatus: 'paid',
      fulfillmentStatus: 'shipped',
      placedAt: '2026-10-01T00:00:00.000Z',
      cancelledAt: null,
      total: 61.5,
      currency: 'EUR',
      items: [{ title: 'Kettle', quantity: 2, unitPrice: 30.75, platformVariantId: 'v1' }],
      tracking: { carrier: 'DHL', number: 'JD01', url: 'https://carrier.example/?n=JD01' },
    },
  })
})

test('a number is known however it is written, an address in any case', async () => {
  for (const number of [
    'W2378156',
    '#w2378156',
    ' # W2378156 ',
    'W 2378 156',
    'w-2378156',
    'W\u20112378.156',
    '＃Ｗ２３７８１５６',
    'W2378156\u200b\n',
  ]) {
    assert.equal(await kindOf(check(number, ' ANN@example.COM ')), 'found', number)
  }
  for (const number of [
    'V2378156',
    'W237815',
    'W2378156 1',
    '',
    '#',
    'W2378156\u0000',
    '\ud800',
    'W'.repeat(5000),
    '%',
  ]) {
    assert.equal(await kindOf(check(number, 'ann@example.com')), 'no_match', number)
  }
})

test('the stored number may be written in any way, too', async () => {
  const numbers = ['# a-77 b', 'a-77B', '#A-77B\n', 'A77b', 'a/77-B']
  const orders = numbers.map((number, index) => ({ externalId: `n${index}`, number, email: `n${index}@example.com` }))
  await upsertOrders(store.context, orders)
  for (const [index, { externalId, email }] of orders.entries()) {
    const answer = await check('#A-77b', email)
    assert.ok(answer.kind === 'found', String(index))
    assert.equal(answer.orderId, externalId)
  }
})

test('an unknown number, another’s address and an order without an address get one answer', async () => {
  await upsertOrders(store.context, [{ externalId: 'bare', number: '#77' }])
  const { context } = await app.createStore()
  await upsertOrders(context, [{ externalId: 'theirs', number: '#99', email: 'ann@example.com' }])
  const misses: [string, string][] = [
    ['#W9999999', 'ann@example.com'],
    ['#W2378156', 'bob@example.com'],
    ['#W2378156', 'ann@example.co'],
    ['#77', 'ann@example.com'],
    ['#77', 'null@null'],
    ['#99', 'ann@example.com'],
    ['gid-1', 'ann@example.com'],
  ]
  for (const [number, email] of misses) assert.deepEqual(await check(number, email), { kind: 'no_match' }, number)
})

test('without an address, or with none that could be one, it is asked for, and nothing counts', async () => {
  const who = someone()
  for (const email of [undefined, '', ' ', 'ann', '@', 'ann @example.com', `${'a'.repeat(250)}@example.com`]) {
    for (let again = 0; again < 4; again++) assert.deepEqual(await check('#1', email, who), { kind: 'needs_email' })
  }
  assert.equal(await kindOf(check('#W2378156', 'ann@example.com', who)), 'found')
})

test('a shopper whom the login verified needs no address, for orders of their own only', async () => {
  const shopper = { email: 'ANN@example.com', customerId: '7' }
  assert.equal(await kindOf(check('W2378156', undefined, someone({ shopper }))), 'found')
  await upsertOrders(store.context, [{ externalId: 'other', number: '#2', email: 'bob@example.com' }])
  assert.equal(await kindOf(check('2', undefined, someone({ shopper }))), 'no_match')
  assert.equal(await kindOf(check('2', 'bob@example.com', someone({ shopper }))), 'found')
  assert.equal(await kindOf(check('W2378156', undefined, someone({ shopper: { email: null } }))), 'needs_email')
  assert.equal(await kindOf(check('2', undefined, someone({ shopper: { email: 'bob@example.com.evil' } }))), 'no_match')
})

test('an order seen before in the conversation needs no address; its id is none that a shopper could name', async () => {
  assert.equal(await kindOf(check('w2378156', undefined, someone({ verifiedOrders: ['gid-1', 'x'] }))), 'found')
  assert.equal(await kindOf(check('gid-1', undefined, someone({ verifiedOrders: ['gid-1'] }))), 'needs_email')
  assert.equal(await kindOf(check('W2378156', undefined, someone({ verifiedOrders: ['gid-2'] }))), 'needs_email')
  const other = await app.createStore()
  const there = checkOrder(other.context, { number: 'W2378156' }, someone({ verifiedOrders: ['gid-1'] }))
  assert.equal(await kindOf(there), 'needs_email')
})

test('of orders with one number the one of this address is shown, the newest first', async () => {
  await upsertOrders(store.context, [
    { externalId: 'a', number: '#5', email: 'a@example.com', placedAt: '2026-01-01T00:00:00Z' },
    { externalId: 'b', number: '5', email: 'b@example.com', placedAt: '2026-01-01T00:00:00Z' },
    { externalId: 'c', number: '#5', email: 'a@example.com', placedAt: '2026-03-01T00:00:00Z' },
  ])
  for (const [email, orderId] of [
    ['a@example.com', 'c'],
    ['b@example.com', 'b'],
  ]) {
    const answer = await check('5', email)
    assert.ok(answer.kind === 'found')
    assert.equal(answer.orderId, orderId)
  }
})

test('a tracking link that holds the buyer’s address of mail is not shown', async () => {
  for (const address of ['ann@example.com', 'Ann%40example.com']) {
    await upsertOrders(store.context, [{ externalId: 'gid-1', trackingUrl: `https://carrier.example/?m=${address}` }])
    const answer = await check('W2378156', 'ann@example.com')
    assert.ok(answer.kind === 'found')
    assert.deepEqual(answer.order.tracking, { carrier: 'DHL', number: 'JD01', url: null })
  }
})

test('a number without the letters that all numbers of the shop begin with is that order, for its buyer alone', async () => {
  assert.equal(await kindOf(check('2378156', 'ann@example.com')), 'found')
  assert.equal(await kindOf(check('2378156', 'bob@example.com')), 'no_match')
  assert.equal(await kindOf(check('378156', 'ann@example.com')), 'no_match')
  await upsertOrders(store.context, [{ ...ORDER, externalId: 'gid-2', number: '2378156', email: 'bob@example.com' }])
  assert.equal(await kindOf(check('2378156', 'bob@example.com')), 'found')
  assert.equal(await kindOf(check('2378156', 'ann@example.com')), 'no_match')
})
