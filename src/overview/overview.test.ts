import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { answerMessage } from '../assistant/answer-message.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { StoreContext } from '../context.ts'
import { addMessage } from '../conversations/add-message.ts'
import { requestHuman } from '../conversations/request-human.ts'
import { setFeedback } from '../conversations/set-feedback.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { replyAsHuman } from '../conversations/take-conversation.ts'
import { BadRequestError, NotFoundError } from '../errors.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { upsertOrders } from '../orders/upsert-orders.ts'
import { countUpAll } from './count-up.ts'
import { answerOpenQuestion, listOpenQuestions, listUnmetDemand } from './gaps.ts'
import { getOverview } from './get-overview.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext

const shopperOf = (where: StoreContext, email: string | null = null): ShopperContext => ({
  ...where,
  visitor: {
    ...{ sessionId: 'ws_test', addressKey: 'k', origin: 'https://shop.example', locale: 'en', page: null },
    shopper: email ? { id: email, email, name: null } : null,
  },
})

/** A conversation as a shopper of the widget holds it. */
async function talk(where: StoreContext, texts: string[], email: string | null = null): Promise<string> {
  const shopper = shopperOf(where, email)
  const { id } = await startConversation(shopper, email ? { shopper: { email } } : {})
  for (const text of texts) await answerMessage(shopper, { conversationId: id, text })
  return id
}

before(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
  for (const where of [ctx, other]) {
    await upsertProducts(where, [
      {
        externalId: 'kettle',
        title: 'Steel Kettle',
        variants: [{ externalId: 'kettle-1', price: 40, options: { color: 'silver' } }],
      },
      { externalId: 'mug', title: 'Stoneware Mug', variants: [{ externalId: 'mug-1', price: 12 }] },
    ])
  }
  await talk(ctx, ['show me a kettle', 'thanks'], 'ann@mail.example')
  await talk(ctx, ['do you have a stoneware mug?'])
  const person = await talk(ctx, ['I want to talk to a human'])
  await replyAsHuman(ctx, { conversationId: person, person: 'Bea', text: 'Here I am.' })
  const lead = await talk(ctx, ['a kettle please'])
  await captureLead(ctx, { email: 'bob@mail.example', conversationId: lead, purpose: 'purchase' })
  await talk(ctx, ['I am looking for a trampoline under 200', 'a trampoline please'])
  await talk(ctx, ['do you ship to Greenland?', 'Do you  ship to Greenland?'])
  await talk(other, ['show me a kettle', 'a surfboard', 'do you ship to Greenland?'])
  const waiting = await talk(ctx, ['hello'])
  await requestHuman(ctx, { conversationId: waiting, reason: 'owner_rule', rule: 'vip' })
  // A test by the operator, and an empty conversation: neither counts.
  const terminal = { ...shopperOf(ctx), visitor: { ...shopperOf(ctx).visitor, origin: null } }
  const { id: test } = await startConversation(ctx, { channel: 'terminal' })
  await answerMessage(terminal, { conversationId: test, text: 'a spaceship' })
  await startConversation(ctx, {})
  const day = 86_400_000
  const order = (externalId: string, email: string, more = {}) => ({
    ...{ externalId, email, total: 80, currency: 'USD', placedAt: new Date(Date.now() + day).toISOString() },
    items: [{ title: 'Steel Kettle', platformVariantId: 'kettle-1', quantity: 2, unitPrice: 40 }],
    ...more,
  })
  await upsertOrders(ctx, [
    order('o1', 'ann@mail.example'),
    order('o2', 'bob@mail.example', { placedAt: new Date(Date.now() + 8 * day).toISOString() }),
    order('o3', 'bob@mail.example', { cancelledAt: new Date().toISOString() }),
    order('o4', 'ann@mail.example', { placedAt: new Date(Date.now() - day).toISOString() }),
    order('o5', 'nobody@mail.example'),
    order('o6', 'bob@mail.example', {
      items: [{ title: 'Steel Kettle', platformVariantId: 'kettle-1', quantity: 1, unitPrice: 38.5 }],
    }),
  ])
})

/** 1234 -> 1200. */
const twoDigits = (ms: number) => Number(ms.toPrecision(2))

/** The same figures, counted by hand from the rows as they lie. */
async function recount(storeId: number) {
  const all = async <Row>(table: string) =>
    (await sql<Row>`SELECT * FROM ${sql.ref(table)} WHERE store_id = ${storeId}`.execute(app.context.db)).rows
  type Talk = {
    id: string
    channel: string
    message_count: number
    hand_off_reason: string | null
    shopper_email: string | null
    lead_id: string | null
  }
  const talks = (await all<Talk>('conversations')).filter((one) => one.channel !== 'terminal' && one.message_count > 0)
  const messages = await all<{ conversation_id: string; role: string; feedback: number | null }>('messages')
  const notes = await all<{
    conversation_id: string
    took_ms: number
    shown: string[]
    said_at: Date
    gap: string | null
  }>('answer_notes')
  const leads = await all<{ id: string; email: string }>('leads')
  const orders = await all<{ external_id: string; email: string; placed_at: Date; cancelled_at: Date | null }>('orders')
  const items = await all<{ order_id: string; platform_variant_id: string; quantity: number; unit_price: string }>(
    'order_items',
  )
  const has = (id: string, role: string) => messages.some((one) => one.conversation_id === id && one.role === role)
  const handed = talks.filter(({ id, hand_off_reason: reason }) => reason !== null || has(id, 'human'))
  const pairs = new Map<string, { talk: Talk | undefined; product: string; atMs: number }>()
  for (const { conversation_id: id, shown, said_at: at } of notes.toSorted((a, b) => +a.said_at - +b.said_at)) {
    for (const product of shown) {
      const key = `${id} ${product}`
      if (!pairs.has(key)) pairs.set(key, { talk: talks.find((one) => one.id === id), product, atMs: +at })
    }
  }
  const days7 = 7 * 86_400_000
  const ordered = new Set<string>()
  const counted = new Map<string, number>()
  for (const [key, { talk: whose, product, atMs }] of pairs) {
    const email = whose?.shopper_email ?? leads.find(({ id }) => id === whose?.lead_id)?.email
    for (const order of orders) {
      const sinceMs = +order.placed_at - atMs
      if (!email || order.email !== email || order.cancelled_at || sinceMs < 0 || sinceMs >= days7) continue
      for (const item of items.filter(({ order_id: id }) => id === order.external_id)) {
        // A variant of these tests is called by its product.
        if (item.platform_variant_id.split('-')[0] !== product) continue
        ordered.add(key)
        counted.set(order.external_id, item.quantity * Number(item.unit_price))
      }
    }
  }
  const times = notes.map((note) => twoDigits(note.took_ms)).sort((one, next) => one - next)
  const at = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? null
  return {
    ...{ conversations: talks.length, leads: leads.length, handedOff: handed.length },
    alone: talks.filter((one) => has(one.id, 'assistant') && !handed.includes(one)).length,
    ...{ answers: notes.length, medianMs: at(0.5), p95Ms: at(0.95), gaps: notes.filter(({ gap }) => gap).length },
    ...{ shown: pairs.size, ordered: ordered.size, orders: counted.size },
    revenue: [...counted.values()].reduce((sum, amount) => sum + amount, 0),
    helpful: messages.filter(({ feedback }) => feedback === 1).length,
  }
}

test('every figure is what the raw rows give when they are counted by hand', async () => {
  const { id } = await startConversation(ctx, {})
  await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'hi' })
  const said = await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Hi!' })
  await setFeedback(ctx, { conversationId: id, messageId: said.id, value: 1 })
  for (const where of [ctx, other]) {
    const { now, before: former, byDay } = await getOverview(where, { days: '7', tz: 'Europe/Berlin' })
    const raw = await recount(where.storeId)
    const { funnel, revenue, tokens, cost, replaced, notHelpful, ...plain } = now
    assert.deepEqual({ ...plain, shown: funnel.shown, ordered: funnel.ordered, revenue: revenue[0]?.amount ?? 0 }, raw)
    assert.deepEqual([tokens, cost, replaced, notHelpful], [0, 0, 0, 0])
    assert.equal(byDay.length, 7)
    assert.equal(
      byDay.reduce((sum, { conversations }) => sum + conversations, 0),
      now.conversations,
    )
    assert.equal(
      byDay.reduce((sum, { handedOff }) => sum + handedOff, 0),
      now.handedOff,
    )
    assert.equal(former.conversations, 0)
  }
  const { now } = await getOverview(ctx, {})
  assert.deepEqual([now.funnel.ordered, now.orders, now.revenue], [2, 2, [{ currency: 'USD', amount: 118.5 }]])
  assert.equal(now.handedOff, 2)
})

/** Everything that is counted of a store, as the dashboard is told, without how long it is up to. */
async function told(where: StoreContext, query = {}) {
  const { now, before: former, byDay } = await getOverview(where, { days: '28', ...query })
  return { now, former, byDay }
}

test('what was counted step by step is what is counted at once from the rows', async () => {
  const { ctx: shop } = await makeTwoStores(app)
  await upsertProducts(shop, [
    { externalId: 'kettle', title: 'Steel Kettle', variants: [{ externalId: 'kettle-1', price: 40 }] },
  ])
  const ids: string[] = []
  const age = (id: string, days: number) =>
    sql`UPDATE conversations SET created_at = created_at - make_interval(days => ${days}, mins => ${days * 7})
      WHERE store_id = ${shop.storeId} AND id = ${id}`.execute(app.context.db)
  for (let day = 0; day < 4; day++) {
    const id = await talk(shop, ['a kettle please', 'do you ship to Mars?'], `ann${day}@mail.example`)
    await age(id, day)
    await sql`UPDATE answer_notes SET said_at = said_at - make_interval(days => ${day}), took_ms = ${137 * (day + 1)}
      WHERE store_id = ${shop.storeId} AND conversation_id = ${id}`.execute(app.context.db)
    ids.push(id)
    await countUpAll(app.context)
  }
  // What happens later to what was counted before.
  await requestHuman(shop, { conversationId: ids[2] as string, reason: 'owner_rule', rule: 'vip' })
  await countUpAll(app.context)
  const said = await addMessage(shop, { conversationId: ids[1] as string, role: 'assistant', text: 'Hm.' })
  await setFeedback(shop, { conversationId: ids[1] as string, messageId: said.id, value: -1 })
  await captureLead(shop, { email: 'late@mail.example', purpose: 'quote', conversationId: ids[3] as string })
  await countUpAll(app.context)
  await setFeedback(shop, { conversationId: ids[1] as string, messageId: said.id, value: null })
  const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns']
  const counted = await Promise.all(zones.map((tz) => told(shop, { tz })))
  assert.equal(counted[0]?.now.conversations, 4)
  assert.equal(counted[0]?.now.notHelpful, 0)
  assert.equal(counted[0]?.now.handedOff, 1)

  for (const table of ['overview_counts', 'overview_times', 'overview_progress']) {
    await sql`DELETE FROM ${sql.ref(table)} WHERE store_id = ${shop.storeId}`.execute(app.context.db)
  }
  assert.deepEqual(await Promise.all(zones.map((tz) => told(shop, { tz }))), counted)
})

test('the period before is counted by the same rule', async () => {
  const ago = new Date(Date.now() - 9 * 86_400_000)
  await sql`UPDATE conversations SET created_at = ${ago} WHERE store_id = ${other.storeId}`.execute(app.context.db)
  await sql`UPDATE answer_notes SET said_at = ${ago} WHERE store_id = ${other.storeId}`.execute(app.context.db)
  await sql`UPDATE shown_products SET first_at = ${ago} WHERE store_id = ${other.storeId}`.execute(app.context.db)
  // Rows do not grow older by themselves: nothing tells that they did.
  await sql`DELETE FROM overview_progress WHERE store_id = ${other.storeId}`.execute(app.context.db)
  await sql`DELETE FROM overview_counts WHERE store_id = ${other.storeId}`.execute(app.context.db)
  const { now, before: former } = await getOverview(other, { days: '7' })
  assert.equal(now.conversations, 0)
  assert.equal(former.conversations, 1)
  assert.equal(former.answers, 3)
  assert.ok(former.funnel.shown > 0)
})

test('a days or zone that is none is refused', async () => {
  await assert.rejects(getOverview(ctx, { days: '3' }), BadRequestError)
  await assert.rejects(getOverview(ctx, { tz: 'Mars/Olympus' }), BadRequestError)
})

test('a question that was not known is answered there and then, and is known', async () => {
  const open = await listOpenQuestions(ctx, {})
  const greenland = open.find(({ asked }) => /greenland/i.test(asked))
  assert.deepEqual([greenland?.times, greenland?.gap], [2, 'policy'])
  const answer = 'Yes, we ship to Greenland for $40, in two weeks.'
  const asked = greenland?.asked ?? ''
  assert.deepEqual(await answerOpenQuestion(ctx, { asked, answer }), { times: 2 })
  assert.ok(!(await listOpenQuestions(ctx, {})).some((one) => /greenland/i.test(one.asked)))
  const shopper = shopperOf(ctx)
  const { id: conversationId } = await startConversation(shopper, {})
  assert.match((await answerMessage(shopper, { conversationId, text: 'Do you ship to Greenland?' })).text, /\$40/)
  await assert.rejects(answerOpenQuestion(ctx, { asked }), NotFoundError)
})

test('what was wished for and is not sold is told by thing, without the terminal’s and another store’s', async () => {
  const demand = await listUnmetDemand(ctx, {})
  const trampoline = demand.find(({ thing }) => thing === 'trampoline')
  assert.deepEqual([trampoline?.times, trampoline?.nothing, trampoline?.priceMax], [2, 2, 200])
  assert.ok(!demand.some(({ thing }) => /surfboard|spaceship/.test(thing)))
})
