import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { getProductNow, getProductsNow, listLinkOrigins } from './get-product.ts'
import { getVariantsNow } from './get-variants.ts'
import { upsertProducts } from './upsert-products.ts'

let app: TestApp
let store: TestStore

const PRODUCT = {
  externalId: 'p1',
  title: 'Shirt',
  description: 'Soft',
  url: 'https://shop.example/p1',
  imageUrl: 'https://shop.example/p1.jpg',
  vendor: 'Acme',
  tags: ['soft'],
  variants: [
    { externalId: 'v1', title: 'M', price: 12.5, inventory: 3, sku: 'S-M', options: { size: 'M' } },
    { externalId: 'v2', title: 'L', price: 10, compareAtPrice: 15, inventory: 0, url: 'https://shop.example/v2' },
    { externalId: 'v3', price: null },
  ],
}

before(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  store = await app.createStore()
  await upsertProducts(store.context, [PRODUCT, { externalId: 'p2', title: 'Cap', currency: 'JPY' }])
})
after(() => app.close())

test('a product comes as it is now, with numbers for money', async () => {
  const startedAt = new Date().toISOString()
  const product = await getProductNow(store.context, 'p1')
  assert.ok(product)
  const { variants, asOf, ...rest } = product
  assert.ok(asOf >= startedAt && asOf <= new Date().toISOString())
  assert.deepEqual(rest, {
    externalId: 'p1',
    title: 'Shirt',
    description: 'Soft',
    url: 'https://shop.example/p1',
    imageUrl: 'https://shop.example/p1.jpg',
    images: [],
    vendor: 'Acme',
    category: null,
    tags: ['soft'],
    currency: 'USD',
    price: 10,
    available: true,
  })
  assert.deepEqual(variants[0], {
    externalId: 'v1',
    productId: 'p1',
    title: 'M',
    productTitle: 'Shirt',
    price: 12.5,
    compareAtPrice: null,
    currency: 'USD',
    inventory: 3,
    available: true,
    sku: 'S-M',
    options: { size: 'M' },
    url: 'https://shop.example/p1',
    imageUrl: 'https://shop.example/p1.jpg',
    asOf,
  })
  assert.deepEqual(
    variants.map(({ externalId, price, compareAtPrice, available, url }) => [
      externalId,
      price,
      compareAtPrice,
      available,
      url,
    ]),
    [
      ['v1', 12.5, null, true, 'https://shop.example/p1'],
      ['v2', 10, 15, false, 'https://shop.example/v2'],
      ['v3', null, null, true, 'https://shop.example/p1'],
    ],
  )
})

test('what was pushed a moment ago is read at once', async () => {
  await upsertProducts(store.context, [
    { externalId: 'p1', title: 'Shirt 2', variants: [{ externalId: 'v1', price: 9 }] },
  ])
  const product = await getProductNow(store.context, 'p1')
  assert.deepEqual([product?.title, product?.price, product?.variants.length], ['Shirt 2', 9, 1])
  assert.deepEqual(await getVariantsNow(store.context, ['v2', 'v3']), [])
})

test('products that are not active, and other stores’, are not given, nor are their variants', async () => {
  const other = await app.createStore()
  assert.equal(await getProductNow(other.context, 'p1'), null)
  assert.deepEqual(await getVariantsNow(other.context, ['v1']), [])
  for (const status of ['draft', 'archived', 'unlisted']) {
    await upsertProducts(store.context, [{ externalId: 'p1', status }])
    assert.equal(await getProductNow(store.context, 'p1'), null, status)
    assert.deepEqual(await getVariantsNow(store.context, ['v1']), [], status)
  }
})

test('several come in the order asked for, each once; unknown ones are left out', async () => {
  const titles = (await getProductsNow(store.context, ['p2', 'nothing', 'p1', 'p2'])).map(({ title }) => title)
  assert.deepEqual(titles, ['Cap', 'Shirt'])
  const ids = (await getVariantsNow(store.context, ['v3', 'x', 'v1', 'v3'])).map(({ externalId }) => externalId)
  assert.deepEqual(ids, ['v3', 'v1'])
  const [cap] = await getProductsNow(store.context, ['p2'])
  assert.deepEqual([cap?.currency, cap?.price, cap?.available, cap?.variants], ['JPY', null, false, []])
  assert.deepEqual(await getProductsNow(store.context, []), [])
})

test('the origins of a store’s links come most used first', async () => {
  const links = ['https://b.example/1', 'https://b.example/2', 'HTTPS://B.example:443/3', 'https://b.example:8443/x']
  await upsertProducts(
    store.context,
    links.map((url, index) => ({ externalId: `l${index}`, title: 'L', url })),
  )
  const origins = await listLinkOrigins(store.context)
  assert.deepEqual(origins, ['https://b.example', 'https://b.example:8443', 'https://shop.example'])
})
