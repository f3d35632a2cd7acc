import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listConversations } from '../../src/conversations/list-conversations.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { openSecondServer } from '../support/widget-app.ts'
import { callWidget, ORIGIN, parseEvents, scripted, scriptOf, streamWidget } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore
let key: string
let elsewhere: Awaited<ReturnType<typeof openSecondServer>>

before(async () => {
  const widget = { answering: scripted(), times: { keepMs: 20, pollMs: 20 } }
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget })
  store = await app.createStore('Acme')
  key = (await createWidgetKey(store.context, { origins: [ORIGIN] })).key
  elsewhere = await openSecondServer(app, widget)
})
after(async () => {
  await elsewhere.close()
  await app.close()
})

const beginSession = async (body: object = {}, at = { key, origin: ORIGIN }): Promise<string> =>
  (await callWidget(app, '/sessions', { method: 'POST', ...at, body })).json.token
const say = (token: string, body: object, on: { url: string } = app) => callWidget(on, '/messages', { token, body })
const count = async ({ context } = store) => (await listConversations(context, { limit: '100' })).data.length
const historyOf = (token: string, id: string) => callWidget(app, `/conversations/${id}`, { token })

test('one request opens the conversation and is answered; the next goes on with it', async () => {
  const token = await beginSession()
  const first = await streamWidget(app, '/messages', { token, body: { text: 'hello', clientMessageId: 'm-1' } })
  assert.equal(first.status, 200, first.text)
  const [told, ...events] = first.events
  assert.ok(told)
  assert.equal(told.event, 'conversation')
  assert.equal(told.id, undefined, 'a line that breaks after it goes on from the turn’s beginning')
  assert.deepEqual(
    events.slice(0, -1).map(({ data }) => data),
    scriptOf('hello'),
  )
  const { id } = told.data as { id: string }
  const second = await say(token, { conversationId: id, text: 'and then?', clientMessageId: 'm-2' })
  assert.equal(second.status, 200, second.text)
  assert.equal(second.json.conversationId, id)
  const { json } = await historyOf(token, id)
  assert.deepEqual(
    json.messages.map(({ role }: { role: string }) => role),
    ['shopper', 'assistant', 'shopper', 'assistant'],
  )
  assert.equal(json.messages[3].text, second.json.text)
})

test('sent again, at once or later, here or in another process, it is one conversation with one answer', async () => {
  for (const [name, body] of Object.entries({
    'named by its message': { text: 'hello', clientMessageId: 'again-1' },
    'named by itself': { text: 'hello', clientMessageId: 'again-2', clientConversationId: 'c-1' },
  })) {
    const token = await beginSession()
    const before = await count()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => say(token, body, at % 2 === 0 ? app : elsewhere)),
    )
    answers.push(await say(token, body), await say(token, body, elsewhere))
    for (const { status, text } of answers) assert.equal(status, 200, text)
    const ids = new Set(answers.map(({ json }) => `${json.conversationId} ${json.id}`))
    assert.equal(ids.size, 1, `${name}: ${[...ids].join(', ')}`)
    assert.equal(await count(), before + 1, name)
    const { json } = await historyOf(token, answers[0]?.json.conversationId)
    assert.equal(json.messages.length, 2)
  }
})

test('messages of two tabs that name the same conversation share it, whichever comes first', async () => {
  const token = await beginSession()
  const before = await count()
  const said = ['one', 'two', 'three'].map((text) =>
    say(token, { text, clientMessageId: text, clientConversationId: 'shared' }, text === 'two' ? elsewhere : app),
  )
  const ids = new Set((await Promise.all(said)).map(({ json }) => json.conversationId))
  assert.equal(ids.size, 1)
  assert.equal(await count(), before + 1)
  const { json } = await historyOf(token, [...ids][0])
  assert.equal(json.messages.length, 6)
})

test('a line cut anywhere goes on with what is missing, without the conversation being known', async () => {
  const token = await beginSession()
  const body = { text: 'characters', clientMessageId: 'm-1', clientConversationId: 'cut' }
  const whole = await streamWidget(app, '/messages', { token, body })
  const before = await count()
  const ids = (events: { id: string | undefined }[]) => events.flatMap(({ id }) => id ?? [])
  let cuts = 0
  for (let at = 0; at < whole.text.length; at += 29) {
    const came = parseEvents(whole.text.slice(0, at))
    const last = ids(came).at(-1)
    const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': last }
    const rest = await streamWidget(cuts++ % 2 === 0 ? app : elsewhere, '/messages', { token, headers, body })
    assert.deepEqual([...ids(came), ...ids(rest.events)], ids(whole.events), `cut at ${at}`)
    assert.deepEqual(rest.events[0]?.data, whole.events[0]?.data)
  }
  assert.ok(cuts > 20)
  assert.equal(await count(), before)
})

test('a name holds for one session of one store; without one each message opens a conversation', async () => {
  const two = await app.createStore('Two')
  const theirs = (await createWidgetKey(two.context, { origins: [ORIGIN] })).key
  const body = { text: 'hello', clientMessageId: 'm-1', clientConversationId: 'same' }
  const tokens = [
    ...[await beginSession(), await beginSession()],
    await beginSession({}, { key: theirs, origin: ORIGIN }),
  ]
  const ids: string[] = []
  for (const token of tokens) ids.push((await say(token, body)).json.conversationId)
  assert.equal(new Set(ids).size, 3)
  assert.equal(await count(two), 1)
  for (const [at, token] of tokens.entries()) {
    for (const [of, id] of ids.entries()) {
      const { status, text } = await say(token, { conversationId: id, text: 'mine?', clientMessageId: `x-${at}` })
      assert.equal(status, at === of ? 200 : 404, text)
      if (at !== of) assert.equal(text, '{"error":"Not found"}')
    }
  }
  const unnamed = await Promise.all([say(tokens[0] as string, { text: 'a' }), say(tokens[0] as string, { text: 'a' })])
  assert.equal(new Set(unnamed.map(({ json }) => json.conversationId)).size, 2)
})

test('a conversation that is not there is a 404, by whatever it is called, and nothing is opened', async () => {
  const token = await beginSession()
  const before = await count()
  for (const conversationId of ['conv_0000000000000000000000', 'x', "'", 'a'.repeat(255), '👕', '../x']) {
    const { status, text } = await say(token, { conversationId, text: 'hello', clientConversationId: 'c' })
    assert.deepEqual([status, text], [404, '{"error":"Not found"}'], conversationId)
  }
  for (const [field, wrong] of [
    ['conversationId', 7],
    ['conversationId', 'a\u0000'],
    ['clientConversationId', 'a b'],
    ['clientConversationId', 'x'.repeat(101)],
    ['clientMessageId', ''],
    ['text', ' '],
  ] as const) {
    const { status, json } = await say(token, { text: 'hello', [field]: wrong })
    assert.equal(status, 400, field)
    assert.deepEqual(Object.keys(json.details.fieldErrors), [field])
  }
  assert.equal(await count(), before)
  const reused = { text: 'hello', clientMessageId: 'used' }
  assert.equal((await say(token, reused)).status, 200)
  assert.equal((await say(token, { ...reused, text: 'else' })).status, 409)
})

test('a session that goes on keeps its names', async () => {
  const token = await beginSession()
  const body = { text: 'hello', clientMessageId: 'm-1', clientConversationId: 'kept' }
  const { conversationId, id } = (await say(token, body)).json
  const next = await beginSession({ previous: token })
  const again = (await say(next, body)).json
  assert.deepEqual([again.conversationId, again.id], [conversationId, id])
})

test('conversations and turns are counted, each once', async () => {
  const limited = await startTestApp({ SPIEL_TURN_LIMITS: 'session=3' }, { widget: { answering: scripted() } })
  try {
    const shop = await limited.createStore('Limited')
    const own = (await createWidgetKey(shop.context, { origins: [ORIGIN] })).key
    const token = (await callWidget(limited, '/sessions', { method: 'POST', key: own })).json.token
    for (let at = 0; at < 5; at++) {
      const { status, text } = await say(token, { text: 'hello', clientMessageId: 'm-1' }, limited)
      assert.equal(status, 200, text)
    }
    for (const text of ['two', 'three']) {
      assert.equal((await say(token, { text, clientMessageId: text }, limited)).status, 200)
    }
    const refused = await say(token, { text: 'four', clientMessageId: 'four' }, limited)
    assert.equal(refused.status, 429, refused.text)
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal(await count(shop), 3, 'what is refused opens nothing')
  } finally {
    await limited.close()
  }
})
