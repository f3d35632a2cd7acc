import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gateCaseSchema } from './gate-case.ts'

const DATA = new URL('../../../test/data/gate/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, DATA), 'utf8')

test('a lie names what is false, a true answer nothing', () => {
  const own = { id: 'x', store: 's', language: 'en', shopper: 'hi', tools: [], say: 'It is $2.', kind: 'k', note: '' }
  const isCase = (more: object) => gateCaseSchema.safeParse({ ...own, ...more }).success
  assert.ok(isCase({ truth: 'lie', lie: '$2' }))
  assert.ok(isCase({ truth: 'true', lie: null }))
  assert.ok(!isCase({ truth: 'lie', lie: null }))
  assert.ok(!isCase({ truth: 'lie', lie: '$3' }))
  assert.ok(!isCase({ truth: 'true', lie: '$2' }))
})

test('the judged answers are of known stores, each is there once, and kinds and languages are spread evenly over the halves', () => {
  const halves = ['working', 'held-back'].map((half) =>
    read(`judged-${half}.jsonl`)
      .trim()
      .split('\n')
      .map((line) => gateCaseSchema.parse(JSON.parse(line))),
  )
  const cases = halves.flat()
  const stores = Object.keys(JSON.parse(read('stores.json')))
  assert.deepEqual([...new Set(cases.map(({ store }) => store))].sort(), stores.sort())
  assert.equal(new Set(cases.map(({ id }) => id)).size, 320)
  assert.equal(new Set(cases.map(({ say }) => say)).size, 320)
  const groups = Map.groupBy(cases, ({ language, truth }) => `${language} ${truth}`)
  assert.deepEqual(new Set([...groups.values()].map(({ length }) => length)), new Set([40]))
  for (const [kind, own] of Map.groupBy(cases, ({ truth, kind }) => `${truth} ${kind}`)) {
    const counts = halves.map((half) => half.filter((one) => own.includes(one)).length)
    assert.equal(counts[0], counts[1], kind)
  }
})
