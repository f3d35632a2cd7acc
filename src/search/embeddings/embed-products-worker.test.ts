import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startFakeEmbeddingServer } from '../../../test/support/fake-embedding-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import { createEmbedder } from './create-embedder.ts'
import { EmbeddingWorker, type EmbeddingWorkerOptions } from './embed-products-worker.ts'
import type { Embedder } from './embedder.ts'
import { getEmbeddingHealth } from './embedding-health.ts'

describe('EmbeddingWorker', () => {
  let app: TestApp
  let store: TestStore
  let server: Awaited<ReturnType<typeof startFakeEmbeddingServer>>
  let embedder: Embedder
  before(async () => {
    app = await startTestApp()
    store = await app.createStore()
    server = await startFakeEmbeddingServer()
    embedder = createEmbedder({ url: server.url, model: 'fake', key: 'sk-worker-secret' }, { fetch })
    await upsertProducts(store.context, [{ externalId: 'a', title: 'Velvet curtain' }])
  })
  after(async () => {
    await app.close()
    await server.close()
  })

  /** Goes on only while somebody sleeps, whom it does not keep waiting. */
  function stoppedClock() {
    const slept: number[] = []
    const clock = {
      now: () => slept.reduce((sum, ms) => sum + ms, 0),
      sleep: async (ms: number) => slept.push(ms),
    }
    return { clock, slept }
  }

  function start(more: Partial<EmbeddingWorkerOptions> = {}) {
    const said: [string, string, unknown][] = []
    const calls: string[] = []
    const { db, pushes } = app.context
    const worker = new EmbeddingWorker({
      ...{ db, pushes, embedder, ...more },
      queue: { retryNow: async (job) => calls.push(job.name) },
      log: {
        warn: (fields, message) => void said.push(['warn', message, fields]),
        info: (fields, message) => void said.push(['info', message, fields]),
      },
    })
    const run = () => worker.run({ storeId: store.context.storeId, productIds: ['a'] })
    return { worker, run, said, calls }
  }

  test('it says once that it fails and once that it works again, and has the waiting jobs tried then', async () => {
    const { clock, slept } = stoppedClock()
    const { run, said, calls } = start({ clock })
    const quoted = 'Incorrect API key: Bearer sk-worker-secret for "Velvet curtain"'
    server.fail({ kind: 'status', status: 401, body: { error: quoted } })
    await assert.rejects(run())
    assert.deepEqual(slept, [])
    await assert.rejects(run())
    assert.deepEqual(slept, [1_000], 'it paused before it asked again')
    server.heal()
    await run()
    assert.deepEqual(slept, [1_000, 2_000], 'longer each time')
    await run()
    assert.equal(slept.length, 2)
    assert.deepEqual(
      said.map(([level, message]) => [level, message]),
      [
        ['warn', 'embedding fails; its jobs wait and are tried again'],
        ['info', 'embedding works again'],
      ],
    )
    assert.deepEqual(said[0]?.[2], { embedder: 'openai:fake', code: 'key_refused' })
    assert.doesNotMatch(JSON.stringify(said), /Velvet|secret/)
    assert.deepEqual(calls, ['embed-products'])
    const { lastError, lastSuccessAt } = await getEmbeddingHealth({ ...store.context, embedder })
    assert.match(lastError?.message ?? '', /answered 401: Incorrect API key: Bearer \*\*\*/)
    assert.ok((lastSuccessAt ?? '') > (lastError?.at ?? 'z'))
  })

  test('a pause that the server asked for ends when the process does', async () => {
    const { worker, run } = start()
    await upsertProducts(store.context, [{ externalId: 'a', title: 'Velvet curtain, new' }])
    server.fail({ kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 1)
    await assert.rejects(run(), /429/)
    const asked = server.requests.length
    const paused = run()
    worker.close()
    await assert.rejects(paused, { name: 'AbortError' })
    assert.equal(server.requests.length, asked)
  })
})
