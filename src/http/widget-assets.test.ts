import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

/** One request whose body is left as it comes over the line. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const call = request(app.url + path, { headers, method }, async (response) => {
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) })
    })
    call.on('error', reject).end()
  })
}

test('the loader is for every page, five minutes long, packed as the browser likes it', async () => {
  const plain = await get('/widget.js')
  assert.equal(plain.status, 200)
  assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(plain.headers['cache-control'], 'public, max-age=300')
  assert.equal(plain.headers['access-control-allow-origin'], '*')
  assert.equal(plain.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(plain.headers['x-content-type-options'], 'nosniff')
  assert.equal(plain.headers.vary, 'Accept-Encoding')
  const gzip = await get('/widget.js', { 'accept-encoding': 'gzip, deflate' })
  const br = await get('/widget.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.deepEqual([gzip.headers['content-encoding'], br.headers['content-encoding']], ['gzip', 'br'])
  assert.ok(gunzipSync(gzip.body).equals(plain.body) && brotliDecompressSync(br.body).equals(plain.body))
  assert.ok(gzip.body.length <= 2048, `${gzip.body.length} bytes`)
  const again = await get('/widget.js', { 'if-none-match': String(plain.headers.etag) })
  assert.deepEqual([again.status, again.body.length], [304, 0])
})

test('what the loader names is there for good, and all of it has at most 22 KB', async () => {
  const loader = await get('/widget.js')
  const hashes = [...loader.body.toString().matchAll(/\b(app|extras|parts|en|es|fr|de|ar):["`]([0-9a-f]{10})["`]/g)]
  assert.deepEqual(hashes.map(([, name]) => name).sort(), ['app', 'ar', 'de', 'en', 'es', 'extras', 'fr', 'parts'])
  const sizes = new Map<string, number>()
  for (const [, name = '', hash] of hashes) {
    const { status, headers, body } = await get(`/widget/${name}-${hash}.js`, { 'accept-encoding': 'gzip' })
    assert.equal(status, 200, name)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    sizes.set(name, body.length)
  }
  const { app: appSize = 0, extras: _, parts: __, ...texts } = Object.fromEntries(sizes)
  const { body } = await get('/widget.js', { 'accept-encoding': 'gzip' })
  assert.ok(body.length + appSize + Math.max(...Object.values(texts)) <= 22 * 1024)
})

test('other names and other methods are refused, also ways out of the folder', async () => {
  for (const name of ['app.js', 'widget.js', 'app-0000000000.js', '..%2F..%2Fpackage.json', 'en.ts', '.part']) {
    assert.equal((await get(`/widget/${name}`)).status, 404, name)
  }
  for (const path of ['/widget.js', '/widget/app-0000000000.js']) {
    const refused = await get(path, {}, 'POST')
    assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD, OPTIONS'])
  }
  const head = await get('/widget.js', {}, 'HEAD')
  assert.deepEqual([head.status, head.body.length], [200, 0])
})
