import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addMessage } from '../../src/conversations/add-message.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { updateConversation } from '../../src/conversations/update-conversation.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { updateLead } from '../../src/leads/update-lead.ts'
import { callChecked } from '../support/openapi-check.ts'
import type { Answer } from '../support/test-app.ts'
import { storeOfFile } from '../support/test-app.ts'

const ROWS = 120

const { app, store, key } = await storeOfFile('read')

before(async () => {
  const other = await app.createStore('Other')
  for (let n = 0; n < ROWS; n++) {
    await startConversation(store.context, { channel: `c${n}` })
    await captureLead(store.context, { email: `shopper-${n}@example.com` })
    if (n % 10 === 0) {
      await startConversation(other.context, {})
      await captureLead(other.context, { email: `shopper-${n}@example.com` })
    }
  }
})

const get = (path: string, query: Record<string, string> = {}): Promise<Answer> =>
  callChecked(app, `${path}?${new URLSearchParams(query)}`, { key })

/** Follows next_cursor to the end; `turn` is what a client may do to it on the way. */
async function readAll(path: string, query: Record<string, string>, turn = (cursor: string) => cursor): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 200; pages++) {
    const { json }: Answer = await get(path, cursor ? { ...query, cursor: turn(cursor) } : query)
    rows.push(...json.data)
    cursor = json.next_cursor
    if (cursor === null) return rows
    const last = json.data.at(-1)
    assert.equal(cursor, query.sort === 'updated_at' ? last.updatedAt : last.createdAt, 'the stamp of the last row')
  }
  throw new Error('The pages do not end')
}

interface Row {
  id: string
  status: string
  createdAt: string
  updatedAt: string
}

const isSorted = (values: string[], order: 'asc' | 'desc') =>
  values.every(
    (value, n) => n === 0 || (order === 'asc' ? value > (values[n - 1] as string) : value < (values[n - 1] as string)),
  )

for (const path of ['/conversations', '/leads']) {
  describe(`GET ${path}`, () => {
    test('50 rows by default, newest first, all of this store and no other', async () => {
      const first = await get(path)
      assert.equal(first.json.data.length, 50)
      const rows = await readAll(path, {})
      assert.equal(rows.length, ROWS)
      assert.equal(new Set(rows.map(({ id }) => id)).size, ROWS)
      assert.ok(
        isSorted(
          rows.map(({ createdAt }) => createdAt),
          'desc',
        ),
      )
    })

    for (const limit of ['1', '2', '7', '40', '60', '100']) {
      test(`pages of ${limit} lose and repeat nothing`, async () => {
        const pages = await get(path, { limit })
        assert.equal(pages.json.data.length, Math.min(Number(limit), ROWS))
        assert.equal(new Set((await readAll(path, { limit })).map(({ id }) => id)).size, ROWS)
      })
    }

    test('a page that ends with the last row has no cursor', async () => {
      const rest = (await get(path, { limit: '100' })).json.next_cursor
      assert.equal((await get(path, { limit: String(ROWS - 100), cursor: rest })).json.next_cursor, null)
      assert.equal((await get(path, { limit: String(ROWS - 101), cursor: rest })).json.data.length, ROWS - 101)
      const end = await get(path, { cursor: '0001-01-01T00:00:00Z' })
      assert.deepEqual(end.json, { data: [], next_cursor: null })
    })

    test('the cursor survives a client that parses it', async () => {
      const ids = (await readAll(path, { limit: '9' })).map(({ id }) => id)
      const shifted = (cursor: string) =>
        new Date(Date.parse(cursor) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
      for (const turn of [
        (cursor: string) => new Date(cursor).toISOString(),
        (cursor: string) => cursor.replace('Z', '000Z'),
        (cursor: string) => cursor.replace('Z', '+00:00'),
        shifted,
      ]) {
        assert.deepEqual(
          (await readAll(path, { limit: '9' }, turn)).map(({ id }) => id),
          ids,
        )
      }
    })

    test('a + in the zone that was not percent-encoded is understood', async () => {
      const { next_cursor } = (await get(path, { limit: '5' })).json
      const plain = await callChecked(app, `${path}?limit=5&cursor=${next_cursor.replace('Z', '+00:00')}`, { key })
      assert.deepEqual(plain.json, (await get(path, { limit: '5', cursor: next_cursor })).json)
    })

    test('every sort in every order', async () => {
      for (const sort of ['created_at', 'updated_at']) {
        for (const order of ['asc', 'desc'] as const) {
          const rows = await readAll(path, { sort, order, limit: '50' })
          assert.equal(rows.length, ROWS)
          const stamps = rows.map((row) => (sort === 'created_at' ? row.createdAt : row.updatedAt))
          assert.ok(isSorted(stamps, order), `${sort} ${order}`)
        }
      }
    })

    test('created_after is exclusive, and status filters', async () => {
      const rows = await readAll(path, { order: 'asc', limit: '100' })
      const { createdAt } = rows[109] as Row
      const later = await readAll(path, { order: 'asc', created_after: createdAt, limit: '3' })
      assert.deepEqual(later, rows.slice(110))
      const [own, none] = path === '/leads' ? ['new', 'converted'] : ['active', 'resolved']
      assert.equal((await readAll(path, { status: own as string })).length, ROWS)
      assert.deepEqual((await get(path, { status: none as string })).json, { data: [], next_cursor: null })
    })

    const bad: Record<string, string[]> = {
      limit: ['0', '101', '-1', '1.5', '1e1', '', ' 5', '0x10', 'all', '1000', '٣'],
      cursor: ['', 'x', '2026-05-01', '2026-05-01T10:00:00', '2024-02-30T00:00:00Z', '1777629600000', "'", 'null'],
      created_after: [
        'yesterday',
        '2026-05-01T10:00:00+23:00',
        '9999-12-31T23:59:59-14:00',
        '2026-05-01T10:00:00Z\u0000',
      ],
      updated_after: ['', '0000-01-01T00:00:00Z', `2026-05-01T10:00:00.${'1'.repeat(60)}Z`],
      sort: ['', 'id', 'CREATED_AT', 'created_at;'],
      order: ['', 'down', 'ASC'],
      status: ['', 'unknown', 'NEW', 'active,resolved'],
    }
    for (const [name, values] of Object.entries(bad)) {
      test(`a bad ${name} is a 400 that names it`, async () => {
        for (const value of values) {
          const answer = await get(path, { [name]: value })
          assert.equal(answer.status, 400, value)
          assert.equal(answer.json.error, 'Bad request')
          assert.deepEqual(Object.keys(answer.json.details.fieldErrors), [name])
          assert.equal(answer.json.details.issues[0].path, name)
        }
        const twice = await callChecked(app, `${path}?${name}=1&${name}=2`, { key })
        assert.deepEqual(Object.keys(twice.json.details.fieldErrors), [name], 'given twice')
      })
    }

    test('all bad parameters are told at once; unknown ones are ignored', async () => {
      const answer = await get(path, { limit: '0', cursor: 'x', order: 'y', nothing: 'z' })
      assert.deepEqual(Object.keys(answer.json.details.fieldErrors).sort(), ['cursor', 'limit', 'order'])
      assert.equal((await get(path, { nothing: 'z', __proto__x: '1', 'a[b]': '1' })).status, 200)
      assert.equal((await callChecked(app, `${path}?__proto__=1&constructor=2&&=&%zz`, { key })).status, 200)
    })

    test('a change feed: the last cursor and what changed since', async () => {
      const feed = { sort: 'updated_at', order: 'asc', limit: '100' }
      const rows = await readAll(path, feed)
      const cursor = (rows.at(-1) as Row).updatedAt
      assert.deepEqual((await get(path, { ...feed, cursor })).json, { data: [], next_cursor: null })
      const { id } = rows[3] as Row
      if (path === '/leads') await updateLead(store.context, { leadId: id, status: 'contacted' })
      else await addMessage(store.context, { conversationId: id, role: 'shopper', text: 'hello' })
      const changed = await get(path, { ...feed, cursor })
      assert.deepEqual(
        changed.json.data.map((row: Row) => row.id),
        [id],
      )
      assert.deepEqual((await get(path, { updated_after: cursor })).json.data, changed.json.data)
      assert.equal(changed.json.data[0].createdAt, (rows[3] as Row).createdAt)
      assert.deepEqual(
        (await callChecked(app, `${path}/${id}`, { key })).json.updatedAt,
        changed.json.data[0].updatedAt,
      )
    })
  })
}

test('a list shows every field of a conversation that has them all', async () => {
  const { context } = store
  const { id } = await startConversation(context, { channel: 'widget', language: 'pt-BR', shopper: { name: 'Ann' } })
  await addMessage(context, { conversationId: id, role: 'shopper', text: 'Where is my order?' })
  const lead = await captureLead(context, {
    email: 'Ann@Example.com',
    conversationId: id,
    consent: { given: true, at: '2026-05-01T10:00:00Z', text: 'Yes' },
  })
  await updateConversation(context, {
    conversationId: id,
    status: 'resolved',
    intent: 'order_status',
    sentiment: 'mixed',
    summary: 'S',
    tags: ['vip'],
  })
  const [shown] = (await get('/conversations', { limit: '1' })).json.data
  const { createdAt, updatedAt, lastMessageAt, ...rest } = shown
  assert.deepEqual(rest, {
    id,
    status: 'resolved',
    intent: 'order_status',
    sentiment: 'mixed',
    summary: 'S',
    tags: ['vip'],
    channel: 'widget',
    language: 'pt-BR',
    messageCount: 1,
    shopper: { name: 'Ann', email: null },
    leadId: lead.id,
    intents: [],
    frustrated: false,
    analysisSource: null,
    resolvedBy: 'human',
  })
  assert.ok(createdAt < lastMessageAt && lastMessageAt < updatedAt)
  const detail = (await callChecked(app, `/conversations/${id}`, { key })).json
  assert.deepEqual(
    detail.messages.map(({ role, text }: { role: string; text: string }) => [role, text]),
    [['shopper', 'Where is my order?']],
  )
  assert.deepEqual((await callChecked(app, `/leads/${lead.id}`, { key })).json, lead)
  assert.deepEqual([lead.email, lead.conversationId], ['ann@example.com', id])
})
