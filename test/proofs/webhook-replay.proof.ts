import assert from 'node:assert/strict'
import { test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { getEndpoint } from '../../src/webhooks/list-endpoints.ts'
import { replayDeliveries } from '../../src/webhooks/replay-deliveries.ts'
import { WebhookWorker } from '../../src/webhooks/webhook-worker.ts'
import { startFakeReceiver, verify } from '../support/fake-receiver.ts'
import { amount, report } from '../support/proof-run.ts'
import { startTestApp } from '../support/test-app.ts'
import { testDatabaseKind } from '../support/test-database.ts'
import { TEST_SECRET } from '../support/test-secret.ts'

const BATCH = amount(10, 100)
const STEPS = 24
const MINUTE = 60_000

test(`a receiver that is dead for six hours gets everything by a replay (${testDatabaseKind()})`, async (t) => {
  const settings = { SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8', SPIEL_SECRET: TEST_SECRET }
  // Its own worker stands still: hours pass by the clock of another one.
  const app = await startTestApp(settings, { webhooks: { lookEveryMs: 1e9 } })
  const receiver = await startFakeReceiver()
  t.after(async () => {
    await receiver.close()
    await app.close()
  })
  const { context } = await app.createStore()
  // The receiver's library takes five minutes' difference: the dead hours are before now, and the replay is now.
  let now = Date.now() - 6 * 60 * MINUTE
  const faults: Error[] = []
  const worker = new WebhookWorker(app.context, {
    ...{ now: () => now, isAlone: false, onError: (error) => void faults.push(error) },
  })
  const endpoint = await createEndpoint(context, { url: receiver.url })
  receiver.behave((_received, response) => void response.destroy())
  let attempts = 0
  for (let step = 0; step < STEPS; step++) {
    const products = Array.from({ length: BATCH }, (_, n) => ({ externalId: `p${step}-${n}`, title: 'Lamp' }))
    assert.equal((await upsertProducts(context, products)).upserted, BATCH)
    attempts += await worker.runOnce()
    now += (6 * 60 * MINUTE) / STEPS
  }
  const dead = await getEndpoint(context, endpoint.id)
  assert.deepEqual([dead.pending, dead.enabled], [STEPS * BATCH, true])
  receiver.received.length = 0
  receiver.behave((_received, response) => void response.writeHead(204).end())
  // The clock of the verbs is the real one: a moment later what they put in line is due.
  now = Date.now() + 1_000
  const { queued } = await replayDeliveries(context, { endpointId: endpoint.id, missed: true })
  now = Date.now() + 1_000
  await worker.runOnce()
  for (const received of receiver.received) verify(endpoint.secret, received)
  const sequences = [...new Set(receiver.received.map(({ event }) => event.sequence))].sort((a, b) => a - b)
  const gaps = sequences.filter((sequence, place) => sequence !== place + 1).length
  report(
    t,
    `dead for six simulated hours: ${STEPS * BATCH} events, ${attempts} attempts in vain, ${queued} put in line by the replay, ` +
      `${receiver.received.length} delivered; ${sequences.length} sequences, ${gaps} gaps`,
  )
  assert.deepEqual([faults, gaps, sequences.length], [[], 0, STEPS * BATCH])
  const well = await getEndpoint(context, endpoint.id)
  assert.deepEqual([well.pending, well.missed, well.failingSince], [0, 0, null])
})
