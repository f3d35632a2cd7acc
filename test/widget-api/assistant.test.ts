import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, streamWidget, visit } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp()
  store = await app.createStore('Acme')
  await upsertProducts(store.context, [
    {
      externalId: 'J-1',
      title: 'Rain jacket',
      variants: [{ externalId: 'J-1-M', title: 'M', price: 80, inventory: 3 }],
    },
    {
      externalId: 'T-1',
      title: 'Cotton T-shirt',
      variants: [{ externalId: 'T-1-M', title: 'M', price: 20, inventory: 3 }],
    },
  ])
})
after(() => app.close())

test('the assistant answers through the widget’s door, as JSON and as events, the same once more', async () => {
  const { token, conversationId } = await visit(app, store)
  const path = `/conversations/${conversationId}/messages`
  const whole = await callWidget(app, path, { token, body: { text: 'show me rain jackets' } })
  assert.equal(whole.status, 200, whole.text)
  assert.deepEqual(
    whole.json.cards.map((card: { externalId: string }) => card.externalId),
    ['J-1'],
  )
  const body = { text: 'and a cotton t-shirt?', clientMessageId: 'm-2' }
  const streamed = await streamWidget(app, path, { token, body })
  const { message } = streamed.events.at(-1)?.data ?? {}
  const said = streamed.events.flatMap(({ event, data }) => (event === 'text' ? [data.text] : [])).join('')
  assert.equal(said.trim(), message.text)
  const again = await callWidget(app, path, { token, body })
  assert.deepEqual(again.json, message)
  const history = await callWidget(app, `/conversations/${conversationId}`, { token })
  assert.equal(history.json.messages.length, 4)
  assert.deepEqual(history.json.messages[1].cards, whole.json.cards)
  const feedback = await callWidget(app, `/messages/${message.id}/feedback`, { token, body: { value: -1 } })
  assert.equal(feedback.status, 200)
})
