import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { tidyWidget } from '../../src/widget/tidy-widget.ts'
import { type Answer, startTestApp, type TestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-until.ts'
import { callWidget, ORIGIN, scripted, streamWidget, type Visit, visit, visitWith } from '../support/widget-client.ts'

let app: TestApp

before(async () => {
  app = await startTestApp(
    { SPIEL_TURN_LIMITS: 'session=3,address=5,store=8,sessions=4', SPIEL_TRUSTED_PROXIES: '127.0.0.0/8' },
    { widget: { answering: scripted() } },
  )
})
after(() => app.close())

const say = ({ conversationId, token }: Visit, address: string, body: object = { text: 'hi' }) =>
  callWidget(app, `/conversations/${conversationId}/messages`, { token, body, headers: { 'x-forwarded-for': address } })

function assertLimited(answer: Answer, limit: number): void {
  assert.equal(answer.status, 429, answer.text)
  const retryAfter = Number(answer.headers.get('retry-after'))
  assert.ok(Number.isInteger(retryAfter) && retryAfter >= 1 && retryAfter <= 60, String(retryAfter))
  const message = `Limit of ${limit} requests per minute reached. Retry in ${retryAfter} s.`
  assert.deepEqual(answer.json, { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter } })
  assert.equal(answer.headers.get('access-control-allow-origin'), ORIGIN)
}

test('turns are limited per session, per address and per store, in this order', async () => {
  const store = await app.createStore('Turns')
  const visits = [await visit(app, store), await visit(app, store), await visit(app, store), await visit(app, store)]
  const [one, two, three, four] = visits as [Visit, Visit, Visit, Visit]
  for (let turn = 0; turn < 3; turn++) assert.equal((await say(one, '203.0.113.1')).status, 200)
  assertLimited(await say(one, '203.0.113.2'), 3)
  for (let turn = 0; turn < 2; turn++) assert.equal((await say(two, '203.0.113.1')).status, 200)
  assertLimited(await say(two, '203.0.113.1'), 5)
  // A refused turn was counted nowhere: this one is the session's third.
  assert.equal((await say(two, '203.0.113.9')).status, 200)
  for (let turn = 0; turn < 2; turn++) assert.equal((await say(three, '2001:db8:0:1::1')).status, 200)
  assertLimited(await say(four, '203.0.113.7'), 8)
  const other = await visit(app, await app.createStore('Another'))
  assert.equal((await say(other, '203.0.113.1')).status, 200, 'another store has its own')
})

test('a message that is sent again is not counted again', async () => {
  const guest = await visit(app, await app.createStore('Again'))
  for (let time = 0; time < 6; time++) {
    const answer = await say(guest, '203.0.113.1', { text: 'hi', clientMessageId: 'm-1' })
    assert.equal(answer.status, 200)
  }
  assert.equal((await say(guest, '203.0.113.1', { text: 'ho', clientMessageId: 'm-1' })).status, 409)
  const history = await callWidget(app, `/conversations/${guest.conversationId}`, { token: guest.token })
  assert.equal(history.json.messages.length, 2)
})

test('one line of IPv6 is one address; new sessions are limited per address', async () => {
  const store = await app.createStore('Sessions')
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const open = (address: string) =>
    callWidget(app, '/sessions', { method: 'POST', key, headers: { 'x-forwarded-for': address } })
  for (let host = 1; host <= 4; host++) assert.equal((await open(`2001:db8:0:7::${host}`)).status, 201)
  assertLimited(await open('2001:db8:0:7:ffff::1'), 4)
  assert.equal((await open('2001:db8:0:8::1')).status, 201)
})

test('all /64s of one IPv6 /48 together have four times what an address has', async () => {
  const store = await app.createStore('Networks')
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const open = async (address: string) =>
    (await callWidget(app, '/sessions', { method: 'POST', key, headers: { 'x-forwarded-for': address } })).status
  const statuses = []
  for (let line = 0; line < 20; line++) statuses.push(await open(`2001:db8:7:${line.toString(16)}::1`))
  assert.deepEqual([statuses.filter((status) => status === 201).length, statuses.lastIndexOf(201)], [16, 15])
  assert.equal(await open('2001:db8:8::1'), 201, 'another /48 has its own')
  for (let line = 0; line < 20; line++) assert.equal(await open(`::ffff:198.51.${line}.1`), 201, 'IPv4 has no /48')
})

test('50 at once of a limit of 3: exactly 3', async () => {
  const guest = await visit(app, await app.createStore('Rush'))
  const paths = Array.from({ length: 50 }, (_, index) => `198.51.100.${index}`)
  const answers = await Promise.all(
    paths.map(async (address) => {
      const { status } = await callWidget(app, '/conversations', {
        ...{ method: 'POST', token: guest.token, headers: { 'x-forwarded-for': address } },
      })
      return status
    }),
  )
  // The visit itself opened one.
  assert.equal(answers.filter((status) => status === 201).length, 2)
  assert.equal(answers.filter((status) => status === 429).length, 48)
})

test('400 at once on the database, in 20 rounds: exactly as many as the smallest limit allows', async () => {
  const { storeId, db } = (await app.createStore('Crush')).context
  for (let round = 0; round < 20; round++) {
    const calls = Array.from({ length: 20 }, async () => {
      const { rows } = await sql<{ admitted: boolean }>`
        SELECT admitted FROM widget_admit(${storeId}, ${[`a${round}`, `b${round}`]}::text[], '{9,5}')`.execute(db)
      return rows[0]?.admitted
    })
    const admitted = (await Promise.all(calls)).filter(Boolean).length
    assert.equal(admitted, 5, `round ${round}`)
  }
})

test('the window slides, and is exact to the microsecond', async () => {
  const store = await app.createStore('Window')
  const at = async (us: number) => {
    const { rows } = await sql<{ admitted: boolean; retry_after_s: number }>`
      SELECT admitted, retry_after_s FROM widget_admit(${store.context.storeId}, '{a,b}', '{2,3}', ${us})`.execute(
      app.context.db,
    )
    return rows[0]
  }
  const start = 1_700_000_000_000_000
  const outcomes = []
  for (const us of [0, 1, 2, 59_999_999, 60_000_000, 60_000_000, 60_000_001])
    outcomes.push((await at(start + us))?.admitted)
  assert.deepEqual(outcomes, [true, true, false, false, true, false, true])
  assert.equal((await at(start + 60_000_002))?.retry_after_s, 60)
})

test('of 20 event streams that a session opens at once six are open, and no seventh later', async () => {
  const guest = await visit(app, await app.createStore('Streams'))
  const { token, conversationId } = guest
  const path = `/conversations/${conversationId}/events`
  const controller = new AbortController()
  const open = () =>
    fetch(`${app.url}/api/widget/v1${path}`, {
      headers: { origin: ORIGIN, authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: controller.signal,
    })
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  assert.equal(streams.filter(({ status }) => status === 200).length, 6)
  assert.equal(streams.filter(({ status }) => status === 429).length, 14)
  const seventh = await streamWidget(app, path, { token })
  assert.equal(seventh.status, 429)
  assert.match(seventh.text, /6 event streams/)
  controller.abort()
  // The server hears of it by itself; until then it may still say no.
  const status = await waitUntil(async () => {
    const again = await streamWidget(app, path, { token, stop: () => true })
    return again.status !== 429 && again.status
  })
  assert.equal(status, 200)
})

test('sessions that ended and idle logs are forgotten', async () => {
  const store = await app.createStore('Tidy')
  const { token } = await visit(app, store)
  const { storeId, db } = store.context
  const count = async () =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM widget_sessions WHERE store_id = ${storeId}`.execute(db))
      .rows[0]?.n
  await tidyWidget(app.context)
  assert.equal(await count(), 1)
  await sql`UPDATE widget_sessions SET expires_at = now() - interval '2 hours' WHERE store_id = ${storeId}`.execute(db)
  await tidyWidget(app.context)
  assert.equal(await count(), 0)
  assert.equal((await callWidget(app, '/conversations', { method: 'POST', token })).status, 401)
})

test('visits of one page share a key', async () => {
  const store = await app.createStore('Shared')
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const [one, two] = [await visitWith(app, key), await visitWith(app, key)]
  assert.notEqual(one.conversationId, two.conversationId)
})

test('admissions at random times are those of counting entry by entry', async () => {
  const { storeId, db } = (await app.createStore('Random')).context
  const limits = { a: 4, b: 7 }
  const logs: Record<string, number[]> = { a: [], b: [] }
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  let us = 1_700_000_000_000_000
  for (let round = 0; round < 300; round++) {
    us += Math.floor(random() ** 4 * 90_000_000)
    const names = (['a', 'b'] as const).filter(() => random() < 0.8)
    const isFree = names.every((name) => (logs[name] ?? []).filter((t) => t > us - 60_000_000).length < limits[name])
    if (isFree) for (const name of names) logs[name]?.push(us)
    const { rows } = await sql<{ admitted: boolean }>`
      SELECT admitted FROM widget_admit(${storeId}, ${names}::text[], ${names.map((name) => limits[name])}::integer[],
        ${us})`.execute(db)
    assert.equal(rows[0]?.admitted, isFree, `round ${round}`)
  }
  const { rows } = await sql<{ count: number }>`
    SELECT max(array_length(admitted_at, 1))::int AS count FROM widget_limits WHERE store_id = ${storeId}`.execute(db)
  assert.ok((rows[0]?.count ?? 0) <= 7)
})
