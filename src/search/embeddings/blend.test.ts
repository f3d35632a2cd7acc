import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { blend, defaultVectorWeight } from './blend.ts'

const scores = (entries: Record<string, number>) => new Map(Object.entries(entries))
const order = (mixed: Map<string, number>) => [...mixed].sort((a, b) => b[1] - a[1]).map(([id]) => id)

test('both sides are stretched to 0..1 before they are mixed', () => {
  const mixed = blend(scores({ a: 30, b: 20, c: 10 }), scores({ b: 0.9, d: 0.8, e: 0.4 }), 0.5)
  assert.deepEqual(Object.fromEntries(mixed), { a: 0.5, b: 0.75, c: 0, d: 0.4, e: 0 })
})

test('hashes of spelling have no part in the order, a model has three tenths', () => {
  assert.equal(defaultVectorWeight('hash-256'), 0)
  assert.equal(defaultVectorWeight('openai:tiny'), 0.3)
})

test('weight 0 leaves the words alone, and vectors rescue what words do not find', () => {
  const vector = scores({ x: 0.9, y: 0.1 })
  assert.deepEqual(order(blend(scores({ a: 1, b: 2 }), vector, 0)), ['b', 'a'])
  assert.deepEqual(order(blend(new Map(), vector, 0)), ['x', 'y'])
  assert.deepEqual(order(blend(scores({ a: 1, b: 2 }), new Map(), 1)), ['b', 'a'])
  assert.equal(blend(new Map(), new Map(), 0.3).size, 0)
  assert.throws(() => blend(vector, vector, 1.1), RangeError)
  assert.throws(() => blend(vector, vector, Number.NaN), RangeError)
})

test('a mixed score is from 0 to 1 and never falls when one side rates higher', () => {
  const side = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: -50, max: 50, noNaN: true }), {
    minKeys: 1,
  })
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (lexical, vector, weight) => {
      const mixed = blend(scores(lexical), scores(vector), weight)
      for (const [id, score] of mixed) {
        assert.ok(score >= 0 && score <= 1 + 1e-9)
        for (const [other, otherScore] of mixed) {
          const isBetter = (map: Record<string, number>) =>
            id in map && other in map && Number(map[id]) >= Number(map[other])
          if (isBetter(lexical) && isBetter(vector)) assert.ok(score >= otherScore - 1e-9)
        }
      }
    }),
  )
})
