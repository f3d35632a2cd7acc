import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, scripted, scriptOf, streamWidget, visit } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { answering: scripted() } })
  store = await app.createStore('Acme')
})
after(() => app.close())

test('a message is answered as JSON and as events, and both are in the history', async () => {
  const { token, conversationId } = await visit(app, store)
  const path = `/conversations/${conversationId}/messages`
  const whole = await callWidget(app, path, { token, body: { text: 'hello' } })
  assert.equal(whole.status, 200, whole.text)
  const said = scriptOf('hello').flatMap((event) => (event.type === 'text' ? [event.text] : []))
  assert.equal(whole.json.text, said.join(''))
  assert.deepEqual(Object.keys(whole.json).sort(), [
    ...['buttons', 'cards', 'handedOff', 'id', 'language', 'leadId', 'order', 'receipts', 'reorder', 'text'],
  ])
  const streamed = await streamWidget(app, path, { token, body: { text: 'hello', clientMessageId: 'm-1' } })
  assert.equal(streamed.status, 200, streamed.text)
  assert.match(streamed.headers.get('content-type') ?? '', /^text\/event-stream/)
  const events = streamed.events.map(({ data }) => data)
  assert.deepEqual(events.slice(0, -1), scriptOf('hello'))
  assert.deepEqual({ ...events.at(-1).message, id: whole.json.id }, whole.json)
  assert.deepEqual(
    streamed.events.map(({ id }) => id),
    streamed.events.map((_, index) => `2.${index + 1}`),
  )
  const history = await callWidget(app, `/conversations/${conversationId}`, { token })
  assert.equal(history.status, 200, history.text)
  assert.deepEqual(
    history.json.messages.map(({ role }: { role: string }) => role),
    ['shopper', 'assistant', 'shopper', 'assistant'],
  )
  assert.deepEqual(history.json.messages[3].cards, whole.json.cards)
  const feedback = await callWidget(app, `/messages/${whole.json.id}/feedback`, { token, body: { value: 1 } })
  assert.deepEqual([feedback.status, feedback.json], [200, { messageId: whole.json.id, value: 1 }])
})
