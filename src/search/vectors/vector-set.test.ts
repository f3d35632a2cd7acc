import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createNumberSpace } from './dot-scores.ts'
import { decodeVector, encodeVector } from './vector-codec.ts'
import { VectorSet } from './vector-set.ts'

/** Numbers from -1 to 1, the same for the same seed. */
function createNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

const vectorOf = (dimensions: number, next: () => number) => Float32Array.from({ length: dimensions }, next)
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0)

test('the SIMD kernel serves on this machine and agrees with plain JavaScript', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 2 ** 31 }),
      (dimensions, count, seed) => {
        const next = createNumbers(seed)
        const [fast, plain] = [new VectorSet(dimensions), new VectorSet(dimensions, { wasm: false })]
        assert.deepEqual([fast.kind, plain.kind], ['wasm', 'javascript'])
        const vectors = new Map<string, Float32Array>()
        for (let at = 0; at < count; at++) {
          const vector = vectorOf(dimensions, next)
          vectors.set(`p${at}`, vector)
          for (const set of [fast, plain]) set.set(`p${at}`, vector)
        }
        const query = vectorOf(dimensions, next)
        const scoresOf = (set: VectorSet) => new Map(set.nearest(query, count + 1).map(({ id, score }) => [id, score]))
        const [fastScores, plainScores] = [scoresOf(fast), scoresOf(plain)]
        assert.equal(fastScores.size, count)
        for (const [id, vector] of vectors) {
          const exact = dot(query, vector)
          assert.ok(Math.abs((fastScores.get(id) as number) - exact) < 1e-4, `wasm: ${fastScores.get(id)} for ${exact}`)
          assert.ok(Math.abs((plainScores.get(id) as number) - exact) < 1e-4, `js: ${plainScores.get(id)} for ${exact}`)
        }
      },
    ),
    { numRuns: 60 },
  )
})

for (const wasm of [true, false]) {
  const kind = wasm ? 'wasm' : 'javascript'

  test(`any order of set, delete and nearest gives what a plain map gives (${kind})`, () => {
    const command = fc.record({ id: fc.integer({ min: 0, max: 12 }).map(String), remove: fc.boolean(), seed: fc.nat() })
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), fc.integer({ min: 0, max: 8 }), (commands, k) => {
        const set = new VectorSet(5, { wasm })
        const model = new Map<string, Float32Array>()
        for (const { id, remove, seed } of commands) {
          if (remove) assert.equal(set.delete(id), model.delete(id))
          else {
            // Halves add up exactly, so that equal scores happen and must be ordered by id.
            const vector = vectorOf(5, createNumbers(seed % 4)).map((value) => Math.round(value * 2) / 2)
            set.set(id, vector)
            model.set(id, vector)
          }
        }
        assert.equal(set.size, model.size)
        for (const [id, vector] of model) assert.deepEqual(set.get(id), vector)
        const query = Float32Array.of(1, -0.5, 0.5, 1, 2)
        const allow = (id: string) => id !== '3'
        const expected = [...model]
          .filter(([id]) => allow(id))
          .map(([id, vector]) => ({ id, score: dot(query, vector) }))
          .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
          .slice(0, k)
        assert.deepEqual(set.nearest(query, k, allow), expected)
      }),
    )
  })

  test(`more vectors than one chunk and one page hold are all searched (${kind})`, () => {
    const next = createNumbers(7)
    const set = new VectorSet(33, { wasm })
    const vectors = Array.from({ length: 9000 }, () => vectorOf(33, next))
    vectors.forEach((vector, at) => {
      set.set(`p${at}`, vector)
    })
    const query = vectorOf(33, next)
    const best = vectors.map((vector, at) => ({ at, score: dot(query, vector) })).sort((a, b) => b.score - a.score)
    assert.deepEqual(
      set.nearest(query, 20).map(({ id }) => id),
      best.slice(0, 20).map(({ at }) => `p${at}`),
    )
    assert.ok(set.bytes >= 9000 * 48 * 4 && set.bytes < 9000 * 48 * 4 * 2.2, `${set.bytes} bytes`)
  })
}

test('vectors of another length are refused and change nothing', () => {
  const set = new VectorSet(3)
  assert.throws(() => set.set('a', new Float32Array(4)), /4 dimensions does not fit a set of 3/)
  assert.throws(() => set.nearest(new Float32Array(2), 1), RangeError)
  assert.throws(() => new VectorSet(0), RangeError)
  assert.deepEqual([set.size, set.has('a'), set.get('a'), set.delete('a')], [0, false, undefined, false])
  assert.deepEqual(set.nearest(new Float32Array(3), 5), [])
})

test('a vector with NaN is never found and hides no other', () => {
  const set = new VectorSet(2)
  set.set('broken', Float32Array.of(Number.NaN, 1))
  set.set('whole', Float32Array.of(1, 0))
  assert.deepEqual(set.nearest(Float32Array.of(1, 1), 5), [{ id: 'whole', score: 1 }])
})

test('many stores can have a memory each', () => {
  const spaces = Array.from({ length: 500 }, () => createNumberSpace(100))
  assert.ok(spaces.every(({ kind }) => kind === 'wasm'))
})

test('a vector survives its way through bytea, from any address, least byte first', () => {
  assert.equal(encodeVector(Float32Array.of(1, -2)).toString('hex'), '0000803f000000c0')
  fc.assert(
    fc.property(fc.float32Array(), fc.integer({ min: 0, max: 3 }), (vector, shift) => {
      const encoded = encodeVector(vector)
      const row = Buffer.concat([Buffer.alloc(shift), encoded]).subarray(shift)
      assert.deepEqual(decodeVector(row), vector)
    }),
  )
  assert.deepEqual(encodeVector(Float32Array.of(9, 1, 9).subarray(1, 2)), encodeVector(Float32Array.of(1)))
  assert.throws(() => decodeVector(Buffer.alloc(5)), /5 bytes are no vector/)
})
