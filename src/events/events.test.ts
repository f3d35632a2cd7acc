import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sql } from 'kysely'
import { z } from 'zod'
import { appOfFile, type TestStore } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { addMessage } from '../conversations/add-message.ts'
import { requestHuman } from '../conversations/request-human.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { setFeedback } from '../conversations/set-feedback.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { returnToAssistant, takeConversation } from '../conversations/take-conversation.ts'
import { updateConversation } from '../conversations/update-conversation.ts'
import { noteEvents } from '../db/event-log.ts'
import { inSavepoint, inTransaction } from '../db/transaction.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { updateLead } from '../leads/update-lead.ts'
import { upsertOrders } from '../orders/upsert-orders.ts'
import { type EventTypeName, eventTypeNames, eventTypes } from './event-types.ts'
import { listEvents } from './list-events.ts'
import { completeSyncs, forgetEvents } from './tend-events.ts'

const app = await appOfFile()
let store: TestStore

beforeEach(async () => {
  store = await app.createStore()
})

const tee = (inventory: number | null, more: object = {}) => ({
  externalId: 'TEE',
  title: 'Tee',
  variants: [
    { externalId: 'S', price: 10, inventory: 5 },
    { externalId: 'M', price: 10, inventory },
  ],
  ...more,
})
const all = async () => (await listEvents(store.context, {})).data
const types = async () => (await all()).map(({ type }) => type)

/** Asserts that an event is as the document says. */
function checkData(type: string, data: unknown): void {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(z.toJSONSchema(eventTypes[type as EventTypeName].data, { io: 'output' }))
  assert.ok(validate(data), `${type}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(data)}`)
}

describe('the log', () => {
  test('tells of products, and of their stock', async () => {
    await upsertProducts(store.context, [tee(0)])
    await upsertProducts(store.context, [tee(0)])
    await upsertProducts(store.context, [tee(2)])
    await upsertProducts(store.context, [tee(0)])
    await upsertProducts(store.context, [tee(null)])
    await upsertProducts(store.context, [tee(null, { status: 'draft' })])
    const events = await all()
    assert.deepEqual(
      events.map(({ sequence, type, data }) => [sequence, type, (data as { variants?: string[] }).variants]),
      [
        [1, 'product.updated', undefined],
        [2, 'product.updated', undefined],
        [3, 'product.back_in_stock', ['M']],
        [4, 'product.updated', undefined],
        [5, 'product.out_of_stock', ['M']],
        [6, 'product.updated', undefined],
        [7, 'product.back_in_stock', ['M']],
        [8, 'product.updated', undefined],
        [9, 'product.out_of_stock', ['M', 'S']],
      ],
    )
    assert.deepEqual(events[0]?.data, {
      product: { externalId: 'TEE', title: 'Tee', status: 'active', url: null, available: true },
      isNew: true,
    })
    assert.equal(new Set(events.map(({ id }) => id)).size, 9)
    for (const { id, type, actor, data } of events) {
      assert.match(id, /^evt_\d{12}[0-9a-f]{20}$/)
      assert.equal(actor, 'operator')
      checkData(type, data)
    }
  })

  test('tells of orders, leads and conversations, each with the data that the document describes', async () => {
    const { context } = store
    await upsertOrders(context, [{ externalId: '1', email: 'ada@example.com', total: 9.5 }])
    await upsertOrders(context, [{ externalId: '1', fulfillmentStatus: 'shipped', placedAt: '2026-11-01T10:00:00Z' }])
    const { id: conversationId } = await startConversation(context, { language: 'en' })
    await addMessage(context, { conversationId, role: 'shopper', text: 'Is the tee back?' })
    const answer = await addMessage(context, { conversationId, role: 'assistant', text: 'Not yet.' })
    await setFeedback(context, { conversationId, messageId: answer.id, value: 1 })
    const lead = await captureLead(context, { email: 'ada@example.com', conversationId, details: { productId: 'TEE' } })
    await captureLead(context, { email: 'ada@example.com', name: 'Ada' })
    await updateLead(context, { leadId: lead.id, status: 'contacted' })
    await requestHuman(context, { conversationId, reason: 'asked' })
    await takeConversation(context, { conversationId, person: 'Bob' })
    await returnToAssistant(context, { conversationId })
    await updateConversation(context, { conversationId, tags: ['tee'] })
    await resolveConversation(context, { conversationId, resolvedBy: 'assistant' })
    await addMessage(context, { conversationId, role: 'shopper', text: 'One more thing' })
    const events = await all()
    assert.deepEqual(
      events.map(({ type }) => type),
      [
        ...['order.created', 'order.updated', 'conversation.started', 'conversation.updated'],
        ...['lead.created', 'conversation.updated', 'lead.updated', 'lead.updated'],
        ...['conversation.handed_off', 'conversation.updated', 'conversation.updated', 'conversation.updated'],
        ...['conversation.resolved', 'conversation.updated'],
      ],
    )
    for (const { type, data } of events) checkData(type, data)
    const told = JSON.stringify(events.filter(({ type }) => type.startsWith('conversation')))
    for (const secret of ['back', 'ada@', 'Bob']) assert.ok(!told.includes(secret), secret)
    const last = events.at(-1) as { data: Record<string, unknown> }
    assert.equal((last.data.conversation as { status: string }).status, 'active')
  })

  test('every example is as its own description says', () => {
    for (const type of eventTypeNames) checkData(type, eventTypes[type].example)
  })

  test('says which key did it', async () => {
    const key = await store.key('write')
    await app.call('/catalog', { key, body: { products: [tee(1)] } })
    assert.equal((await all())[0]?.actor, `key:${key.split('.')[0]}`)
  })

  test('has no gap after what was undone, wholly or in part', async () => {
    const { db, storeId } = store.context
    const ping = (message: string) => ({
      storeId,
      type: 'webhook.ping',
      actor: 'operator',
      about: { data: { message } },
    })
    await assert.rejects(
      inTransaction(db, async (trx) => {
        noteEvents(trx, [ping('lost')])
        throw new Error('undone')
      }),
    )
    await inTransaction(db, async (trx) => {
      noteEvents(trx, [ping('a')])
      await inSavepoint(trx, async () => {
        noteEvents(trx, [ping('lost')])
        throw new Error('undone')
      }).catch(() => {})
      noteEvents(trx, [ping('b')])
    })
    assert.deepEqual(
      (await all()).map(({ sequence, data }) => [sequence, data.message]),
      [
        [1, 'a'],
        [2, 'b'],
      ],
    )
    assert.equal((await upsertProducts(store.context, [{ externalId: 'no title' }])).upserted, 0)
    assert.equal((await all()).length, 2)
  })

  test('has no gap and no late event under many writers at once, however it is read meanwhile', async () => {
    const writers = Array.from({ length: 12 }, (_, n) =>
      upsertProducts(store.context, [{ externalId: `P${n}`, title: 'x' }]).then(() =>
        captureLead(store.context, { email: `s${n}@example.com` }),
      ),
    )
    const seen: number[] = []
    let after = 0
    let isDone = false
    const written = Promise.all(writers).then(() => {
      isDone = true
    })
    for (let last = false; !last; last = isDone) {
      const page = await listEvents(store.context, { after: String(after), limit: '5' })
      seen.push(...page.data.map(({ sequence }) => sequence))
      after = page.next_after
    }
    await written
    for (;;) {
      const page = await listEvents(store.context, { after: String(after) })
      seen.push(...page.data.map(({ sequence }) => sequence))
      after = page.next_after
      if (!page.has_more) break
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 24 }, (_, n) => n + 1),
    )
  })

  test('is read by types, page by page, to the end and on from there', async () => {
    for (const inventory of [1, 0, 3, 0]) await upsertProducts(store.context, [tee(inventory)])
    const query = { types: 'product.out_of_stock,product.back_in_stock', limit: '2' }
    const first = await listEvents(store.context, query)
    assert.deepEqual(
      first.data.map(({ type }) => type),
      ['product.out_of_stock', 'product.back_in_stock'],
    )
    assert.equal(first.has_more, true)
    const second = await listEvents(store.context, { ...query, after: String(first.next_after) })
    assert.deepEqual([second.data.length, second.has_more, second.next_after], [1, false, 7])
    const none = await listEvents(store.context, { ...query, after: String(second.next_after) })
    assert.deepEqual([none.data, none.next_after, none.has_more], [[], 7, false])
  })

  test('names the parameter that is wrong', async () => {
    const key = await store.key('read')
    const queries = { after: 'after=x', types: 'types=order.created,nothing', limit: 'limit=101' }
    for (const [field, query] of Object.entries(queries)) {
      const answer = await app.call(`/events?${query}`, { key })
      assert.equal(answer.status, 400)
      assert.deepEqual(
        answer.json.details.issues.map(({ path }: { path: string }) => path.replace(/\[\d+\]$/, '')),
        [field],
      )
    }
  })

  test('is each store’s own', async () => {
    const other = await app.createStore()
    await upsertProducts(other.context, [tee(1)])
    assert.deepEqual(await types(), [])
    await upsertProducts(store.context, [tee(1)])
    assert.deepEqual(
      (await all()).map(({ sequence }) => sequence),
      [1],
    )
  })

  test('forgets what is too old, and says so', async () => {
    await upsertProducts(store.context, [tee(1)])
    await upsertProducts(store.context, [tee(2)])
    const { db, storeId } = store.context
    await sql`UPDATE events SET created_at = now() - interval '31 days' WHERE store_id = ${storeId} AND sequence = 1`.execute(
      db,
    )
    await forgetEvents(app.context, 30)
    const page = await listEvents(store.context, {})
    assert.deepEqual([page.data.map(({ sequence }) => sequence), page.oldest_sequence], [[2], 2])
  })

  test('tells once that pushes are over', async () => {
    await upsertProducts(store.context, [tee(1), { externalId: 'CUP', title: 'Cup' }])
    await upsertProducts(store.context, [tee(2)])
    await upsertProducts(store.context, [tee(2)])
    await completeSyncs(app.context, 3600)
    assert.equal((await types()).includes('catalog.sync_completed'), false)
    await completeSyncs(app.context, -1)
    await completeSyncs(app.context, -1)
    const told = (await all()).filter(({ type }) => type === 'catalog.sync_completed')
    assert.deepEqual(
      told.map(({ data: { batches, products } }) => [batches, products]),
      [[2, 3]],
    )
    checkData('catalog.sync_completed', told[0]?.data)
  })
})
