import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { getEmbeddingHealth } from '../../src/search/embeddings/embedding-health.ts'
import {
  type EmbeddingFault,
  type FakeEmbeddingServer,
  startFakeEmbeddingServer,
} from '../support/fake-embedding-server.ts'
import { amount, isFull, report } from '../support/proof-run.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-until.ts'

const KEY = 'sk-proof-0123456789'
/** How long a fault lasts at least; then until the worker has met it. */
const FAULT_MS = amount(2_000, 12_000)
const PUSHES = 5
const PRODUCTS_PER_PUSH = 20

interface Case {
  name: string
  /** Undefined: nothing listens at all. */
  fault?: EmbeddingFault
  /** What the health names it, unless documents get through. */
  code?: string
  fullOnly?: boolean
}

const CASES: Case[] = [
  { name: 'connection refused', code: 'unreachable' },
  { name: 'slow: 1.5 s', fault: { kind: 'slow', delayMs: 1_500 } },
  { name: 'hangs for good', fault: { kind: 'slow', delayMs: 600_000 }, code: 'timeout', fullOnly: true },
  { name: '500', fault: { kind: 'status', status: 500 }, code: 'server_error', fullOnly: true },
  {
    name: '429, Retry-After 3',
    fault: { kind: 'status', status: 429, headers: { 'retry-after': '3' } },
    code: 'overloaded',
  },
  {
    name: '401 that repeats the key',
    fault: { kind: 'status', status: 401, body: { error: { message: `Incorrect API key: ${KEY}` } } },
    code: 'key_refused',
    fullOnly: true,
  },
  { name: 'NaN', fault: { kind: 'nan' }, code: 'wrong_answer' },
  { name: 'wrong dimensions', fault: { kind: 'wrong-dimensions' }, code: 'wrong_answer', fullOnly: true },
  { name: 'wrong number of vectors', fault: { kind: 'wrong-count' }, code: 'wrong_answer', fullOnly: true },
  { name: 'no JSON', fault: { kind: 'html' }, code: 'wrong_answer', fullOnly: true },
  { name: 'JSON cut off', fault: { kind: 'truncated' }, code: 'unreachable', fullOnly: true },
  {
    name: '1 MB of something else',
    fault: { kind: 'large', bytes: 1024 * 1024 },
    code: 'wrong_answer',
    fullOnly: true,
  },
  { name: 'without end', fault: { kind: 'giant' }, code: 'wrong_answer', fullOnly: true },
  { name: 'connection cut in mid-answer', fault: { kind: 'reset-midway' }, code: 'unreachable', fullOnly: true },
]

const WORDS = ['red', 'wool', 'scarf', 'lamp', 'oak', 'chair', 'blue', 'linen', 'shirt', 'steel', 'kettle', 'boots']

describe('a broken embedding server', () => {
  let server: FakeEmbeddingServer
  let app: TestApp
  let store: TestStore
  let key: string
  let number = 0
  before(async () => {
    server = await startFakeEmbeddingServer({ dimensions: 16 })
    app = await startTestApp({
      SPIEL_EMBEDDING_URL: server.url,
      SPIEL_EMBEDDING_MODEL: 'fake',
      SPIEL_EMBEDDING_KEY: KEY,
    })
    store = await app.createStore()
    key = await store.key('read', 'write')
    for (let n = 0; n < 5; n++) await push()
    await waitForVectors()
  })
  after(async () => {
    await app.close()
    await server.close()
  })

  async function push(): Promise<void> {
    const products = Array.from({ length: PRODUCTS_PER_PUSH }, () => {
      const words = [0, 1, 2].map((place) => WORDS[(number * (place + 1) + place) % WORDS.length])
      return { externalId: `p${++number}`, title: `${words.join(' ')} ${number}` }
    })
    const { status, text } = await app.call('/catalog', { key, body: { products } })
    assert.equal(status, 200, text)
  }

  const jobs = async () => {
    const { rows } = await sql<{ waiting: number; failed: number; deepest: number }>`
      SELECT count(*) FILTER (WHERE state < 'completed')::int AS waiting, count(*) FILTER (WHERE state = 'failed')::int AS failed,
        max(retry_count)::int AS deepest FROM pgboss.job WHERE name = 'embed-products'`.execute(app.context.db)
    return rows[0] ?? { waiting: 0, failed: 0, deepest: 0 }
  }
  const health = () => getEmbeddingHealth(store.context)

  /** Resolves with the milliseconds until each product has its vector and no job waits. */
  async function waitForVectors(): Promise<number> {
    const startedAt = performance.now()
    await waitUntil(async () => {
      const { products, embedded, waiting, retrying } = await health()
      return products === number && embedded === number && waiting + retrying === 0
    }, 100)
    return performance.now() - startedAt
  }

  async function searchUntil(isEnough: () => Promise<boolean>): Promise<number[]> {
    const times: number[] = []
    for (let n = 0; n % 20 !== 0 || n === 0 || !(await isEnough()); n++) {
      const startedAt = performance.now()
      const { status, json } = await app.call(`/search?q=${WORDS[n % WORDS.length]}+${WORDS[(n * 5) % WORDS.length]}`, {
        key,
      })
      times.push(performance.now() - startedAt)
      assert.equal(status, 200)
      assert.ok(json.data.length > 0)
      await delay(5)
    }
    return times.sort((a, b) => a - b)
  }

  async function endure(t: TestContext, { name, fault, code }: Case): Promise<void> {
    const { port } = new URL(server.url)
    const logged = app.logLines.length
    const askedBefore = server.requests.length
    const startedAt = new Date()
    if (fault) server.fail(fault)
    else await server.close()
    for (let n = 0; n < PUSHES; n++) await push()
    const isMet = async () => ((await health()).lastError?.at ?? '') >= startedAt.toISOString()
    const isEnough = async () => Date.now() - startedAt.getTime() > FAULT_MS && (code === undefined || (await isMet()))
    const times = await searchUntil(isEnough)
    const during = { ...(await jobs()), ...(await health()) }
    const askedInVain = server.requests
      .slice(askedBefore)
      .filter(({ texts }) => texts.length < PRODUCTS_PER_PUSH).length
    const ready = await fetch(`${app.url}/readyz`)
    const asked = server.requests.length
    if (fault) server.heal()
    else server = await startFakeEmbeddingServer({ dimensions: 16, port: Number(port) })
    const recoveryMs = await waitForVectors()
    const seconds = (Date.now() - startedAt.getTime() - recoveryMs) / 1000
    const lines = app.logLines.slice(logged).map((line) => JSON.parse(line))
    const said = (text: RegExp) => lines.filter(({ msg }) => text.test(msg)).length
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    report(
      t,
      `${name}: ${seconds.toFixed(1)} s, ${times.length} searches p50 ${at(0.5).toFixed(1)} p95 ${at(0.95).toFixed(1)} ` +
        `max ${(times.at(-1) ?? 0).toFixed(0)} ms, ${askedInVain} asked the model; ` +
        `${during.waiting + during.retrying} products wait, ${during.failed} given up, health ${during.lastError?.code}; ` +
        `all ${number} vectors ${(recoveryMs / 1000).toFixed(1)} s after the end`,
    )
    assert.equal(ready.status, 200)
    // Few searches ask a model that does not answer; the others do without it.
    assert.ok(askedInVain <= 5 + times.length / 20, `${askedInVain} of ${times.length} searches asked the model`)
    assert.equal(during.failed + (await jobs()).failed, 0)
    assert.ok(!JSON.stringify([lines, await health()]).includes(KEY))
    assert.ok(!lines.some((line) => /wool|scarf|kettle/.test(JSON.stringify(line))), 'no text in the log')
    if (!code) return
    assert.ok(during.waiting + during.retrying > 0)
    assert.equal(during.lastError?.code, code)
    assert.deepEqual([said(/^embedding fails/), said(/^embedding works again/)], [1, 1])
    assert.ok(fault === undefined || asked < server.requests.length)
  }

  for (const one of CASES) {
    if (one.fullOnly && !isFull) continue
    test(one.name, (t) => endure(t, one))
  }
})
