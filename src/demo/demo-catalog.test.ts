import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { listProductsNow } from '../catalog/list-products.ts'
import { getOfficeHours, setOfficeHours } from '../conversations/conversation-settings.ts'
import { findPassages } from '../knowledge/find-passages.ts'
import { getCommerce } from '../orders/set-commerce.ts'
import { demoOrders, printedOrder } from './demo-orders.ts'
import { demoCatalog, demoProducts } from './demo-products.ts'
import { drawByName } from './draw-by-name.ts'
import { fillDemo } from './fill-demo.ts'

const SHOP = 'https://spiel.example/demo/shop'
const MOST_PICTURE_BYTES = 3 * 1024 * 1024
const app = await appOfFile()

interface Pushed {
  externalId: string
  imageUrl: string
  images: string[]
  variants: { externalId: string; imageUrl: string; price: number; compareAtPrice: number | null; inventory: number }[]
}
const pushed = demoProducts(SHOP) as Pushed[]

test('the catalog has six categories of twenty, with options, reduced prices and things that are sold out', () => {
  const byCategory = Map.groupBy(demoCatalog(), ({ category }) => category.split(' > ')[0])
  assert.deepEqual(
    [...byCategory.values()].map((all) => all.length),
    [20, 20, 20, 20, 20, 20],
  )
  const variants = pushed.flatMap((product) => product.variants)
  assert.equal(new Set(variants.map(({ externalId }) => externalId)).size, variants.length)
  assert.equal(new Set(pushed.map(({ externalId }) => externalId)).size, pushed.length)
  for (const { price, compareAtPrice } of variants) assert.ok(price > 0 && (compareAtPrice ?? Infinity) > price)
  const soldOut = variants.filter(({ inventory }) => inventory === 0).length
  assert.ok(soldOut > 20 && soldOut < variants.length / 4, `${soldOut} of ${variants.length} are sold out`)
  assert.ok(pushed.some((product) => product.variants.every(({ inventory }) => inventory === 0)))
})

test('each picture that the catalog names is drawn, all of them in less than 3 MB, and none calls for anything', () => {
  const names = new Set(
    pushed
      .flatMap(({ images, imageUrl, variants }) => [imageUrl, ...images, ...variants.map((one) => one.imageUrl)])
      .map((url) => url.replace('https://spiel.example/demo/pictures/', '')),
  )
  let bytes = 0
  for (const name of names) {
    const drawn = drawByName(name)
    assert.match(drawn ?? '', /^<svg [^<]*>(<.*>)<\/svg>$/, name)
    assert.doesNotMatch(drawn ?? '', /undefined|NaN|href|url\(|style=/, name)
    bytes += Buffer.byteLength(drawn ?? '')
  }
  assert.ok(names.size > 300, `${names.size} pictures`)
  assert.ok(bytes < MOST_PICTURE_BYTES, `${bytes} bytes`)
  for (const name of ['', 'demo-mug', 'demo-mug.blue.9.svg', 'demo-mug.pink.1.svg', '../demo-mug.blue.1.svg']) {
    assert.equal(drawByName(name), undefined, name)
  }
})

test('the orders are the same each time but for their dates, and add up', () => {
  const now = Date.parse('2026-05-04T10:00:00Z')
  type Order = {
    number: string
    placedAt: string
    total: number
    email: string
    fulfillmentStatus: string
    items: { unitPrice: number; quantity: number }[]
  }
  const orders = demoOrders(SHOP, now) as Order[]
  const later = demoOrders(SHOP, now + 1000) as Order[]
  assert.equal(orders.length, 60)
  assert.deepEqual(
    later.map(({ number, total, email }) => [number, total, email]),
    orders.map(({ number, total, email }) => [number, total, email]),
  )
  for (const { total, items } of orders) {
    const sum = items.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0)
    assert.ok(Math.abs(sum - total) < 0.005)
  }
  assert.ok(orders.every(({ placedAt }) => Date.parse(placedAt) < now))
  const states = { shipped: 'shipped', preparing: 'in_progress', delivered: 'delivered' } as const
  for (const [which, status] of Object.entries(states)) {
    const { number, email } = printedOrder(which as keyof typeof states)
    const order = orders.find((one) => one.number === number)
    assert.deepEqual([order?.email, order?.fulfillmentStatus], [email, status])
  }
})

test('a store is filled once however often, and what its owner has set stays', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const hours = { timeZone: 'America/New_York', weekly: { mon: [{ from: '08:00', to: '12:00' }] }, holidays: [] }
  await setOfficeHours(ctx, hours)
  assert.deepEqual(await fillDemo(ctx, SHOP), { products: 120, orders: 60 })
  await fillDemo(ctx, SHOP)
  const { products } = await listProductsNow(ctx, {})
  assert.equal(products.length, 120)
  assert.deepEqual(await getOfficeHours(ctx), hours)
  assert.equal((await getCommerce(ctx))?.origin, 'https://spiel.example')
  const { passages } = await findPassages(ctx, { question: 'How do I return something?' })
  assert.match(JSON.stringify(passages), /30 days of delivery/)
  assert.equal((await listProductsNow(other, {})).products.length, 0)
})
