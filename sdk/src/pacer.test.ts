import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { SlidingLog } from '../test/sliding-log.ts'
import { VirtualTime } from '../test/virtual-time.ts'
import { Pacer } from './pacer.ts'

interface World {
  limit: number
  lanes: number
  requests: number
  /** One-way network times, drawn in turn. */
  delaysMs: number[]
  /** How far the server's clock is from the client's. */
  skewMs: number
  /** Requests that others with the same key make, at these times after the start. */
  othersAtMs: number[]
}

/** Runs `requests` through a pacer and a server with the exact limiter; returns how many were refused and when the last was answered. */
async function run(world: World): Promise<{ refused: number; simulatedMs: number; admitted: number }> {
  const time = new VirtualTime()
  const log = new SlidingLog(world.limit)
  const pacer = new Pacer(time)
  const serverNow = () => Math.floor(time.now() + world.skewMs + 1_700_000_000_000)
  let draws = 0
  const delayMs = () => world.delaysMs[draws++ % world.delaysMs.length] ?? 1
  let [refused, left, admitted] = [0, world.requests, 0]
  const startMs = time.now()

  const lane = async () => {
    while (left > 0) {
      left -= 1
      const ticket = await pacer.take()
      await time.sleep(delayMs())
      const verdict = log.admit(serverNow())
      const headers = new Headers({
        date: new Date(serverNow()).toUTCString(),
        'x-ratelimit-limit': String(world.limit),
        'x-ratelimit-remaining': String(verdict.remaining),
        'x-ratelimit-reset': String(verdict.resetAtMs),
      })
      if (!verdict.admitted)
        headers.set('retry-after', String(Math.max(1, Math.ceil((verdict.resetAtMs - serverNow()) / 1000))))
      await time.sleep(delayMs())
      ticket.settle(headers, !verdict.admitted)
      if (verdict.admitted) admitted += 1
      else {
        refused += 1
        left += 1
      }
    }
  }
  const others = world.othersAtMs.map(async (atMs) => {
    await time.sleep(atMs)
    log.admit(serverNow())
  })
  await time.run([...Array.from({ length: world.lanes }, lane), ...others])
  return { refused, simulatedMs: time.now() - startMs, admitted }
}

const aloneArbitrary = fc.record({
  limit: fc.integer({ min: 1, max: 60 }),
  lanes: fc.integer({ min: 1, max: 5 }),
  requests: fc.integer({ min: 1, max: 150 }),
  delaysMs: fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 7 }),
  skewMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
  othersAtMs: fc.constant<number[]>([]),
})

test('alone with its key, a client is never refused, whatever the delays, lanes and clocks', async () => {
  await fc.assert(
    fc.asyncProperty(aloneArbitrary, async (world) => {
      const { refused, admitted } = await run(world)
      assert.deepEqual({ refused, admitted }, { refused: 0, admitted: world.requests })
    }),
    { numRuns: 150 },
  )
})

test('alone, it uses all places: 180 requests at 60 a minute take two windows, not three', async () => {
  const { refused, simulatedMs } = await run({
    limit: 60,
    lanes: 2,
    requests: 180,
    delaysMs: [20, 35, 11],
    skewMs: 5_000,
    othersAtMs: [],
  })
  assert.equal(refused, 0)
  assert.ok(simulatedMs >= 120_000 && simulatedMs < 124_000, `took ${simulatedMs} ms`)
})

test('a program started again in the same minute meets one refusal at most and then waits its turn', async () => {
  const { refused, admitted } = await run({
    limit: 60,
    lanes: 4,
    requests: 100,
    delaysMs: [15],
    skewMs: -3_600_000,
    othersAtMs: Array.from({ length: 60 }, (_, index) => index / 100),
  })
  assert.equal(admitted, 100)
  assert.ok(refused <= 1, `${refused} refused`)
})

test('places used before the start are left alone: with 40 gone, 20 go and the 21st waits', async () => {
  const { refused, simulatedMs } = await run({
    limit: 60,
    lanes: 1,
    requests: 60,
    delaysMs: [15],
    skewMs: 0,
    othersAtMs: Array.from({ length: 40 }, (_, index) => index / 100),
  })
  assert.equal(refused, 0)
  assert.ok(simulatedMs > 59_000 && simulatedMs < 64_000, `took ${simulatedMs} ms`)
})

test('with others on the same key it is refused rarely and always gets through', async () => {
  const crowded = fc.record({
    ...{
      limit: fc.integer({ min: 5, max: 60 }),
      lanes: fc.integer({ min: 1, max: 4 }),
      requests: fc.integer({ min: 1, max: 120 }),
    },
    delaysMs: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 }),
    skewMs: fc.integer({ min: -10_000, max: 10_000 }),
    othersAtMs: fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 100 }),
  })
  await fc.assert(
    fc.asyncProperty(crowded, async (world) => {
      const { refused, admitted } = await run(world)
      assert.equal(admitted, world.requests)
      assert.ok(
        refused <= world.othersAtMs.length + world.lanes,
        `${refused} refused with ${world.othersAtMs.length} others`,
      )
    }),
    { numRuns: 60 },
  )
})

test('without limit headers nothing is paced', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  const startMs = time.now()
  await time.run([
    (async () => {
      for (let sent = 0; sent < 500; sent += 1) (await pacer.take()).settle(new Headers())
    })(),
  ])
  assert.equal(time.now(), startMs)
})

test('a wait ends at once when the signal fires', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  const full = new Headers({ 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' })
  ;(await pacer.take()).settle(full)
  const controller = new AbortController()
  const waiting = pacer.take(controller.signal)
  controller.abort(new Error('enough'))
  await assert.rejects(waiting, /enough/)
})
