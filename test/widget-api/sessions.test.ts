import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSecretBox } from '../../src/shared/secret-box.ts'
import { createShopperSecret } from '../../src/shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../../src/shopper-identity/shopper-token.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { ServerKeys } from '../../src/widget/server-keys.ts'
import { readSession, type SessionClaims, signSession } from '../../src/widget/session-token.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { callWidget, ORIGIN, scripted, visit, visitWith } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore
let keys: ServerKeys

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0', SPIEL_SECRET: TEST_SECRET }, { widget: { answering: scripted() } })
  store = await app.createStore('Acme')
  keys = new ServerKeys(app.context)
})
after(() => app.close())

const MINUTE = 60_000

/** The claims of a token, some of them changed, signed as the server would. */
async function resigned(token: string, change: Partial<SessionClaims>): Promise<string> {
  const claims = await readSession(keys, token)
  assert.ok(claims)
  return signSession(keys, { ...claims, ...change })
}

test('a session lasts 30 minutes', async () => {
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const askedAt = Date.now()
  const { status, json } = await callWidget(app, '/sessions', { method: 'POST', key })
  const answeredAt = Date.now()
  assert.equal(status, 201)
  assert.deepEqual(Object.keys(json), ['token', 'expiresAt', 'resumed'])
  const begunAt = Date.parse(json.expiresAt) - 30 * MINUTE
  assert.ok(begunAt >= askedAt && begunAt <= answeredAt, json.expiresAt)
})

test('a changed token is refused, whatever was changed', async () => {
  const { token, conversationId } = await visit(app, store)
  const look = async (changed: string) =>
    (await callWidget(app, `/conversations/${conversationId}`, { token: changed })).status
  assert.equal(await look(token), 200)
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, at) + other + token.slice(at + 1)
    assert.equal(await look(changed), 401, `character ${at}`)
  }
  const [head, signature] = token.split('.') as [string, string]
  for (const changed of [
    head,
    `${head}.`,
    `.${signature}`,
    `${token}A`,
    `${token}.x`,
    token.slice(1),
    `${head}=.${signature}`,
  ]) {
    assert.equal(await look(changed), 401, changed.slice(0, 10))
  }
  const stranger = new ServerKeys({
    ...app.context,
    secrets: createSecretBox({ secret: 'y'.repeat(40), dataDir: undefined }),
  })
  const claims = await readSession(keys, token)
  assert.equal(await look(await signSession(stranger, claims as SessionClaims)), 401)
})

test('a token is good until it expires, for its own session, key and origin', async () => {
  const one = await visit(app, store)
  const two = await visit(app, store)
  const other = await visit(app, await app.createStore('Other'))
  const look = async (token: string) =>
    (await callWidget(app, `/conversations/${one.conversationId}`, { token })).status
  const with_ = (change: Partial<SessionClaims>) => resigned(one.token, change)
  assert.equal(await look(await with_({ expiresAtMs: Date.now() + MINUTE })), 200)
  assert.equal(await look(await with_({ expiresAtMs: Date.now() - 1 })), 401)
  assert.equal(await look(await with_({ key: two.key })), 401)
  assert.equal(await look(await with_({ key: other.key })), 401)
  assert.equal(await look(await with_({ origin: 'https://evil.example' })), 401)
  assert.equal(await look(await with_({ shopperId: 'someone' })), 401)
  assert.equal(await look(await with_({ sessionId: 'wses_0000000000000000000000' })), 401)
  assert.equal(await look(two.token), 404)
})

test('a token with less than ten minutes left brings the next one', async () => {
  const { token, conversationId } = await visit(app, store)
  const path = `/conversations/${conversationId}`
  const fresh = await callWidget(app, path, { token })
  assert.equal(fresh.headers.get('x-session-token'), null)
  const early = await resigned(token, { expiresAtMs: Date.now() + 11 * MINUTE })
  assert.equal((await callWidget(app, path, { token: early })).headers.get('x-session-token'), null)
  const old = await resigned(token, { expiresAtMs: Date.now() + 9 * MINUTE })
  const askedAt = Date.now()
  const next = (await callWidget(app, path, { token: old })).headers.get('x-session-token') ?? ''
  const claims = await readSession(keys, next)
  assert.ok(claims && claims.expiresAtMs >= askedAt + 30 * MINUTE)
  assert.equal((await callWidget(app, path, { token: next })).status, 200)
})

test('a verified shopper has their conversations in every session, and nothing of them is in the token', async () => {
  const { secret } = await createShopperSecret(store.context)
  const now = Math.floor(Date.now() / 1000)
  const tokenFor = (sub: string) =>
    signShopperToken(secret, { sub, email: `${sub}@mail.example`, name: 'Ann Example', iat: now, exp: now + 600 })
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const first = await visitWith(app, key, { shopperToken: tokenFor('ann') })
  const second = await visitWith(app, key, { shopperToken: tokenFor('ann') })
  const bob = await visitWith(app, key, { shopperToken: tokenFor('bob') })
  const nobody = await visitWith(app, key)
  const statuses = []
  for (const { token } of [first, second, bob, nobody]) {
    statuses.push((await callWidget(app, `/conversations/${first.conversationId}`, { token })).status)
  }
  assert.deepEqual(statuses, [200, 200, 404, 404])
  const shown = Buffer.from(first.token.slice(4).split('.')[0] as string, 'base64url').toString()
  assert.ok(!/mail\.example|Ann/.test(shown) && shown.includes('"u":"ann"'), shown)
  const elsewhere = await createShopperSecret((await app.createStore('Elsewhere')).context)
  const forged = signShopperToken(elsewhere.secret, { sub: 'ann', email: 'ann@mail.example', iat: now, exp: now + 600 })
  const refused = await callWidget(app, '/sessions', { key, body: { shopperToken: forged } })
  assert.deepEqual([refused.status, Object.keys(refused.json.details.fieldErrors)], [400, ['shopperToken']])
})

test('without SPIEL_SECRET on a server the database’s own secret signs, the same in every process', async () => {
  const secrets = createSecretBox({ secret: undefined, dataDir: undefined })
  const one = new ServerKeys({ ...app.context, secrets })
  const two = new ServerKeys({ ...app.context, secrets })
  const claims = { key: 'k', sessionId: 's', origin: 'o', shopperId: null, expiresAtMs: 1 }
  const token = await signSession(one, claims)
  assert.deepEqual(await readSession(two, token), claims)
  assert.equal(await readSession(keys, token), undefined)
})

test('the greeting says that a machine speaks, in the shopper’s language', async () => {
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  for (const [locale, words] of [
    ['en-GB', /AI assistant of Acme/],
    ['es', /asistente de IA de Acme/],
    ['fr-CA', /assistant IA de Acme/],
    ['DE-at', /KI-Assistent von Acme/],
    ['ja', /AI assistant of Acme/],
  ] as const) {
    const { token } = (await callWidget(app, '/sessions', { key, body: { locale } })).json
    const { status, json } = await callWidget(app, '/conversations', { method: 'POST', token })
    assert.equal(status, 201)
    assert.match(json.greeting, words)
    assert.match(json.id, /^conv_[0-9A-Za-z]{22}$/)
  }
})
