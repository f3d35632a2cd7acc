import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { FAKE_KEY, startFakeServer } from '../test/fake-server.ts'
import { Spiel } from './index.ts'

const event = (sequence: number) => ({
  ...{ id: `evt_${sequence}`, sequence, type: 'order.created', actor: 'operator' },
  ...{ createdAt: '2026-11-21T14:07:35.347Z', data: {} },
})
const page = (sequences: number[], next_after: number, has_more: boolean) => ({
  status: 200,
  body: { data: sequences.map(event), next_after, has_more, oldest_sequence: 1 },
})

/** A log that is read in these pages, one after the other; the last one again and again. */
async function setUp(t: TestContext, pages: ReturnType<typeof page>[]) {
  const fake = await startFakeServer({ limit: 0, intercept: ({ n }) => pages[Math.min(n, pages.length) - 1] })
  t.after(() => fake.close())
  const sleeps: number[] = []
  const clock = { now: () => 0, sleep: async (ms: number) => void sleeps.push(ms) }
  return { fake, sleeps, spiel: new Spiel({ url: fake.url, key: FAKE_KEY, clock }) }
}

test('list() gives the log up to its end, page by page, also over empty pages', async (t) => {
  const { fake, spiel } = await setUp(t, [page([3, 4], 4, true), page([], 10_004, true), page([10_005], 10_005, false)])
  const sequences: number[] = []
  for await (const { sequence } of spiel.events.list({
    after: 2,
    types: ['order.created', 'order.updated'],
    limit: 2,
  })) {
    sequences.push(sequence)
  }
  assert.deepEqual(sequences, [3, 4, 10_005])
  assert.deepEqual(
    fake.requests.map(({ query }) => [query.get('after'), query.get('limit'), query.get('types')]),
    ['2', '4', '10004'].map((after) => [after, '2', 'order.created,order.updated']),
  )
})

test('follow() waits at the end for more, and ends with the loop', async (t) => {
  const { fake, sleeps, spiel } = await setUp(t, [
    page([1], 1, false),
    page([], 1, false),
    page([2, 3], 3, true),
    page([4], 4, false),
  ])
  const sequences: number[] = []
  for await (const { sequence } of spiel.events.follow({ pollMs: 700 })) {
    sequences.push(sequence)
    if (sequence === 4) break
  }
  assert.deepEqual(sequences, [1, 2, 3, 4])
  assert.deepEqual(sleeps, [700, 700])
  assert.deepEqual(
    fake.requests.map(({ query }) => query.get('after')),
    ['0', '1', '1', '3'],
  )
})
