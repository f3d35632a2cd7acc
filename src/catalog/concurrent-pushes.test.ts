import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile } from '../../test/support/test-app.ts'
import { upsertProducts } from './upsert-products.ts'

const ROUNDS = 10
const app = await appOfFile()
const store = await app.createStore()

async function productOf(id: string) {
  const { rows } = await sql<{ title: string; description: string | null; vendor: string | null; sources: string[] }>`
    SELECT title, description, vendor, (SELECT array_agg(v.external_id ORDER BY v.external_id) FROM variants v
      WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL) AS sources
    FROM products p WHERE store_id = ${store.context.storeId} AND external_id = ${id}`.execute(app.context.db)
  return rows[0]
}

test('two pushes of one new product at the same time both count', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const externalId = `new-${round}`
    const results = await Promise.all([
      upsertProducts(store.context, [{ externalId, title: 'T', description: 'told by one' }]),
      upsertProducts(store.context, [{ externalId, title: 'T', vendor: 'told by the other' }]),
    ])
    assert.deepEqual(
      results.map(({ upserted }) => upserted),
      [1, 1],
    )
    const { description, vendor } = (await productOf(externalId)) ?? {}
    assert.deepEqual({ description, vendor }, { description: 'told by one', vendor: 'told by the other' })
  }
})

test('two pushes of one stored product at the same time both count', async () => {
  const externalId = 'stored'
  await upsertProducts(store.context, [{ externalId, title: 'T' }])
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([
      upsertProducts(store.context, [{ externalId, description: `d${round}` }]),
      upsertProducts(store.context, [{ externalId, vendor: `v${round}` }]),
    ])
    const { description, vendor } = (await productOf(externalId)) ?? {}
    assert.deepEqual({ description, vendor }, { description: `d${round}`, vendor: `v${round}` })
  }
})

test('of two products that claim one variant at the same time one gets it and the other is told', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const variants = [{ externalId: `shared-${round}` }]
    const results = await Promise.all([
      upsertProducts(store.context, [{ externalId: `left-${round}`, title: 'T', variants }]),
      upsertProducts(store.context, [{ externalId: `right-${round}`, title: 'T', variants }]),
    ])
    assert.deepEqual(results.map(({ upserted }) => upserted).sort(), [0, 1])
    assert.deepEqual(
      results.flatMap(({ errors }) => errors.map(({ code }) => code)),
      ['conflict'],
    )
  }
})
