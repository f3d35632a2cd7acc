import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { startFakeEmbeddingServer } from '../../../test/support/fake-embedding-server.ts'
import { operatorContext } from '../../../test/support/proof-server.ts'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { AppContext, StoreContext } from '../../context.ts'
import { openQueue } from '../../jobs/queue.ts'
import { createStore } from '../../stores/create-store.ts'
import { asOperatorOf } from '../../stores/list-stores.ts'
import { StoreIndex } from '../store-index.ts'
import { createEmbedder } from './create-embedder.ts'
import { embedProducts } from './embed-products.ts'
import type { Embedder } from './embedder.ts'
import { requeueEmbeddings } from './requeue-embeddings.ts'

describe('embedProducts', () => {
  let app: { context: AppContext; close(): Promise<void> }
  let store: { context: StoreContext }
  let server: Awaited<ReturnType<typeof startFakeEmbeddingServer>>
  let embedder: Embedder
  before(async () => {
    // No worker here that drains the queue behind the test's back.
    const test = await openTestDatabase()
    const queue = await openQueue(test.database, { supervise: false, onError: () => {} })
    app = { context: operatorContext(test.database, queue), close: () => queue.close().then(test.close) }
    const { slug } = await createStore(app.context, { name: 'Embedded' })
    store = { context: await asOperatorOf(app.context, slug) }
    server = await startFakeEmbeddingServer({ dimensions: 8 })
    embedder = createEmbedder({ url: server.url, model: 'fake' }, { fetch })
  })
  after(async () => {
    await app.close()
    await server.close()
  })

  const push = (externalId: string, title: string) => upsertProducts(store.context, [{ externalId, title }])
  const run = (...productIds: string[]) =>
    embedProducts({ db: app.context.db, embedder }, { storeId: store.context.storeId, productIds })
  const vectorsOf = async (id: string) => {
    const { rows } = await sql<{ embedder: string; content_hash: Buffer }>`
      SELECT embedder, content_hash FROM product_vectors
      WHERE store_id = ${store.context.storeId} AND product_id = ${id}`.execute(app.context.db)
    return rows
  }

  test('a text is embedded once, and again only when it changed', async () => {
    await push('a', 'Red scarf')
    await run('a')
    assert.equal((await vectorsOf('a')).length, 1)
    const asked = server.requests.length
    await run('a')
    assert.equal(server.requests.length, asked, 'nothing new to embed')
    await push('a', 'Blue scarf')
    await run('a')
    assert.equal(server.requests.length, asked + 1)
    assert.equal((await vectorsOf('a')).length, 1)
  })

  test('the vector of an older text never overwrites that of a newer one', async () => {
    await push('race', 'Old text')
    const slow: Embedder = {
      ...embedder,
      id: embedder.id,
      dimensions: embedder.dimensions,
      embed: async (texts, kind) => {
        await push('race', 'New text')
        await run('race')
        return embedder.embed(texts, kind)
      },
    }
    await embedProducts(
      { db: app.context.db, embedder: slow },
      { storeId: store.context.storeId, productIds: ['race'] },
    )
    const [vector] = await vectorsOf('race')
    await run('race')
    assert.deepEqual((await vectorsOf('race'))[0]?.content_hash, vector?.content_hash, 'it was current already')
  })

  test('a server that fails leaves no vector and lets the job be tried again', async () => {
    await push('later', 'Comes later')
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'nan' }, { kind: 'wrong-dimensions' }] as const) {
      server.fail(fault, 20)
      await assert.rejects(run('later'))
      assert.equal((await vectorsOf('later')).length, 0)
      server.heal()
    }
    await run('later')
    assert.equal((await vectorsOf('later')).length, 1)
  })

  test('another embedder queues every product again, once', async () => {
    const other = createEmbedder({}, { fetch })
    await sql`UPDATE pgboss.job SET state = 'completed' WHERE name = 'embed-products'`.execute(app.context.db)
    const queued = await requeueEmbeddings({ ...app.context, embedder: other })
    const { rows } = await sql<{ products: number }>`SELECT count(*)::int AS products FROM products`.execute(
      app.context.db,
    )
    assert.equal(queued, rows[0]?.products)
    assert.equal(await requeueEmbeddings({ ...app.context, embedder: other }), 0, 'they are waiting already')
    // As after too many runs that did not end: what is in them is not tried again unasked.
    await sql`INSERT INTO broken_jobs SELECT id, name, data, 20, 'its worker died', now(), now() FROM pgboss.job
      WHERE name = 'embed-products' AND state = 'created'`.execute(app.context.db)
    await sql`UPDATE pgboss.job SET state = 'completed' WHERE name = 'embed-products'`.execute(app.context.db)
    assert.equal(await requeueEmbeddings({ ...app.context, embedder: other }), 0, 'they are set aside')
    await sql`DELETE FROM broken_jobs`.execute(app.context.db)
  })

  test('an index sees a vector as soon as it is committed, and none of another embedder', async () => {
    await push('seen', 'Seen at once')
    const index = await StoreIndex.load(app.context.db, store.context.storeId)
    assert.equal((await index.vectors(app.context.db, embedder))?.has('seen') ?? false, false)
    await run('seen')
    await index.refresh(app.context.db)
    assert.equal((await index.vectors(app.context.db, embedder))?.has('seen'), true)
    const other = createEmbedder({}, { fetch })
    const fresh = await StoreIndex.load(app.context.db, store.context.storeId)
    assert.equal(await fresh.vectors(app.context.db, other), undefined)
  })
})
