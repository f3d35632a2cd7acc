import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoreContext } from '../../src/context.ts'
import { runPlatform } from '../../src/platforms/run-platform.ts'
import { syncPlatform } from '../../src/platforms/sync-platform.ts'
import type { FakeServer } from '../support/platforms/fake-platform-server.ts'
import {
  connectTo,
  type FakeName,
  fakePlatforms,
  platformEnvironment,
  settle,
  startFake,
  storedAs,
} from '../support/platforms/platform-harness.ts'
import { mutate, slowDown, trouble } from '../support/platforms/random-shop.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { startTestApp } from '../support/test-app.ts'

const ROUNDS = amount(12, 500)
const AT_ONCE = 6
const LATER_MS = 86_400_000

const app = await startTestApp(platformEnvironment)
after(() => app.close())

interface Tally {
  steps: number
  delivered: number
  lost: number
  faults: number
  syncs: number
}

/**
 * A shop lives while its hooks come, come twice, come in another order or not at all, the platform fails, tokens end, files are cut, and walks over
 * everything begin and are joined by other workers. In the end the store is what the platform is.
 */
async function play(number: number, tally: Tally): Promise<void> {
  const random = new Random(seed + number)
  const name = (Object.keys(fakePlatforms) as FakeName[])[number % 3] as FakeName
  const fake = await startFake(name)
  const { context: ctx } = await app.createStore(`Shop ${number}`)
  const running: Promise<void>[] = []
  try {
    for (let at = random.int(0, 12); at > 0; at--) mutate(fake.world, random)
    slowDown(fake, random)
    await connectTo(ctx, fake)
    // What repairs hides what is broken: in some lives nothing is lost, nobody asks and nobody reads everything anew.
    const may = { lose: random.chance(0.4), poll: random.chance(0.4), sync: random.chance(0.5) }
    let isLost = false
    for (let step = random.int(12, 30); step > 0; step--)
      isLost = (await happens({ fake, ctx, random, running, tally, may })) || isLost
    await Promise.all(running)
    fake.clearFaults()
    // What was lost is found by reading everything; where nothing was, the hooks alone must have told it all.
    for (const delivery of random.sample(fake.pending, fake.pending.length)) await fake.deliver(app.url, delivery)
    await settle(ctx, LATER_MS)
    if (isLost) await syncPlatform(ctx)
    await settle(ctx, LATER_MS)
    assert.deepEqual(
      await storedAs(ctx, name),
      fake.expected(),
      `round ${number} of seed ${seed}, on ${name}, lost: ${isLost}`,
    )
  } finally {
    await Promise.allSettled(running)
    await fake.close()
  }
}

interface Life {
  fake: FakeServer
  ctx: StoreContext
  random: Random
  running: Promise<void>[]
  tally: Tally
  may: { lose: boolean; poll: boolean; sync: boolean }
}

/** One thing after another. True when the platform forgot to tell of something. */
async function happens({ fake, ctx, random, running, tally, may }: Life): Promise<boolean> {
  tally.steps++
  const what = random.int(0, 13)
  if (what <= 3) mutate(fake.world, random)
  else if (what >= 12 || (what === 8 && !may.lose) || (what === 10 && !may.sync)) await hurry({ fake, random, tally })
  else if (what <= 7) {
    for (const delivery of random.sample(fake.pending, random.int(0, fake.pending.length))) {
      if (!random.chance(0.2)) fake.pending.splice(fake.pending.indexOf(delivery), 1)
      tally.delivered++
      assert.equal(await fake.deliver(app.url, delivery), 200)
    }
  } else if (what === 8) {
    const lost = fake.pending.splice(0, random.int(0, fake.pending.length))
    tally.lost += lost.length
    return lost.length > 0
  } else if (what === 9) {
    tally.faults++
    trouble(fake, random)
  } else if (what === 10) {
    tally.syncs++
    await syncPlatform(ctx)
  } else running.push(runPlatform(ctx, { storeId: ctx.storeId }, { pollMs: may.poll ? 0 : LATER_MS }))
  if (random.chance(0.6)) await pause(random.int(1, 150))
  return false
}

/** One thing changes again and again, and each time its hooks come at once: also while it is being looked at. */
async function hurry({ fake, random, tally }: Pick<Life, 'fake' | 'random' | 'tally'>): Promise<void> {
  const { world } = fake
  const id = random.pick([...world.products.keys()])
  const times = random.int(1, 8)
  for (let at = 1; at <= times && id !== undefined; at++) {
    const before = fake.pending.length
    if (at === times && random.chance(0.5)) world.deleteProduct(id)
    else {
      world.changeProduct(id, (product) => {
        product.title = `Hurried ${random.int(1, 99_999)}`
      })
    }
    for (const delivery of fake.pending.splice(before)) {
      tally.delivered++
      assert.equal(await fake.deliver(app.url, delivery), 200)
    }
    await pause(random.int(0, 120))
  }
}

test(`${ROUNDS} random lives of shops end with the store as the platform is`, async (t) => {
  const tally: Tally = { steps: 0, delivered: 0, lost: 0, faults: 0, syncs: 0 }
  const failures: Error[] = []
  let next = 0
  let done = 0
  const lane = async () => {
    while (next < ROUNDS) {
      const number = next++
      await play(number, tally).catch((error) => failures.push(error as Error))
      if (++done % 25 === 0)
        report(t, `${done} lives over, ${failures.length} of them ended otherwise than their platform`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const { steps, delivered, lost, faults, syncs } = tally
  report(
    t,
    `seed ${seed}: ${ROUNDS} lives, ${steps} steps, ${delivered} hooks, ${lost} lost, ${faults} faults, ${syncs} walks`,
  )
  assert.deepEqual(
    failures.map(({ message }) => message.slice(0, 2000)),
    [],
  )
})
