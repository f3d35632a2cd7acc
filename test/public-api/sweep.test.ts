import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createKey } from '../../src/api-keys/create-key.ts'
import { generateKey } from '../../src/api-keys/key-format.ts'
import { revokeKey } from '../../src/api-keys/revoke-key.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { PUBLIC_ROOT, publicRoutes } from '../../src/http/public-api.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { callChecked, promisedHeaders, sampleRequests, servedDocument } from '../support/openapi-check.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'

let app: TestApp
let store: TestStore
let other: TestStore
/** Names of stores must differ after so many. */
let made = 0

before(async () => {
  app = await startTestApp({ SPIEL_RATE_LIMIT: '3', SPIEL_SECRET: TEST_SECRET })
})
// A store can have 50 keys, and these tests use many.
beforeEach(async () => {
  made++
  store = await app.createStore(`One ${made}`)
  other = await app.createStore(`Two ${made}`)
})
after(() => app.close())

const MINUTE_MS = 60_000
const each = (title: string, run: (request: ReturnType<typeof sampleRequests>[number]) => Promise<void>) =>
  describe(title, () => {
    for (const request of sampleRequests()) test(`${request.method} ${request.path}`, () => run(request))
  })

/** Authorization headers that must all be answered alike. */
async function badCredentials(): Promise<Record<string, string | undefined>> {
  const good = await store.key('admin')
  const revoked = await store.key('admin')
  await revokeKey(store.context, { key: revoked.split('.')[0] as string })
  const expired = await createKey(store.context, {
    name: 'expired',
    scopes: ['admin'],
    expiresAt: new Date(Date.now() - 1000).toISOString(),
  })
  const lastDigit = good.at(-1) === 'A' ? 'B' : 'A'
  const swapped = `${good.split('.')[0]}.${generateKey().key.split('.')[1]}`
  return {
    missing: undefined,
    empty: '',
    'no scheme': good,
    'other scheme': `Basic ${good}`,
    'scheme alone': 'Bearer',
    malformed: 'Bearer sp_live_abc.def',
    'two keys': `Bearer ${good} ${good}`,
    'wrong check digits': `Bearer ${good.slice(0, -1)}${lastDigit}`,
    'secret of another key': `Bearer ${swapped}`,
    unknown: `Bearer ${generateKey().key}`,
    revoked: `Bearer ${revoked}`,
    expired: `Bearer ${expired.key}`,
    'very long': `Bearer sp_live_${'a'.repeat(8000)}`,
  }
}

each('401 is one answer for every bad key', async ({ method, path, body }) => {
  for (const [what, authorization] of Object.entries(await badCredentials())) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const answer = await callChecked(app, path, { method, body, headers })
    assert.equal(answer.status, 401, what)
    assert.equal(answer.text, '{"error":"Unauthorized"}', what)
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer', what)
    assert.equal(answer.headers.get('x-ratelimit-limit'), null, what)
  }
})

each('403 names the missing scope', async ({ method, path, body, scope }) => {
  const key = await store.key(scope === 'read' ? 'write' : 'read')
  const answer = await callChecked(app, path, { method, body, key })
  assert.equal(answer.status, 403)
  assert.equal(answer.text, `{"error":"Forbidden","message":"Missing scope: ${scope}"}`)
})

each('its own scope and admin are enough', async ({ method, path, body, scope }) => {
  for (const held of [scope, 'admin'] as ('read' | 'write' | 'admin')[]) {
    const answer = await callChecked(app, path, { method, body, key: await store.key(held) })
    assert.ok([200, 201, 404].includes(answer.status), `${held}: ${answer.status} ${answer.text}`)
  }
})

test('404 across stores is the answer to an unknown id, byte for byte', async () => {
  const conversation = await startConversation(other.context, {})
  const lead = await captureLead(other.context, { email: 'shopper@example.com' })
  const makers: Record<string, () => Promise<{ id: string }> | { id: string }> = {
    conversations: () => conversation,
    leads: () => lead,
    // Some routes delete it.
    'webhook-endpoints': () => createEndpoint(other.context, { url: 'https://hooks.shop.example/' }),
  }
  const withId = publicRoutes.filter(({ params }) => params)
  assert.ok(withId.length >= 2)
  for (const { method, path, scope, bodyExamples } of withId) {
    const make = makers[path.split('/')[1] as string]
    assert.ok(make, `no row is made for ${path}`)
    const { id } = await make()
    const at = (value: string) => path.replace(/\{\w+\}/, value)
    const [example] = Object.values(bodyExamples ?? {})
    const body = example?.value
    const unknownId = `${id.slice(0, -4)}AAAA`
    const unknown = await callChecked(app, at(unknownId), { method, body, key: await store.key(scope) })
    const foreign = await callChecked(app, at(id), { method, body, key: await store.key(scope) })
    // Last: it may delete the row, which the other store could not.
    const owner = await callChecked(app, at(id), { method, body, key: await other.key(scope) })
    assert.equal(owner.status, 200, path)
    assert.deepEqual([foreign.status, foreign.text], [404, '{"error":"Not found"}'], path)
    assert.deepEqual([unknown.status, unknown.text], [foreign.status, foreign.text], path)
    const stable = (answer: typeof unknown) =>
      [...answer.headers].filter(([name]) => !['date', 'x-request-id', 'x-ratelimit-reset'].includes(name))
    assert.deepEqual(stable(unknown), stable(foreign), path)
  }
})

const ids = ['%00', '%F0%9F%91%95', "'%20or%20'1'='1", '..', 'a'.repeat(256), 'a'.repeat(600), '%2F', 'conv_']

test('an id that cannot be is a 404, never a 500 or a 405', async () => {
  for (const { path, method, scope, bodyExamples } of publicRoutes.filter(({ params }) => params)) {
    const [example] = Object.values(bodyExamples ?? {})
    // A store can have 50 keys.
    const { key: newKey } = await app.createStore()
    for (const id of ids) {
      const how = { method, body: example?.value, key: await newKey(scope) }
      const answer = await app.call(path.replace(/\{\w+\}/, id), how)
      // The client itself resolves `..` to the list.
      assert.equal(answer.status, id === '..' ? answer.status : 404, `${path} with ${id.slice(0, 20)}: ${answer.text}`)
      assert.ok(answer.status < 500)
    }
  }
})

test('an unknown path is a 404 with or without a key, for every method', async () => {
  const key = await store.key('admin')
  const paths = ['/', '/nothing', '/catalog/', '/Catalog', '/catalog/1', '/conversations/a/b', '//catalog', '/%zz']
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await callChecked(app, path, { method, key, ...(method === 'POST' ? { body: '{' } : {}) })
      assert.deepEqual([answer.status, answer.text], [404, '{"error":"Not found"}'], `${method} ${path}`)
      assert.match(answer.headers.get('x-request-id') ?? '', /^[\w-]{1,64}$/, `${method} ${path}`)
    }
  }
})

each('405 with Allow for every other method', async ({ path }) => {
  const own = sampleRequests().filter((request) => request.path === path)
  const allowed = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY', 'LOCK']) {
    if (allowed.includes(method)) continue
    const body = ['POST', 'PUT', 'PATCH', 'QUERY'].includes(method) ? { body: '{}' } : {}
    const answer = await callChecked(app, path, { method, ...body })
    assert.equal(answer.status, 405, method)
    assert.equal(answer.text, method === 'HEAD' ? '' : '{"error":"Method not allowed"}', method)
    assert.equal(answer.headers.get('allow'), [...allowed, 'OPTIONS'].join(', '), method)
  }
})

each('OPTIONS is a 204 and no response invites a browser', async ({ method, path, body }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': method }
  const preflight = await callChecked(app, path, { method: 'OPTIONS', headers })
  assert.equal(preflight.status, 204)
  assert.match(preflight.headers.get('allow') ?? '', new RegExp(`\\b${method}\\b`))
  const answer = await callChecked(app, path, { method, body, headers, key: await store.key('admin') })
  for (const { headers: got } of [preflight, answer]) {
    assert.deepEqual(
      [...got.keys()].filter((name) => name.startsWith('access-control-')),
      [],
    )
  }
})

each('429 after the limit, with all four headers, and its own key only', async ({ method, path, body }) => {
  const key = await store.key('admin')
  const firstSentAt = Date.now()
  let firstAnsweredAt = 0
  for (const left of [2, 1, 0]) {
    const answer = await callChecked(app, path, { method, body, key })
    assert.notEqual(answer.status, 429)
    assert.equal(answer.headers.get('x-ratelimit-limit'), '3')
    assert.equal(answer.headers.get('x-ratelimit-remaining'), String(left))
    const reset = Number(answer.headers.get('x-ratelimit-reset'))
    firstAnsweredAt ||= Date.now()
    // A minute after the first, whenever the others come; clocks of database and test may differ by a moment.
    assert.ok(reset >= firstSentAt + MINUTE_MS - 50 && reset <= firstAnsweredAt + MINUTE_MS + 50, `${reset}`)
  }
  const askedAt = Date.now()
  const refused = await callChecked(app, path, { method, body, key })
  const refusedAt = Date.now()
  assert.equal(refused.status, 429)
  const retryAfter = Number(refused.headers.get('retry-after'))
  assert.ok(Number.isInteger(retryAfter) && retryAfter >= 1 && retryAfter <= 60)
  const message = `Limit of 3 requests per minute reached. Retry in ${retryAfter} s.`
  assert.deepEqual(refused.json, { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter } })
  assert.equal(refused.headers.get('x-ratelimit-limit'), '3')
  assert.equal(refused.headers.get('x-ratelimit-remaining'), '0')
  const reset = Number(refused.headers.get('x-ratelimit-reset'))
  const told = `reset ${reset}, Retry-After ${retryAfter} s, asked at ${askedAt}, answered at ${refusedAt}`
  assert.ok(reset <= refusedAt + retryAfter * 1000 + 50 && reset > askedAt + (retryAfter - 1) * 1000 - 50, told)
  assert.notEqual((await callChecked(app, path, { method, body, key: await store.key('admin') })).status, 429)
})

each('every answer has the headers that the document promises', async ({ method, path, body, scope }) => {
  const document = await servedDocument(app)
  const hasBody = body !== undefined
  const weak = await store.key(scope === 'read' ? 'write' : 'read')
  const strong = await store.key('admin')
  const answers = [
    await app.call(path, { method, body }),
    await app.call(path, { method, body, key: weak }),
    await app.call(path, { method, body, key: strong }),
    ...(hasBody ? [await app.call(path, { method, body: '{', key: strong })] : []),
    ...(hasBody ? [await app.call(path, { method, body: '[]', key: strong })] : []),
    await app.call(path, { method, body, key: strong }),
    await app.call(path, { method, body, key: strong }),
  ]
  assert.equal(answers.at(-1)?.status, hasBody ? 429 : answers[2]?.status)
  for (const answer of answers) {
    const promised = promisedHeaders(document, method, path, answer.status)
    assert.ok(promised.length > 0)
    for (const name of promised) assert.ok(answer.headers.get(name), `${answer.status} lacks ${name}`)
  }
})

each('X-Request-Id is kept when it is safe, else replaced', async ({ method, path, body }) => {
  const key = await store.key('admin')
  const idOf = async (sent: string | undefined, options = { method, body, key }) => {
    const answer = await app.call(path, { ...options, headers: sent === undefined ? {} : { 'x-request-id': sent } })
    return answer.headers.get('x-request-id')
  }
  assert.equal(await idOf('my-id_42'), 'my-id_42')
  assert.equal(await idOf('a'.repeat(64), { method, body, key: 'bad' }), 'a'.repeat(64))
  const seen = new Set<unknown>()
  for (const unsafe of [undefined, '', 'a'.repeat(65), 'a b', 'a\tb', '<script>', 'é'.normalize('NFC')]) {
    const id = await idOf(unsafe, { method, body, key: 'bad' })
    assert.match(id ?? '', /^[0-9a-f-]{36}$/, String(unsafe))
    seen.add(id)
  }
  assert.equal(seen.size, 7)
})

test('HEAD answers as GET without the body', async () => {
  for (const { path } of sampleRequests().filter(({ method }) => method === 'GET')) {
    const key = await store.key('read')
    const get = await callChecked(app, path, { key })
    const head = await callChecked(app, path, { key, method: 'HEAD' })
    assert.deepEqual([head.status, head.text], [get.status, ''], path)
    assert.equal(head.headers.get('content-length'), get.headers.get('content-length'), path)
    assert.equal(head.headers.get('x-ratelimit-remaining'), '1', 'a HEAD counts')
  }
  assert.equal((await app.call('/openapi.json', { method: 'HEAD' })).status, 200)
})

test('the document lists the routes, needs no key, and is JSON', async () => {
  const document = await servedDocument(app)
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  assert.deepEqual(listed.sort(), publicRoutes.map(({ method, path }) => `${method} ${path}`).sort())
  assert.equal(
    (await fetch(`${app.url}${PUBLIC_ROOT}/openapi.json`)).headers.get('content-type')?.split(';')[0],
    'application/json',
  )
})
