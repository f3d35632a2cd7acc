import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { countingDatabase } from '../../test/support/statement-counter.ts'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { checkOrder } from './check-order.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import { upsertOrders } from './upsert-orders.ts'

const ORDERS = 700
const GUESSES = 500
const TRIALS = 100

let app: TestApp
let store: TestStore
let count = 0

const emailOf = (index: number) => `buyer${index}.canary@mail.example`
const numberOf = (index: number) => `#${10_000 + index}`

function someone(): OrderCheckIdentity {
  count++
  return { conversationId: `conv_${count}`, addressKey: `net_${count}`, shopper: null, verifiedOrders: [] }
}

/** The same numbers in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

before(async () => {
  app = await startTestApp()
  store = await app.createStore()
  const orders = Array.from({ length: ORDERS }, (_, index) => ({
    externalId: `id-${index}`,
    number: numberOf(index),
    email: index % 50 === 49 ? null : emailOf(index),
    customerName: `Name Canary ${index}`,
    total: 10 + index,
    items: [{ title: 'Thing', quantity: 1, platformVariantId: `v${index}` }],
  }))
  for (let from = 0; from < ORDERS; from += 200) {
    const { errors } = await upsertOrders(store.context, orders.slice(from, from + 200))
    assert.deepEqual(errors, [])
  }
})
after(() => app.close())

/** Ways to ask for an order that is not one's own. */
const guesses: ((index: number, draw: (below: number) => number) => { number: string; email: string })[] = [
  (index) => ({ number: numberOf(index), email: emailOf(index + 1) }),
  (index) => ({ number: numberOf(index), email: 'buyer@mail.example' }),
  (index) => ({ number: `id-${index}`, email: emailOf(index) }),
  (_, draw) => ({ number: String(20_000 + draw(80_000)), email: emailOf(draw(ORDERS)) }),
  (index) => ({ number: numberOf(index), email: `${emailOf(index)}.org` }),
  (index) => ({ number: numberOf(index), email: emailOf(index).replace('@', '@x.') }),
  (index) => ({ number: `${numberOf(index)}' OR '1'='1`, email: `'OR''='@mail.example` }),
  () => ({ number: '%', email: '%@%' }),
  (index) => ({ number: numberOf(index), email: 'null@undefined' }),
  (index) => ({ number: `${10_000 + index}, ${10_001 + index}`, email: emailOf(index) }),
  (index) => ({ number: `${numberOf(index)}\u0000`, email: emailOf(index) }),
  (index) => ({ number: `v${index}`, email: emailOf(index) }),
]

test(`${GUESSES} guesses at other people's orders show nothing, and all alike`, async () => {
  const draw = seeded(7)
  const answers: string[] = []
  for (let index = 0; index < GUESSES; index++) {
    const guess = guesses[index % guesses.length] as (typeof guesses)[number]
    answers.push(JSON.stringify(await checkOrder(store.context, guess(draw(ORDERS - 1), draw), someone())))
  }
  const alike = answers.filter((answer) => answer === '{"kind":"no_match"}')
  const rest = answers.filter((answer) => answer !== '{"kind":"no_match"}')
  for (const answer of rest) assert.match(answer, /^{"kind":"too_many_attempts","retryAfterSeconds":\d+}$/)
  assert.ok(alike.length > GUESSES * 0.8, `${alike.length} were compared`)
})

test('an order shown to its buyer holds nothing about the person', async () => {
  let shown = 0
  for (let index = ORDERS - 100; index < ORDERS; index++) {
    const answer = await checkOrder(store.context, { number: numberOf(index), email: emailOf(index) }, someone())
    const text = JSON.stringify(answer)
    assert.doesNotMatch(text, /canary|mail\.example|email|name/i)
    if (answer.kind === 'found') shown++
  }
  assert.ok(shown > 80, `${shown} were shown`)
})

test('an unknown number asks as much of the database as another buyer’s', async () => {
  const { context } = await app.createStore()
  const orders = Array.from({ length: 400 }, (_, index) => {
    return { externalId: `t${index}`, number: `#T${1000 + 2 * index}`, email: emailOf(index) }
  })
  for (const half of [orders.slice(0, 200), orders.slice(200)]) await upsertOrders(context, half)
  const ask = async (number: string) => {
    const { db, asked } = countingDatabase(context.db)
    const { kind } = await checkOrder({ ...context, db }, { number, email: 'nobody@mail.example' }, someone())
    assert.equal(kind, 'no_match')
    return asked
  }
  // Neither the first nor the last of the orders: those have neighbours on one side only.
  for (let number = 1200; number < 1200 + 2 * TRIALS; number += 2) {
    const unknown = await ask(`#T${number + 1}`)
    const notYours = await ask(`#T${number}`)
    assert.deepEqual(unknown, notYours, `#T${number}`)
    assert.ok(unknown.statements > 0 && unknown.rows > 0)
  }
})
