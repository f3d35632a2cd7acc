import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { beginTurn } from '../../src/assistant/assistant.queries.ts'
import { keepHouse } from '../../src/jobs/keep-house.ts'
import { checkOrder } from '../../src/orders/check-order.ts'
import { takeCodeTry } from '../../src/orders/order-codes.queries.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, ORIGIN, scripted, type Visit, visit } from '../support/widget-client.ts'

/** What is in the tables after the clock ran two days ahead for a while, and was set right again. */
const TWO_DAYS_S = 2 * 86_400
const LIMITS = 'session=4,address=5,sessions=3'

let smtp: FakeSmtpServer
let app: TestApp
let store: TestStore

before(async () => {
  smtp = await startFakeSmtpServer()
  const mail = {
    SPIEL_SMTP_URL: smtp.url,
    SPIEL_MAIL_FROM: 'help@acme.example',
    SPIEL_SECRET: 'n4Qp-7vLz-2xKd-9mRt-5wBc-8hGf-3jYs-6uEa',
  }
  app = await startTestApp(
    { ...mail, SPIEL_TURN_LIMITS: LIMITS, SPIEL_TRUSTED_PROXIES: '127.0.0.0/8', SPIEL_RATE_LIMIT: '3' },
    { widget: { answering: scripted() } },
  )
  store = await app.createStore('Acme')
})
after(async () => {
  await app.close()
  await smtp.close()
})

const run = async (statement: ReturnType<typeof sql>) => (await statement.execute(app.context.db)).rows
const shift = (table: string, column: string) =>
  run(sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} =
    ARRAY(SELECT t + ${TWO_DAYS_S} * 1000000::bigint FROM unnest(${sql.ref(column)}) WITH ORDINALITY AS u (t, n) ORDER BY n)`)

test('a key whose limit was used up in days to come is let in now, and exactly as often as ever', async () => {
  const key = await store.key('read')
  const statuses = async (times: number) => {
    const answers = []
    for (let time = 0; time < times; time++) answers.push(await app.call('/conversations', { key }))
    return answers
  }
  await statuses(4)
  await shift('rate_limits', 'admitted_at')
  await run(sql`UPDATE api_keys SET last_used_at = now() + ${TWO_DAYS_S} * interval '1 second'`)
  const answers = await statuses(4)
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429],
  )
  const wait = Number(answers[3]?.headers.get('retry-after'))
  assert.ok(wait >= 1 && wait <= 60, String(wait))
  const [used] = await run(sql`SELECT last_used_at <= now() AS is_past FROM api_keys`)
  assert.deepEqual(used, { is_past: true })
  await shift('rate_limits', 'admitted_at')
  await keepHouse(app.database)
  assert.deepEqual(await run(sql`SELECT key_prefix FROM rate_limits`), [])
})

test('a step back of less than a window lets nobody through twice, and is waited for no longer than one', async () => {
  const at = async (us: number) => {
    const [row] = await run(sql`SELECT admitted, retry_after_s FROM admit('stepped', 2, ${us})`)
    return row as { admitted: boolean; retry_after_s: number }
  }
  const widget = async (us: number) => {
    const [row] = await run(
      sql`SELECT admitted, retry_after_s FROM widget_admit(${store.context.storeId}, '{stepped}', '{2}', ${us})`,
    )
    return row as { admitted: boolean; retry_after_s: number }
  }
  const start = 1_700_000_000_000_000
  for (const call of [at, widget]) {
    assert.deepEqual([(await call(start)).admitted, (await call(start)).admitted], [true, true])
    assert.deepEqual(await call(start - 60_000_000), { admitted: false, retry_after_s: 60 })
    assert.equal((await call(start - 60_000_001)).admitted, true)
    assert.equal((await call(start - 60_000_001)).admitted, true)
    assert.deepEqual(await call(start - 60_000_001), { admitted: false, retry_after_s: 60 })
    assert.equal((await call(start)).admitted, true, 'what was ahead of the clock is forgotten')
  }
})

test('sessions and transcripts whose limits were used up in days to come can be had now', async () => {
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const open = async () =>
    (await callWidget(app, '/sessions', { method: 'POST', key, headers: { 'x-forwarded-for': '203.0.113.77' } })).status
  for (let count = 0; count < 3; count++) assert.equal(await open(), 201)
  assert.equal(await open(), 429)
  await shift('widget_limits', 'admitted_at')
  assert.deepEqual([await open(), await open(), await open(), await open()], [201, 201, 201, 429])

  const say = (guest: Visit, form: string, body: object) =>
    callWidget(app, `/conversations/${guest.conversationId}/${form}`, { token: guest.token, body })
  const guest = await visit(app, store)
  await say(guest, 'messages', { text: 'hi' })
  assert.equal((await say(guest, 'transcript', { email: 'v@mail.example' })).status, 202)
  await run(sql`UPDATE widget_limits SET admitted_at = '{}'`)
  assert.equal((await say(guest, 'transcript', { email: 'v@mail.example' })).status, 429)
  await run(sql`UPDATE widget_limits SET admitted_at = '{}'`)
  await run(sql`UPDATE widget_transcripts SET asked_at = asked_at + ${TWO_DAYS_S} * interval '1 second'`)
  assert.equal((await say(guest, 'transcript', { email: 'v@mail.example' })).status, 202)
})

test('an order that was guessed at in days to come can be seen now', async () => {
  const guess = (index: number) =>
    checkOrder(
      store.context,
      { number: '#7', email: `x${index}@mail.example` },
      { conversationId: `c${index}`, addressKey: `n${index}`, shopper: null, verifiedOrders: [] },
    )
  const kinds = async (from: number) => {
    const answers = []
    for (let index = from; index < from + 6; index++) answers.push((await guess(index)).kind)
    return answers.join()
  }
  const five = `${'no_match,'.repeat(5)}too_many_attempts`
  assert.equal(await kinds(0), five)
  await shift('order_attempts', 'at')
  assert.equal(await kinds(10), five)
  // Less ahead than its window: it counts, and is waited for no longer than one.
  await run(sql`UPDATE order_attempts SET at = ARRAY(SELECT t + 3500 * 1000000::bigint FROM unnest(at) AS t)`)
  const late = await guess(20)
  assert.equal(late.kind === 'too_many_attempts' && late.retryAfterSeconds, 3600)
})

test('a turn or a code of days to come keeps nobody waiting', async () => {
  const { conversationId } = await visit(app, store)
  const { storeId, db } = store.context
  const begin = async (id: string) => {
    const turn = {
      conversationId,
      id,
      text: 'hi',
      clientMessageId: undefined,
      newState: {},
      claimMs: 10_000,
      idleMs: 1,
    }
    return (await beginTurn(db, storeId, turn))?.outcome
  }
  assert.deepEqual([await begin('msg_1'), await begin('msg_2')], ['added', 'busy'])
  const ahead = (seconds: number) => sql`${seconds} * interval '1 second'`
  await run(sql`UPDATE dialogue_states SET busy_until = busy_until + ${ahead(9)}`)
  assert.equal(await begin('msg_3'), 'busy', 'a clock that is a little wrong')
  await run(sql`UPDATE dialogue_states SET busy_until = busy_until + ${ahead(TWO_DAYS_S)}`)
  assert.equal(await begin('msg_4'), 'added')

  await run(sql`UPDATE widget_conversations SET turn_count = 1, running_turn = 1, beat_at = now()`)
  const take = async () => {
    const [row] = await run(sql`SELECT b.outcome FROM widget_conversations w,
      widget_begin_turn(w.store_id, w.conversation_id, w.session_id, NULL, NULL, '\\x00', 15) b
      WHERE w.conversation_id = ${conversationId}`)
    return (row as { outcome: string }).outcome
  }
  assert.equal(await take(), 'busy')
  await run(sql`UPDATE widget_conversations SET beat_at = now() + ${ahead(TWO_DAYS_S)}`)
  assert.equal(await take(), 'stale')

  const wish = (id: string, ahead: number) =>
    run(sql`INSERT INTO order_codes (store_id, id, conversation_id, number_key, email_mac, language, created_at, expires_at)
      VALUES (${storeId}, ${id}, ${conversationId}, '7', '', 'en', now() + ${ahead} * interval '1 second',
        now() + ${ahead + 600} * interval '1 second')`)
  await wish('ahead', TWO_DAYS_S)
  const once = { mostTries: 3, lifeSeconds: 600 }
  assert.equal(await takeCodeTry(db, storeId, conversationId, once), undefined)
  await wish('now', 0)
  assert.equal((await takeCodeTry(db, storeId, conversationId, once))?.id, 'now')
})
