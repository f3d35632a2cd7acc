import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { keyedDoors, openDoors } from '../support/hostile-doors.ts'
import { reportOf, type SendableDoor, sendAll } from '../support/hostile-run.ts'
import { catalogDoors, knowledgeDoors, orderDoors } from '../support/hostile-sources.ts'
import { type HostileWorld, openHostileWorld, say } from '../support/hostile-world.ts'
import { processorLimit } from '../support/processor-time.ts'
import { isFull, Random, report, seed } from '../support/proof-run.ts'

/** Milliseconds of the server's processor time in one turn of its event loop, in which nobody else is served; see `processorLimit`. */
const OPEN_BOUND_MS = 50
const KEYED_BOUND_MS = 100
/** Of each door in the report. */
const WORST_TOLD = 6

/** What a short run sends: two of the ways to cost much that were found, one door the first, the next door the other. */
const shortOfOpen = ['expansion U+FDF4', 'spaces between words']
const shortOfSources = ['anagrams', 'tags']

const groups: [name: string, doors: SendableDoor[], boundMs: number, short: string[]][] = [
  ['without a credential', openDoors, OPEN_BOUND_MS, shortOfOpen],
  ['with a key', keyedDoors, KEYED_BOUND_MS, shortOfOpen],
  ['a store’s catalog and those who read it', catalogDoors, KEYED_BOUND_MS, shortOfSources],
  ['a store’s pages and those who ask', knowledgeDoors, KEYED_BOUND_MS, shortOfSources],
  ['orders and their buyers', orderDoors, KEYED_BOUND_MS, shortOfSources],
]

const usualLines = [
  'hi',
  'red shoes under 50',
  'do you ship to Canada?',
  'where is my order 7001? mara@mail.example',
  'the same again please',
  'something for a birthday, but not blue',
  'compare the first two',
]

let world: HostileWorld
let idleBytes = 0
before(async () => {
  world = await openHostileWorld()
  // What runs often is compiled; what a shopper meets on a server that just started is not what is measured here.
  for (let times = 0; times < 3; times++) {
    const visit = await world.visit()
    for (const line of usualLines) await say(world, visit, line)
  }
  await world.settle()
  idleBytes = (await world.take()).rss
})
after(() => world?.close())

describe('texts made to cost much, at the greatest legal size of each field of each door', () => {
  for (const [name, doors, boundMs, short] of groups) {
    test(`${name}: no piece of work holds up the others`, async (t) => {
      const random = new Random(seed)
      for (const [at, door] of doors.entries()) {
        const isChosen = (kind: string) => isFull || kind === short[at % short.length]
        // With small counts what is far below the limit of a slow machine is not sent again.
        const again = isFull ? boundMs : 3 * boundMs
        const pieces = await sendAll(world, door, { random, boundMs: again, isChosen })
        for (const line of reportOf(pieces, WORST_TOLD)) report(t, line)
        const statuses = new Set(pieces.map(({ status }) => status))
        assert.ok(pieces.length > 0 && [...statuses].every((status) => status < 500), `${door.name}: ${[...statuses]}`)
        const slow = pieces.filter(({ ms }) => ms > boundMs && ms > processorLimit(boundMs))
        assert.deepEqual(slow, [], `${door.name} holds up everybody`)
      }
    })
  }

  test('memory stays within twice of what an idle server has', async (t) => {
    const { mostRss } = await world.take()
    const mb = (bytes: number) => Math.round(bytes / 2 ** 20)
    report(t, `${mb(idleBytes)} MiB before, ${mb(mostRss)} MiB at most`)
    assert.ok(mostRss <= 2 * idleBytes)
  })
})
