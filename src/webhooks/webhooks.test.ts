import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type FakeReceiver, startFakeReceiver, verify } from '../../test/support/fake-receiver.ts'
import { appOfFile, type TestStore } from '../../test/support/test-app.ts'
import { TEST_SECRET } from '../../test/support/test-secret.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { BadRequestError } from '../errors.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { listEvents } from '../events/list-events.ts'
import { createEndpoint } from './create-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { getEndpoint, listEndpoints } from './list-endpoints.ts'
import { replayDeliveries } from './replay-deliveries.ts'
import { PAUSES_MS } from './schedule.ts'
import { triggerEvent } from './trigger-event.ts'
import { deleteEndpoint, rotateSecret, updateEndpoint } from './update-endpoint.ts'
import { WebhookWorker, type WebhookWorkerOptions } from './webhook-worker.ts'
import type { EndpointWithSecret } from './webhooks.schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The app's own worker stands still: each test has one with a clock of its own. */
const app = await appOfFile(
  { SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8', SPIEL_SECRET: TEST_SECRET },
  { webhooks: { lookEveryMs: 1e9 } },
)
let store: TestStore
let receiver: FakeReceiver
let endpoint: EndpointWithSecret
let clock: number
let worker: WebhookWorker

const newWorker = (options: Partial<WebhookWorkerOptions> = {}) =>
  new WebhookWorker(app.context, {
    ...{ now: () => clock, isAlone: false, totalMs: 300 },
    onError: (error) => {
      throw error
    },
    ...options,
  })

before(async () => {
  receiver = await startFakeReceiver()
})
after(() => receiver.close())
beforeEach(async () => {
  // Ahead of the verbs' own clock: what they have delivered is due.
  clock = Date.now() + 60_000
  receiver.received.length = 0
  receiver.behave((_received, response) => void response.writeHead(200).end('ok'))
  store = await app.createStore()
  endpoint = await createEndpoint(store.context, { url: receiver.url })
  worker = newWorker()
  // Only this test's endpoint is to be tried.
  await sql`UPDATE webhook_endpoints SET enabled = false WHERE store_id <> ${store.context.storeId}`.execute(
    app.context.db,
  )
})

const push = (id: string) => upsertProducts(store.context, [{ externalId: id, title: id }])
const now = () => getEndpoint(store.context, endpoint.id)
const deliveries = async () => (await listDeliveries(store.context, { endpointId: endpoint.id })).data
const sequences = () => receiver.received.map(({ event }) => event.sequence)
const answer = (status: number, headers: Record<string, string> = {}) =>
  receiver.behave((_received, response) => void response.writeHead(status, headers).end(`said ${status}`))

describe('a delivery', () => {
  test('is the event of the log, signed, as JSON, once', async () => {
    await push('TEE')
    await worker.runOnce()
    await worker.runOnce()
    assert.equal(receiver.received.length, 1)
    const [received] = receiver.received
    assert.ok(received)
    assert.deepEqual(verify(endpoint.secret, received), (await listEvents(store.context, {})).data[0])
    const { headers, event } = received
    assert.equal(headers['webhook-id'], event.id)
    assert.equal(headers['content-type'], 'application/json')
    assert.equal(headers['user-agent'], 'Spiel-Webhooks/1.0')
    const [delivery] = await deliveries()
    assert.ok(delivery)
    assert.deepEqual([delivery.state, delivery.eventId, delivery.attempts.length], ['delivered', event.id, 1])
    assert.deepEqual(delivery.attempts[0]?.response, { status: 200, body: 'ok' })
    assert.equal(delivery.attempts[0]?.request.url, receiver.url)
  })

  test('goes to endpoints of its type only, from when they were made on', async () => {
    await push('BEFORE')
    const orders = await createEndpoint(store.context, { url: receiver.url, types: ['order.created', 'order.created'] })
    const products = await createEndpoint(store.context, { url: receiver.url, types: ['product.updated'] })
    assert.deepEqual([orders.types, products.types, endpoint.types], [['order.created'], ['product.updated'], ['*']])
    await push('AFTER')
    await worker.runOnce()
    // Twice for the endpoint of all types, once for that of products.
    assert.deepEqual(sequences().sort(), [1, 2, 2])
  })

  test('carries the headers of its owner, which are never shown again', async () => {
    const headers = { Authorization: 'Bearer hush-hush', 'X-Shop': 'acme' }
    await deleteEndpoint(store.context, { endpointId: endpoint.id })
    endpoint = await createEndpoint(store.context, { url: receiver.url, headers })
    await push('TEE')
    await worker.runOnce()
    assert.equal(receiver.received[0]?.headers.authorization, 'Bearer hush-hush')
    assert.deepEqual(endpoint.headers, ['Authorization', 'X-Shop'])
    const { rows } = await sql`SELECT w::text AS row FROM webhook_endpoints w WHERE id = ${endpoint.id}`.execute(
      app.context.db,
    )
    const stored = JSON.stringify([rows, await listEndpoints(store.context), await deliveries()])
    const secret = Buffer.from(endpoint.secret).toString('hex')
    for (const hidden of ['hush', Buffer.from('hush').toString('hex'), endpoint.secret, secret]) {
      assert.ok(!stored.includes(hidden), hidden)
    }
  })

  test('is signed with both secrets while one is rotated, then with the new one', async () => {
    const former = endpoint.secret
    const { secret } = await rotateSecret(store.context, { endpointId: endpoint.id, graceHours: 24 })
    assert.notEqual(secret, former)
    await push('ONE')
    await worker.runOnce()
    clock += 25 * HOUR
    await push('TWO')
    await worker.runOnce()
    const [one, two] = receiver.received
    assert.ok(one && two)
    for (const good of [former, secret]) verify(good, one)
    assert.equal(String(one.headers['webhook-signature']).split(' ').length, 2)
    assert.equal(String(two.headers['webhook-signature']).split(' ').length, 1)
    const at = Number(two.headers['webhook-timestamp'])
    assert.ok(Math.abs(at * 1000 - clock) < 2_000)
    await rotateSecret(store.context, { endpointId: endpoint.id, graceHours: 0 })
    await push('THREE')
    clock = Date.now()
    await worker.runOnce()
    const three = receiver.received[2]
    assert.ok(three)
    assert.throws(() => verify(secret, three))
  })
})

describe('a receiver that fails', () => {
  test('is tried ten times, each pause within a fifth of the schedule’s, under the same id', async () => {
    answer(500)
    await push('TEE')
    await worker.runOnce()
    const times = [clock]
    for (let looks = 0; times.length < 10 && looks < 100; looks++) {
      const next = (await deliveries())[0]?.nextAttemptAt
      assert.ok(next)
      clock = Date.parse(next) - 1
      assert.equal(await worker.runOnce(), 0, 'too early')
      clock = Date.parse(next)
      assert.equal(await worker.runOnce(), 1)
      times.push(clock)
    }
    const shares = PAUSES_MS.slice(1).map((pause, place) => ((times[place + 1] ?? 0) - (times[place] ?? 0)) / pause)
    assert.deepEqual(
      shares.filter((share) => share < 0.8 || share > 1.2),
      [],
    )
    const [delivery] = await deliveries()
    assert.deepEqual([delivery?.state, delivery?.attempts.length, delivery?.nextAttemptAt], ['failed', 10, null])
    assert.deepEqual(delivery?.attempts.at(-1)?.response, { status: 500, body: 'said 500' })
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size, 10)
    const { missed, pending, notices } = await now()
    assert.deepEqual([missed, pending, notices.map(({ kind }) => kind)], [1, 0, ['exhausted']])
    clock += 10 * DAY
  })

  test('by a redirect, a hang, a reset, an answer that never ends or one that is too long', async () => {
    const behaviours: Record<string, (response: import('node:http').ServerResponse) => void> = {
      redirect: (response) => response.writeHead(302, { location: receiver.url }).end(),
      timeout: () => {},
      reset: (response) => response.socket?.destroy(),
      endless: (response) => response.writeHead(200).write('x'),
      long: (response) => response.writeHead(400).end('x'.repeat(1_000_000)),
    }
    const names = Object.keys(behaviours)
    for (const name of names) await upsertProducts(store.context, [{ externalId: name, title: name }])
    receiver.behave(({ event }, response) => {
      const { product } = event.data as { product: { externalId: string } }
      behaviours[product.externalId]?.(response)
    })
    await worker.runOnce()
    const tries = (await deliveries()).reverse().map(({ state, attempts }) => [state, attempts[0]] as const)
    assert.deepEqual(
      tries.map(([state, attempt]) => [state, attempt?.error, attempt?.response?.status]),
      [
        ['pending', 'redirect', 302],
        ['pending', 'timeout', undefined],
        ['pending', 'ECONNRESET', undefined],
        ['pending', 'timeout', 200],
        ['pending', 'status', 400],
      ],
    )
    assert.equal(tries[4]?.[1]?.response?.body.length, 1024)
    const asked = Map.groupBy(receiver.received, ({ event }) => event.sequence)
    assert.deepEqual([asked.size, asked.get(1)?.length], [names.length, 1], 'a redirect is not followed')
  })

  test('is asked again when it says, within bounds', async () => {
    const asked = { short: '1', good: '120', long: '999999' }
    receiver.behave(({ event }, response) => {
      const { product } = event.data as { product: { externalId: keyof typeof asked } }
      response.writeHead(429, { 'retry-after': asked[product.externalId] }).end()
    })
    for (const name of Object.keys(asked)) await push(name)
    await worker.runOnce()
    const waits = (await deliveries()).reverse().map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') - clock)
    assert.ok((waits[0] as number) >= 4_000 && (waits[0] as number) <= 6_000)
    assert.deepEqual(waits.slice(1), [120_000, HOUR])
  })

  test('with 410 is disabled at once', async () => {
    answer(410)
    await push('TEE')
    await worker.runOnce()
    const { enabled, disabledReason, notices } = await now()
    assert.deepEqual([enabled, disabledReason, notices[0]?.kind], [false, 'gone', 'disabled'])
    await push('CUP')
    await worker.runOnce()
    assert.equal(receiver.received.length, 1)
  })

  test('for five days is disabled, with a warning a day ahead; enabled again it starts from now, and gets what it missed', async () => {
    answer(503)
    await push('ONE')
    await worker.runOnce()
    const kinds = async () => (await now()).notices.map(({ kind }) => kind)
    clock += 4 * DAY - HOUR
    await worker.runOnce()
    assert.deepEqual(await kinds(), [])
    clock += 2 * HOUR
    await worker.runOnce()
    await worker.runOnce()
    assert.deepEqual(await kinds(), ['will_disable'])
    clock += DAY - 2 * HOUR
    await worker.runOnce()
    assert.equal((await now()).enabled, true)
    clock += HOUR
    await worker.runOnce()
    const disabled = await now()
    assert.deepEqual([disabled.enabled, disabled.disabledReason], [false, 'failing'])
    assert.deepEqual(await kinds(), ['disabled', 'will_disable'])
    await push('TWO')
    await assert.rejects(replayDeliveries(store.context, { endpointId: endpoint.id, missed: true }), ConflictError)
    answer(200)
    receiver.received.length = 0
    const enabled = await updateEndpoint(store.context, { endpointId: endpoint.id, enabled: true })
    assert.deepEqual([enabled.enabled, enabled.disabledAt, enabled.failingSince, enabled.missed], [true, null, null, 2])
    await push('THREE')
    await worker.runOnce()
    assert.deepEqual(sequences(), [3])
    assert.deepEqual(await replayDeliveries(store.context, { endpointId: endpoint.id, missed: true }), { queued: 2 })
    assert.deepEqual(await replayDeliveries(store.context, { endpointId: endpoint.id, missed: true }), { queued: 0 })
    await worker.runOnce()
    assert.deepEqual(sequences().sort(), [1, 2, 3])
    assert.equal((await now()).missed, 0)
  })

  test('but for one success is not disabled', async () => {
    for (const day of [0, 1, 2, 3, 4, 5, 6]) {
      answer(day === 3 ? 200 : 500)
      await push(`DAY-${day}`)
      await worker.runOnce()
      clock += DAY
    }
    const { enabled, failingSince } = await now()
    assert.deepEqual([enabled, Date.parse(failingSince ?? '') > clock - 4 * DAY], [true, true])
  })

  test('at an address that must not be reached is not asked, and the log says why', async () => {
    const { db, storeId } = store.context
    await sql`UPDATE webhook_endpoints SET url = 'https://[::1]/' WHERE store_id = ${storeId}`.execute(db)
    await push('TEE')
    await worker.runOnce()
    assert.match((await deliveries())[0]?.attempts[0]?.error ?? '', /^refused: leads to this machine/)
  })
})

describe('a replay', () => {
  test('of one event, of a range, of nothing that is not there', async () => {
    for (const id of ['ONE', 'TWO', 'THREE', 'FOUR']) await push(id)
    await worker.runOnce()
    const ids = receiver.received.map(({ event }) => event.id)
    receiver.received.length = 0
    const replay = (what: object) => replayDeliveries(store.context, { endpointId: endpoint.id, ...what })
    assert.deepEqual(await replay({ eventId: ids[2] }), { queued: 1 })
    await worker.runOnce()
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [ids[2]],
    )
    assert.deepEqual(await replay({ fromSequence: 2, toSequence: 99 }), { queued: 3 })
    await worker.runOnce()
    assert.deepEqual(sequences().sort(), [2, 3, 3, 4])
    const [latest] = (await deliveries()).filter(({ sequence }) => sequence === 3)
    assert.equal(latest?.attempts.length, 3)
    assert.deepEqual(await replay({ missed: true }), { queued: 0 })
    await assert.rejects(replay({ eventId: `${ids[0]?.slice(0, -1)}x` }), NotFoundError)
    for (const wrong of [
      {},
      { missed: true, eventId: ids[0] },
      { fromSequence: 1 },
      { toSequence: 1 },
      { fromSequence: 3, toSequence: 2 },
    ]) {
      await assert.rejects(replay(wrong), (error: BadRequestError) => error.status === 400)
    }
  })
})

describe('endpoints', () => {
  test('that are wrong are refused, naming the field', async () => {
    const faults: [object, string][] = [
      [{}, 'url'],
      [{ url: 'ftp://shop.example' }, 'url'],
      [{ url: 'https://10.0.0.1/' }, 'url'],
      [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
      [{ url: 'https://user:pass@shop.example/' }, 'url'],
      [{ url: 'https://shop.example/#a' }, 'url'],
      [{ url: `https://shop.example/${'a'.repeat(2048)}` }, 'url'],
      [{ url: receiver.url, types: ['order.eaten'] }, 'types'],
      [{ url: receiver.url, types: [] }, 'types'],
      [{ url: receiver.url, types: 'order.created' }, 'types'],
      [{ url: receiver.url, description: 'x'.repeat(501) }, 'description'],
      [{ url: receiver.url, headers: { Host: 'x' } }, 'headers'],
      [{ url: receiver.url, headers: { 'Webhook-Id': 'x' } }, 'headers'],
      [{ url: receiver.url, headers: { 'X-A': 'a\r\nB: c' } }, 'headers'],
      [{ url: receiver.url, headers: { 'X A': 'a' } }, 'headers'],
      [{ url: receiver.url, notifyEmail: 'nobody' }, 'notifyEmail'],
      [{ url: receiver.url, enabled: 'yes' }, 'enabled'],
    ]
    for (const [input, field] of faults) {
      await assert.rejects(createEndpoint(store.context, input), (error: BadRequestError) => {
        assert.equal(error.issues[0]?.path.replace(/[.[].*/, ''), field, JSON.stringify(input).slice(0, 100))
        return true
      })
    }
    // Nineteen more fit.
    for (let n = 1; n < 20; n++) await createEndpoint(store.context, { url: receiver.url })
    await assert.rejects(createEndpoint(store.context, { url: receiver.url }), ConflictError)
  })

  test('of another store are not there', async () => {
    const other = (await app.createStore()).context
    const of = { endpointId: endpoint.id }
    for (const verb of [
      () => getEndpoint(other, endpoint.id),
      () => updateEndpoint(other, { ...of, enabled: false }),
      () => deleteEndpoint(other, of),
      () => rotateSecret(other, of),
      () => listDeliveries(other, of),
      () => replayDeliveries(other, { ...of, missed: true }),
    ]) {
      await assert.rejects(verb, NotFoundError)
    }
    assert.deepEqual(await listEndpoints(other), { data: [] })
    assert.equal((await now()).enabled, true)
  })

  test('leave nothing behind when they are deleted', async () => {
    await push('TEE')
    await worker.runOnce()
    await deleteEndpoint(store.context, { endpointId: endpoint.id })
    for (const table of ['webhook_deliveries', 'webhook_attempts', 'webhook_notices']) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE endpoint_id = ${endpoint.id}`.execute(
        app.context.db,
      )
      assert.deepEqual(rows, [], table)
    }
    await push('CUP')
    assert.equal(await worker.runOnce(), 0)
  })

  test('get a sample on demand', async () => {
    const event = await triggerEvent(store.context, { type: 'lead.created' })
    await worker.runOnce()
    assert.deepEqual(receiver.received[0]?.event, event)
    assert.equal(event.data.sample, true)
  })

  test('are each delivered to by one worker at a time, and by the next one when it died', async () => {
    await push('TEE')
    let release: (() => void) | undefined
    receiver.behave((_received, response) => {
      release = () => void response.writeHead(200).end()
    })
    const slow = newWorker({ totalMs: 60_000 })
    const running = slow.runOnce()
    while (!release) await new Promise((resolve) => setImmediate(resolve))
    assert.equal(await worker.runOnce(), 0, 'taken')
    assert.equal(receiver.received.length, 1)
    release()
    assert.equal(await running, 1)
    await sql`UPDATE webhook_endpoints SET lease = 'dead', lease_until = now() - interval '1 s' WHERE id = ${endpoint.id}`.execute(
      app.context.db,
    )
    receiver.behave((_received, response) => void response.writeHead(200).end())
    await push('CUP')
    assert.equal(await worker.runOnce(), 1)
  })
})
