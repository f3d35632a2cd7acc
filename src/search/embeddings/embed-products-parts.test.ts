import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { startFakeEmbeddingServer } from '../../../test/support/fake-embedding-server.ts'
import { operatorContext } from '../../../test/support/proof-server.ts'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { AppContext, StoreContext } from '../../context.ts'
import { openQueue } from '../../jobs/queue.ts'
import { createStore } from '../../stores/create-store.ts'
import { asOperatorOf } from '../../stores/list-stores.ts'
import { createEmbedder } from './create-embedder.ts'
import { embedProducts } from './embed-products.ts'
import { getEmbeddingHealth } from './embedding-health.ts'
import { requeueEmbeddings } from './requeue-embeddings.ts'

describe('a text that the model refuses', () => {
  let context: AppContext
  let store: StoreContext
  let close: () => Promise<void>
  let server: Awaited<ReturnType<typeof startFakeEmbeddingServer>>
  before(async () => {
    const test = await openTestDatabase()
    const queue = await openQueue(test.database, { supervise: false, onError: () => {} })
    server = await startFakeEmbeddingServer({ dimensions: 8 })
    const embedder = createEmbedder({ url: server.url, model: 'fake' }, { fetch })
    context = { ...operatorContext(test.database, queue), embedder }
    close = () => queue.close().then(test.close)
  })
  after(async () => {
    await close()
    await server.close()
  })
  afterEach(async () => {
    server.heal()
    await sql`DELETE FROM pgboss.job`.execute(context.db)
  })

  const ids = Array.from({ length: 200 }, (_, at) => `p${at}`)
  /** A store of its own with 200 products, one of them bad. */
  const fill = async () => {
    store = await asOperatorOf(context, (await createStore(context, { name: 'Poison' })).slug)
    const products = ids.map((externalId, at) => ({ externalId, title: at === 137 ? 'A poison lamp' : `Lamp ${at}` }))
    await upsertProducts(store, products)
    await sql`DELETE FROM pgboss.job`.execute(context.db)
  }
  const run = () => embedProducts(context, { storeId: store.storeId, productIds: ids })
  const health = () => getEmbeddingHealth(store)

  for (const status of [400, 422]) {
    test(`with ${status}: the other 199 get their vectors, it is given up until it changes`, async () => {
      await fill()
      server.fail({ kind: 'poison', word: 'poison', status })
      const asked = server.requests.length
      assert.deepEqual(await run(), { embedded: 199, toRetry: 0 })
      assert.ok(server.requests.length - asked <= 25, `${server.requests.length - asked} requests`)
      const { embedded, failed, givenUp, lastError } = await health()
      assert.deepEqual([embedded, failed, lastError?.code], [199, 1, 'text_refused'])
      assert.deepEqual(
        givenUp.map(({ externalId, code, message }) => [externalId, code, message]),
        [['p137', 'text_refused', `The embedding server answered ${status}: Invalid input`]],
      )
      const before = server.requests.length
      assert.deepEqual(await run(), { embedded: 0, toRetry: 0 })
      assert.equal(await requeueEmbeddings(context), 0, 'nor is it queued again')
      assert.equal(server.requests.length, before, 'not asked again')
      await upsertProducts(store, [{ externalId: 'p137', title: 'A lamp' }])
      assert.deepEqual(await run(), { embedded: 1, toRetry: 0 })
      assert.deepEqual([(await health()).embedded, (await health()).failed], [200, 0])
    })
  }

  for (const status of ['nan', 500] as const) {
    test(`with ${status}: it is tried three times, since the server may have been at fault`, async () => {
      await fill()
      server.fail({ kind: 'poison', word: 'poison', status })
      assert.deepEqual(await run(), { embedded: 199, toRetry: 1 })
      assert.equal((await health()).failed, 0)
      assert.deepEqual(await run(), { embedded: 0, toRetry: 1 })
      assert.deepEqual(await run(), { embedded: 0, toRetry: 0 })
      assert.equal((await health()).givenUp[0]?.code, status === 500 ? 'server_error' : 'wrong_answer')
    })
  }

  test('a server that refuses every text has no fault of the texts', async () => {
    await fill()
    for (const status of [400, 422, 500]) {
      server.fail({ kind: 'status', status })
      const asked = server.requests.length
      await assert.rejects(run())
      assert.equal(server.requests.length - asked, 2, 'the batch and one harmless text')
      assert.deepEqual([(await health()).embedded, (await health()).failed], [0, 0])
    }
  })

  test('one that breaks down while a text is looked for blames no text', async () => {
    await fill()
    server.fail({ kind: 'poison', word: 'poison', status: 500 })
    // From the fourth request on: connection cut.
    const { embed } = context.embedder
    let left = 4
    const embedder = {
      id: context.embedder.id,
      dimensions: 8,
      embed: (...args: Parameters<typeof embed>) => {
        if (--left === 0) server.fail({ kind: 'status', status: 500 })
        return context.embedder.embed(...args)
      },
    }
    await assert.rejects(embedProducts({ db: context.db, embedder }, { storeId: store.storeId, productIds: ids }))
    const { rows } = await sql`SELECT 1 FROM embedding_refusals WHERE store_id = ${store.storeId}`.execute(context.db)
    assert.equal(rows.length, 0)
  })

  test("another store's health is its own", async () => {
    await fill()
    const other = await asOperatorOf(context, (await createStore(context, { name: 'Other' })).slug)
    server.fail({ kind: 'poison', word: 'poison', status: 400 })
    await run()
    const { products, embedded, failed, lastError, lastSuccessAt, givenUp } = await getEmbeddingHealth(other)
    assert.deepEqual([products, embedded, failed, lastError, lastSuccessAt, givenUp], [0, 0, 0, null, null, []])
  })
})
