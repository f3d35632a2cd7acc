import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { bareProduct, bareVariant, type SearchProduct } from '../search-product.ts'
import { CatalogIndex, type CompactionOptions } from './catalog-index.ts'

const wordList =
  'red blue shoe shoes runing running boot boots jacket water proof waterproof 12 inch xl wh-1000 t-shirt for with'.split(
    ' ',
  )

const makeProduct = (id: string, title: string, description: string): SearchProduct =>
  bareProduct(id, title, { description, variants: [bareVariant(`${id}-1`, { sku: `SKU-${id}`, price: 10 })] })

function makeIndex(products: SearchProduct[], compaction: Partial<CompactionOptions> = {}): CatalogIndex {
  const index = new CatalogIndex({ language: 'en', compaction })
  index.upsert(products)
  return index
}

function resultOf(index: CatalogIndex, query: string): unknown {
  const parsed = index.parse(query)
  return [parsed, index.rank(parsed, { limit: 20 }).map(({ document: _document, ...rest }) => rest)]
}

const wordsArbitrary = fc
  .array(fc.constantFrom(...wordList), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
const idArbitrary = fc.integer({ min: 0, max: 15 }).map((number) => `p${number}`)
const productArbitrary = fc
  .record({ id: idArbitrary, title: wordsArbitrary, description: wordsArbitrary, own: fc.integer({ min: 0, max: 9 }) })
  .map(({ id, title, description, own }) =>
    makeProduct(id, title, `${description} only${own} ${'lamps'.slice(own % 3)}`),
  )
const changeArbitrary = fc.oneof(
  fc.record({ upsert: fc.array(productArbitrary, { maxLength: 8 }) }),
  fc.record({ remove: fc.array(idArbitrary, { maxLength: 8 }) }),
  fc.record({ steps: fc.integer({ min: 1, max: 90 }) }),
)

test('a catalog that changes while it is compacted ranks like one indexed at once, at every step', (t) => {
  let compacted = 0
  fc.assert(
    fc.property(fc.array(changeArbitrary, { minLength: 10, maxLength: 40 }), wordsArbitrary, (changes, query) => {
      let waiting: (() => void) | undefined
      const later = (work: () => void): void => {
        waiting = work
      }
      const stepped = makeIndex([], { minRemoved: 1, sliceMs: 0, later })
      const left = new Map<string, SearchProduct>()
      const check = (): void => {
        const atOnce = makeIndex([...left.values()])
        for (const text of [query, 'runing shoez', 'SKU-p3', 'only4', 'p7']) {
          assert.deepEqual(resultOf(stepped, text), resultOf(atOnce, text), text)
        }
        assert.equal(stepped.size, left.size)
        assert.deepEqual(new Set([...stepped.products()].map(({ id }) => id)), new Set(left.keys()))
      }
      for (const change of changes) {
        if ('upsert' in change) {
          stepped.upsert(change.upsert)
          for (const product of change.upsert) left.set(product.id, product)
        } else if ('remove' in change) {
          stepped.remove(change.remove)
          for (const id of change.remove) left.delete(id)
        } else {
          for (let step = 0; step < change.steps && waiting; step++) {
            const work: () => void = waiting
            waiting = undefined
            work()
            if (!waiting) compacted++
          }
        }
        check()
      }
    }),
    { numRuns: 150 },
  )
  t.diagnostic(`${compacted} compactions came to their end`)
  assert.ok(compacted > 50, `only ${compacted} compactions came to their end`)
})

test('a large catalog is compacted in short slices, and takes less memory then', async (t) => {
  const make = (from: number, to: number): SearchProduct[] =>
    Array.from({ length: to - from }, (_, at) => {
      const word = (step: number): string => wordList[((from + at) * step) % wordList.length] as string
      return makeProduct(`p${from + at}`, `${word(1)} ${word(3)} ${word(7)}`, `only${from + at} ${word(5)}`)
    })
  const slices: number[] = []
  const later = (work: () => void): void => {
    setImmediate(() => {
      const before = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(before)
      slices.push((user + system) / 1000)
    })
  }
  const stepped = makeIndex(make(0, 12_000), { sliceMs: 2, later })
  stepped.remove(make(0, 9000).map((product) => product.id))
  assert.ok(stepped.isCompacting)
  const bytes = stepped.estimateBytes()
  while (stepped.isCompacting) await nextTurn()
  assert.ok(stepped.estimateBytes() < bytes / 2)
  const atOnce = makeIndex(make(9000, 12_000))
  for (const query of [...wordList, 'red running shoes', 'waterprof jakcet', 'only9500', 'only5', 'p9500-1']) {
    assert.deepEqual(resultOf(stepped, query), resultOf(atOnce, query), query)
  }
  t.diagnostic(`${slices.length} slices, the longest ${Math.max(...slices).toFixed(1)} ms of processor time`)
  assert.ok(slices.length > 3 && Math.max(...slices) < 50)
})
