import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { SpielEvent } from '../../src/events/events.schema.ts'
import { type FakeReceiver, startFakeReceiver, verify } from '../support/fake-receiver.ts'
import { ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { prepareStore, type ServerProcess, startServerProcess } from '../support/proof-server.ts'
import { createTestDatabase, testDatabaseKind } from '../support/test-database.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { waitUntil } from '../support/wait-until.ts'

const KIND = testDatabaseKind()
const KILLS = amount(2, 50)
const EVENTS = amount(300, 10_000)
const BATCH = amount(20, 100)
const MAIN = fileURLToPath(new URL('../support/hurried-server.ts', import.meta.url))
const ENV = { SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8', SPIEL_SECRET: TEST_SECRET }

/** What a receiver does instead of taking an event, each as often as the others. */
const faults: ((response: ServerResponse) => void)[] = [
  (response) => response.writeHead(500).end(),
  (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  (response) => response.socket?.destroy(),
  (response) => void setTimeout(() => response.destroy(), 1_000),
  (response) => response.writeHead(200).write('never ends'),
]

interface Tally {
  /** Sequences by the ids that were taken: a receiver knows by them what it has. */
  taken: Map<string, number>
  deliveries: number
  duplicates: number
  faulty: number
  unverified: string[]
}

/** Takes seven of ten, of which each is verified. */
function misbehave(receiver: FakeReceiver, secret: string, random: Random): Tally {
  const tally: Tally = { taken: new Map(), deliveries: 0, duplicates: 0, faulty: 0, unverified: [] }
  receiver.behave((received, response) => {
    receiver.received.length = 0
    tally.deliveries++
    try {
      verify(secret, received)
      if (received.headers['webhook-id'] !== received.event.id) throw new Error('another id')
    } catch (error) {
      tally.unverified.push(String(error))
    }
    if (random.chance(0.3)) {
      tally.faulty++
      random.pick(faults)(response)
      return
    }
    if (tally.taken.has(received.event.id)) tally.duplicates++
    tally.taken.set(received.event.id, received.event.sequence)
    response.writeHead(200).end('ok')
  })
  return tally
}

interface Pushing {
  /** Undefined while no server is there: another process may have got its port. */
  url: string | undefined
  isDone: boolean
  pushed: number
}

/** Pushes until there were enough; what a kill broke off is pushed again. */
async function pushOn(key: string, state: Pushing): Promise<void> {
  const client = new ProofClient(1)
  for (let batch = 0; !state.isDone && state.pushed < EVENTS; ) {
    const products = Array.from({ length: BATCH }, (_, n) => ({ externalId: `p${batch}-${n}`, title: `Product ${n}` }))
    try {
      if (!state.url) throw new Error('no server')
      const { status } = await client.call(state.url, '/catalog', { key, body: { products } })
      if (status === 200) {
        state.pushed += BATCH
        batch++
      }
    } catch {
      await delay(50)
    }
    // Spread over all kills.
    await delay(amount(20, 150))
  }
  client.close()
}

async function readLog(url: string, key: string): Promise<SpielEvent[]> {
  const client = new ProofClient(1)
  const events: SpielEvent[] = []
  for (let after = 0; ; ) {
    const { json } = await client.call(url, `/events?after=${after}`, { key })
    events.push(...json.data)
    after = json.next_after
    if (!json.has_more) break
  }
  client.close()
  return events
}

test(`kill -9 of the worker and a receiver at its worst: every event arrives (${KIND})`, async (t) => {
  const receiver = await startFakeReceiver()
  t.after(() => receiver.close())
  const { options: place, drop } = await createTestDatabase()
  t.after(drop)
  const { keys } = await prepareStore(place, [['write'], ['admin']])
  const [writeKey = '', adminKey = ''] = keys
  const random = new Random(seed)
  let server: ServerProcess = await startServerProcess(place, ENV, MAIN)
  const client = new ProofClient(2)
  const made = await client.call(server.url, '/webhook-endpoints', { key: adminKey, body: { url: receiver.url } })
  assert.equal(made.status, 201, made.text)
  const endpoint = `/webhook-endpoints/${made.json.id}`
  const tally = misbehave(receiver, made.json.secret, new Random(seed * 7))
  const state: Pushing = { url: server.url, isDone: false, pushed: 0 }
  const pushing = pushOn(writeKey, state)
  let midway = 0
  try {
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = tally.deliveries
      await delay(random.int(300, 2_500))
      state.url = undefined
      await server.kill()
      if (tally.deliveries > before) midway++
      server = await startServerProcess(place, ENV, MAIN)
      state.url = server.url
    }
    await pushing
    const events = await readLog(server.url, adminKey)
    const missing = () => events.filter(({ id }) => !tally.taken.has(id))
    let replayed = 0
    await waitUntil(async () => {
      if (missing().length === 0) return true
      const { json } = await client.call(server.url, endpoint, { key: adminKey })
      if (json.pending > 0 || json.missed === 0) return false
      // Ten faults in a row: the owner has it replayed.
      const body = { missed: true }
      replayed += (await client.call(server.url, `${endpoint}/replay`, { key: adminKey, body })).json.queued
      return false
    }, 500)
    report(
      t,
      `seed ${seed}: ${events.length} events, ${KILLS} kills, ${midway} of these while events were delivered; ` +
        `${tally.deliveries} deliveries, ${tally.faulty} met a fault, ${tally.duplicates} were duplicates of what was taken, ` +
        `${replayed} had to be replayed after ten faults; ${missing().length} lost, ${tally.unverified.length} did not verify`,
    )
    const wrongIds = events.filter(({ id, sequence }) => tally.taken.get(id) !== sequence)
    const gaps = events.filter(({ sequence }, index) => sequence !== index + 1)
    assert.deepEqual([missing(), wrongIds, gaps, tally.unverified.slice(0, 3)], [[], [], [], []])
    // What came into the log after it was read, such as the end of the push, may have arrived too.
    const known = [...tally.taken.values()].filter((sequence) => sequence <= events.length)
    assert.equal(known.length, events.length)
    assert.ok(events.length >= EVENTS)
  } finally {
    state.isDone = true
    await pushing
    client.close()
    await server.stop()
  }
})
