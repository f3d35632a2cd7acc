import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { widgetRoutes } from '../../src/http/widget-routes.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, scripted } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { answering: scripted() } })
  store = await app.createStore('One')
})
after(() => app.close())

const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

const paths = [...new Set(widgetRoutes.map(({ path }) => path.replace(/\{\w+\}/g, 'x')))]

test('a preflight from an allowed origin is answered with that origin, for every path', async () => {
  const origins = ['https://one.example', 'https://*.many.example', 'http://localhost:3000', 'https://bücher.example']
  await createWidgetKey(store.context, { origins })
  for (const origin of [
    ...['https://one.example', 'https://a.many.example', 'https://a.b.many.example', 'http://localhost:3000'],
    'https://xn--bcher-kva.example',
  ]) {
    for (const path of paths) {
      const { status, headers, text } = await callWidget(app, path, { method: 'OPTIONS', origin })
      assert.deepEqual([status, text], [204, ''], `${origin} ${path}`)
      const { 'access-control-allow-methods': methods, ...cors } = corsOf(headers)
      assert.match(methods ?? '', /^(GET|POST), OPTIONS$/)
      assert.deepEqual(cors, {
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'Authorization, Content-Type, Last-Event-ID, X-Request-Id, X-Widget-Key',
        'access-control-expose-headers': 'Retry-After, X-Request-Id, X-Session-Token',
        'access-control-max-age': '600',
      })
      assert.equal(headers.get('vary'), 'Origin')
    }
  }
})

test('hostile origins get a 403 without any CORS header, before and with a key', async () => {
  const { key } = await createWidgetKey(store.context, {
    origins: ['https://shop.example', 'https://*.stores.example', 'http://127.0.0.1:3000'],
  })
  for (const origin of [
    ...['null', '*', 'file://', 'https://', 'shop.example', 'https://evil.example', 'http://shop.example', ''],
    ...['https://shop.example.evil.example', 'https://evilshop.example', 'https://shop.example@evil.example'],
    ...['https://user@shop.example', 'https://user:pass@shop.example', 'https://evil.example/https://shop.example'],
    ...['https://evil.example?https://shop.example', 'https://evil.example#.shop.example', 'https://shop.example#'],
    ...['https://shop.example:443', 'https://shop.example:8443', 'https://shop.example:', 'https://shop.example.'],
    ...['HTTPS://SHOP.EXAMPLE', 'https://Shop.example', 'https://shop.example/', 'https://sub.shop.example'],
    ...[
      'https://stores.example',
      'https://xstores.example',
      'https://a.stores.example.',
      'https://a.stores.example:444',
    ],
    ...[
      'https://*.stores.example',
      'https://a..stores.example',
      'https://.stores.example',
      'https://a_b.stores.example/x',
    ],
    ...['https://xn--shp-hoa.example', 'https://xn--80ak6aa92e.example', 'https://127.0.0.1:3000', 'http://127.1:3000'],
    ...['http://0x7f.0.0.1:3000', 'http://[::ffff:127.0.0.1]:3000', 'http://localhost:3000x', 'data:text/html,x'],
    ...[
      'https://shop.example, https://shop.example',
      'https://shop.example\\.evil.example',
      'blob:https://shop.example',
    ],
  ]) {
    for (const options of [{ method: 'OPTIONS' }, { method: 'POST', key }]) {
      const answer = await callWidget(app, '/sessions', { ...options, origin })
      assert.deepEqual(
        [answer.status, answer.text],
        [403, '{"error":"origin not allowed"}'],
        `${origin} ${options.method}`,
      )
      assert.deepEqual(corsOf(answer.headers), {}, origin)
      assert.equal(answer.headers.get('vary'), 'Origin')
    }
  }
})

test('another store’s origin passes the preflight and is refused with the key', async () => {
  const { key } = await createWidgetKey(store.context, { origins: ['https://mine.example'] })
  const other = await app.createStore('Two')
  await createWidgetKey(other.context, { origins: ['https://theirs.example'] })
  const origin = 'https://theirs.example'
  assert.equal((await callWidget(app, '/sessions', { method: 'OPTIONS', origin })).status, 204)
  const answer = await callWidget(app, '/sessions', { method: 'POST', key, origin })
  assert.equal(answer.status, 403)
  assert.deepEqual(corsOf(answer.headers), {})
})

test('OPTIONS without an origin names the methods and nothing else; an unknown path is a 404', async () => {
  const plain = await callWidget(app, '/sessions', { method: 'OPTIONS', origin: null })
  assert.deepEqual([plain.status, plain.headers.get('allow')], [204, 'POST, OPTIONS'])
  assert.deepEqual(corsOf(plain.headers), {})
  assert.equal((await callWidget(app, '/nothing', { method: 'OPTIONS' })).status, 404)
})

test('a page of the server itself asks for no permission, and is told none', async () => {
  const told: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, {}]
  for (const headers of told) {
    const { status, headers: given } = await callWidget(app, '/messages', {
      method: 'OPTIONS',
      origin: app.url,
      headers,
    })
    assert.deepEqual([status, corsOf(given)], [204, {}])
  }
  const headers = { 'sec-fetch-site': 'cross-site' }
  assert.equal((await callWidget(app, '/messages', { method: 'OPTIONS', origin: app.url, headers })).status, 403)
})

test('errors on an allowed page can be read by it', async () => {
  const origin = 'https://readable.example'
  const { key } = await createWidgetKey(store.context, { origins: [origin] })
  const { json } = await callWidget(app, '/sessions', { method: 'POST', key, origin })
  for (const [path, options, status] of [
    ['/conversations/none', { token: json.token }, 404],
    ['/conversations/none/messages', { token: json.token, body: {} }, 400],
    ['/conversations/none/messages', { token: json.token, body: 'x'.repeat(20_000) }, 413],
    ['/conversations/none', { token: 'sps_x.y' }, 401],
  ] as const) {
    const answer = await callWidget(app, path, { ...options, origin })
    assert.equal(answer.status, status)
    assert.equal(answer.headers.get('access-control-allow-origin'), origin, path)
  }
})

test('a page on the server itself names no origin in a GET: the browser’s word counts, a foreign one does not', async () => {
  const { key: ownKey } = await createWidgetKey(store.context, { origins: [app.url] })
  const read = async (headers: Record<string, string>, key = ownKey) =>
    (await callWidget(app, '/settings', { key, origin: null, headers })).status
  assert.equal(await read({ 'sec-fetch-site': 'same-origin' }), 200)
  assert.equal(await read({ 'sec-fetch-site': 'same-origin', referer: `${app.url}/demo` }), 200)
  assert.equal(await read({ 'sec-fetch-site': 'same-origin', referer: 'https://evil.example/' }), 403)
  for (const site of ['cross-site', 'same-site', 'none'])
    assert.equal(await read({ 'sec-fetch-site': site }), 403, site)
  assert.equal(await read({}), 403)
})
