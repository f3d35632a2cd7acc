import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { inspect } from 'node:util'
import { FakeClock } from '../test/fake-clock.ts'
import { FAKE_KEY, type FakeServerOptions, startFakeServer } from '../test/fake-server.ts'
import {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  Spiel,
  SpielError,
  type SpielOptions,
  TimeoutError,
  UnauthorizedError,
} from './index.ts'

async function setUp(t: TestContext, server: FakeServerOptions, options: Partial<SpielOptions> = {}) {
  const clock = new FakeClock()
  const fake = await startFakeServer({ now: () => clock.now() + 1_700_000_000_000, ...server })
  t.after(() => fake.close())
  return { fake, clock, spiel: new Spiel({ url: fake.url, key: FAKE_KEY, clock, random: () => 0.5, ...options }) }
}

async function faultOf(promise: Promise<unknown>): Promise<SpielError> {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  )
  assert.ok(error instanceof SpielError, `expected a SpielError, got ${inspect(error)}`)
  return error
}

test('each status becomes its class, with code, request id and details', async (t) => {
  const details = {
    formErrors: [],
    fieldErrors: {},
    issues: [{ path: 'limit', code: 'too_big', message: 'must be at most 100' }],
  }
  const table = [
    {
      status: 400,
      body: { error: 'Bad request', details },
      type: BadRequestError,
      message: 'Bad request: limit must be at most 100',
    },
    { status: 401, body: { error: 'Unauthorized' }, type: UnauthorizedError, message: 'Unauthorized' },
    {
      status: 403,
      body: { error: 'Forbidden', message: 'Missing scope: read' },
      type: ForbiddenError,
      message: 'Forbidden: Missing scope: read',
    },
    { status: 404, body: { error: 'Not found' }, type: NotFoundError, message: 'Not found' },
    { status: 500, body: '<html>oops</html>', type: ServerError, message: 'The server answered 500' },
    {
      status: 418,
      body: { error: { code: 'teapot', message: 'short and stout' } },
      type: SpielError,
      message: 'short and stout',
    },
  ]
  for (const { type, message, ...answer } of table) {
    const { spiel, fake } = await setUp(t, { intercept: () => answer }, { maxRetries: 0 })
    const error = await faultOf(spiel.leads.get('lead_1'))
    assert.equal(error.constructor, type)
    assert.deepEqual(
      [error.status, error.message, error.name, error.requestId],
      [answer.status, message, type.name, 'req-1'],
    )
    assert.equal(fake.requests.length, 1)
    if (answer.status === 400) assert.deepEqual(error.details, details)
  }
})

test('a 401 and a 403 are never repeated', async (t) => {
  for (const status of [401, 403]) {
    const { spiel, fake } = await setUp(t, { intercept: () => ({ status, body: {} }) })
    assert.equal((await faultOf(spiel.leads.get('x'))).status, status)
    assert.equal(fake.requests.length, 1)
  }
})

test('a 5xx and a broken connection are repeated with growing waits', async (t) => {
  const { spiel, clock, fake } = await setUp(t, {
    records: [{ id: 'lead_1', createdAt: '2026-01-01T00:00:00.000Z' }],
    intercept: ({ n }) =>
      n === 1 ? { status: 500 } : n === 2 ? 'reset' : n === 3 ? { status: 502, body: 'bad gateway' } : undefined,
  })
  assert.equal((await spiel.leads.get('lead_1')).id, 'lead_1')
  assert.deepEqual(clock.sleptMs, [375, 750, 1500])
  assert.equal(fake.requests.at(-1)?.status, 200)
})

test('waits are between half and all of 0.5 s, 1 s, 2 s ... 30 s', async (t) => {
  const { spiel, clock } = await setUp(
    t,
    { intercept: () => ({ status: 503 }) },
    { maxRetries: 9, random: () => 0.999_999 },
  )
  assert.equal((await faultOf(spiel.leads.get('x'))).code, 'service_unavailable')
  assert.deepEqual(clock.sleptMs, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('Retry-After of a 503 is kept to', async (t) => {
  const { spiel, clock } = await setUp(t, {
    intercept: ({ n }) => (n === 1 ? { status: 503, headers: { 'retry-after': '7' } } : undefined),
  })
  await spiel.leads.list({ limit: 1 }).pages().next()
  assert.deepEqual(clock.sleptMs, [7000])
})

test('a 429 waits as told and goes on; without end it is a RateLimitedError', async (t) => {
  const body = { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Slow down', retryAfter: 12 } }
  const refusal = { status: 429, headers: { 'retry-after': '12' }, body }
  const once = await setUp(t, { limit: 0, intercept: ({ n }) => (n === 1 ? refusal : undefined) })
  const before = once.clock.now()
  await once.spiel.leads.list().pages().next()
  assert.ok(once.clock.now() - before >= 12_000 && once.clock.now() - before < 13_000)

  const always = await setUp(t, { limit: 0, intercept: () => refusal }, { maxRetries: 2 })
  const error = await faultOf(always.spiel.leads.get('x'))
  assert.ok(error instanceof RateLimitedError)
  assert.deepEqual([error.code, error.retryAfterMs, error.message], ['RATE_LIMIT_EXCEEDED', 12_000, 'Slow down'])
})

test('no server, no answer in time, no JSON, a redirect: each has its own error', async (t) => {
  const { fake } = await setUp(t, {})
  await fake.close()
  const gone = await faultOf(new Spiel({ url: fake.url, key: FAKE_KEY, maxRetries: 0 }).leads.get('x'))
  assert.ok(gone instanceof ConnectionError && !(gone instanceof TimeoutError))
  assert.match(gone.message, /ECONNREFUSED/)

  const silent = await setUp(t, { intercept: () => 'silent' }, { timeoutMs: 40, maxRetries: 1 })
  const late = await faultOf(silent.spiel.leads.get('x'))
  assert.ok(late instanceof TimeoutError)
  assert.equal(silent.clock.sleptMs.length, 1)

  const page = await setUp(t, { intercept: () => ({ status: 200, body: '<html>' }) })
  assert.equal((await faultOf(page.spiel.leads.get('x'))).code, 'invalid_answer')

  const moved = await setUp(t, { intercept: () => ({ status: 301, headers: { location: 'https://shop.example/' } }) })
  const redirect = await faultOf(moved.spiel.catalog.push([{ externalId: 'A' }]))
  assert.deepEqual([redirect.code, moved.fake.requests.length], ['redirected', 1])
})

test('onRetry hears of each failure and can give up', async (t) => {
  const heard: number[] = []
  const onRetry = ({ attempt }: { attempt: number }) => {
    heard.push(attempt)
    return attempt < 3
  }
  const { spiel } = await setUp(t, { intercept: () => ({ status: 500 }) }, { onRetry })
  assert.equal((await faultOf(spiel.leads.get('x'))).status, 500)
  assert.deepEqual(heard, [1, 2, 3])
})

test('a signal ends a request and a back-off with its own reason', async (t) => {
  const silent = await setUp(t, { intercept: () => 'silent' })
  await assert.rejects(silent.spiel.leads.get('x', { signal: AbortSignal.timeout(30) }), { name: 'TimeoutError' })
  const controller = new AbortController()
  const reason = new Error('enough')
  const failing = await setUp(
    t,
    { intercept: () => ({ status: 500 }) },
    {
      onRetry: () => {
        controller.abort(reason)
        return true
      },
    },
  )
  await assert.rejects(failing.spiel.leads.get('x', { signal: controller.signal }), reason)
})

test('the address may end in a slash or in the API root, and keep a path before it', async (t) => {
  const { fake } = await setUp(t, {})
  for (const end of ['', '/', '/api/public/v1', '/api/public/v1/']) {
    await new Spiel({ url: fake.url + end, key: FAKE_KEY }).leads.list({ limit: 1 }).pages().next()
    assert.equal(fake.requests.at(-1)?.path, '/api/public/v1/leads')
  }
  await new Spiel({ url: `${fake.url}/shop/`, key: FAKE_KEY }).leads.list().pages().next()
  assert.equal(fake.requests.at(-1)?.path, '/shop/api/public/v1/leads')
  assert.throws(() => new Spiel({ url: 'shop.example', key: FAKE_KEY }), /url must be an address/)
  assert.throws(() => new Spiel({ url: 'ftp://shop.example', key: FAKE_KEY }), /http/)
})

test('the key shows in nothing that could be logged', async (t) => {
  assert.throws(
    () => new Spiel({ url: 'http://127.0.0.1', key: 'sp_live_secret\n' }),
    (error: Error) => !inspect(error).includes('sp_live_secret'),
  )
  const { spiel } = await setUp(t, { intercept: ({ n }) => (n === 1 ? 'reset' : { status: 401 }) })
  const error = await faultOf(spiel.leads.get('x'))
  assert.equal(inspect({ spiel, error }, { depth: 20, showHidden: true }).includes(FAKE_KEY), false)
})
