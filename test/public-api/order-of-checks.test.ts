import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { PUBLIC_ROOT, publicRoutes } from '../../src/http/public-api.ts'
import { callChecked, sampleRequests } from '../support/openapi-check.ts'
import { openSocket, readAnswer, sendRaw } from '../support/raw-http.ts'
import { appOfFile, type TestStore } from '../support/test-app.ts'

const TOO_LARGE = `"${'x'.repeat(11 * 1024 * 1024)}"`
const posts = sampleRequests().filter(({ method }) => method === 'POST')

const app = await appOfFile({ SPIEL_RATE_LIMIT: '1' })
const store = await app.createStore()

/** A key whose one request of the minute is used up. */
async function usedUp(store: TestStore, ...scopes: ('read' | 'write')[]): Promise<string> {
  const key = await store.key(...scopes)
  await app.call('/leads', { key })
  return key
}

describe('of several faults at once the first in order is answered', () => {
  test('404 and 405 before 401', async () => {
    assert.equal((await callChecked(app, '/nothing', { body: '{' })).status, 404)
    assert.equal((await callChecked(app, '/leads', { body: '{' })).status, 405)
  })

  for (const { path, scope } of posts) {
    test(`POST ${path}`, async () => {
      const store = await app.createStore()
      const status = async (key: string | undefined, body: unknown) =>
        (await callChecked(app, path, { key, body })).status
      assert.equal(await status('bad', TOO_LARGE), 401, '401 before 413')
      assert.equal(await status(undefined, '{'), 401, '401 before 400')
      assert.equal(await status(await usedUp(store, 'read'), TOO_LARGE), 429, '429 before 403 and 413')
      assert.equal(await status(await usedUp(store, 'write'), '{'), 429, '429 before 400')
      assert.equal(await status(await store.key('read'), TOO_LARGE), 403, '403 before 413')
      assert.equal(await status(await store.key('read'), '{'), 403, '403 before 400')
      assert.equal(await status(await store.key(scope), TOO_LARGE), 413, '413 before 400')
      assert.equal(await status(await store.key(scope), '{'), 400)
    })
  }

  for (const { path: pattern, scope, query, params } of publicRoutes.filter(({ method }) => method === 'GET')) {
    const path = pattern.replace('{id}', 'conv_0000000000000000000000')
    test(`GET ${path}`, async () => {
      const store = await app.createStore()
      const status = async (key: string) => (await callChecked(app, `${path}?limit=0`, { key })).status
      assert.equal(await status('bad'), 401)
      assert.equal(await status(await usedUp(store, 'write')), 429)
      assert.equal(await status(await store.key('write')), 403)
      assert.equal(await status(await store.key(scope)), query ? 400 : params ? 404 : 200)
    })
  }
})

test('what was refused by scope or shape counts, what was refused by the limit does not', async () => {
  const weak = await store.key('read')
  assert.equal((await app.call('/catalog', { key: weak, body: {} })).status, 403)
  assert.equal((await app.call('/leads', { key: weak })).status, 429)
  const malformed = await store.key('write')
  assert.equal((await app.call('/catalog', { key: malformed, body: '{' })).status, 400)
  assert.equal((await app.call('/catalog', { key: malformed, body: '{' })).status, 429)
})

describe('the body is not waited for when the head is enough to refuse', () => {
  const head = (path: string, key: string, length = 1000) =>
    `POST ${PUBLIC_ROOT}${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${length}\r\n\r\n`

  for (const { path, scope } of posts) {
    test(path, async () => {
      const store = await app.createStore()
      const answerTo = async (request: string) => (await sendRaw(app.url, request)).status
      assert.equal(await answerTo(head(path, `sp_live_${randomBytes(6).toString('hex')}.x`)), 401)
      assert.equal(await answerTo(head(path, await usedUp(store, 'write'))), 429)
      assert.equal(await answerTo(head(path, await store.key('read'))), 403)
      assert.equal(await answerTo(head(path, await store.key(scope), 10 * 1024 * 1024 + 1)), 413)
    })
  }

  test('a good key gets its answer only with the body', async () => {
    const socket = await openSocket(app.url)
    const body = '{"products":[]}'
    socket.write(head('/catalog', await store.key('write'), body.length))
    const early = await Promise.race([
      readAnswer(socket).then(() => 'answer'),
      app.call('/openapi.json').then(() => 'nothing yet'),
    ])
    assert.equal(early, 'nothing yet')
    socket.destroy()
  })
})
