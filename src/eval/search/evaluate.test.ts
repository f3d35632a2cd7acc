import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../../shared/seeded-random.ts'
import { bootstrap, pairedBootstrap } from './bootstrap.ts'
import { evaluate, ndcg10 } from './evaluate.ts'
import { createTypoMaker } from './typos.ts'

test('nDCG@10 by hand', () => {
  const ratings = { a: 'E', b: 'S', c: 'C', d: 'I' } as const
  assert.equal(ndcg10(['a', 'b', 'c', 'd'], ratings), 1)
  const ideal = 1 + 0.1 / Math.log2(3) + 0.01 / 2
  assert.ok(Math.abs(ndcg10(['x', 'a'], ratings) - 1 / Math.log2(3) / ideal) < 1e-12)
  assert.equal(ndcg10([], ratings), 0)
  assert.equal(ndcg10([...'0123456789', 'a'], ratings), 0, 'the eleventh does not count')
  assert.equal(ndcg10(['x'], { x: 'I' }), 0, 'nothing to find')
  assert.equal(ndcg10(['y', 'x'], { x: 1, y: 3 }), 1, 'numbers are gains')
})

test('an evaluation averages over queries', () => {
  const result = evaluate({
    search: (query) => (query === 'none' ? [] : ['a', 'x']),
    judgments: [
      { query: 'some', ratings: { a: 'E', b: 'E' } },
      { query: 'none', ratings: { a: 'E' } },
    ],
  })
  assert.equal(result.zeroResultRate, 0.5)
  assert.equal(result.recall20, 0.25)
  assert.equal(result.judged10, 0.25)
  assert.equal(result.queries[0]?.judged10, 0.5)
  assert.ok(result.latencyMs.p95 >= result.latencyMs.p50)
  assert.equal(evaluate({ search: () => [], judgments: [] }).ndcg10, 0)
})

test('the bootstrap is the same for a seed and holds the mean', () => {
  const values = Array.from({ length: 50 }, (_, at) => (at % 10) / 10)
  const one = bootstrap(values, { seed: 3, rounds: 2000 })
  assert.deepEqual(one, bootstrap(values, { seed: 3, rounds: 2000 }))
  assert.ok(one.low < one.mean && one.mean < one.high)
  const gain = pairedBootstrap(
    values.map((value) => value + 0.1),
    values,
    { rounds: 500 },
  )
  assert.ok(Math.abs(gain.low - 0.1) < 1e-9 && Math.abs(gain.high - 0.1) < 1e-9)
  assert.throws(() => pairedBootstrap([1], []), RangeError)
})

test('random numbers are spread evenly', () => {
  const random = seededRandom(1)
  const draws = Array.from({ length: 10_000 }, random)
  assert.ok(draws.every((draw) => draw >= 0 && draw < 1))
  assert.ok(Math.abs(draws.reduce((sum, draw) => sum + draw, 0) / draws.length - 0.5) < 0.02)
})

test('one slip in the longest word, the same for a seed', () => {
  const make = createTypoMaker(5)
  const again = createTypoMaker(5)
  for (const query of ['red running shoes', 'women sandals', 'usb', 'whisk made in usa']) {
    const slipped = make(query)
    assert.equal(slipped, again(query))
    assert.equal(slipped === query, query === 'usb')
    assert.equal(slipped.split(' ').length, query.split(' ').length)
    assert.ok(Math.abs(slipped.length - query.length) <= 1)
  }
})
