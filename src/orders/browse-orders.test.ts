import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, NotFoundError } from '../errors.ts'
import { getOrder, listOrders, listOrdersOf } from './browse-orders.ts'
import { upsertOrders } from './upsert-orders.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
  await upsertProducts(ctx, [{ externalId: 'cup', title: 'Cup', variants: [{ externalId: 'cup-1', price: 8 }] }])
  const order = (at: number, more = {}) => ({
    ...{
      externalId: `o${at}`,
      number: `#${1000 + at}`,
      email: 'ann@mail.example',
      total: 16 + at,
      financialStatus: 'paid',
    },
    ...{ placedAt: `2026-10-0${at}T09:00:00Z`, fulfillmentStatus: at % 2 ? 'shipped' : 'unfulfilled' },
    items: [{ title: 'Cup', platformVariantId: 'cup-1', quantity: 2, unitPrice: 8 }],
    ...more,
  })
  await upsertOrders(
    ctx,
    [1, 2, 3, 4, 5].map((at) => order(at, at === 5 ? { email: 'bob@mail.example' } : {})),
  )
  await upsertOrders(other, [order(1)])
})

const numbers = async (query: Record<string, string>) => (await listOrders(ctx, query)).data.map(({ number }) => number)

test('orders come latest first, page by page, with their items and products', async () => {
  const first = await listOrders(ctx, { limit: '3' })
  const rest = await listOrders(ctx, { limit: '3', cursor: first.next_cursor as string })
  const seen = [...first.data, ...rest.data].map(({ number }) => number)
  assert.deepEqual(seen, ['#1005', '#1004', '#1003', '#1002', '#1001'])
  assert.equal(rest.next_cursor, null)
  assert.deepEqual(first.data[0]?.items, [
    { title: 'Cup', quantity: 2, unitPrice: 8, variantId: 'cup-1', productId: 'cup' },
  ])
  await assert.rejects(listOrders(ctx, { cursor: 'x' }), BadRequestError)
})

test('they are filtered by status, and found by number, id and address', async () => {
  assert.deepEqual(await numbers({ fulfillment: 'shipped' }), ['#1005', '#1003', '#1001'])
  assert.deepEqual(await numbers({ financial: 'refunded' }), [])
  assert.deepEqual(await numbers({ q: '1003' }), ['#1003'])
  assert.deepEqual(await numbers({ q: 'o2' }), ['#1002'])
  assert.deepEqual(await numbers({ q: 'Bob@mail.example' }), ['#1005'])
})

test('another store’s order is not found', async () => {
  assert.equal((await getOrder(ctx, 'o2')).number, '#1002')
  await assert.rejects(getOrder(other, 'o2'), NotFoundError)
  assert.equal((await listOrders(other, {})).data.length, 1)
  const beside = await listOrdersOf(ctx, { emails: ['bob@mail.example'], numbers: ['#1001'] })
  assert.deepEqual(
    beside.map(({ number }) => number),
    ['#1005', '#1001'],
  )
  assert.deepEqual(await listOrdersOf(ctx, { emails: [], numbers: [] }), [])
})
