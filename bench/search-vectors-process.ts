import { quantile } from '../src/eval/search/evaluate.ts'
import { VectorSet } from '../src/search/vectors/vector-set.ts'
import { seededRandom } from '../src/shared/seeded-random.ts'
import type { VectorsRun } from './search-runs.ts'

const VECTORS = 40_000
const DIMENSIONS = 384
const QUERIES = 100
const BEST = 100

console.log(JSON.stringify(measure()))

function measure(): VectorsRun {
  const random = seededRandom(384)
  const sets = { wasm: new VectorSet(DIMENSIONS), javascript: new VectorSet(DIMENSIONS, { wasm: false }) }
  for (let at = 0; at < VECTORS; at++) {
    const vector = unitVector(random)
    for (const set of Object.values(sets)) set.set(`product-${at}`, vector)
  }
  const queries = Array.from({ length: QUERIES }, () => unitVector(random))
  const answers = Object.values(sets).map((set) => queries.map((query) => set.nearest(query, BEST)))
  const [fast, plain] = answers as [(typeof answers)[0], (typeof answers)[0]]
  let largestDifference = 0
  let same = 0
  for (const [at, found] of fast.entries()) {
    const scores = new Map((plain[at] ?? []).map(({ id, score }) => [id, score]))
    if (found.every(({ id }) => scores.has(id))) same++
    for (const { id, score } of found)
      largestDifference = Math.max(largestDifference, Math.abs((scores.get(id) ?? score) - score))
  }
  const kernels = Object.fromEntries(
    Object.values(sets).map((set) => {
      const timesMs = queries.map((query) => {
        const startedAt = performance.now()
        set.nearest(query, BEST)
        return performance.now() - startedAt
      })
      return [set.kind, { p50: quantile(timesMs, 0.5), p95: quantile(timesMs, 0.95) }]
    }),
  ) as VectorsRun['kernels']
  return { vectors: VECTORS, dimensions: DIMENSIONS, kernels, largestDifference, sameAnswers: same / QUERIES }
}

function unitVector(random: () => number): Float32Array {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => random() + random() + random() - 1.5)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
