import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { list as listTar } from 'tar'
import { PUBLIC_ROOT } from '../../src/http/public-api.ts'
import { checkResponse, servedDocument } from '../support/openapi-check.ts'
import { openSocket, readAnswer, sendRaw } from '../support/raw-http.ts'
import { storeOfFile } from '../support/test-app.ts'

const SUITE = fileURLToPath(new URL('../../../shared/data/suites/json-parsing.tar.gz', import.meta.url))
const MIB = 1024 * 1024
const doors = ['/catalog', '/orders']

const { app, key } = await storeOfFile('write')
after(() =>
  assert.deepEqual(
    app.logLines.filter((line) => JSON.parse(line).level >= 50),
    [],
    'nothing here is an error of ours',
  ),
)

interface Sent {
  status: number
  text: string
}

/** Sends bytes as they are, and checks the answer against the document. A stream goes out chunked. */
async function post(path: string, body: Buffer | ReadableStream, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${app.url}${PUBLIC_ROOT}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: body as BodyInit,
    ...({ duplex: 'half' } as object),
  })
  const text = await response.text()
  checkResponse(await servedDocument(app), 'POST', path, response.status, JSON.parse(text))
  return { status: response.status, text }
}

const INVALID: Sent = { status: 400, text: '{"error":"Invalid JSON"}' }

/** Own bodies of the kinds the suite has, so that the rule is tested without it. */
const own: Record<string, string | Buffer> = {
  n_empty: '',
  n_space: ' ',
  n_open_object: '{"products":[',
  n_trailing_comma: '{"products":[],}',
  n_single_quotes: "{'products':[]}",
  n_comment: '{"products":[]}/**/',
  n_two_values: '{"products":[]}{}',
  n_nan: '{"products":[NaN]}',
  n_leading_zero: '{"products":[01]}',
  n_raw_tab_in_string: '{"a":"\t"}',
  n_bad_escape: '{"a":"\\x41"}',
  n_invalid_utf8: Buffer.from([0x22, 0xff, 0x22]),
  n_overlong_utf8: Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  n_utf8_surrogate: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  n_utf16le: Buffer.from('\ufeff{"products":[]}', 'utf16le'),
  n_nul: Buffer.from('{"products":[]}\u0000'),
  n_form: 'products=%5B%5D',
  n_xml: '<?xml version="1.0"?><products/>',
  n_100k_open_arrays: '['.repeat(100_000),
  i_100k_nested_arrays: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  i_bom: '\ufeff{"products":[],"orders":[]}',
  i_huge_number: '{"products":[{"externalId":1e999}],"orders":[{"externalId":-1e999}]}',
  i_lone_surrogate: '{"products":["\\ud800"],"orders":["\\udfff"]}',
  y_duplicate_keys: '{"products":1,"products":[],"orders":1,"orders":[]}',
  y_escaped_keys: '{"\\u0070roducts":[],"\\u006frders":[]}',
}

async function suiteFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await listTar({
    file: SUITE,
    onReadEntry: (entry) => {
      const chunks: Buffer[] = []
      entry.on('data', (chunk) => chunks.push(chunk))
      entry.on('end', () => {
        if (entry.type === 'File') files.set(entry.path.split('/').at(-1) as string, Buffer.concat(chunks))
      })
    },
  })
  return files
}

async function checkBody(name: string, body: Buffer): Promise<void> {
  for (const path of doors) {
    const sent = await post(path, body)
    assert.ok(sent.status < 500, `${name} on ${path}: ${sent.status}`)
    if (name.startsWith('n_')) assert.deepEqual(sent, INVALID, `${name} on ${path}`)
    if (name.startsWith('y_')) assert.notDeepEqual(sent, INVALID, `${name} on ${path}`)
  }
}

describe('what is no JSON is told so, what is strange JSON harms nothing', () => {
  for (const [name, body] of Object.entries(own)) test(name, () => checkBody(name, Buffer.from(body)))

  test('every file of the JSON parsing suite', async (t) => {
    if (!existsSync(SUITE)) return t.skip('the JSON parsing suite is not on this machine')
    const files = await suiteFiles()
    assert.ok(files.size > 300)
    for (const [name, body] of files) await checkBody(name, body)
  })
})

describe('size', () => {
  /** A valid body of exactly so many bytes. */
  const sized = (bytes: number) => {
    const [start, end] = ['{"products":[],"orders":[],"pad":"', '"}']
    return Buffer.from(start + 'x'.repeat(bytes - start.length - end.length) + end)
  }
  const chunked = (bytes: Buffer) =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 64 * 1024) controller.enqueue(bytes.subarray(at, at + 64 * 1024))
        controller.close()
      },
    })
  const TOO_LARGE: Sent = { status: 413, text: '{"error":"Payload too large"}' }

  for (const path of doors) {
    test(`10 MiB on ${path} is taken, one byte more is not, however it comes`, async () => {
      const [fits, over, far] = [sized(10 * MIB), sized(10 * MIB + 1), sized(11 * MIB)]
      assert.equal((await post(path, fits)).status, 200)
      assert.equal((await post(path, chunked(fits))).status, 200)
      assert.equal((await post(path, gzipSync(fits), { 'content-encoding': 'gzip' })).status, 200)
      for (const body of [over, far]) {
        assert.deepEqual(await post(path, body), TOO_LARGE, 'plain')
        assert.deepEqual(await post(path, chunked(body)), TOO_LARGE, 'chunked')
        assert.deepEqual(await post(path, gzipSync(body), { 'content-encoding': 'gzip' }), TOO_LARGE, 'gzip')
        assert.deepEqual(await post(path, brotliCompressSync(body), { 'content-encoding': 'br' }), TOO_LARGE, 'br')
      }
    })
  }

  test('a bomb of 1 GiB is refused without being inflated whole', async () => {
    const megabyte = Buffer.alloc(MIB, 0x20)
    const bomb = Buffer.concat(Array.from({ length: 1024 }, () => (gzipOfMegabyte ??= gzipSync(megabyte))))
    const before = process.memoryUsage().rss
    assert.deepEqual(await post('/catalog', bomb, { 'content-encoding': 'gzip' }), TOO_LARGE)
    assert.ok(process.memoryUsage().rss - before < 300 * MIB)
  })
  let gzipOfMegabyte: Buffer | undefined
})

describe('encodings', () => {
  const body = Buffer.from('{"products":[],"orders":[]}')
  const many = Buffer.from(`{"products":[],"orders":[],"pad":"${Array.from({ length: 100_000 }, (_, n) => n).join()}"}`)

  for (const path of doors) {
    test(`gzip, br and identity on ${path}`, async () => {
      for (const [encoding, bytes] of [
        ['gzip', gzipSync(body)],
        ['GZIP', gzipSync(body)],
        ['x-gzip', gzipSync(body)],
        ['br', brotliCompressSync(body)],
        ['identity', body],
      ] as const) {
        assert.equal((await post(path, bytes, { 'content-encoding': encoding })).status, 200, encoding)
      }
    })

    test(`what is not as its encoding promises, on ${path}`, async () => {
      for (const [encoding, bytes] of [
        ['gzip', body],
        ['gzip', Buffer.alloc(0)],
        ['br', body],
        ['gzip', gzipSync(many).subarray(0, 1000)],
        ['br', brotliCompressSync(many).subarray(0, 1000)],
        ['gzip', Buffer.concat([gzipSync(many).subarray(0, 50_000), Buffer.alloc(200_000, 7)])],
        ['gzip', deflateSync(body)],
        ['identity', gzipSync(body)],
      ] as const) {
        assert.deepEqual(await post(path, bytes, { 'content-encoding': encoding }), INVALID, encoding)
      }
    })

    test(`an unknown one on ${path} is a 415`, async () => {
      for (const encoding of ['deflate', 'zstd', 'gzip, gzip', 'compress', 'nonsense']) {
        const sent = await post(path, body, { 'content-encoding': encoding })
        assert.deepEqual(sent, { status: 415, text: '{"error":"Unsupported media type"}' }, encoding)
      }
    })
  }
})

describe('shape', () => {
  /** Nested so deep in all, with the list inside the first level. */
  const nested = (levels: number, open: string, close: string) =>
    Buffer.from(`{"products":[],"orders":[],"x":${open.repeat(levels - 1)}1${close.repeat(levels - 1)}}`)

  test('32 levels are taken, 33 are a 400 with details', async () => {
    for (const path of doors) {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        assert.equal((await post(path, nested(32, open, close))).status, 200)
        const sent = await post(path, nested(33, open, close))
        assert.equal(sent.status, 400)
        assert.deepEqual(JSON.parse(sent.text).details.issues[0].code, 'too_deep')
      }
    }
  })

  test('own keys __proto__ and constructor are refused anywhere, escaped too', async () => {
    for (const name of ['__proto__', 'constructor', '\\u005f_proto__', '__pr\\u006fto__', 'c\\u006fnstructor']) {
      for (const body of [
        `{"products":[],"orders":[],"${name}":{"scopes":["admin"]}}`,
        `{"products":[{"externalId":"A","title":"T","variants":[{"externalId":"V","options":{"${name}":"x"}}]}],"orders":[{"externalId":"A","x":[{"${name}":1}]}]}`,
      ]) {
        for (const path of doors) {
          const sent = await post(path, Buffer.from(body))
          assert.equal(sent.status, 400, body)
          assert.equal(JSON.parse(sent.text).details.issues[0].code, 'refused_key')
        }
      }
    }
    assert.equal(({} as Record<string, unknown>).scopes, undefined)
  })

  test('other names that every object has are plain keys', async () => {
    const options = '{"toString":"a","hasOwnProperty":"b","valueOf":"c","prototype":"d"}'
    const body = `{"products":[{"externalId":"toString","title":"T","variants":[{"externalId":"valueOf","options":${options}}]}]}`
    assert.equal((await post('/catalog', Buffer.from(body))).status, 200)
    const { rows } = await sql<{ options: object }>`SELECT options FROM variants WHERE external_id = 'valueOf'`.execute(
      app.context.db,
    )
    assert.deepEqual(rows[0]?.options, JSON.parse(options))
  })
})

describe('what is hardly HTTP', () => {
  const head = (lines: string[]) =>
    [`POST ${PUBLIC_ROOT}/catalog HTTP/1.1`, 'Host: x', `Authorization: Bearer ${key}`, ...lines, '', ''].join('\r\n')
  const alive = async () => assert.equal((await post('/catalog', Buffer.from('{"products":[]}'))).status, 200)

  test('a body that breaks off or stays away leaves the server up', async () => {
    for (const start of [
      `${head(['Content-Length: 1000'])}{"products":`,
      `${head(['Transfer-Encoding: chunked'])}5\r\n{"pro`,
      `${head(['Content-Encoding: gzip', 'Content-Length: 1000'])}\u001f`,
      head(['Content-Length: 1000']),
    ]) {
      const socket = await openSocket(app.url)
      socket.write(start)
      await alive()
      socket.destroy()
      await alive()
    }
  })

  test('a slow body is taken when it comes', async () => {
    const socket = await openSocket(app.url)
    const body = '{"products":[]}'
    socket.write(head([`Content-Length: ${body.length}`]))
    for (const letter of body) {
      await new Promise((resolve) => setImmediate(resolve))
      socket.write(letter)
    }
    const answer = await readAnswer(socket)
    socket.destroy()
    assert.equal(answer.status, 200)
  })

  test('a broken chunk, a wrong length, two lengths, and no HTTP at all are a 400', async () => {
    for (const request of [
      `${head(['Transfer-Encoding: chunked'])}zz\r\n{}\r\n0\r\n\r\n`,
      head(['Content-Length: -1']),
      head(['Content-Length: 5', 'Content-Length: 6']),
      head(['Content-Length: 5', 'Transfer-Encoding: chunked']),
      'nonsense\r\n\r\n',
      Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    ]) {
      const answer = await sendRaw(app.url, request)
      assert.equal(answer.status, 400, String(request).slice(0, 200))
      assert.equal(JSON.parse(answer.body).error, answer.body.includes('JSON') ? 'Invalid JSON' : 'Bad request')
    }
    await alive()
  })

  test('too much of a head is a 431, a very long URL a 404 or a 431', async () => {
    const overflow = await sendRaw(app.url, head([`X-Long: ${'x'.repeat(20_000)}`]))
    assert.equal(overflow.status, 431)
    assert.match(overflow.headers, /x-request-id: /i)
    const many = await sendRaw(app.url, head(Array.from({ length: 3000 }, (_, n) => `X-${n}: 1`)))
    assert.equal(many.status, 431)
    const get = (path: string) =>
      sendRaw(app.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`)
    assert.equal((await get(`${PUBLIC_ROOT}/${'x'.repeat(10_000)}`)).status, 404)
    assert.equal((await get(`${PUBLIC_ROOT}/${'x'.repeat(20_000)}`)).status, 431)
    for (const path of ['%', '%zz', '%c0%af', '%ff', '%ed%a0%80']) {
      assert.equal((await get(`${PUBLIC_ROOT}/leads/${path}`)).status, 404, path)
    }
    for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/package.json', '//', '/\\']) {
      assert.equal((await get(path)).status, 404, path)
    }
  })
})
