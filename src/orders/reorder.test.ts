import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { BadRequestError, ConflictError, MissingScopeError, NotFoundError } from '../errors.ts'
import { confirmReorder } from './confirm-reorder.ts'
import { offerReorder } from './offer-reorder.ts'
import { getCommerce, setCommerce } from './set-commerce.ts'
import { upsertOrders } from './upsert-orders.ts'

let app: TestApp
let store: TestStore

const variants = (more: Record<string, object> = {}) =>
  ['10', '20', '30', '40', '50'].map((externalId) => ({
    externalId,
    title: `Size ${externalId}`,
    price: Number(externalId),
    inventory: 9,
    ...more[externalId],
  }))
const push = (more: Record<string, object> = {}, product: object = {}) =>
  upsertProducts(store.context, [
    { externalId: 'p', title: 'Shirt', url: 'https://shop.example/p', variants: variants(more), ...product },
  ])
const line = (
  platformVariantId: string | null,
  quantity = 1,
  unitPrice: number | null = Number(platformVariantId),
) => ({
  title: `Bought ${platformVariantId}`,
  platformVariantId,
  quantity,
  unitPrice,
})
const order = (items: object[], more: object = {}) =>
  upsertOrders(store.context, [{ externalId: 'o1', items, ...more }])
const who = (conversationId = 'conv_1', verifiedOrders = ['o1']) => ({ conversationId, verifiedOrders })
const offer = () => offerReorder(store.context, { orderId: 'o1' }, who())
const confirm = (idempotencyKey: string, conversationId?: string) =>
  confirmReorder(store.context, { orderId: 'o1', idempotencyKey }, who(conversationId))

before(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  store = await app.createStore()
  await push()
})
after(() => app.close())

test('an order that can be had as it was has no differences', async () => {
  await order([line('10', 2), line('20', 1)])
  assert.deepEqual(await offer(), {
    items: [
      { platformVariantId: '10', quantity: 2, title: 'Shirt (Size 10)', unitPrice: 10, currency: 'USD' },
      { platformVariantId: '20', quantity: 1, title: 'Shirt (Size 20)', unitPrice: 20, currency: 'USD' },
    ],
    cartUrl: null,
    differences: [],
  })
})

test('every change since is told: price, stock, what is gone', async () => {
  await order([line('10', 2, 9.5), line('20', 3), line('30', 1), line('40', 1), line('50', 1), line(null), line('60')])
  await push({ '20': { inventory: 2 }, '30': { inventory: 0 }, '40': { inventory: null, price: null } })
  await upsertProducts(store.context, [
    { externalId: 'p', variants: variants({ '20': { inventory: 2 }, '30': { inventory: -3 } }).slice(0, 4) },
  ])
  const { items, differences } = await offer()
  assert.deepEqual(
    items.map(({ platformVariantId, quantity, unitPrice }) => [platformVariantId, quantity, unitPrice]),
    [
      ['10', 2, 10],
      ['20', 2, 20],
      ['40', 1, 40],
    ],
  )
  assert.deepEqual(differences, [
    { title: 'Shirt (Size 10)', kind: 'price', was: '9.50 USD', now: '10.00 USD' },
    { title: 'Shirt (Size 20)', kind: 'fewer', was: '3', now: '2' },
    { title: 'Shirt (Size 30)', kind: 'out_of_stock', was: '1', now: '0' },
    { title: 'Bought 50', kind: 'gone', was: '1', now: null },
    { title: 'Bought null', kind: 'gone', was: '1', now: null },
    { title: 'Bought 60', kind: 'gone', was: '1', now: null },
  ])
})

test('items of one variant are one, so that its stock counts once', async () => {
  await order([line('10', 6), line('10', 6)])
  const { items, differences } = await offer()
  assert.deepEqual([items.length, items[0]?.quantity], [1, 9])
  assert.deepEqual(differences, [{ title: 'Shirt (Size 10)', kind: 'fewer', was: '12', now: '9' }])
})

test('a product that is not active, and another store’s, are gone; another currency is another price', async () => {
  await order([line('10')], { currency: 'EUR' })
  assert.deepEqual((await offer()).differences, [
    { title: 'Shirt (Size 10)', kind: 'price', was: '10.00 EUR', now: '10.00 USD' },
  ])
  for (const status of ['draft', 'archived', 'unlisted']) {
    await push({}, { status })
    const { items, differences } = await offer()
    assert.deepEqual([items, differences.map(({ kind }) => kind)], [[], ['gone']], status)
  }
  const other = await app.createStore()
  await upsertOrders(other.context, [{ externalId: 'o1', items: [line('10')] }])
  await push({}, { status: 'active' })
  const there = await offerReorder(other.context, { orderId: 'o1' }, who())
  assert.deepEqual(there.differences, [{ title: 'Bought 10', kind: 'gone', was: '1', now: null }])
})

test('only an order verified in the conversation, of this store, can be bought again', async () => {
  await order([line('10')])
  const other = await app.createStore()
  for (const [context, verified] of [
    [store.context, []],
    [store.context, ['o2']],
    [other.context, ['o1']],
  ] as const) {
    const asker = who('conv_1', [...verified])
    await assert.rejects(offerReorder(context, { orderId: 'o1' }, asker), NotFoundError)
    await assert.rejects(confirmReorder(context, { orderId: 'o1', idempotencyKey: 'k' }, asker), NotFoundError)
  }
})

test('a yes gives the link to the cart, with what is left only', async () => {
  await setCommerce(store.context, { platform: 'shopify', origin: 'https://shop.example' })
  await order([line('10', 2), line('20', 20), line('30')])
  await push({ '30': { inventory: 0 } })
  const confirmed = await confirm('k1')
  assert.equal(confirmed.cartUrl, 'https://shop.example/cart/10:2,20:9')
  assert.deepEqual(
    confirmed.differences.map(({ kind }) => kind),
    ['fewer', 'out_of_stock'],
  )
})

test('without a template the offer stands, without a link', async () => {
  await order([line('10')])
  const { cartUrl, items } = await confirm('k1')
  assert.deepEqual([cartUrl, items.length], [null, 1])
})

test('the same key, and the same order in the same conversation, get the same answer, also at once', async () => {
  await setCommerce(store.context, { platform: 'shopify', origin: 'https://shop.example' })
  await order([line('10', 2)])
  const first = await Promise.all(Array.from({ length: 10 }, (_, index) => confirm(index % 2 ? 'k1' : `k${index}`)))
  await push({ '10': { price: 99, inventory: 1 } })
  for (const answer of [...first, await confirm('k1'), await confirm('later')]) assert.deepEqual(answer, first[0])
  const elsewhere = await confirm('k1', 'conv_2')
  assert.equal(elsewhere.cartUrl, 'https://shop.example/cart/10:1')
  await upsertOrders(store.context, [{ externalId: 'o2', items: [line('20')] }])
  const asker = who('conv_1', ['o1', 'o2'])
  const other = (idempotencyKey: string) => confirmReorder(store.context, { orderId: 'o2', idempotencyKey }, asker)
  const used = (await Promise.allSettled(['k0', 'k1', 'k2', 'k4', 'k6', 'k8'].map(other))).filter(
    (result) => result.status === 'rejected' && result.reason instanceof ConflictError,
  )
  assert.ok(used.length >= 1)
})

test('answers at once are one, even while prices change', async () => {
  await order([line('10')])
  const answers: Promise<unknown>[] = []
  for (let price = 1; price <= 12; price++)
    answers.push(
      confirm(`k${price}`),
      push({ '10': { price } }).then(() => confirm('k')),
    )
  const [first, ...rest] = await Promise.all(answers)
  for (const answer of rest) assert.deepEqual(answer, first)
})

test('a key of any length with any signs will do', async () => {
  await order([line('10')])
  for (const key of ['', '\u0000', '\ud800', 'x'.repeat(100_000)]) assert.equal((await confirm(key)).items.length, 1)
})

test('nothing to buy is not kept: it may be back in stock', async () => {
  await order([line('10')])
  await push({ '10': { inventory: 0 } })
  assert.deepEqual((await confirm('k1')).items, [])
  await push()
  assert.equal((await confirm('k1')).items.length, 1)
})

test('the shop’s origin is that of --origin, else of the products’ links', async () => {
  assert.equal(await getCommerce(store.context), null)
  const cartUrl = 'https://shop.example/cart?i={items}'
  assert.deepEqual(await setCommerce(store.context, { cartUrl }), {
    platform: 'custom',
    origin: 'https://shop.example',
    cartTemplate: cartUrl,
  })
  assert.deepEqual(await getCommerce(store.context), {
    platform: 'custom',
    origin: 'https://shop.example',
    cartTemplate: cartUrl,
  })
  const elsewhere = { cartUrl: 'https://evil.example/{items}' }
  await assert.rejects(setCommerce(store.context, elsewhere), BadRequestError)
  await assert.rejects(setCommerce(store.context, { origin: 'https://new.example' }), BadRequestError)
  for (const origin of ['shop.example', 'https://shop.example/x', 'ftp://shop.example', 'https://a@shop.example', '']) {
    await assert.rejects(setCommerce(store.context, { origin }), BadRequestError, origin)
  }
  assert.deepEqual(await setCommerce(store.context, { platform: 'shopify', cartUrl: '' }), {
    platform: 'shopify',
    origin: 'https://shop.example',
    cartTemplate: null,
  })
  const empty = await app.createStore()
  await assert.rejects(setCommerce(empty.context, { platform: 'shopify' }), BadRequestError)
  await assert.rejects(setCommerce(empty.context, { cartUrl }), BadRequestError)
  assert.equal((await setCommerce(empty.context, { origin: 'HTTPS://Shop.Example/' })).origin, 'https://shop.example')
  const reader = { ...store.context, scopes: ['read', 'write'] as const }
  await assert.rejects(setCommerce(reader, { platform: 'custom' }), MissingScopeError)
})
