import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import { contentHash, embedText } from '../../src/search/embeddings/embed-text.ts'
import { startFakeEmbeddingServer } from '../support/fake-embedding-server.ts'
import { ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import {
  openApp,
  openOperator,
  type Place,
  prepareStore,
  type ServerProcess,
  startServerProcess,
  withOperator,
} from '../support/proof-server.ts'
import { processEnv } from '../support/run-cli.ts'
import { createTestDatabase, testDatabaseKind } from '../support/test-database.ts'

const KIND = testDatabaseKind()
const KILLS = amount(3, 100)
const DIMENSIONS = 16
const EMBEDDER = 'openai:fake'
const PRODUCTS = amount(60, 600)
const BATCH = 12
/** Slow enough for kills to hit jobs at the model. */
const MODEL_MS = 60
const DRAIN_LIMIT_MS = 180_000
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A worker has no port, so that it is ready when it says so. */
async function startWorker(place: Place, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: processEnv({ SPIEL_ROLE: 'worker', SPIEL_LOG_LEVEL: 'warn', DATABASE_URL: place.databaseUrl ?? '', ...env }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  while (!output.includes('A worker of Spiel runs')) {
    if (child.exitCode !== null) throw new Error(`The worker did not start: ${output}`)
    await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** New products and changes of old ones, in texts, options or status; some change no text and must queue nothing. */
function makeProducts(random: Random, version: number): object[] {
  return random
    .sample(
      Array.from({ length: PRODUCTS }, (_, n) => n),
      BATCH,
    )
    .map((n) => ({
      externalId: `p${n}`,
      title: random.chance(0.3) ? `Product ${n}` : `Product ${n} version ${version}`,
      description: random.chance(0.5) ? `Text ${random.int(0, 5)}` : null,
      status: random.chance(0.05) ? 'archived' : 'active',
      variants: [{ externalId: `v${n}`, price: version, options: { Size: random.pick(['S', 'M', 'L']) } }],
    }))
}

interface Pushing {
  url: string
  isDone: boolean
  acknowledged: number
  refused: string[]
}

/** Pushes without end, but leaves the worker its turns; where the server is killed its broken requests are nobody's fault. */
async function pushOn(key: string, state: Pushing): Promise<void> {
  const client = new ProofClient(1)
  const random = new Random(seed)
  for (let version = 1; !state.isDone; version++) {
    try {
      const body = { products: makeProducts(random, version) }
      const { status, text } = await client.call(state.url, '/catalog', { key, body })
      if (status === 200) state.acknowledged += BATCH
      else state.refused.push(`${status} ${text.slice(0, 200)}`)
    } catch {
      if (KIND === 'postgres') state.refused.push('connection broken')
    }
    await delay(random.int(30, 250))
  }
  client.close()
}

/** Runs that a kill left behind, each named by its job and try. */
async function noteActive({ kysely }: Database, left: Set<string>): Promise<void> {
  const { rows } = await sql<{ run: string }>`
    SELECT id || ' ' || retry_count AS run FROM pgboss.job WHERE name = 'embed-products' AND state = 'active'`.execute(
    kysely,
  )
  for (const { run } of rows) left.add(run)
}

async function waitUntilDrained({ kysely }: Database): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const { rows } = await sql<{ state: string; count: number; tries: number }>`
      SELECT state::text, count(*)::int AS count, max(retry_count)::int AS tries FROM pgboss.job
      WHERE name = 'embed-products' AND state IN ('created', 'retry', 'active', 'failed') GROUP BY state`.execute(
      kysely,
    )
    const ms = performance.now() - startedAt
    if (rows.length === 0) return ms
    assert.ok(ms < DRAIN_LIMIT_MS, JSON.stringify(rows))
    await delay(100)
  }
}

/** The same through the running server, which alone has the embedded database open. */
async function drainThroughServer(place: Place): Promise<number> {
  const operator = await openOperator(place)
  const startedAt = performance.now()
  for (;;) {
    const healths = await operator.run<{ waiting: number; retrying: number }[]>('search.status', {})
    const ms = performance.now() - startedAt
    if (healths.every(({ waiting, retrying }) => waiting + retrying === 0)) return ms
    assert.ok(ms < DRAIN_LIMIT_MS, JSON.stringify(healths))
    await delay(250)
  }
}

interface ProductRow {
  external_id: string
  title: string
  vendor: string | null
  category: string | null
  tags: string[]
  description: string | null
  options: Record<string, string>[] | null
}

/** Every wrong row, from the tables alone. */
async function findWrongs({ kysely }: Database): Promise<{ checked: number; wrongs: string[] }> {
  const { rows: products } = await sql<ProductRow>`
    SELECT p.external_id, p.title, p.vendor, p.category, p.tags, p.description, (SELECT jsonb_agg(v.options ORDER BY v.position)
      FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL) AS options
    FROM products p`.execute(kysely)
  const { rows: vectors } = await sql<{
    product_id: string
    embedder: string
    dimensions: number
    bytes: number
    content_hash: Buffer
  }>`SELECT product_id, embedder, dimensions, length(vector) AS bytes, content_hash FROM product_vectors`.execute(
    kysely,
  )
  const wrongs: string[] = []
  const byId = Map.groupBy(vectors, (vector) => vector.product_id)
  for (const product of products) {
    const own = byId.get(product.external_id) ?? []
    byId.delete(product.external_id)
    const [vector] = own
    const text = embedText({ ...product, variants: (product.options ?? []).map((options) => ({ options })) })
    if (own.length !== 1 || !vector) wrongs.push(`${product.external_id} has ${own.length} vectors`)
    else if (vector.embedder !== EMBEDDER || vector.dimensions !== DIMENSIONS || vector.bytes < DIMENSIONS)
      wrongs.push(`${product.external_id} has ${vector.embedder} ${vector.dimensions} of ${vector.bytes} bytes`)
    else if (!vector.content_hash.equals(contentHash(text, EMBEDDER)))
      wrongs.push(`${product.external_id} has the vector of another text`)
  }
  wrongs.push(...[...byId.keys()].map((id) => `${id} has a vector but is no product`))
  return { checked: products.length, wrongs }
}

/** The middle and the most of the seconds that jobs under a killed worker's hands took until they were done. */
function describeTimes(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const show = (value: number | undefined) => ((value ?? 0) / 1000).toFixed(1)
  return `median ${show(sorted[Math.floor(sorted.length / 2)])} s, most ${show(sorted.at(-1))} s`
}

async function recoveryTimes({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM completed_on - created_on) * 1000)::float8 AS ms FROM pgboss.job
    WHERE name = 'embed-products' AND state = 'completed' AND retry_count > 0`.execute(kysely)
  return rows.map(({ ms }) => ms)
}

test(`kill -9 of the worker: every product ends with exactly one current vector (${KIND})`, async (t) => {
  const model = await startFakeEmbeddingServer({ dimensions: DIMENSIONS })
  model.fail({ kind: 'slow', delayMs: MODEL_MS })
  const { options: place, drop } = await createTestDatabase()
  const env = { SPIEL_EMBEDDING_URL: model.url, SPIEL_EMBEDDING_MODEL: 'fake' }
  const { keys } = await prepareStore(place, [['write']])
  const random = new Random(seed * 3)
  const state: Pushing = { url: '', isDone: false, acknowledged: 0, refused: [] }
  const left = new Set<string>()
  let server: ServerProcess | undefined
  let worker: ChildProcess | undefined
  const startAll = async () => {
    if (KIND === 'embedded') server = await startServerProcess(place, env)
    else {
      server ??= await startServerProcess(place, { ...env, SPIEL_ROLE: 'web' })
      worker = await startWorker(place, env)
    }
    state.url = server.url
  }
  const watching = KIND === 'postgres' ? await openApp(place) : undefined
  await startAll()
  const pushing = pushOn(keys[0] ?? '', state)
  try {
    for (let round = 1; round <= KILLS; round++) {
      await delay(random.int(20, 2_500))
      if (watching) {
        if (worker) await kill(worker)
        await noteActive(watching.database, left)
      } else {
        await server?.kill()
        await withOperator(place, (_context, database) => noteActive(database, left))
      }
      await startAll()
    }
    state.isDone = true
    await pushing
    const finish = async (database: Database) => ({
      ...(await findWrongs(database)),
      times: await recoveryTimes(database),
    })
    let drainMs: number
    let found: Awaited<ReturnType<typeof finish>>
    if (watching) {
      drainMs = await waitUntilDrained(watching.database)
      found = await finish(watching.database)
    } else {
      drainMs = await drainThroughServer(place)
      await server?.stop()
      found = await withOperator(place, async (_context, database) => {
        await waitUntilDrained(database)
        return finish(database)
      })
    }
    report(
      t,
      `seed ${seed}: ${KILLS} kills, ${left.size} hit a running job; ${state.acknowledged} items acknowledged of ${found.checked} products, ` +
        `${model.requests.length} requests to the model; queue empty ${(drainMs / 1000).toFixed(1)} s after the last push; ` +
        `${found.wrongs.length} products without exactly one current vector`,
    )
    report(t, `${found.times.length} jobs ran again, done ${describeTimes(found.times)} after they were queued`)
    assert.deepEqual([found.wrongs.slice(0, 5), state.refused.slice(0, 5)], [[], []])
    assert.ok(found.checked >= PRODUCTS / 2 && left.size > 0 === found.times.length > 0)
  } finally {
    state.isDone = true
    await pushing.catch(() => {})
    if (worker) await kill(worker)
    await server?.stop()
    await watching?.close()
    await model.close()
    await drop()
  }
})
