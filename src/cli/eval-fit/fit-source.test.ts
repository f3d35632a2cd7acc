import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import { evaluateFit } from '../../eval/fit/evaluate-fit.ts'
import { Shop } from '../../eval/fit/shop.ts'
import { runOperatorCommand } from '../../http/operator-api.ts'
import { CommandError } from '../operator.ts'
import { sourceOfStore } from './fit-source.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

test('a store is read and asked through the commands of the operator', async () => {
  const store = await app.createStore()
  let closed = 0
  const session = {
    run: async <Result>(name: string, input: object) => {
      const answer = await runOperatorCommand(app.context, name, input)
      assert.ok('result' in answer, JSON.stringify(answer))
      return answer.result as Result
    },
    close: async () => {
      closed++
    },
  }
  await assert.rejects(sourceOfStore(session, store.slug), CommandError)
  assert.equal(closed, 1)
  const variants = [
    { externalId: 'a-1', price: 20, inventory: 0, options: { color: 'red' } },
    { externalId: 'a-2', price: 30, inventory: 2, options: { color: 'blue' } },
  ]
  await upsertProducts(store.context, [
    { externalId: 'a', title: 'Trail Jacket', category: 'Jackets', status: 'active', variants },
    {
      externalId: 'b',
      title: 'Tin Cup',
      category: 'Cups',
      status: 'active',
      variants: [{ externalId: 'b-1', price: 5 }],
    },
  ])
  const source = await sourceOfStore(session, store.slug)
  const shop = new Shop(source.rows)
  assert.deepEqual(
    source.rows.map(({ id }) => id),
    ['a', 'b'],
  )
  assert.deepEqual(
    source.rows[0]?.variants.map(({ id, price, inventory, options }) => ({ id, price, inventory, options })),
    [
      { id: 'a-1', price: 20, inventory: 0, options: { color: 'red' } },
      { id: 'a-2', price: 30, inventory: 2, options: { color: 'blue' } },
    ],
  )
  const expect = { rules: [{ thing: 'jacket' }, { in_stock: true as const }], fits: ['a'], nothing: false }
  const query = { id: 'x', kind: 'sold_out', language: 'en' as const, q: 'jacket in stock', expect }
  const report = await evaluateFit(shop, [query], await source.search())
  assert.deepEqual(report.judged[0]?.answer.products, [{ id: 'a', fit: 'exact', fails: [], variantIds: ['a-2'] }])
  assert.equal(report.total.right, 1)
  await source.close()
  assert.equal(closed, 2)
})
