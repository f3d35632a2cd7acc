import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { RIGHT, someone } from '../../test/support/order-askers.ts'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { checkOrder, type OrderCheck } from './check-order.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import { tidyOrderChecks } from './tidy-order-checks.ts'
import { upsertOrders } from './upsert-orders.ts'

let app: TestApp
let store: TestStore

const check = (input: { number: string; email?: string }, who: OrderCheckIdentity) =>
  checkOrder(store.context, input, who)

/** How many answers of each kind there were. */
function kindsOf(answers: OrderCheck[]): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const { kind } of answers) kinds[kind] = (kinds[kind] ?? 0) + 1
  return kinds
}

/** As if all counted tries had been made that much earlier. */
const letPass = (seconds: number) =>
  sql`UPDATE order_attempts SET at = ARRAY(SELECT t - ${seconds} * 1000000::bigint FROM unnest(at) AS t)
    WHERE store_id = ${store.context.storeId}`.execute(app.context.db)

before(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  store = await app.createStore()
  await upsertOrders(store.context, [{ externalId: 'o100', ...RIGHT }])
})
after(() => app.close())

test('of 50 wrong guesses at once in one conversation three are compared', async () => {
  const guesses = Array.from({ length: 50 }, (_, index) =>
    check({ number: `#${index}`, email: 'x@example.com' }, someone({ conversationId: 'one' })),
  )
  assert.deepEqual(kindsOf(await Promise.all(guesses)), { no_match: 3, too_many_attempts: 47 })
})

test('of 50 wrong guesses at once from one network ten are compared', async () => {
  const guesses = Array.from({ length: 50 }, (_, index) =>
    check({ number: `#${index}`, email: 'x@example.com' }, someone({ addressKey: 'one' })),
  )
  assert.deepEqual(kindsOf(await Promise.all(guesses)), { no_match: 10, too_many_attempts: 40 })
})

test('of 50 wrong guesses at once at one order five are compared, however its number is written', async () => {
  for (const [name, numbers] of Object.entries({ known: ['100', '#100', ' 1 00'], unknown: ['x7', '#X7', 'X 7'] })) {
    const guesses = Array.from({ length: 50 }, (_, index) =>
      check({ number: numbers[index % 3] ?? '', email: `x${index}@example.com` }, someone()),
    )
    assert.deepEqual(kindsOf(await Promise.all(guesses)), { no_match: 5, too_many_attempts: 45 }, name)
  }
})

test('of 50 right answers among as many wrong ones none is taken for a failure for good', async () => {
  const who = someone()
  for (let again = 0; again < 12; again++) assert.equal((await check(RIGHT, who)).kind, 'found')
  const { rows } = await sql<{ taken: number }>`SELECT coalesce(sum(cardinality(at)), 0)::int AS taken
    FROM order_attempts WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  assert.deepEqual(rows, [{ taken: 0 }])
})

test('while a limit holds, the right answer is not compared either, and it is told how long', async () => {
  const who = someone()
  for (let again = 0; again < 3; again++) await check({ ...RIGHT, email: 'x@example.com' }, who)
  const limited = await check(RIGHT, who)
  assert.ok(limited.kind === 'too_many_attempts')
  assert.ok(limited.retryAfterSeconds > 86_390 && limited.retryAfterSeconds <= 86_400, `${limited.retryAfterSeconds}`)
  assert.equal((await check(RIGHT, someone())).kind, 'found')
})

test('the windows slide: an hour for a network and a number, a day for a conversation', async () => {
  const wrong = { ...RIGHT, email: 'x@example.com' }
  const conversationId = 'talk'
  for (let again = 0; again < 2; again++) await check(wrong, someone({ conversationId }))
  for (let again = 0; again < 3; again++) await check(wrong, someone())
  const full = await check(RIGHT, someone())
  assert.ok(full.kind === 'too_many_attempts')
  assert.ok(full.retryAfterSeconds > 3590 && full.retryAfterSeconds <= 3600)
  await letPass(1800)
  const half = await check(RIGHT, someone())
  assert.ok(half.kind === 'too_many_attempts')
  assert.ok(half.retryAfterSeconds > 1790 && half.retryAfterSeconds <= 1800)
  await letPass(1801)
  assert.equal((await check(RIGHT, someone())).kind, 'found')
  assert.equal((await check(wrong, someone({ conversationId }))).kind, 'no_match')
  assert.equal((await check(RIGHT, someone({ conversationId }))).kind, 'too_many_attempts')
  await letPass(86_400)
  assert.equal((await check(RIGHT, someone({ conversationId }))).kind, 'found')
})

test('an asker who was refused does not lengthen the wait', async () => {
  for (let again = 0; again < 5; again++) await check({ ...RIGHT, email: 'x@example.com' }, someone())
  await letPass(3599)
  for (let again = 0; again < 20; again++) await check({ ...RIGHT, email: 'x@example.com' }, someone())
  await letPass(2)
  assert.equal((await check(RIGHT, someone())).kind, 'found')
})

test('a verified buyer is not held up by what others did to the number or from the network', async () => {
  const shopper = { email: RIGHT.email }
  for (let index = 0; index < 12; index++) {
    await check({ ...RIGHT, email: 'x@example.com' }, someone({ addressKey: 'shared' }))
    await check({ number: `#${index}`, email: 'x@example.com' }, someone({ addressKey: 'shared' }))
  }
  assert.equal((await check(RIGHT, someone())).kind, 'too_many_attempts')
  assert.equal((await check({ number: '100' }, someone({ addressKey: 'shared', shopper }))).kind, 'found')
  const seen = someone({ addressKey: 'shared', verifiedOrders: ['o100'] })
  assert.equal((await check({ number: '100' }, seen)).kind, 'found')
})

test('a verified buyer guesses at no one else’s orders beyond the limits', async () => {
  const shopper = { email: 'bob@example.com' }
  const answers: OrderCheck[] = []
  for (let index = 0; index < 20; index++) {
    answers.push(await check({ number: '100', email: `x${index}@example.com` }, someone({ shopper })))
  }
  assert.deepEqual(kindsOf(answers), { no_match: 5, too_many_attempts: 15 })
})

test('another store’s guesses count there', async () => {
  const other = await app.createStore()
  const who = someone()
  for (let again = 0; again < 6; again++) {
    await checkOrder(other.context, { ...RIGHT, email: 'x@example.com' }, who)
  }
  assert.equal((await check(RIGHT, who)).kind, 'found')
})

test('old tries are forgotten, running ones are not, and no network or number can be read in the table', async () => {
  await check({ number: 'secretnumber', email: 'x@example.com' }, someone({ addressKey: 'secretnet' }))
  const { rows } = await sql<{ line: string }>`SELECT a::text AS line FROM order_attempts a`.execute(app.context.db)
  assert.ok(rows.length >= 3)
  assert.doesNotMatch(rows.map(({ line }) => line).join(), /secret|conv_/i)
  const left = async () => {
    await tidyOrderChecks(app.context)
    const { rows } = await sql`SELECT FROM order_attempts WHERE store_id = ${store.context.storeId}`.execute(
      app.context.db,
    )
    return rows.length
  }
  assert.equal(await left(), 3)
  await letPass(2 * 86_400 + 1)
  assert.equal(await left(), 0)
})
