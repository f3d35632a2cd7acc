import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createEmbedder } from './create-embedder.ts'
import { EmbedderMisconfiguredError } from './embedder.ts'
import { LocalOnnxEmbedder, type TransformersModule } from './local-onnx-embedder.ts'
import { detectPrefixes, detectStyle, endpointOf } from './remote-styles.ts'

test('the settings choose the embedder', () => {
  const idOf = (settings: { url?: string; model?: string; key?: string }) => createEmbedder(settings, { fetch }).id
  assert.equal(idOf({}), 'hash-256')
  assert.equal(idOf({ model: 'hash-256' }), 'hash-256')
  assert.equal(idOf({ model: '/models/all-MiniLM-L6-v2' }), 'onnx:all-MiniLM-L6-v2')
  assert.equal(idOf({ url: 'http://localhost:11434', model: 'tiny' }), 'openai:tiny')
  assert.equal(idOf({ url: 'https://api.cohere.com/v2', model: 'embed-v4', key: 'k' }), 'cohere:embed-v4')
  assert.throws(() => idOf({ model: 'tiny' }), /must be hash-256 or the absolute path/)
  assert.throws(() => idOf({ key: 'k' }), EmbedderMisconfiguredError)
  assert.throws(() => idOf({ url: 'file:///models' }), /must begin with http/)
  assert.throws(() => idOf({ url: 'https://user:pass@example.com' }), /must not hold a password/)
})

test('style and endpoint follow from the URL', () => {
  const cases: [string, string, string][] = [
    ['https://api.openai.com/v1', 'openai', 'https://api.openai.com/v1/embeddings'],
    ['http://localhost:8080', 'openai', 'http://localhost:8080/v1/embeddings'],
    ['https://api.voyageai.com/v1', 'voyage', 'https://api.voyageai.com/v1/embeddings'],
    ['https://api.cohere.com', 'cohere', 'https://api.cohere.com/v2/embed'],
    ['https://api.cohere.com/v1/', 'cohere', 'https://api.cohere.com/v2/embed'],
    ['https://api.cohere.ai/compatibility/v1', 'openai', 'https://api.cohere.ai/compatibility/v1/embeddings'],
    ['http://gateway.local/cohere/v2/embed', 'cohere', 'http://gateway.local/cohere/v2/embed'],
    ['http://notvoyageai.com/v1', 'openai', 'http://notvoyageai.com/v1/embeddings'],
  ]
  for (const [given, style, endpoint] of cases) {
    const url = new URL(given)
    assert.equal(detectStyle(url), style, given)
    assert.equal(endpointOf(url, detectStyle(url)).href, endpoint)
  }
})

test('prefixes follow from the name of the model', () => {
  assert.equal(detectPrefixes('Xenova/e5-small-v2').document, 'passage: ')
  assert.equal(detectPrefixes('nomic-embed-text:v1.5').query, 'search_query: ')
  for (const name of [undefined, 'text-embedding-3-small', 'intfloat/multilingual-e5-large-instruct', 'some5-small']) {
    assert.deepEqual(detectPrefixes(name), { query: '', document: '' })
  }
})

async function createModelFolder(t: TestContext): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'spiel-model-'))
  t.after(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'tiny-e5-small')
  await mkdir(join(folder, '1_Pooling'), { recursive: true })
  await writeFile(join(folder, 'config.json'), '{}')
  await writeFile(join(folder, '1_Pooling', 'config.json'), '{"pooling_mode_cls_token": true}')
  return folder
}

test('a model in a folder is run without the network', async (t) => {
  const folder = await createModelFolder(t)
  const calls: unknown[] = []
  const transformers: TransformersModule = {
    env: { allowRemoteModels: true, allowLocalModels: false, localModelPath: '' },
    pipeline: async (...args) => {
      calls.push(args)
      return async (texts, options) => {
        calls.push([texts, options])
        return { tolist: () => texts.map((text) => [text.length, 3]) }
      }
    },
  }
  const embedder = new LocalOnnxEmbedder({ folder, load: async () => transformers })
  const vectors = await embedder.embed(['', 'x'.repeat(4 - 'query: '.length + 3)], 'query')
  assert.deepEqual(transformers.env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: dirname(folder),
  })
  assert.deepEqual(calls, [
    ['feature-extraction', 'tiny-e5-small', { local_files_only: true }],
    [['query: ', 'query: '], { pooling: 'cls', normalize: true }],
  ])
  assert.deepEqual([vectors.length, embedder.dimensions, embedder.id], [2, 2, 'onnx:tiny-e5-small'])
  assert.ok(Math.abs(Math.hypot(...(vectors[0] ?? [])) - 1) < 1e-6)
  await embedder.embed(new Array(20).fill('a'), 'document')
  assert.equal(calls.length, 5, 'loaded once, then three steps of at most eight')
})

test('without the optional package, a model or a sound model the reason is said', async (t) => {
  const folder = await createModelFolder(t)
  const fails = (options: ConstructorParameters<typeof LocalOnnxEmbedder>[0], message: RegExp) =>
    assert.rejects(new LocalOnnxEmbedder(options).embed(['a'], 'query'), (error) => {
      assert.ok(error instanceof EmbedderMisconfiguredError)
      assert.match(error.message, message)
      return true
    })
  await fails({ folder }, /optional package @huggingface\/transformers: install it/)
  await fails({ folder: join(folder, 'elsewhere') }, /no model in .*config\.json cannot be read/)
  const pipeline = () => Promise.reject(new Error('onnx/model.onnx is missing'))
  await fails({ folder, load: async () => ({ env: {}, pipeline }) }, /cannot be loaded: onnx\/model\.onnx is missing/)
})
