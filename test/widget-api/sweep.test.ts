import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { widgetRoutes } from '../../src/http/widget-routes.ts'
import { revokeWidgetKey, setWidgetKeyOrigins } from '../../src/widget/change-widget-key.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { generateWidgetKey } from '../../src/widget/widget-key-format.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { checkResponse, type OpenApiDocument } from '../support/openapi-check.ts'
import { type Answer, startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import {
  callWidget,
  ORIGIN,
  scripted,
  type Visit,
  visit,
  visitWith,
  type WidgetCall,
} from '../support/widget-client.ts'

let smtp: FakeSmtpServer
let app: TestApp
let store: TestStore
let document: OpenApiDocument
let own: Visit
let messageId: string

before(async () => {
  smtp = await startFakeSmtpServer()
  const mail = { SPIEL_SMTP_URL: smtp.url, SPIEL_MAIL_FROM: 'Acme <help@acme.example>' }
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0', ...mail }, { widget: { answering: scripted() } })
  store = await app.createStore('One')
  document = (await callWidget(app, '/openapi.json')).json
  own = await visit(app, store)
  const path = `/conversations/${own.conversationId}/messages`
  messageId = (await callWidget(app, path, { token: own.token, body: { text: 'hi' } })).json.id
})
after(async () => {
  await app.close()
  await smtp.close()
})

type Route = (typeof widgetRoutes)[number]

const pathOf = ({ path }: Route, ids: { conversation?: string; message?: string } = {}) =>
  path
    .replace('/messages/{id}', `/messages/${ids.message ?? messageId}`)
    .replace('{messageId}', ids.message ?? messageId)
    .replace('{id}', ids.conversation ?? own.conversationId)

let mails = 0
/** A transcript goes to one address once in an hour. */
const bodyOf = ({ operationId, body }: Route) =>
  operationId === 'askForTranscript' ? { email: `ann${++mails}@example.com` } : (body?.example as object | undefined)

/** A call that could succeed, checked against the served document. */
async function call(route: Route, options: WidgetCall = {}, ids = {}): Promise<Answer> {
  const path = pathOf(route, ids)
  const body = bodyOf(route)
  const answer = await callWidget(app, path, { method: route.method, ...(body ? { body } : {}), ...options })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream) checkResponse(document, options.method ?? route.method, path, answer.status, answer.json)
  return answer
}

const credentials = (route: Route): WidgetCall => (route.needs === 'key' ? { key: own.key } : { token: own.token })
const each = (title: string, run: (route: Route) => Promise<void>, routes = widgetRoutes) =>
  describe(title, () => {
    for (const route of routes) test(`${route.method} ${route.path}`, () => run(route))
  })
/** Seconds that browsers keep an answer. */
const keptSeconds: Record<string, number> = { getSettings: 300, showProducts: 30, suggestQuestions: 300 }
const isFollowing = ({ operationId }: Route) => operationId === 'followConversation'
const answering = widgetRoutes.filter((route) => !isFollowing(route))

each(
  'succeeds as the document says',
  async (route) => {
    const answer = await call(route, credentials(route))
    assert.equal(answer.status, route.response.status, answer.text)
    assert.equal(answer.headers.get('access-control-allow-origin'), ORIGIN)
    // What a key alone reads is the same for every shopper.
    const keptS = keptSeconds[route.operationId]
    assert.equal(answer.headers.get('vary'), keptS ? 'Origin, X-Widget-Key' : 'Origin')
    assert.equal(answer.headers.get('cache-control'), keptS ? `public, max-age=${keptS}` : 'no-store')
    assert.equal(answer.headers.get('access-control-allow-credentials'), null)
  },
  answering,
)

each('401 is one answer for every bad key or token', async (route) => {
  const revoked = await visit(app, store)
  await revokeWidgetKey(store.context, { key: revoked.key })
  const bad: WidgetCall[] =
    route.needs === 'key'
      ? [{}, { key: '' }, { key: 'sp_pub_x' }, { key: generateWidgetKey() }, { key: revoked.key }, { token: own.token }]
      : [{}, { token: 'x' }, { key: own.key }, { token: revoked.token }, { token: own.key }]
  for (const options of bad) {
    const answer = await call(route, options)
    assert.deepEqual([answer.status, answer.text], [401, '{"error":"Unauthorized"}'], JSON.stringify(options))
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
    assert.equal(
      answer.headers.get('access-control-allow-origin'),
      ORIGIN,
      'the page must see that it has to begin anew',
    )
    const stranger = await call(route, { ...options, origin: 'https://evil.example' })
    assert.equal(stranger.status, 401)
    assert.equal(stranger.headers.get('access-control-allow-origin'), null)
  }
})

each('403 on another origin, without any CORS header', async (route) => {
  for (const origin of [
    'https://evil.example',
    'null',
    'https://shop.example.evil.example',
    'https://shop.example:8443',
  ]) {
    const answer = await call(route, { ...credentials(route), origin })
    assert.deepEqual([answer.status, answer.text], [403, '{"error":"origin not allowed"}'], origin)
    const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    assert.deepEqual(cors, [])
    assert.equal(answer.headers.get('vary'), 'Origin')
  }
})

test('a session needs an origin; a token without one is held by no browser on another site', async () => {
  const { status, text } = await callWidget(app, '/sessions', { method: 'POST', key: own.key, origin: null })
  assert.deepEqual([status, text], [403, '{"error":"origin not allowed"}'])
  const history = await callWidget(app, `/conversations/${own.conversationId}`, { token: own.token, origin: null })
  assert.equal(history.status, 200)
})

each(
  '404 is one answer for unknown ids and those of other sessions and stores',
  async (route) => {
    const other = await app.createStore('Two')
    const strangers = [await visitWith(app, own.key), await visit(app, other)]
    for (const { token } of strangers) {
      const answer = await call(route, { token })
      assert.deepEqual([answer.status, answer.text], [404, '{"error":"Not found"}'])
    }
    for (const id of ['conv_0000000000000000000000', 'x', '%00', "'", 'a'.repeat(256), '%F0%9F%91%95', '..%2f']) {
      const answer = await call(route, { token: own.token }, { conversation: id, message: id })
      assert.deepEqual([answer.status, answer.text], [404, '{"error":"Not found"}'], id)
    }
  },
  widgetRoutes.filter(({ params }) => params),
)

each('405 with Allow for every other method', async (route) => {
  const methods = widgetRoutes.filter(({ path }) => path === route.path).map(({ method }) => method as string)
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    if (allowed.includes(method)) continue
    const answer = await callWidget(app, pathOf(route), { ...credentials(route), method })
    assert.equal(answer.status, 405, method)
    assert.equal(answer.headers.get('allow'), [...allowed, 'OPTIONS'].join(', '))
  }
})

const withBody = widgetRoutes.filter(({ body }) => body)

each(
  '413 over 16 KiB, 400 for what is no JSON, 415 for another encoding',
  async (route) => {
    const big = JSON.stringify({ ...bodyOf(route), filler: 'x'.repeat(16 * 1024) })
    assert.equal((await call(route, { ...credentials(route), body: big })).status, 413)
    const fits = JSON.stringify({ ...bodyOf(route), filler: 'x'.repeat(15 * 1024) })
    assert.equal((await call(route, { ...credentials(route), body: fits })).status, route.response.status)
    for (const body of ['{', 'x', '"a" "b"']) {
      assert.equal((await call(route, { ...credentials(route), body })).text, '{"error":"Invalid JSON"}', body)
    }
    for (const body of ['[]', '1', '"x"', 'null']) {
      const answer = await call(route, { ...credentials(route), body })
      const isNothing = body === 'null' && route.body?.isOptional
      assert.equal(answer.status, isNothing ? 201 : 400, body)
    }
    const headers = { 'content-encoding': 'zstd' }
    assert.equal((await call(route, { ...credentials(route), headers })).status, 415)
  },
  withBody,
)

test('400 names each field that is wrong', async () => {
  const path = `/conversations/${own.conversationId}/messages`
  const wrong: [path: string, body: object, field: string][] = [
    [path, {}, 'text'],
    [path, { text: '' }, 'text'],
    [path, { text: ' \n' }, 'text'],
    [path, { text: 'x'.repeat(2001) }, 'text'],
    [path, { text: 7 }, 'text'],
    [path, { text: 'a\u0000' }, 'text'],
    [path, { text: 'hi', clientMessageId: 'a b' }, 'clientMessageId'],
    [path, { text: 'hi', clientMessageId: 'x'.repeat(101) }, 'clientMessageId'],
    ['/sessions', { locale: 'english!' }, 'locale'],
    ['/sessions', { page: 'javascript:alert(1)' }, 'page'],
    ['/sessions', { page: { url: 'nowhere' } }, 'page'],
    ['/sessions', { shopperToken: 'forged' }, 'shopperToken'],
    ['/sessions', { shopperToken: 7 }, 'shopperToken'],
    ['/sessions', { previous: 7 }, 'previous'],
    [path, { text: 'hi', page: { url: 'nowhere' } }, 'page'],
    ['/sessions', { shopperToken: '' }, 'shopperToken'],
    [`/conversations/${own.conversationId}/lead`, { email: 'ann@example.com' }, 'consent'],
    [`/conversations/${own.conversationId}/lead`, { email: 'ann@example.com', consent: false }, 'consent'],
    [`/conversations/${own.conversationId}/lead`, { consent: true }, 'email'],
    [`/conversations/${own.conversationId}/lead`, { email: 'nobody', consent: true }, 'email'],
    [`/conversations/${own.conversationId}/lead`, { phone: '12', consent: true }, 'phone'],
    [`/conversations/${own.conversationId}/lead`, { email: 'a@b.example', consent: true, purpose: 'x' }, 'purpose'],
    [`/conversations/${own.conversationId}/transcript`, {}, 'email'],
    [`/conversations/${own.conversationId}/transcript`, { email: 'a@b\r\nBcc: x@y.example' }, 'email'],
    [`/messages/${messageId}/feedback`, { value: 2 }, 'value'],
    [`/messages/${messageId}/feedback`, {}, 'value'],
  ]
  for (const [where, body, field] of wrong) {
    const answer = await callWidget(app, where, { key: own.key, token: own.token, body })
    assert.equal(answer.status, 400, `${where} ${JSON.stringify(body).slice(0, 50)}: ${answer.text}`)
    checkResponse(document, 'POST', where, 400, answer.json)
    assert.deepEqual(Object.keys(answer.json.details.fieldErrors), [field])
  }
  for (const [where, field] of [
    ['/settings?locale=english!', 'locale'],
    [`/conversations/${own.conversationId}?limit=0`, 'limit'],
    [`/conversations/${own.conversationId}?limit=201`, 'limit'],
    [`/conversations/${own.conversationId}?limit=many`, 'limit'],
    [`/conversations/${own.conversationId}?before=`, 'before'],
  ] as const) {
    const answer = await callWidget(app, where, { key: own.key, token: own.token })
    assert.equal(answer.status, 400, where)
    checkResponse(document, 'GET', where.split('?', 1)[0] as string, 400, answer.json)
    assert.deepEqual(Object.keys(answer.json.details.fieldErrors), [field])
  }
  const longest = await callWidget(app, path, { token: own.token, body: { text: '👕'.repeat(2000) } })
  assert.equal(longest.status, 200, longest.text)
})

test('a taken-away origin and a revoked key hold at the next request', async () => {
  const guest = await visit(app, store)
  const look = () => callWidget(app, `/conversations/${guest.conversationId}`, { token: guest.token })
  assert.equal((await look()).status, 200)
  await setWidgetKeyOrigins(store.context, { key: guest.key, origins: ['https://new.example'] })
  assert.equal((await look()).status, 403)
  await setWidgetKeyOrigins(store.context, { key: guest.key, origins: [ORIGIN] })
  assert.equal((await look()).status, 200)
  await revokeWidgetKey(store.context, { key: guest.key })
  assert.equal((await look()).status, 401)
})

test('another store’s key cannot be changed', async () => {
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const other = await app.createStore('Three')
  await assert.rejects(revokeWidgetKey(other.context, { key }), { code: 'not_found' })
  await assert.rejects(setWidgetKeyOrigins(other.context, { key, origins: [ORIGIN] }), { code: 'not_found' })
})

test('the document lists the routes and is as checked in', async () => {
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  assert.deepEqual(listed.sort(), widgetRoutes.map(({ method, path }) => `${method} ${path}`).sort())
})
