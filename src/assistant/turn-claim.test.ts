import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { TurnLostError } from '../errors.ts'
import { beginTurn, endTurn, endTurnWithAnswer, renewClaim, revokeTurnCall } from './assistant.queries.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp()
  store = await app.createStore('Acme')
})
after(() => app.close())

/** A claim outlives the slowest run of these tests. */
const times = { claimMs: 3_600_000, idleMs: 1_000 }

const begin = (conversationId: string, id: string, clientMessageId?: string, fence?: number) =>
  beginTurn(app.context.db, store.context.storeId, {
    ...{ conversationId, id, text: 'hello', clientMessageId, newState: { turns: 0 }, fence, ...times },
  })

async function end(conversationId: string, id: string, turns: number): Promise<string | null> {
  const answer = { id: `${id}a`, text: 'Hi!', receipts: [] }
  const turn = { conversationId, id, state: { turns }, tokens: 1, answer, language: 'en', idleMs: 1_000 }
  return endTurnWithAnswer(app.context.db, store.context.storeId, turn)
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
  assert.equal(await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, 7_200_000), true)
  assert.ok((await secondsLeft(id)) > 3_600)
  await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, -1)
  assert.equal((await begin(id, 'msg_12'))?.outcome, 'added')
  assert.equal(await renewClaim(db, storeId, { conversationId: id, id: 'msg_11' }, 7_200_000), false)
  await endTurn(db, storeId, { conversationId: id, id: 'msg_11' })
  const left = await secondsLeft(id)
  assert.ok(left > 1_800 && left <= 3_600, `${left} s`)
  await assert.rejects(end(id, 'msg_11', 1), TurnLostError)
  assert.equal((await begin(id, 'msg_13'))?.outcome, 'busy')
  await end(id, 'msg_12', 2)
  assert.deepEqual((await begin(id, 'msg_14'))?.state, { turns: 2 })
  const { messages } = await getConversation(store.context, id)
  assert.ok(!messages.some((message) => message.id === 'msg_11a'))
})

test('a turn with a higher number takes the conversation at once; one that was revoked neither begins nor ends', async () => {
  const { db } = app.context
  const { storeId } = store.context
  const { id } = await startConversation(store.context, {})
  const revoke = (fence: number) => sql`SELECT ${revokeTurnCall(storeId, id, fence)}`.execute(db)
  const outcomes: (string | undefined)[] = []
  for (const [turn, fence] of [
    ['msg_21', 1],
    ['msg_22', 2],
    ['msg_23', 1],
    ['msg_24', 2],
  ] as const)
    outcomes.push((await begin(id, turn, undefined, fence))?.outcome)
  assert.deepEqual(outcomes, ['added', 'added', 'lost', 'lost'])
  await assert.rejects(end(id, 'msg_21', 1), TurnLostError)
  await revoke(1)
  assert.equal(await end(id, 'msg_22', 2), 'added', 'a later turn is not revoked with an earlier one')
  await begin(id, 'msg_25', undefined, 3)
  await revoke(3)
  await assert.rejects(end(id, 'msg_25', 3), TurnLostError)
  await revoke(4)
  assert.equal((await begin(id, 'msg_26', undefined, 4))?.outcome, 'lost')
  assert.equal((await begin(id, 'msg_27', undefined, 5))?.outcome, 'added')
  const { messages } = await getConversation(store.context, id)
  assert.deepEqual(
    messages.map((message) => message.id),
    ['msg_21', 'msg_22', 'msg_22a', 'msg_25', 'msg_27'],
  )
})

test('a conversation whose first turn was revoked before it began is as new for the next', async () => {
  const { id } = await startConversation(store.context, {})
  await sql`SELECT ${revokeTurnCall(store.context.storeId, id, 1)}`.execute(app.context.db)
  assert.equal((await begin(id, 'msg_31', undefined, 1))?.outcome, 'lost')
  assert.equal((await begin(id, 'msg_32', undefined, 2))?.outcome, 'added')
  assert.equal(await end(id, 'msg_32', 1), 'added')
})

test('another store’s conversation cannot be begun', async () => {
  const { id } = await startConversation(store.context, {})
  const other = await app.createStore('Other')
  const turn = { conversationId: id, id: 'msg_x', text: 'hello', clientMessageId: undefined, newState: {}, ...times }
  assert.equal(await beginTurn(app.context.db, other.context.storeId, turn), undefined)
  assert.equal((await getConversation(store.context, id)).messages.length, 0)
})
