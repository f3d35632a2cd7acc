import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { FakeClock } from '../test/fake-clock.ts'
import { FAKE_KEY, type FakeServerOptions, startFakeServer } from '../test/fake-server.ts'
import { BadRequestError, type BatchReport, ForbiddenError, type Product, Spiel, type SpielOptions } from './index.ts'

async function setUp(t: TestContext, server: FakeServerOptions = {}, options: Partial<SpielOptions> = {}) {
  const clock = new FakeClock()
  const fake = await startFakeServer({ now: () => clock.now() + 1_700_000_000_000, ...server })
  t.after(() => fake.close())
  return { fake, clock, spiel: new Spiel({ url: fake.url, key: FAKE_KEY, clock, ...options }) }
}

const products = (count: number, more: object = {}): Product[] =>
  Array.from({ length: count }, (_, index) => ({ externalId: `P-${index}`, title: `Product ${index}`, ...more }))

const sizesOf = (fake: Awaited<ReturnType<typeof startFakeServer>>) =>
  fake.requests.map(({ body }) => (body?.products ?? body?.orders ?? []).length)

test('arrays, iterables and async iterables are sent in batches of 200', async (t) => {
  async function* slowly() {
    yield* products(450)
  }
  for (const items of [products(450), new Set(products(450)), slowly()]) {
    const { fake, spiel } = await setUp(t)
    assert.deepEqual(await spiel.catalog.push(items), { received: 450, upserted: 450, errors: [] })
    assert.deepEqual(sizesOf(fake), [200, 200, 50])
    assert.deepEqual([...fake.stored.values()], products(450))
    assert.equal(fake.requests[0]?.headers['content-type'], 'application/json')
  }
})

test('nothing to push is no request; orders go to their own path', async (t) => {
  const { fake, spiel } = await setUp(t)
  assert.deepEqual(await spiel.catalog.push([]), { received: 0, upserted: 0, errors: [] })
  assert.equal(fake.requests.length, 0)
  assert.equal((await spiel.orders.push([{ externalId: 1001, email: 'a@shop.example' }])).upserted, 1)
  assert.deepEqual(
    [fake.requests[0]?.path, Object.keys(fake.requests[0]?.body ?? {})],
    ['/api/public/v1/orders', ['orders']],
  )
})

test('batches stay under 9.5 MiB of UTF-8, and an item that alone is larger is an error, not a request', async (t) => {
  const { fake, spiel } = await setUp(t)
  const large = { description: 'ä'.repeat(1.5 * 1024 * 1024) }
  const huge = { externalId: 'HUGE', description: 'x'.repeat(11 * 1024 * 1024) }
  const result = await spiel.catalog.push([...products(8, large), huge])
  assert.deepEqual(sizesOf(fake), [3, 3, 2])
  for (const { headers } of fake.requests) assert.ok(Number(headers['content-length']) <= 9.5 * 1024 * 1024)
  assert.deepEqual([result.received, result.upserted], [9, 8])
  assert.deepEqual(
    result.errors.map(({ index, externalId, code }) => ({ index, externalId, code })),
    [{ index: 8, externalId: 'HUGE', code: 'payload_too_large' }],
  )
})

test('failed items keep their place in the whole push; a batch that failed as a whole is not thrown', async (t) => {
  const { spiel, fake } = await setUp(t)
  const items = products(500).map((product, index) =>
    index === 3 || index === 499 || index === 201 ? { ...product, externalId: `bad-${index}` } : product,
  )
  const result = await spiel.catalog.push(items, { concurrency: 3 })
  assert.deepEqual([result.received, result.upserted], [500, 497])
  assert.deepEqual(
    result.errors.map(({ index, externalId }) => [index, externalId]),
    [
      [3, 'bad-3'],
      [201, 'bad-201'],
      [499, 'bad-499'],
    ],
  )
  assert.equal(result.errors[0]?.issues[0]?.path, 'title')

  const allBad = await spiel.catalog.push([{ externalId: 'bad-a' }, { externalId: 'bad-b' }])
  assert.equal(fake.requests.at(-1)?.status, 422)
  assert.deepEqual([allBad.received, allBad.upserted, allBad.errors.length], [2, 0, 2])
})

test('each batch is reported once, with the places of its items', async (t) => {
  const { spiel } = await setUp(t)
  const reports: BatchReport[] = []
  const result = await spiel.catalog.push([...products(5), { externalId: 'bad' }], {
    batchSize: 4,
    keepErrors: false,
    onBatch: (report) => reports.push(report),
  })
  assert.deepEqual(
    reports.map(({ indexes, received, upserted, errors }) => [indexes, received, upserted, errors.length]),
    [
      [[0, 1, 2, 3], 4, 4, 0],
      [[4, 5], 2, 1, 1],
    ],
  )
  assert.equal(reports[1]?.errors[0]?.index, 5)
  assert.deepEqual(result, { received: 6, upserted: 5, errors: [] })
})

test('an answer lost on the way is asked for again and changes nothing', async (t) => {
  const { spiel, fake } = await setUp(t, { intercept: ({ n }) => (n === 1 ? 'reset-after' : undefined) })
  assert.deepEqual(await spiel.catalog.push(products(3)), { received: 3, upserted: 3, errors: [] })
  assert.deepEqual([fake.stored.size, fake.requests.length], [3, 2])
})

test('100 batches at 60 requests a minute: never a 429, and done after one window', async (t) => {
  for (const concurrency of [1, 4]) {
    const waits: number[] = []
    const { spiel, fake, clock } = await setUp(t, {}, { onPace: (waitMs) => waits.push(waitMs) })
    const before = clock.now()
    const result = await spiel.catalog.push(products(1000), { batchSize: 10, concurrency })
    assert.deepEqual([result.upserted, fake.refused()], [1000, 0])
    assert.ok(clock.now() - before > 59_000 && clock.now() - before < 63_000, `${clock.now() - before} ms`)
    assert.ok(waits.length > 0)
  }
})

test('batches that share an id never overlap, so the later one wins', async (t) => {
  let underWay = 0
  const together: number[] = []
  const { fake } = await setUp(t, { limit: 0 })
  const slow: typeof fetch = async (input, init) => {
    underWay += 1
    together.push(underWay)
    const first = String(init?.body).includes('"old"')
    if (first) await new Promise((resolve) => setTimeout(resolve, 30))
    const answer = await fetch(input, init)
    underWay -= 1
    return answer
  }
  const spiel = new Spiel({ url: fake.url, key: FAKE_KEY, fetch: slow })
  await spiel.catalog.push([{ externalId: 'warm-up' }])
  await spiel.catalog.push(
    [
      { externalId: 7, title: 'old' },
      { externalId: '7', title: 'new' },
    ],
    { batchSize: 1, concurrency: 4 },
  )
  assert.deepEqual(fake.stored.get('7'), { externalId: '7', title: 'new' })
  assert.equal(Math.max(...together), 1)
})

test('a proxy that takes small bodies only is met by smaller batches', async (t) => {
  const { spiel, fake } = await setUp(t, {
    intercept: ({ items }) => (items.length > 30 ? { status: 413, body: 'too large' } : undefined),
  })
  const result = await spiel.catalog.push(products(500))
  assert.deepEqual([result.upserted, fake.stored.size, result.errors.length], [500, 500, 0])
  assert.ok(fake.requests.filter(({ status }) => status === 413).length <= 3)
})

test('a body refused for one item costs that item only; when nothing is ever taken, the refusal is thrown', async (t) => {
  const refuse = {
    status: 400,
    body: { error: 'Bad request', details: { issues: [{ path: '', code: 'x', message: 'forbidden key' }] } },
  }
  const { spiel } = await setUp(t, {
    intercept: ({ items }) => (JSON.stringify(items).includes('"P-7"') ? refuse : undefined),
  })
  const result = await spiel.catalog.push(products(20))
  assert.equal(result.upserted, 19)
  assert.deepEqual(
    result.errors.map(({ index, externalId, code }) => [index, externalId, code]),
    [[7, 'P-7', 'bad_request']],
  )

  const wrong = await setUp(t, { intercept: () => refuse })
  await assert.rejects(wrong.spiel.catalog.push(products(200)), BadRequestError)
  assert.ok(wrong.fake.requests.length < 20, `${wrong.fake.requests.length} requests`)
})

test('a fault ends the push, closes the source and is thrown after the others have finished', async (t) => {
  const { spiel, fake } = await setUp(t, {
    limit: 0,
    intercept: ({ n }) => (n === 3 ? { status: 403, body: { error: 'Forbidden' } } : undefined),
  })
  let closed = false
  async function* source() {
    try {
      yield* products(10_000)
    } finally {
      closed = true
    }
  }
  await assert.rejects(spiel.catalog.push(source(), { batchSize: 10, concurrency: 2 }), ForbiddenError)
  assert.ok(fake.requests.length <= 6)
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(closed, true)
  async function* broken() {
    yield* products(5)
    throw new Error('the file is gone')
  }
  await assert.rejects(spiel.catalog.push(broken()), /the file is gone/)
})

test('signal rejects at once even when the source is quiet; stopSignal lets requests under way finish', async (t) => {
  const { spiel } = await setUp(t, { limit: 0 })
  async function* quiet() {
    yield* products(10)
    await new Promise(() => {})
  }
  const abort = new AbortController()
  setTimeout(() => abort.abort(new Error('enough')), 20)
  await assert.rejects(spiel.catalog.push(quiet(), { signal: abort.signal }), /enough/)

  const stop = new AbortController()
  const result = await spiel.catalog.push(products(1000), {
    batchSize: 10,
    stopSignal: stop.signal,
    onBatch: () => stop.abort(),
  })
  assert.deepEqual(result, { received: 10, upserted: 10, errors: [] })
})

test('with gzip the server gets the same items', async (t) => {
  const { spiel, fake } = await setUp(t, {}, { gzip: true })
  await spiel.catalog.push(products(300))
  assert.equal(fake.requests[0]?.headers['content-encoding'], 'gzip')
  assert.ok(Number(fake.requests[0]?.headers['content-length']) < 3000)
  assert.deepEqual([...fake.stored.values()], products(300))
})
