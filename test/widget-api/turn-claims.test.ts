import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { replyAsHuman } from '../../src/conversations/take-conversation.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, streamWidget, type Visit, visit } from '../support/widget-client.ts'

const DAY_MS = 86_400_000

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Acme')
})
after(() => app.close())

const say = ({ conversationId, token }: Visit, text: string, on = app) =>
  callWidget(on, `/conversations/${conversationId}/messages`, { token, body: { text } })

/** What a process leaves behind that is killed while it answers: a running turn, and a claim that nobody renews. */
async function leaveTurn({ conversationId }: Visit, { storeId, db }: TestStore['context']): Promise<void> {
  await sql`SELECT * FROM begin_assistant_turn(${storeId}, ${conversationId}, 'msg_left', 'hello', NULL, 1000, '{}', 10000)`.execute(
    db,
  )
  await sql`
    INSERT INTO widget_turns (store_id, conversation_id, number, text_hash, state, first_position)
    VALUES (${storeId}, ${conversationId}, 1, '\\x00', 'running', 0)`.execute(db)
  await sql`
    UPDATE widget_conversations SET turn_count = 1, running_turn = 1, beat_at = clock_timestamp()
    WHERE conversation_id = ${conversationId}`.execute(db)
}

/** As if it had happened so long ago. */
async function letPass({ conversationId }: Visit, seconds: number, on = app): Promise<void> {
  const ago = sql`${seconds}::integer * interval '1 second'`
  await sql`UPDATE widget_conversations SET beat_at = beat_at - ${ago}
    WHERE conversation_id = ${conversationId}`.execute(on.context.db)
  await sql`UPDATE dialogue_states SET busy_until = busy_until - ${ago}
    WHERE conversation_id = ${conversationId}`.execute(on.context.db)
}

test('16 s after a crash in the middle of a turn the next message is answered at its first look', async (t) => {
  // Should it not be, the second look is a day away.
  const patient = await startTestApp(
    { SPIEL_TURN_LIMITS: '0' },
    { widget: { times: { pollMs: DAY_MS, waitMs: DAY_MS } } },
  )
  t.after(() => patient.close())
  const crashed = await patient.createStore('Crashed')
  const guest = await visit(patient, crashed)
  await leaveTurn(guest, crashed.context)
  await letPass(guest, 16, patient)
  const { status, json } = await say(guest, 'hi there', patient)
  assert.equal(status, 200)
  assert.match(json.text, /\w/)
})

test('while the other process may be alive the next message waits', async () => {
  const guest = await visit(app, store)
  await leaveTurn(guest, store.context)
  await letPass(guest, 9)
  let isAnswered = false
  const answered = say(guest, 'hi there').finally(() => {
    isAnswered = true
  })
  // The rounds in which it looks are 150 ms apart.
  for (let look = 0; look < 10; look++) {
    await sql`SELECT pg_sleep(0.1)`.execute(app.context.db)
    assert.equal(isAnswered, false)
  }
  await letPass(guest, 7)
  assert.equal((await answered).status, 200)
})

test('while a person has the conversation a message is stored, told of, and not answered', async () => {
  const guest = await visit(app, store)
  const { conversationId, token } = guest
  await replyAsHuman(store.context, { conversationId, person: 'Ann', text: 'Ann here.' })
  const path = `/conversations/${conversationId}/messages`
  const { events } = await streamWidget(app, path, { token, body: { text: 'Hallo, wo ist meine Bestellung?' } })
  assert.deepEqual(
    events.map(({ event }) => event),
    ['notice', 'done'],
  )
  assert.equal(events[0]?.data.code, 'with_human')
  assert.match(events[0]?.data.text, /\w/)
  assert.equal(events[1]?.data.message.id, null)
  const history = await callWidget(app, `/conversations/${conversationId}`, { token })
  assert.equal(history.json.busy, false)
  assert.deepEqual(
    history.json.messages.map(({ role }: { role: string }) => role),
    ['human', 'shopper'],
  )
})
