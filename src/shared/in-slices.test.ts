import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnce, inSlices } from './in-slices.ts'

function* steps(count: number, workMs: number): Generator<void, number> {
  for (let done = 0; done < count; done++) {
    for (const end = performance.now() + workMs; performance.now() < end; );
    yield
  }
  return count
}

test('others are served between slices', async () => {
  let served = 0
  let isOver = false
  const serve = () => {
    served++
    if (!isOver) setImmediate(serve)
  }
  setImmediate(serve)
  assert.equal(await inSlices(steps(10, 9)), 10)
  isOver = true
  assert.ok(served >= 9, String(served))
  assert.equal(atOnce(steps(3, 0)), 3)
})

test('short work is done in one go', async (context) => {
  // A busy machine may take longer than a slice for it.
  context.mock.method(performance, 'now', () => 0)
  let served = 0
  setImmediate(() => served++)
  await inSlices(steps(3, 0))
  assert.equal(served, 0)
})

test('an aborted signal stops it between two slices', async () => {
  const controller = new AbortController()
  setImmediate(() => controller.abort(new Error('told to stop')))
  const work = steps(1_000, 9)
  await assert.rejects(inSlices(work, controller.signal), /told to stop/)
  assert.equal(work.next().done, false, 'it was not done')
})
