import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import {
  type EmbeddingFault,
  type FakeEmbeddingOptions,
  fakeVector,
  startFakeEmbeddingServer,
} from '../../../test/support/fake-embedding-server.ts'
import { HANG_MS } from '../../../test/support/wait-until.ts'
import { EmbedderMisconfiguredError, EmbedderUnavailableError } from './embedder.ts'
import { OpenAiCompatibleEmbedder, type RemoteEmbedderOptions } from './openai-compatible-embedder.ts'

async function start(t: TestContext, server: FakeEmbeddingOptions = {}, options: Partial<RemoteEmbedderOptions> = {}) {
  const fake = await startFakeEmbeddingServer(server)
  t.after(() => fake.close())
  return { fake, embedder: new OpenAiCompatibleEmbedder({ url: fake.url, model: 'tiny', fetch, ...options }) }
}

/** The vector of the fake server, made to have length 1. */
function expectedVector(text: string, dimensions = 8): Float32Array {
  const raw = fakeVector(text, dimensions)
  const length = Math.hypot(...raw)
  return Float32Array.from(raw, (value) => value / length)
}

function assertClose(actual: Float32Array | undefined, expected: Float32Array): void {
  assert.equal(actual?.length, expected.length)
  for (const [at, value] of expected.entries()) assert.ok(Math.abs((actual?.[at] ?? Number.NaN) - value) < 1e-6)
}

const textsOf = (count: number) => Array.from({ length: count }, (_, at) => `text number ${at}`)

test('texts become vectors of length 1, in order, in batches', async (t) => {
  const { fake, embedder } = await start(t, { key: 'sk-good' }, { key: 'sk-good' })
  assert.equal(embedder.dimensions, null)
  const texts = textsOf(200)
  const vectors = await embedder.embed(texts, 'document')
  assert.equal(embedder.dimensions, 8)
  texts.forEach((text, at) => {
    assertClose(vectors[at], expectedVector(text))
  })
  assert.deepEqual(
    fake.requests.map(({ texts }) => texts.length),
    [96, 96, 8],
  )
  const [first] = fake.requests
  assert.equal(first?.path, '/v1/embeddings')
  assert.deepEqual({ ...first?.body, input: [] }, { model: 'tiny', input: [], encoding_format: 'float' })
  assert.deepEqual(await embedder.embed([], 'query'), [])
})

test('a batch is also limited by its letters, and a text by its length', async (t) => {
  const { fake, embedder } = await start(t)
  const long = 'word '.repeat(4000)
  await embedder.embed(
    Array.from({ length: 30 }, () => long),
    'document',
  )
  assert.deepEqual(
    fake.requests.map(({ texts }) => texts.length),
    [25, 5],
  )
  assert.equal(fake.requests[0]?.texts[0]?.length, 8000)
})

test('texts that servers refuse are sent in a form they take', async (t) => {
  const { fake, embedder } = await start(t)
  await embedder.embed(['', ' \0 ', 'half \ud83d here', 'nul\0inside'], 'document')
  assert.deepEqual(fake.requests[0]?.texts, ['-', '-', 'half \ufffd here', 'nul inside'])
})

test('the URL may be the server, its /v1 or the endpoint, with a query string', async (t) => {
  const { fake } = await start(t)
  for (const path of ['', '/', '/v1', '/v1/', '/v1/embeddings', '/v1/embeddings/?api-version=2']) {
    const embedder = new OpenAiCompatibleEmbedder({ url: fake.url + path, model: 'tiny', fetch })
    assertClose((await embedder.embed(['a'], 'query'))[0], expectedVector('a'))
  }
  assert.ok(fake.requests.every(({ path }) => path === '/v1/embeddings'))
})

test("Cohere's and Voyage's shapes tell queries from documents", async (t) => {
  const { fake } = await start(t)
  const cohere = new OpenAiCompatibleEmbedder({ url: `${fake.url}/v2/embed`, model: 'embed-v4', key: 'k', fetch })
  const voyage = new OpenAiCompatibleEmbedder({ url: `${fake.url}/v1`, model: 'voyage-4', style: 'voyage', fetch })
  for (const embedder of [cohere, voyage]) {
    const vectors = await embedder.embed(['a', 'b'], 'document')
    assertClose(vectors[1], expectedVector('b'))
    await embedder.embed(['a'], 'query')
  }
  assert.deepEqual(
    fake.requests.map(({ body }) => body),
    [
      {
        model: 'embed-v4',
        texts: ['a', 'b'],
        input_type: 'search_document',
        embedding_types: ['float'],
        truncate: 'END',
      },
      { model: 'embed-v4', texts: ['a'], input_type: 'search_query', embedding_types: ['float'], truncate: 'END' },
      { model: 'voyage-4', input: ['a', 'b'], input_type: 'document' },
      { model: 'voyage-4', input: ['a'], input_type: 'query' },
    ],
  )
  assert.deepEqual([cohere.id, voyage.id], ['cohere:embed-v4', 'voyage:voyage-4'])
})

test('prefixes go before each text and change the id', async (t) => {
  const { fake } = await start(t)
  const byName = new OpenAiCompatibleEmbedder({ url: fake.url, model: 'intfloat/multilingual-e5-small', fetch })
  await byName.embed(['red shoe'], 'query')
  await byName.embed(['Shoe', ''], 'document')
  assert.deepEqual(
    fake.requests.map(({ texts }) => texts),
    [['query: red shoe'], ['passage: Shoe', 'passage: -']],
  )
  assert.match(byName.id, /^openai:intfloat\/multilingual-e5-small\+[0-9a-f]{8}$/)
  const without = { url: fake.url, model: 'e5-small', fetch, prefixes: { query: '', document: '' } }
  assert.equal(new OpenAiCompatibleEmbedder(without).id, 'openai:e5-small')
})

test('a server that takes fewer texts is asked with fewer from then on', async (t) => {
  const { fake, embedder } = await start(t, { maxTexts: 32 })
  const texts = textsOf(100)
  const vectors = await embedder.embed(texts, 'document')
  texts.forEach((text, at) => {
    assertClose(vectors[at], expectedVector(text))
  })
  assert.deepEqual(
    fake.requests.map(({ texts }) => texts.length),
    [96, 48, 24, 24, 48, 24, 24, 4],
  )
  await embedder.embed(textsOf(24), 'document')
  assert.equal(fake.requests.length, 9)
})

test('one text too long for the model is shortened; the others stay whole and batches large', async (t) => {
  const { fake, embedder } = await start(t, { maxChars: 500 })
  const texts = textsOf(96)
  texts[40] = 'long '.repeat(300)
  const vectors = await embedder.embed(texts, 'document')
  assertClose(vectors[41], expectedVector('text number 41'))
  assertClose(vectors[40], expectedVector('long '.repeat(75)))
  assert.ok(fake.requests.length < 20, `${fake.requests.length} requests`)
  fake.requests.length = 0
  await embedder.embed(textsOf(96), 'document')
  assert.equal(fake.requests.length, 1)
  const { embedder: hopeless } = await start(t, { maxChars: 5 })
  await assert.rejects(hopeless.embed(['longer than five'], 'query'), EmbedderMisconfiguredError)
})

const unavailable: [string, EmbeddingFault, RegExp, number?][] = [
  ['500', { kind: 'status', status: 500 }, /answered 500: made to fail/],
  ['503 with a page', { kind: 'status', status: 503, body: '<h1>Down</h1>' }, /answered 503: <h1>Down/],
  ['429', { kind: 'status', status: 429 }, /answered 429/],
  ['429 with seconds', { kind: 'status', status: 429, headers: { 'retry-after': '7' } }, /429/, 7000],
  ['429 with milliseconds', { kind: 'status', status: 429, headers: { 'retry-after-ms': '120' } }, /429/, 120],
  ['429 for years', { kind: 'status', status: 429, headers: { 'retry-after': '999999999' } }, /429/, 3_600_000],
  [
    '429 with a past date',
    { kind: 'status', status: 429, headers: { 'retry-after': new Date(0).toUTCString() } },
    /429/,
    0,
  ],
  ['429 with nonsense', { kind: 'status', status: 429, headers: { 'retry-after': 'soon' } }, /429/],
  ['an overload inside status 200', { kind: 'error-in-body', code: 502, message: 'upstream' }, /502: upstream/],
  ['slowness', { kind: 'slow', delayMs: 5000 }, /did not answer within 1000 ms/],
  ['a reset connection', { kind: 'reset' }, /cannot be reached: (ECONNRESET|UND_ERR_SOCKET)/],
  ['a reset in the middle', { kind: 'reset-midway' }, /cannot be reached/],
  ['an answer cut off', { kind: 'truncated' }, /cut off/],
]
for (const [name, fault, message, retryAfterMs] of unavailable) {
  test(`unavailable, and well again after it: ${name}`, async (t) => {
    const { fake, embedder } = await start(t)
    fake.fail(fault, 1)
    // So long that the request surely reaches the server before it is given up.
    const timeoutMs = fault.kind === 'slow' ? 1000 : HANG_MS
    await assert.rejects(embedder.embed(['a'], 'query', { timeoutMs }), (error) => {
      assert.ok(error instanceof EmbedderUnavailableError, String(error))
      assert.match(error.message, message)
      assert.equal(error.retryAfterMs, retryAfterMs)
      return true
    })
    assertClose((await embedder.embed(['a'], 'query'))[0], expectedVector('a'))
    assert.equal(fake.requests.length, 2)
  })
}

const misconfigured: [string, EmbeddingFault, RegExp][] = [
  ['404', { kind: 'status', status: 404, body: { error: 'model "tiny" not found' } }, /404: model "tiny" not found/],
  [
    '400',
    { kind: 'status', status: 400, body: { detail: [{ msg: 'field required' }] } },
    /400: \[\{"msg":"field required/,
  ],
  ['other dimensions than before', { kind: 'wrong-dimensions' }, /9 dimensions where others have 8/],
  ['dimensions that differ in one answer', { kind: 'mixed-dimensions' }, /9 dimensions where others have 8/],
  ['NaN', { kind: 'nan' }, /more than finite numbers/],
  ['null', { kind: 'null' }, /more than finite numbers/],
  ['zeros', { kind: 'zeros' }, /without a direction/],
  ['too few vectors', { kind: 'wrong-count' }, /1 vectors for 2 texts/],
  ['vectors numbered twice', { kind: 'wrong-index' }, /numbered its vectors wrongly/],
  ['a page', { kind: 'html' }, /other than JSON: is the URL right/],
  ['a refusal inside status 200', { kind: 'error-in-body', code: 401, message: 'No credits' }, /401: No credits/],
]
for (const [name, fault, message] of misconfigured) {
  test(`misconfigured: ${name}`, async (t) => {
    const { fake, embedder } = await start(t)
    await embedder.embed(['a'], 'document')
    fake.fail(fault)
    await assert.rejects(embedder.embed(['a', 'b'], 'document'), (error) => {
      assert.ok(error instanceof EmbedderMisconfiguredError, String(error))
      assert.match(error.message, message)
      return true
    })
    assert.equal(fake.requests.length, 2, 'it is not tried again')
    fake.heal()
    assert.equal((await embedder.embed(['a'], 'document')).length, 1)
  })
}

test('a redirect is not followed, so the key stays here', async (t) => {
  const { fake, embedder } = await start(t, {}, { key: 'sk-secret' })
  const other = await startFakeEmbeddingServer()
  t.after(() => other.close())
  fake.fail({ kind: 'redirect', location: `${other.url}/v1/embeddings` })
  await assert.rejects(embedder.embed(['a'], 'query'), (error) => {
    assert.ok(error instanceof EmbedderMisconfiguredError)
    return /redirects \(307\)/.test(error.message)
  })
  assert.equal(other.requests.length, 0)
})

test('a body without end is given up at the limit', async (t) => {
  const { fake, embedder } = await start(t, {}, { maxResponseBytes: 1_000_000 })
  fake.fail({ kind: 'giant' })
  await assert.rejects(embedder.embed(['a'], 'query', { timeoutMs: HANG_MS }), /more than 1000000 bytes/)
})

test('a refused key is named in no message', async (t) => {
  const { embedder } = await start(t, { key: 'sk-right' }, { key: 'sk-wrong-4711' })
  await assert.rejects(embedder.embed(['a'], 'query'), (error) => {
    assert.ok(error instanceof EmbedderMisconfiguredError)
    assert.match(error.message, /401: Incorrect API key: Bearer \*\*\*/)
    return true
  })
})

test('the caller may end it, before and during a request', async (t) => {
  const { fake, embedder } = await start(t)
  await assert.rejects(embedder.embed(['a'], 'query', { signal: AbortSignal.abort() }), { name: 'AbortError' })
  fake.fail({ kind: 'slow', delayMs: 5000 })
  const controller = new AbortController()
  const pending = embedder.embed(['a'], 'document', { signal: controller.signal })
  while (fake.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
  controller.abort(new Error('the server stops'))
  await assert.rejects(pending, /the server stops/)
})

test('a server that is not there is unavailable', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  const embedder = new OpenAiCompatibleEmbedder({ url: `http://127.0.0.1:${port}`, fetch })
  assert.equal(embedder.id, `openai:127.0.0.1:${port}`)
  await assert.rejects(embedder.embed(['a'], 'query'), (error) => {
    assert.ok(error instanceof EmbedderUnavailableError)
    return /cannot be reached: ECONNREFUSED/.test(error.message)
  })
})
