import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../shared/seeded-random.ts'
import { bareProduct } from '../search-product.ts'
import { CatalogIndex } from './catalog-index.ts'

const COUNT = 3_000
const COMMON = 'made easy size color quality design water home great'.split(' ')

/** Without boosts, so that how many are looked at changes no score. */
function makeIndex(): CatalogIndex {
  const random = seededRandom(71)
  const index = new CatalogIndex({
    language: 'en',
    plain: true,
    settings: { missingPenalty: 0.2, stopWordWeight: 0.15 },
  })
  index.upsert(
    Array.from({ length: COUNT }, (_, at) => {
      const words = COMMON.filter(() => random() < 0.5)
      if (random() < 0.1) words.push('kettle')
      if (random() < 0.3) words.push(`word${Math.floor(random() * 40)}`)
      return bareProduct(`p${at}`, at % 3 === 0 ? words.join(' ') : 'Thing', { description: words.reverse().join(' ') })
    }),
  )
  index.remove(['p5', 'p17', 'p2000'])
  return index
}

const QUERIES = [
  'kettle made easy size color quality design water home great',
  'word7 kettle with great home design made easy easy easy',
  'made easy size color quality design water home great',
  'great great great great kettle',
]

test('the best are the same however many are wanted, with and without a filter', () => {
  const index = makeIndex()
  const filters = [undefined, (at: number) => at % 2 === 0, (at: number) => at % 50 === 0]
  for (const query of QUERIES) {
    for (const allow of filters) {
      const options = allow ? { allow } : {}
      const few = index.rank(index.parse(query), { limit: 20, ...options })
      const all = index.rank(index.parse(query), { limit: COUNT, ...options })
      assert.deepEqual(few, all.slice(0, 20), query)
      assert.equal(few.length, 20)
    }
  }
})

test('a query ranked again with another filter, or after a change, is ranked as the first time', () => {
  const index = makeIndex()
  for (const query of QUERIES) {
    const parsed = index.parse(query)
    const again = (limit: number, allow?: (document: number) => boolean) =>
      index.rank(parsed, { limit, ...(allow ? { allow } : {}) }).map(({ id }) => id)
    const first = again(20)
    assert.deepEqual(
      again(20, () => false),
      [],
    )
    assert.deepEqual(again(20), first)
    assert.deepEqual(
      again(20, (at) => at % 2 === 0),
      again(COUNT, (at) => at % 2 === 0).slice(0, 20),
    )
    assert.deepEqual(again(COUNT).slice(0, 20), first)
    const [best = ''] = first
    index.remove([best])
    assert.ok(!again(20).includes(best))
  }
})
