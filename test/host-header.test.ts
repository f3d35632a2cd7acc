import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendRaw } from './support/raw-http.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const PATHS = [
  '/healthz',
  '/',
  '/demo',
  '/widget.js',
  '/nowhere',
  '/api/public/v1/leads',
  '/api/widget/v1/settings',
  '/%',
]
const ask = (path: string, headers: string, version = '1.1') =>
  sendRaw(app.url, Buffer.from(`GET ${path} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`, 'latin1'))

test('a request with two Host headers, none, or one that is no host is a 400 on every path', async () => {
  const own = new URL(app.url).host
  for (const headers of [
    ...[`Host: ${own}\r\nHost: evil.example\r\n`, `Host: ${own}\r\nhOsT: ${own}\r\n`, `Host: a\r\nX: y\r\nHost:\r\n`],
    ...['', 'Host: \r\n', 'Host: a b\r\n', 'Host: a/b\r\n', 'Host: a@b\r\n', 'Host: a,b\r\n', 'Host: a:b\r\n'],
    ...[
      'Host: a:1:2\r\n',
      'Host: [::1\r\n',
      'Host: "><script>\r\n',
      'Host: h\xf6st\r\n',
      `Host: ${'a'.repeat(300)}\r\n`,
    ],
  ]) {
    for (const path of PATHS) {
      const { status, body } = await ask(path, headers)
      assert.equal(status, 400, `${JSON.stringify(headers)} ${path}: ${body}`)
      // Without any, Node itself answers.
      if (headers !== '') assert.equal(JSON.parse(body).error, 'Bad request')
    }
  }
})

test('one host is answered, whatever its name, with a port or without, and HTTP/1.0 without any', async () => {
  for (const host of [
    '127.0.0.1',
    'spiel_app:3000',
    'shop.example.',
    '[::1]:3000',
    'xn--bcher-kva.example',
    'LOCALHOST',
  ]) {
    assert.equal((await ask('/healthz', `Host: ${host}\r\n`)).status, 200, host)
  }
  assert.equal((await ask('/healthz', '', '1.0')).status, 200)
})
