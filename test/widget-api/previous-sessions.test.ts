import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { getConversation } from '../../src/conversations/get-conversation.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { createShopperSecret } from '../../src/shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../../src/shopper-identity/shopper-token.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { ServerKeys } from '../../src/widget/server-keys.ts'
import { readSession, type SessionClaims, signSession } from '../../src/widget/session-token.ts'
import { tidyWidget } from '../../src/widget/tidy-widget.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { callWidget, ORIGIN, type Visit, visit, visitWith } from '../support/widget-client.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let store: TestStore
let keys: ServerKeys
let key: string
let secret: string

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0', SPIEL_SECRET: TEST_SECRET })
  store = await app.createStore('Acme')
  keys = new ServerKeys(app.context)
  key = (await createWidgetKey(store.context, { origins: [ORIGIN, 'https://b.example'] })).key
  secret = (await createShopperSecret(store.context)).secret
  await upsertProducts(store.context, [
    { externalId: 'K', title: 'Kettle', variants: [{ externalId: 'K1', price: 9 }] },
  ])
  const items = [{ title: 'Kettle', quantity: 1 }]
  await upsertOrders(store.context, [
    { externalId: 'o1', number: '#7001', email: 'ann@mail.example', fulfillmentStatus: 'shipped', items },
  ])
})
after(() => app.close())

function tokenFor(sub: string): string {
  const now = Math.floor(Date.now() / 1000)
  return signShopperToken(secret, { sub, email: `${sub}@mail.example`, name: 'Ann Example', iat: now, exp: now + 600 })
}

const begin = async (body: object, options = {}) => (await callWidget(app, '/sessions', { key, body, ...options })).json

const look = async (token: string, { conversationId }: Visit) =>
  (await callWidget(app, `/conversations/${conversationId}`, { token })).status

async function say(token: string, { conversationId }: Visit, text: string) {
  const { status, json } = await callWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text } })
  assert.equal(status, 200, JSON.stringify(json))
  return json
}

/** The same token as it would have been so long ago. */
async function aged(token: string, ms: number): Promise<string> {
  const claims = (await readSession(keys, token)) as SessionClaims
  return signSession(keys, { ...claims, expiresAtMs: Date.now() - ms })
}

test('a visitor keeps their conversations up to 24 hours after the session ran out, even when it was forgotten', async () => {
  const guest = await visitWith(app, key)
  const { storeId, db } = store.context
  await sql`UPDATE widget_sessions SET expires_at = now() - interval '23 hours' WHERE store_id = ${storeId}`.execute(db)
  await tidyWidget(app.context)
  const previous = await aged(guest.token, 24 * HOUR_MS - 60_000)
  assert.equal(await look(previous, guest), 401)
  const { token, resumed } = await begin({ previous })
  assert.equal(resumed, true)
  assert.equal(await look(token, guest), 200)
  assert.equal((await say(token, guest, 'hello')).language, 'en')
  const again = await begin({ previous: token, locale: 'de', page: { productId: 'K' } })
  assert.equal(again.resumed, true)
  assert.deepEqual(
    [await look(again.token, guest), await look(token, guest)],
    [200, 200],
    'two tabs go on side by side',
  )
})

test('what is no session of this key and origin, or too old, begins a new visit', async () => {
  const guest = await visitWith(app, key)
  const other = (await createWidgetKey(store.context, { origins: [ORIGIN] })).key
  const elsewhere = await visit(app, await app.createStore('Elsewhere'))
  const tries: [body: object, options: object][] = [
    [{ previous: await aged(guest.token, 24 * HOUR_MS + 60_000) }, {}],
    [{ previous: 'nonsense' }, {}],
    [{ previous: '' }, {}],
    [{ previous: null }, {}],
    [{ previous: `${guest.token.slice(0, -2)}AA` }, {}],
    [{ previous: guest.token }, { key: other }],
    [{ previous: guest.token }, { origin: 'https://b.example' }],
    [{ previous: elsewhere.token }, {}],
  ]
  for (const [body, options] of tries) {
    const { token, resumed } = await begin(body, options)
    assert.equal(resumed, false, JSON.stringify(body))
    const history = await callWidget(app, `/conversations/${guest.conversationId}`, { token, origin: null })
    assert.equal(history.status, 404)
  }
})

test('who logs in keeps the conversation; it is theirs from then on, and the old token opens it no more', async () => {
  const guest = await visitWith(app, key)
  const before = await say(guest.token, guest, 'where is my order 7001?')
  assert.equal(before.order, null)
  const { token, resumed } = await begin({ previous: guest.token, shopperToken: tokenFor('ann') })
  assert.equal(resumed, true)
  const after = await say(token, guest, 'where is my order 7001?')
  assert.equal(after.order?.number, '#7001', after.text)
  assert.deepEqual([await look(token, guest), await look(guest.token, guest)], [200, 404])
  const { shopper } = await getConversation(store.context, guest.conversationId)
  assert.deepEqual(shopper, { name: 'Ann Example', email: 'ann@mail.example' })
  const elsewhere = await begin({ shopperToken: tokenFor('ann') })
  assert.equal(await look(elsewhere.token, guest), 200, 'on another device too')
  const renewed = await begin({ previous: token, shopperToken: tokenFor('ann') })
  assert.deepEqual([renewed.resumed, await look(renewed.token, guest)], [true, 200])
})

test('who logs out, or logs in as somebody else, leaves the shopper’s conversations behind', async () => {
  const ann = await visitWith(app, key, { shopperToken: tokenFor('ann') })
  for (const body of [{ previous: ann.token }, { previous: ann.token, shopperToken: tokenFor('bob') }]) {
    const { token, resumed } = await begin(body)
    assert.deepEqual([resumed, await look(token, ann)], [false, 404])
  }
  assert.equal(await look(ann.token, ann), 200)
})

test('a bad shopper token is refused, whatever went before, and takes nothing over', async () => {
  const guest = await visitWith(app, key)
  const refused = await callWidget(app, '/sessions', { key, body: { previous: guest.token, shopperToken: 'forged' } })
  assert.equal(refused.status, 400)
  assert.equal(await look(guest.token, guest), 200)
})
