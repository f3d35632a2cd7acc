import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import { listProductsNow } from './list-products.ts'
import { upsertProducts } from './upsert-products.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

test('active products come in pages, each once, and none of another store', async () => {
  const [store, other] = [await app.createStore(), await app.createStore()]
  const ids = Array.from({ length: 201 }, (_, at) => `p${String(at).padStart(3, '0')}`)
  await upsertProducts(store.context, [{ externalId: 'draft', title: 'Not yet', status: 'draft' }])
  for (const from of [0, 150]) {
    const items = ids.slice(from, from + 150).map((externalId) => ({ externalId, title: externalId, status: 'active' }))
    await upsertProducts(store.context, items)
  }
  await upsertProducts(other.context, [{ externalId: 'q', title: 'Theirs', status: 'active' }])
  const first = await listProductsNow(store.context, {})
  assert.equal(first.next, 'p199')
  const second = await listProductsNow(store.context, { after: 'p199' })
  assert.equal(second.next, null)
  assert.deepEqual(
    [...first.products, ...second.products].map(({ externalId }) => externalId),
    ids,
  )
})
