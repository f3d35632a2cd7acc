import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createHashEmbedder } from './hash-embedder.ts'

const embedder = createHashEmbedder()
const embedOne = async (text: string, from = embedder) => (await from.embed([text], 'document'))[0] as Float32Array
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0)
const likeness = async (a: string, b: string, from = embedder) => dot(await embedOne(a, from), await embedOne(b, from))

test('any text gives 256 finite numbers of length 1, or zeros without a word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 40 })), async (text) => {
      const vector = await embedOne(text)
      assert.equal(vector.length, embedder.dimensions)
      const length = Math.sqrt(dot(vector, vector))
      assert.ok(Math.abs(length - (/[\p{L}\p{N}]/u.test(text) ? 1 : 0)) < 1e-5, `length ${length}`)
      assert.deepEqual(await embedOne(text), vector)
    }),
  )
  assert.deepEqual(await embedOne(' ... '), new Float32Array(256))
})

test('the vectors of a stored id never change: another result needs another id', async () => {
  const vector = await embedOne('Größe 42 Running Shoe\nAcme | Shoes')
  const largest = [...vector.keys()].sort((a, b) => Math.abs(vector[b] as number) - Math.abs(vector[a] as number))
  assert.deepEqual(
    largest.slice(0, 3).map((at) => [at, Number((vector[at] as number).toFixed(4))]),
    [
      [92, 0.3778],
      [5, -0.3435],
      [162, 0.2748],
    ],
  )
})

test('case, accents and small differences of spelling matter little, other words much', async () => {
  assert.ok((await likeness('Crème Brûlée', 'creme brulee')) > 0.999)
  assert.ok((await likeness('waterproof jacket', 'waterproof jackets')) > 0.5)
  assert.ok((await likeness('waterproof jacket', 'watreproof jacket')) > 0.4)
  assert.ok((await likeness('waterproof jacket', 'ceramic teapot')) < 0.2)
  assert.ok((await likeness('防水ジャケット', '防水コート')) > (await likeness('防水ジャケット', '急須')) + 0.2)
})

test('the first line counts more than the rest', async () => {
  const product = 'Ceramic teapot\nGoes well with our tray and our kettle'
  assert.ok((await likeness('ceramic teapot', product)) > (await likeness('tray kettle', product)) + 0.2)
})

test('weights of words may be given', async () => {
  const byFunction = createHashEmbedder({ idf: (term) => (term === 'gift' ? 0.01 : 1) })
  assert.ok(
    (await likeness('gift teapot', 'gift kettle', byFunction)) < (await likeness('gift teapot', 'gift kettle')) - 0.2,
  )
  assert.equal(byFunction.id, 'hash-256')
})

test('much work leaves others their turn and can be ended', async () => {
  const controller = new AbortController()
  const work = embedder.embed(new Array(2000).fill('some text of a product'), 'document', { signal: controller.signal })
  setImmediate(() => controller.abort())
  await assert.rejects(work, { name: 'AbortError' })
})
