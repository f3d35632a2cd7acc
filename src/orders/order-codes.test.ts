import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type FakeSmtpServer, startFakeSmtpServer } from '../../test/support/fake-smtp-server.ts'
import { RIGHT, someone } from '../../test/support/order-askers.ts'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { createSecretBox } from '../shared/secret-box.ts'
import { confirmOrderCode } from './confirm-order-code.ts'
import { mailOrderCode } from './mail-order-code.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import { orderCodeMail } from './order-code-mail.ts'
import { sendOrderCode } from './send-order-code.ts'
import { upsertOrders } from './upsert-orders.ts'

let smtp: FakeSmtpServer
let app: TestApp
let store: TestStore

/** From the body: a subject with umlauts comes encoded. */
const codeIn = (raw: string) => /\b(\d{6})\b/.exec(raw.split('\r\n\r\n')[1] ?? '')?.[1] ?? assert.fail(raw)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

before(async () => {
  smtp = await startFakeSmtpServer()
  app = await startTestApp({
    SPIEL_SMTP_URL: smtp.url,
    SPIEL_MAIL_FROM: 'Acme <help@acme.example>',
    SPIEL_SECRET: 'a secret of thirty-two characters',
  })
})
beforeEach(async () => {
  store = await app.createStore('Acme & Söhne')
  await upsertOrders(store.context, [{ externalId: 'o100', ...RIGHT, items: [{ title: 'Kettle', quantity: 1 }] }])
})
after(async () => {
  await app.close()
  await smtp.close()
})

/** Asks for a code and returns the one that was mailed. */
async function mailedCode(who: OrderCheckIdentity, language = 'en'): Promise<string> {
  const next = smtp.mails.length
  const answer = await sendOrderCode(store.context, { number: RIGHT.number, language }, who)
  assert.deepEqual(answer, { kind: 'accepted', expiresInSeconds: 600 })
  return codeIn((await smtp.mail(next)).raw)
}

test('a code goes to the order’s address and shows the order, once', async () => {
  const who = someone()
  const code = await mailedCode(who)
  const mail = smtp.mails.at(-1)
  assert.deepEqual([mail?.from, mail?.to], ['help@acme.example', ['ann@example.com']])
  const answer = await confirmOrderCode(store.context, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }, who)
  assert.ok(answer.kind === 'found')
  assert.deepEqual([answer.orderId, answer.order.items[0]?.title], ['o100', 'Kettle'])
  assert.deepEqual(await confirmOrderCode(store.context, { code }, who), { kind: 'no_match' })
})

test('a code works in its conversation and store only', async () => {
  const who = someone()
  const code = await mailedCode(who)
  const other = await app.createStore()
  assert.equal((await confirmOrderCode(store.context, { code }, someone())).kind, 'no_match')
  assert.equal((await confirmOrderCode(other.context, { code }, who)).kind, 'no_match')
  assert.equal((await confirmOrderCode(store.context, { code }, who)).kind, 'found')
})

test('of 50 wrong codes at once three are compared, and the right one is none of them any more', async () => {
  const who = someone()
  const code = await mailedCode(who)
  const tries = Array.from({ length: 50 }, () => confirmOrderCode(store.context, { code: wrong(code) }, who))
  assert.ok((await Promise.all(tries)).every(({ kind }) => kind === 'no_match'))
  const { rows } = await sql`SELECT tries FROM order_codes WHERE store_id = ${store.context.storeId}`.execute(
    app.context.db,
  )
  assert.deepEqual(rows, [{ tries: 3 }])
  assert.equal((await confirmOrderCode(store.context, { code }, who)).kind, 'no_match')
})

test('the third try still counts; the code of a new wish takes the former one’s place', async () => {
  const who = someone()
  const first = await mailedCode(who)
  for (let again = 0; again < 2; again++) await confirmOrderCode(store.context, { code: wrong(first) }, who)
  const second = await mailedCode(who)
  if (first !== second) {
    assert.equal((await confirmOrderCode(store.context, { code: first }, who)).kind, 'no_match')
  }
  for (let again = 0; again < 1; again++) await confirmOrderCode(store.context, { code: wrong(second) }, who)
  assert.equal((await confirmOrderCode(store.context, { code: second }, who)).kind, 'found')
})

test('a code ends after ten minutes', async () => {
  const who = someone()
  const code = await mailedCode(who)
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM expires_at - clock_timestamp())::int AS seconds FROM order_codes
    WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  assert.ok(rows[0] && rows[0].seconds > 590 && rows[0].seconds <= 600)
  await sql`UPDATE order_codes SET expires_at = clock_timestamp() - interval '1 second'
    WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  assert.equal((await confirmOrderCode(store.context, { code }, who)).kind, 'no_match')
})

test('a wish that fits no order gets the same answer, the same row and job, and no mail', async () => {
  await upsertOrders(store.context, [{ externalId: 'o101', number: '#101', email: null }])
  const misses = [{ number: '#999' }, { number: '#101' }, { number: 'o100' }, { number: '\u0000' }]
  const before = smtp.mails.length
  for (const miss of misses) {
    const who = someone()
    const answer = await sendOrderCode(store.context, miss, who)
    assert.deepEqual(answer, { kind: 'accepted', expiresInSeconds: 600 })
    assert.deepEqual(await confirmOrderCode(store.context, { code: '000000' }, who), { kind: 'no_match' })
  }
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM order_codes WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  assert.equal(rows.length, misses.length)
  for (const { id } of rows) {
    await mailOrderCode(app.context, { storeId: store.context.storeId, codeId: id })
  }
  assert.equal(smtp.mails.length, before)
})

test('neither code nor address is in the database', async () => {
  const code = await mailedCode(someone())
  const { rows } = await sql<{ line: string }>`
    SELECT c::text AS line FROM order_codes c WHERE store_id = ${store.context.storeId}
    UNION ALL SELECT j.data::text FROM pgboss.job j WHERE name = 'mail-order-code'`.execute(app.context.db)
  assert.ok(rows.length >= 2)
  const text = rows.map(({ line }) => line).join('\n')
  assert.ok(!text.includes('ann@') && !text.includes(Buffer.from('ann@').toString('hex')))
  assert.doesNotMatch(text, new RegExp(`(?<!\\d)${code}(?!\\d)|${Buffer.from(code).toString('hex')}`))
})

test('a mail that the server does not take is tried again, with a code that works', async () => {
  const who = someone()
  smtp.refuseNext(1)
  const code = await mailedCode(who)
  assert.equal((await confirmOrderCode(store.context, { code }, who)).kind, 'found')
})

test('a job that runs again after the mail went out sends none', async () => {
  await mailedCode(someone())
  const sent = async () => {
    const { rows } = await sql<{ id: string; sent_at: Date | null }>`
      SELECT id, sent_at FROM order_codes WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
    return rows[0]
  }
  // The row is written after the mail server's answer.
  let row = await sent()
  while (!row?.sent_at) row = await sent()
  const mails = smtp.mails.length
  await mailOrderCode(app.context, { storeId: store.context.storeId, codeId: row.id })
  assert.equal(smtp.mails.length, mails)
})

test('wishes are limited per conversation, per network and per order', async () => {
  const wish = async (number: string, who: OrderCheckIdentity) =>
    (await sendOrderCode(store.context, { number }, who)).kind
  const times = async (count: number, ask: (index: number) => Promise<string>) => {
    const kinds: string[] = []
    for (let index = 0; index < count; index++) kinds.push(await ask(index))
    return kinds.filter((kind) => kind === 'accepted').length
  }
  const talk = someone({ conversationId: 'talk' })
  assert.equal(await times(6, (index) => wish(`${index}`, talk)), 3)
  const from = (addressKey: string) => someone({ addressKey })
  assert.equal(await times(14, (index) => wish(`n${index}`, from('net'))), 10)
  assert.equal(await times(8, () => wish('z', someone())), 5)
  assert.equal(await wish('y', someone()), 'accepted')
})

test('of several orders with one number, the code is for the one placed last', async () => {
  const same = (externalId: string, placedAt: string, email: string) => ({ externalId, number: '#7', placedAt, email })
  await upsertOrders(store.context, [
    same('new', '2026-03-01T00:00:00Z', 'new@example.com'),
    same('old', '2025-03-01T00:00:00Z', 'old@example.com'),
  ])
  const who = someone()
  const next = smtp.mails.length
  await sendOrderCode(store.context, { number: '7' }, who)
  const mail = await smtp.mail(next)
  assert.deepEqual(mail.to, ['new@example.com'])
  const answer = await confirmOrderCode(store.context, { code: codeIn(mail.raw) }, who)
  assert.ok(answer.kind === 'found' && answer.orderId === 'new')
})

test('without a mail server, or without a secret, it says that it is off', async () => {
  const ask = (more: object) => sendOrderCode({ ...store.context, ...more }, RIGHT, someone())
  assert.deepEqual(await ask({ mailer: null }), { kind: 'off', reason: 'no_mail_server' })
  const secrets = createSecretBox({ secret: undefined, dataDir: undefined })
  assert.deepEqual(await ask({ secrets }), { kind: 'off', reason: 'no_secret' })
  const answer = await confirmOrderCode({ ...store.context, secrets }, { code: '123456' }, someone())
  assert.deepEqual(answer, { kind: 'no_match' })
})

test('the mail is in the shopper’s language, and a store’s name cannot add a header', () => {
  const subjects = ['en', 'es', 'fr', 'de', 'xx', '__proto__'].map(
    (language) => orderCodeMail(language, { code: '012345', storeName: 'A\r\nBcc: b@x' }).subject,
  )
  assert.deepEqual(subjects, [
    '012345 is your code for A Bcc: b@x',
    '012345 es tu código para A Bcc: b@x',
    '012345 est votre code pour A Bcc: b@x',
    '012345 ist Ihr Code für A Bcc: b@x',
    '012345 is your code for A Bcc: b@x',
    '012345 is your code for A Bcc: b@x',
  ])
})
