import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { callWidget } from '../support/widget-client.ts'

const ORIGIN = 'https://shop.example'
let app: TestApp
let key: string

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  const store = await app.createStore()
  const other = await app.createStore('Other')
  ;({ key } = await createWidgetKey(store.context, { origins: [ORIGIN] }))
  const shoe = (id: string, title: string, price: number, color: string) => ({
    ...{
      externalId: id,
      title,
      category: 'Shoes > Sneakers',
      description: `<p>Good.</p><ul><li><b>Sole:</b> ${id}</li></ul>`,
    },
    variants: [{ externalId: `${id}-1`, price, inventory: 2, options: { color } }],
  })
  const { errors } = await upsertProducts(store.context, [
    shoe('a', 'Red sneaker &ndash; low', 40, 'red'),
    shoe('b', 'Blue sneaker', 90, 'blue'),
    { ...shoe('hidden', 'Green sneaker', 10, 'green'), status: 'draft' },
  ])
  assert.deepEqual(errors, [])
  await upsertProducts(other.context, [shoe('foreign', 'Foreign sneaker', 1, 'red')])
})
after(() => app.close())

const read = async (path: string) => (await callWidget(app, path, { key, origin: ORIGIN })).json

test('products by words tell what differs from them, those by id what their pages list; none of another store', async () => {
  const { products } = await read('/products?q=red%20sneaker%20under%2050')
  assert.deepEqual([products[0].externalId, products[0].note, products[0].price], ['a', null, 40])
  assert.ok(products.every(({ externalId }: { externalId: string }) => ['a', 'b'].includes(externalId)))
  const byId = (await read('/products?id=b&id=a&id=hidden&id=foreign')).products
  assert.deepEqual(
    byId.map(({ title, facts }: { title: string; facts: object[] }) => [title, facts]),
    [
      ['Blue sneaker', [{ name: 'Sole', value: 'b' }]],
      ['Red sneaker – low', [{ name: 'Sole', value: 'a' }]],
    ],
  )
  const popular = (await read('/products')).products
  assert.equal(popular.length, 2)
})

test('questions are made of the catalog, or of the product, in the language of the page', async () => {
  assert.deepEqual((await read('/questions')).questions, [
    'Show me Sneakers',
    'Where is my order?',
    'Shipping and returns',
  ])
  assert.deepEqual((await read('/questions?product=a')).questions, [
    'Is this in stock?',
    'What is the sole?',
    'Shipping and returns',
  ])
  const german = (await read('/questions?locale=de-AT&product=a')).questions
  assert.deepEqual(german, ['Ist das vorrätig?', 'Versand und Rückgabe'])
  assert.equal((await read('/questions?product=foreign')).questions[0], 'Show me Sneakers')
})

test('neither is read without a key of the page', async () => {
  for (const path of ['/products', '/questions']) {
    assert.equal((await callWidget(app, path, { origin: ORIGIN })).status, 401)
    assert.equal((await callWidget(app, path, { key, origin: 'https://evil.example' })).status, 403)
  }
})
