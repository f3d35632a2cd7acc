import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { createKey } from '../../src/api-keys/create-key.ts'
import { type App, buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { getEmbeddingHealth } from '../../src/search/embeddings/embedding-health.ts'
import { requeueEmbeddings } from '../../src/search/embeddings/requeue-embeddings.ts'
import { createStore } from '../../src/stores/create-store.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import { type FakeEmbeddingServer, startFakeEmbeddingServer } from '../support/fake-embedding-server.ts'
import { envOf } from '../support/operator-cli.ts'
import { amount, report } from '../support/proof-run.ts'
import { runCli } from '../support/run-cli.ts'
import { callApi } from '../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { waitUntil } from '../support/wait-until.ts'

const PRODUCTS = amount(200, 4_000)

describe('another embedder', () => {
  let database: TestDatabase
  let server: FakeEmbeddingServer
  let app: App | undefined
  let url = ''
  let slug = ''
  let key = ''
  let env: Record<string, string> = {}
  before(async () => {
    database = await createTestDatabase()
    env = envOf(database)
    server = await startFakeEmbeddingServer({ dimensions: 16 })
  })
  after(async () => {
    await app?.close()
    await server.close()
    await database.drop()
  })

  /** Starts anew with these settings, as after a change of the environment. */
  async function restart(settings: Record<string, string>): Promise<App> {
    await app?.close()
    env = { ...env, ...settings }
    app = await buildApp(loadConfig({ ...env, PORT: '0', SPIEL_RATE_LIMIT: '0', SPIEL_LOG_LEVEL: 'silent' }))
    url = (await app.server?.listen({ port: 0, host: '127.0.0.1' })) ?? ''
    return app
  }

  const vectors = async () => {
    const { rows } = await sql<{ embedder: string; dimensions: number; count: number }>`
      SELECT embedder, dimensions, count(*)::int AS count FROM product_vectors GROUP BY 1, 2 ORDER BY 1, 2`.execute(
      (app as App).context.db,
    )
    return rows.map((row) => `${row.count} ${row.embedder} ${row.dimensions}`)
  }

  /** Searches all the time until the vectors are only these. Returns the times of the searches. */
  async function searchUntil(wanted: string): Promise<{ ms: number; slowestMs: number; searches: number }> {
    const startedAt = performance.now()
    let [slowestMs, searches] = [0, 0]
    await waitUntil(async () => {
      const sentAt = performance.now()
      const { status, json } = await callApi(`${url}/api/public/v1/search?q=lamp+${searches % PRODUCTS}`, { key })
      slowestMs = Math.max(slowestMs, performance.now() - sentAt)
      searches++
      assert.equal(status, 200)
      assert.ok(json.data.length > 0)
      const now = await vectors()
      return now.length === 1 && now[0] === wanted
    })
    return { ms: performance.now() - startedAt, slowestMs, searches }
  }

  const show = (one: { ms: number; slowestMs: number; searches: number }) =>
    `${(one.ms / 1000).toFixed(1)} s, ${one.searches} searches meanwhile, slowest ${one.slowestMs.toFixed(0)} ms`

  test('first the one without a model', async (t) => {
    const { context } = await restart({})
    slug = (await createStore(context, { name: 'Changing' })).slug
    key = (await createKey(await asOperatorOf(context, slug), { name: 'proof', scopes: ['read', 'write'] })).key
    const products = Array.from({ length: PRODUCTS }, (_, at) => ({ externalId: `p${at}`, title: `Lamp ${at} oak` }))
    for (let at = 0; at < PRODUCTS; at += 200) {
      const body = { products: products.slice(at, at + 200) }
      assert.equal((await callApi(`${url}/api/public/v1/catalog`, { key, body })).status, 200)
    }
    report(t, `hash-256: ${show(await searchUntil(`${PRODUCTS} hash-256 256`))}`)
  })

  test('while the new one does not answer, the old vectors stay and search goes on', async () => {
    server.fail({ kind: 'status', status: 500 })
    const { context } = await restart({ SPIEL_EMBEDDING_URL: server.url, SPIEL_EMBEDDING_MODEL: 'first' })
    const store = await asOperatorOf(context, slug)
    for (let health = await getEmbeddingHealth(store); !health.lastError; health = await getEmbeddingHealth(store)) {
      assert.equal((await callApi(`${url}/api/public/v1/search?q=lamp+7`, { key })).json.data[0].externalId, 'p7')
      await delay(50)
    }
    assert.deepEqual(await vectors(), [`${PRODUCTS} hash-256 256`])
  })

  test('the operator sees it from another process', async () => {
    const { code, stdout, stderr } = await runCli(['search-status'], env)
    assert.equal(code, 0, stderr)
    const [headings, row, fault] = stdout.split('\n')
    assert.match(headings ?? '', /^STORE +EMBEDDER +PRODUCTS +EMBEDDED +WAITING +RETRYING +FAILED/)
    assert.match(row ?? '', new RegExp(`^${slug} +openai:first +${PRODUCTS} +0 +\\d+ +\\d+ +0 `))
    assert.match(fault ?? '', /fails: \S+Z server_error: The embedding server answered 500: made to fail with 500$/)
    const one = await runCli(['search-status', '--store', slug, '--json'], env)
    const [health] = JSON.parse(one.stdout)
    assert.deepEqual([health.store, health.embedded, health.waiting + health.retrying], [slug, 0, PRODUCTS])
    assert.equal((await runCli(['search-status', '--store', 'nobody'], env)).code, 1)
  })

  test('when it answers, all old vectors are replaced', async (t) => {
    server.heal()
    report(t, `another model: ${show(await searchUntil(`${PRODUCTS} openai:first 16`))}`)
  })

  test('another number of dimensions', async (t) => {
    await server.close()
    server = await startFakeEmbeddingServer({ dimensions: 24 })
    await restart({ SPIEL_EMBEDDING_URL: server.url, SPIEL_EMBEDDING_MODEL: 'second' })
    report(t, `other dimensions: ${show(await searchUntil(`${PRODUCTS} openai:second 24`))}`)
  })

  test('another number of dimensions under the old name: replaced when one of its vectors was seen', async (t) => {
    await server.close()
    server = await startFakeEmbeddingServer({ dimensions: 32 })
    const { context } = await restart({ SPIEL_EMBEDDING_URL: server.url })
    const body = { products: [{ externalId: 'p0', title: 'Lamp 0 of steel' }] }
    assert.equal((await callApi(`${url}/api/public/v1/catalog`, { key, body })).status, 200)
    while (context.embedder.dimensions !== 32) await delay(50)
    // As the hour would.
    await requeueEmbeddings(context)
    report(t, `the same name, other dimensions: ${show(await searchUntil(`${PRODUCTS} openai:second 32`))}`)
  })
})
