import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { hostileText, instant, mutate, mutation, order, product } from './proof-bodies.ts'

/** A request made up by the fuzzer. */
export interface FuzzRequest {
  method: string
  /** From the root of the server. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

const ROOT = '/api/public/v1'
const DOORS = ['/catalog', '/orders', '/leads', '/conversations', '/leads/lead_0', '/conversations/conv_0']
const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY']

/** What no JSON.stringify would write. */
const textFault = fc.constantFrom<(text: string) => string>(
  (text) => text.replace(/\d+/, '1e400'),
  (text) => text.replace('{', '{"__proto__":{"x":1},'),
  (text) => text.replace('{', '{"constructor":1,'),
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => `\ufeff${text}`,
  (text) => text.replace(/"/g, "'"),
  (text) => `${text}]`,
  (text) => text.replace(/:/, ':NaN,"x":'),
)

const validBody = fc.oneof(
  fc.array(product, { maxLength: 6 }).map((products): [string, object] => ['/catalog', { products }]),
  fc.array(order, { maxLength: 6 }).map((orders): [string, object] => ['/orders', { orders }]),
)

const toBytes = (body: object) => Buffer.from(JSON.stringify(body))

const mutatedBody = fc
  .tuple(validBody, fc.array(mutation, { maxLength: 4 }), fc.option(textFault, { freq: 9 }))
  .map(([[path, body], mutations, fault]): [string, Buffer] => {
    const bytes = toBytes(mutate(body, mutations))
    return [path, fault ? Buffer.from(fault(bytes.toString())) : bytes]
  })

const post = ([path, body]: [string, Buffer], headers: Record<string, string> = {}): FuzzRequest => ({
  method: 'POST',
  path: ROOT + path,
  headers,
  body,
})

const headerText = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.constantFrom('*/*', 'text/xml', 'application/json; charset=utf-16', '0'),
)

const headers = fc.dictionary(
  fc.constantFrom(
    'content-type',
    'accept',
    'accept-encoding',
    'x-request-id',
    'origin',
    'if-none-match',
    'range',
    'cookie',
    'x-forwarded-for',
    'host',
    'authorization',
    'content-encoding',
  ),
  headerText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  { maxKeys: 4 },
)

const encodings: [string, (bytes: Buffer) => Buffer][] = [
  ['gzip', gzipSync],
  ['br', (bytes) => brotliCompressSync(bytes)],
  ['gzip', (bytes) => bytes],
  ['br', (bytes) => gzipSync(bytes)],
  ['gzip', (bytes) => gzipSync(bytes).subarray(0, -9)],
  ['deflate', deflateSync],
  ['gzip, br', gzipSync],
  ['GZIP', gzipSync],
]

const queryValue = fc.oneof(
  hostileText.map((text) => text.slice(0, 300).toWellFormed()),
  fc.constantFrom(
    '1',
    '100',
    '0',
    '101',
    '-1',
    '1e2',
    'desc',
    'asc',
    'created_at',
    'updated_at',
    'active',
    'new',
    'resolved',
  ),
  instant,
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '2026-01-01T00:00:00+14:00',
    '2026-02-30T00:00:00Z',
  ),
)
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'limit',
        'cursor',
        'sort',
        'order',
        'status',
        'created_after',
        'updated_after',
        'x[]',
        '__proto__',
      ),
      queryValue,
    ),
    { maxLength: 5 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString())

const pathPart = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%00',
    '%',
    '%zz',
    '%ff',
    'catalog',
    'leads',
    'x'.repeat(600),
    'openapi.json',
    '*',
    ':id',
    '{id}',
  ),
  hostileText.map((text) => encodeURIComponent(text.slice(0, 40).toWellFormed())),
)

const plain = { headers: {}, body: undefined }

/** Requests with the good key unless they bring an authorization of their own. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 8, arbitrary: mutatedBody.map((made) => post(made)) },
  { weight: 2, arbitrary: validBody.map(([path, body]) => post([path, toBytes(body)])) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('/catalog', '/orders'), fc.json({ maxDepth: 4 }))
      .map(([path, json]) => post([path, Buffer.from(json)])),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('/catalog', '/orders'), fc.uint8Array({ maxLength: 200 }))
      .map(([path, bytes]) => post([path, Buffer.from(bytes)])),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(mutatedBody, fc.constantFrom(...encodings))
      .map(([[path, bytes], [name, encode]]) => post([path, encode(bytes)], { 'content-encoding': name })),
  },
  { weight: 2, arbitrary: fc.tuple(mutatedBody, headers).map(([made, extra]) => post(made, extra)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...DOORS), query, headers)
      .map(([path, text, extra]) => ({ ...plain, method: 'GET', path: `${ROOT}${path}?${text}`, headers: extra })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...METHODS),
        fc.constantFrom(ROOT, '', `${ROOT}/leads`, `${ROOT}/conversations`),
        fc.array(pathPart, { maxLength: 3 }),
      )
      .map(([method, root, parts]) => ({ ...plain, method, path: `${root}/${parts.join('/')}` })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...DOORS), query)
      .map(([method, path, text]) => ({ ...plain, method, path: `${ROOT}${path}?${text}` })),
  },
)

const line = fc.oneof(
  fc.constantFrom(
    'GET / HTTP/1.1',
    'POST /api/public/v1/catalog HTTP/1.1',
    'GET /api/public/v1/leads HTTP/9.9',
    'FOO / HTTP/1.1',
    'GET  /  HTTP/1.1',
    ' GET / HTTP/1.1',
    'PRI * HTTP/2.0',
  ),
  fc.constantFrom(
    'Host: x',
    'Host: a\r\nHost: b',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 5, 6',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: x',
    'Expect: 100-continue',
    'Connection: upgrade\r\nUpgrade: websocket',
    ' folded',
    'Bad Header: x',
    `Long: ${'x'.repeat(20_000)}`,
  ),
  fc.string({ maxLength: 40 }),
)

/** A good beginning, and then a body that does not keep what the head promised. */
const brokenBody = fc
  .tuple(
    fc.constantFrom('GET /healthz', 'POST /api/public/v1/catalog', 'GET /api/public/v1/leads', 'POST /nowhere'),
    fc.constantFrom('Content-Length: 20', 'Transfer-Encoding: chunked', 'Connection: close', 'Expect: 100-continue'),
    fc.constantFrom('', '5\r\nabc', 'zz\r\n', '3\r\nabc\r\n0\r\n\r\n', '{"products":[]}', 'GET / HTTP/1.1\r\n\r\n'),
    fc.string({ maxLength: 20 }),
  )
  .map(([start, header, body, rest]) => `${start} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n${body}${rest}`)

/** Bytes that are no proper request. */
export const rawBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      fc.string({ maxLength: 50 }),
    )
    .map(([lines, end, rest]) => Buffer.from(lines.join(end) + end + end + rest, 'latin1')),
  brokenBody.map((text) => Buffer.from(text, 'latin1')),
)
