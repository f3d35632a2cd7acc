import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { beginTurn, endTurn, endTurnWithAnswer, renewClaim } from './assistant.queries.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp()
  store = await app.createStore('Acme')
})
after(() => app.close())

/** A claim outlives the slowest run of these tests. */
const times = { claimMs: 3_600_000, idleMs: 1_000 }

const begin = (conversationId: string, id: string, clientMessageId?: string) =>
  beginTurn(app.context.db, store.context.storeId, {
    ...{ conversationId, id, text: 'hello', clientMessageId, newState: { turns: 0 }, ...times },
  })

async function end(conversationId: string, id: string, turns: number): Promise<string | null> {
  const answer = { id: `${id}a`, text: 'Hi!', receipts: [] }
  const turn = { conversationId, id, state: { turns }, tokens: 1, answer, language: 'en', idleMs: 1_000 }
  return endTurnWithAnswer(app.context.db, store.context.storeId, turn, undefined)
}

async function secondsLeft(conversationId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT extract(epoch FROM busy_until - clock_timestamp())::float8 AS left FROM dialogue_states
    WHERE conversation_id = ${conversationId}`.execute(app.context.db)
  return rows[0]?.left ?? 0
}

test('one turn has a conversation at a time; what it remembers is there for the next', async () => {
  const { id } = await startConversation(store.context, {})
  assert.equal((await begin(id, 'msg_1'))?.outcome, 'added')
  assert.equal((await begin(id, 'msg_2'))?.outcome, 'busy')
  assert.equal(await end(id, 'msg_1', 7), 'added')
  const next = await begin(id, 'msg_3', 'client-3')
  assert.deepEqual(
    { outcome: next?.outcome, state: next?.state, tokens: next?.tokens, language: next?.language },
    { outcome: 'added', state: { turns: 7 }, tokens: 1, language: 'en' },
  )
  await endTurn(app.context.db, store.context.storeId, { conversationId: id, id: 'msg_3' })
  const again = await begin(id, 'msg_4', 'client-3')
  assert.deepEqual([again?.outcome, again?.message_id], ['known', 'msg_3'])
  const { messages } = await getConversation(store.context, id)
  assert.deepEqual(
    messages.map((message) => message.id),
    ['msg_1', 'msg_1a', 'msg_3'],
  )
})

test('a claim is renewed by its own turn only, and a turn that lost it keeps its hands off the next one’s', async () => {
  const { db } = app.context
  const { storeId } = store.context
  const { id } = await startConversation(store.context, {})
  await begin(id, 'msg_11')
  await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, 7_200_000)
  assert.ok((await secondsLeft(id)) > 3_600)
  await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, -1)
  assert.equal((await begin(id, 'msg_12'))?.outcome, 'added')
  await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, 7_200_000)
  await endTurn(db, storeId, { conversationId: id, id: 'msg_11', state: { turns: 1 } })
  const left = await secondsLeft(id)
  assert.ok(left > 1_800 && left <= 3_600, `${left} s`)
  assert.equal(await end(id, 'msg_11', 1), 'added', 'what was shown is stored all the same')
  assert.equal((await begin(id, 'msg_13'))?.outcome, 'busy')
  await end(id, 'msg_12', 2)
  assert.deepEqual((await begin(id, 'msg_14'))?.state, { turns: 2 })
})

test('another store’s conversation cannot be begun', async () => {
  const { id } = await startConversation(store.context, {})
  const other = await app.createStore('Other')
  const turn = { conversationId: id, id: 'msg_x', text: 'hello', clientMessageId: undefined, newState: {}, ...times }
  assert.equal(await beginTurn(app.context.db, other.context.storeId, turn), undefined)
  assert.equal((await getConversation(store.context, id)).messages.length, 0)
})
