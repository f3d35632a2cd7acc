import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import { contentHash, embedText } from '../../src/search/embeddings/embed-text.ts'
import { type FakeEmbeddingServer, startFakeEmbeddingServer } from '../support/fake-embedding-server.ts'
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
import { waitUntil } from '../support/wait-until.ts'

const KIND = testDatabaseKind()
const KILLS = amount(2, 100)
const DIMENSIONS = 16
const EMBEDDER = 'openai:fake'
const PRODUCTS = amount(40, 600)
const BATCH = 12
/** Slow enough for kills to hit jobs at the model. */
const MODEL_MS = 60
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
  /** Undefined while no server is there: another process may have got its port. */
  url(): string | undefined
  isDone: boolean
  acknowledged: number
  refused: string[]
}

async function waitForUrl(state: Pushing): Promise<string | undefined> {
  await waitUntil(() => state.isDone || state.url() !== undefined, 10)
  return state.url()
}

/**
 * Pushes in bursts without end. Between them the worker of the same process comes to its turn, which stands back while pushes come in.
 * Where the server itself is killed its broken requests are nobody's fault.
 */
async function pushOn(key: string, state: Pushing): Promise<void> {
  const client = new ProofClient(1)
  const random = new Random(seed)
  for (let version = 1; !state.isDone; version++) {
    try {
      const body = { products: makeProducts(random, version) }
      const url = await waitForUrl(state)
      if (!url) break
      const { status, text } = await client.call(url, '/catalog', { key, body })
      if (status === 200) state.acknowledged += BATCH
      else state.refused.push(`${status} ${text.slice(0, 200)}`)
    } catch {
      if (KIND === 'postgres') state.refused.push('connection broken')
    }
    await delay(random.chance(0.2) ? random.int(1_200, 2_500) : random.int(20, 120))
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
  await waitUntil(async () => {
    const { rows } = await sql<{ state: string; count: number; tries: number }>`
      SELECT state::text, count(*)::int AS count, max(retry_count)::int AS tries FROM pgboss.job
      WHERE name = 'embed-products' AND state IN ('created', 'retry', 'active', 'failed') GROUP BY state`.execute(
      kysely,
    )
    return rows.length === 0
  }, 100)
  return performance.now() - startedAt
}

/** The same through the running server, which alone has the embedded database open. */
async function drainThroughServer(place: Place): Promise<number> {
  const operator = await openOperator(place)
  const startedAt = performance.now()
  await waitUntil(async () => {
    const healths = await operator.run<{ waiting: number; retrying: number }[]>('search.status', {})
    return healths.every(({ waiting, retrying }) => waiting + retrying === 0)
  }, 250)
  return performance.now() - startedAt
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

/** Servers on one database, of which `kill` takes the one that embeds, as often as wished. */
interface Ground {
  url(): string | undefined
  start(): Promise<void>
  /** Resolves when it is gone; notes the runs it left, where that can be seen from outside. */
  kill(): Promise<void>
  /** Runs that kills left behind: on the embedded database as the next start counts them. */
  hits(): number
  drain(): Promise<number>
  /** Ends everything and looks at all rows. */
  check(): ReturnType<typeof findWrongs>
  close(): Promise<void>
}

async function openEmbeddedGround(place: Place, env: Record<string, string>): Promise<Ground> {
  let server: ServerProcess | undefined
  let hits = 0
  return {
    url: () => server?.url,
    start: async () => {
      server = await startServerProcess(place, { ...env, SPIEL_LOG_LEVEL: 'info' })
      if (server.output().includes('took back jobs')) hits++
    },
    kill: async () => {
      const killed = server
      server = undefined
      await killed?.kill()
    },
    hits: () => hits,
    drain: () => drainThroughServer(place),
    check: async () => {
      await server?.stop()
      return withOperator(place, async (_context, database) => {
        await waitUntilDrained(database)
        return findWrongs(database)
      })
    },
    close: async () => server?.stop(),
  }
}

async function openPostgresGround(place: Place, env: Record<string, string>): Promise<Ground> {
  const { database, close } = await openApp(place)
  const server = await startServerProcess(place, { ...env, SPIEL_ROLE: 'web' })
  const left = new Set<string>()
  let worker: ChildProcess | undefined
  return {
    url: () => server.url,
    start: async () => {
      worker = await startWorker(place, env)
    },
    kill: async () => {
      if (worker) await kill(worker)
      await noteActive(database, left)
    },
    hits: () => left.size,
    drain: () => waitUntilDrained(database),
    check: () => findWrongs(database),
    close: async () => {
      if (worker) await kill(worker)
      await server.stop()
      await close()
    },
  }
}

/** Milliseconds from a kill in the middle of a request until the model is asked the same again, the worker's start included. */
async function measureRecovery(ground: Ground, model: FakeEmbeddingServer, key: string): Promise<number> {
  const client = new ProofClient(1)
  const title = 'Killed while it was embedded'
  const asked = () => model.requests.filter(({ texts }) => texts.some((text) => text.startsWith(title))).length
  await client.call(ground.url() ?? '', '/catalog', { key, body: { products: [{ externalId: 'p0', title }] } })
  client.close()
  await waitUntil(() => asked() > 0, 5)
  const killedAt = performance.now()
  await ground.kill()
  await ground.start()
  await waitUntil(() => asked() > 1)
  return performance.now() - killedAt
}

test(`kill -9 of the worker: every product ends with exactly one current vector (${KIND})`, async (t) => {
  const model = await startFakeEmbeddingServer({ dimensions: DIMENSIONS })
  t.after(() => model.close())
  model.fail({ kind: 'slow', delayMs: MODEL_MS })
  const { options: place, drop } = await createTestDatabase()
  t.after(drop)
  const env = { SPIEL_EMBEDDING_URL: model.url, SPIEL_EMBEDDING_MODEL: 'fake' }
  const { keys } = await prepareStore(place, [['write']])
  const random = new Random(seed * 3)
  const ground = await (KIND === 'embedded' ? openEmbeddedGround : openPostgresGround)(place, env)
  await ground.start()
  const state: Pushing = { url: ground.url, isDone: false, acknowledged: 0, refused: [] }
  const pushing = pushOn(keys[0] ?? '', state)
  try {
    for (let round = 1; round <= KILLS; round++) {
      await delay(random.int(20, 2_500))
      await ground.kill()
      await ground.start()
    }
    // On a slow machine the kills are over before there is much to look at.
    await waitUntil(() => state.acknowledged >= 2 * PRODUCTS, 100)
    state.isDone = true
    await pushing
    const [hits, brokenOff] = [ground.hits(), model.brokenOff()]
    const drainMs = await ground.drain()
    model.fail({ kind: 'slow', delayMs: 1_000 })
    const recoveryMs = await measureRecovery(ground, model, keys[0] ?? '')
    await ground.drain()
    const { checked, wrongs } = await ground.check()
    report(
      t,
      `seed ${seed}: ${KILLS} kills, ${hits} hit a running job, ${brokenOff} of these a request to the model; ` +
        `${state.acknowledged} items acknowledged of ${checked} products, ${model.requests.length} requests to the model; ` +
        `queue empty ${(drainMs / 1000).toFixed(1)} s after the last push; ${wrongs.length} products without exactly one current vector`,
    )
    report(t, `a killed job was at the model again ${(recoveryMs / 1000).toFixed(1)} s after the kill`)
    assert.deepEqual([wrongs.slice(0, 5), state.refused.slice(0, 5)], [[], []])
    assert.ok(checked >= PRODUCTS / 2)
  } finally {
    state.isDone = true
    await pushing
    await ground.close()
  }
})
