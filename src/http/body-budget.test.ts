import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { UnavailableError } from '../errors.ts'
import { BodyBudget, type BodyHold } from './body-budget.ts'

const never = new AbortController().signal
/** Lets all promises that can settle do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function isIn(entered: Promise<void>): Promise<boolean> {
  let isDone = false
  entered.then(
    () => (isDone = true),
    () => {},
  )
  await settled()
  return isDone
}

describe('room for big bodies', () => {
  test('is for so many bytes at a time, half of them for one store', async () => {
    const budget = new BodyBudget({ roomBytes: 100 })
    const holds = [1, 1, 2, 3].map((storeId) => budget.hold(storeId)) as [BodyHold, BodyHold, BodyHold, BodyHold]
    const entered = holds.map((hold) => hold.take(50, never))
    assert.deepEqual(await Promise.all(entered.map(isIn)), [true, false, true, false])
    assert.deepEqual([budget.usedBytes, budget.waitingCount], [100, 2])
    holds[2].release()
    // The second of store 1 does not keep store 3 waiting.
    assert.deepEqual(await Promise.all(entered.map(isIn)), [true, false, true, true])
    holds[0].release()
    assert.deepEqual(await Promise.all(entered.map(isIn)), [true, true, true, true])
    for (const hold of holds) hold.release()
    assert.deepEqual([budget.usedBytes, budget.waitingCount], [0, 0])
  })

  test('is not given to small ones past a large one that waits', async () => {
    const budget = new BodyBudget({ roomBytes: 100 })
    const [first, large, small] = [1, 2, 3].map((storeId) => budget.hold(storeId)) as [BodyHold, BodyHold, BodyHold]
    await first.take(60, never)
    const waiting = [large.take(50, never), small.take(10, never)]
    assert.deepEqual(await Promise.all(waiting.map(isIn)), [false, false])
    first.keep(50)
    assert.deepEqual(await Promise.all(waiting.map(isIn)), [true, false])
    first.release()
    // Who waits holds the process until its time is over.
    assert.deepEqual(await Promise.all(waiting.map(isIn)), [true, true])
  })

  test('what turns out smaller gives the rest back, and is released once', async () => {
    const budget = new BodyBudget({ roomBytes: 100 })
    const hold = budget.hold(1)
    await hold.take(50, never)
    hold.keep(20)
    hold.keep(30)
    assert.equal(budget.usedBytes, 20)
    hold.release()
    hold.release()
    assert.equal(budget.usedBytes, 0)
  })

  test('who waits too long, is one too many, or gives up, is out and holds nothing', async () => {
    const budget = new BodyBudget({ roomBytes: 100, waitMs: 20, mostWaiting: 2 })
    const first = budget.hold(1)
    await first.take(100, never)
    const leaving = new AbortController()
    const gone = budget.hold(2).take(10, leaving.signal)
    const late = budget.hold(3).take(10, never)
    await assert.rejects(budget.hold(4).take(10, never), UnavailableError)
    leaving.abort()
    await assert.rejects(gone, UnavailableError)
    await assert.rejects(late, UnavailableError)
    assert.deepEqual([budget.usedBytes, budget.waitingCount], [100, 0])
  })
})
