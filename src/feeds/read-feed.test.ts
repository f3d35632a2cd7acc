import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { FEED_FORMATS, FeedFormatError } from './feed-entry.ts'
import { readFeed } from './read-feed.ts'
import { readText } from './test-read.ts'

const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
after(() => rmSync(folder, { recursive: true }))

test('JSON Lines: a bad line is a problem, U+2028 does not end a line, lines are counted', async () => {
  const lines = ['\uFEFF{"externalId":"A","title":"a\u2028b"}', '', '{"externalId":"B"', '[1]', '{"externalId":"C"}\r']
  const { entries, problems, items, format, kind } = await readText('x.jsonl', lines.join('\n'))
  assert.equal(format, 'jsonl')
  assert.equal(kind, 'products')
  assert.deepEqual(items, [{ externalId: 'A', title: 'a\u2028b' }, { externalId: 'C' }])
  assert.deepEqual(
    entries.map(({ line }) => line),
    [1, 3, 4, 5],
  )
  assert.match(problems[0] ?? '', /^3: not valid JSON/)
})

test('JSON Lines: bytes that are no UTF-8 spoil their line only', async () => {
  const bad = Buffer.concat([
    Buffer.from('{"title":"a"}\n{"title":"'),
    Buffer.from([0xff]),
    Buffer.from('"}\n{"title":"c"}'),
  ])
  const { problems, items } = await readText('x.jsonl', bad)
  assert.deepEqual(items, [{ title: 'a' }, { title: 'c' }])
  assert.deepEqual(problems, ['2: not valid UTF-8'])
})

for (const chunkBytes of [1, 3, 1000]) {
  test(`JSON: elements of an array and of a saved body, in chunks of ${chunkBytes}`, async () => {
    const elements = [
      { externalId: 'A', title: 'x],{"' },
      { externalId: 'B', title: '\\"', tags: [['[']] },
    ]
    const pretty = JSON.stringify(elements, null, 2)
    const array = await readText('p.json', pretty, {}, chunkBytes)
    assert.deepEqual(array.items, elements)
    assert.deepEqual(
      array.entries.map(({ line }) => line),
      [2, 6],
    )
    const body = JSON.stringify({ note: ['products', { a: '}' }], orders: elements, next: null }, null, 1)
    const wrapped = await readText('o.json', body, {}, chunkBytes)
    assert.equal(wrapped.format, 'json')
    assert.deepEqual((await readText('o.json', body, { kind: 'orders' }, chunkBytes)).items, elements)
    const oneLine = await readText('stdin', '{"products":[{"externalId":"A"}]}', {}, chunkBytes)
    assert.equal(oneLine.format, 'json')
    assert.deepEqual(oneLine.items, [{ externalId: 'A' }])
  })
}

test('JSON: a broken element, a forgotten quote and a missing end are problems; the rest is read', async () => {
  const text = '[\n{"title":"a"},\n{bad},\n{"title":"b},\n"x"},\n{"title":"c"},,\n{"title":"d"'
  const { problems, items } = await readText('p.json', text)
  assert.deepEqual(items, [{ title: 'a' }, { title: 'c' }])
  assert.deepEqual(
    problems.map((problem) => problem.replace(/JSON: .*/s, 'JSON')),
    ['3: not valid JSON', '4: not valid JSON', '6: an element is missing', '7: the file ends inside this element'],
  )
})

test('gzip is told by its bytes, and bytes read end at the size of the file as stored', async () => {
  const path = join(folder, 'plain-name.jsonl')
  writeFileSync(path, gzipSync('{"externalId":"A","variants":[]}\n{"externalId":"B"}\n'))
  const feed = await readFeed({ path }, {})
  let last = 0
  for await (const entry of feed.items) last = entry.bytesRead
  assert.equal(feed.totalBytes, readFileSync(path).length)
  assert.equal(last, feed.totalBytes)
})

test('a cut-off gzip file gives what was whole and then a problem, never the half line at the end', async () => {
  const lines = Array.from({ length: 5000 }, (_, n) => `{"externalId":"${n}","title":"${Math.sin(n)}"}`)
  const whole = gzipSync(lines.join('\n'))
  const { problems, items } = await readText('x.jsonl.gz', whole.subarray(0, whole.length >> 1), {}, 4096)
  assert.ok(items.length > 100 && items.length < 5000)
  assert.equal(problems.length, 1)
  assert.match(problems[0] ?? '', /compressed file is damaged or cut off/)
})

test('a line, element, row or XML item over 10 MiB is a problem and reading goes on where it can', async () => {
  const long = 'x'.repeat(10 * 1024 * 1024)
  const big = 1 << 16
  const lines = await readText('x.jsonl', `{"title":"${long}"}\n{"title":"b"}`, { kind: 'products' }, big)
  assert.deepEqual(lines.problems, ['1: line is longer than 10 MiB'])
  assert.deepEqual(lines.items, [{ title: 'b' }])
  const array = await readText('x.json', `[{"title":"${long}"},\n{"title":"b"}]`, { kind: 'products' }, big)
  assert.deepEqual(array.problems, ['1: element is longer than 10 MiB'])
  assert.deepEqual(array.items, [{ title: 'b' }])
  const rows = await readText('x.csv', `externalId,title\nA,"${long}"\nB,b`, {}, big)
  assert.deepEqual(rows.problems, ['2: row is longer than 10 MiB'])
  assert.deepEqual(rows.items, [{ externalId: 'B', title: 'b' }])
  for (const text of [long, long.replaceAll('xx', 'x>')]) {
    const xml = await readText('x.xml', `<rss><channel><item><title>${text}</title></item></channel></rss>`, {}, big)
    assert.match(xml.problems.join(), /reading ended early: item is longer than 10 MiB/)
  }
})

test('what cannot be told is an error that names the choices', async () => {
  for (const [name, content] of [
    ['x.csv', 'a,b\n1,2\n'],
    ['x', 'hello'],
    ['x.csv', ''],
    ['x.xml', '<html></html>'],
  ] as const) {
    await assert.rejects(readText(name, content), FeedFormatError, name)
  }
  await assert.rejects(readText('x', 'a,b\n1,2\n'), /--format jsonl \| json \| csv \| shopify-csv/)
  await assert.rejects(readText('x.csv', 'externalId,url\nA,B\n'), /--kind products or --kind orders/)
  await assert.rejects(readText('x.csv', Buffer.from('\ufeffa,b', 'utf16le')), /UTF-16/)
  await assert.rejects(readText('x.csv', 'a,b\n', { format: 'csv' }), /externalId is missing/)
  await assert.rejects(readFeed({ path: join(folder, 'none.csv') }, {}), { code: 'ENOENT' })
})

test('formats and kinds are told from names, headers and first items', async () => {
  const cases: [string, string, string, string][] = [
    ['stdin', '{"externalId":"A","email":"a@b.example","items":[]}', 'jsonl', 'orders'],
    ['stdin', '[{"externalId":"A","fulfillmentStatus":"shipped"}]', 'json', 'orders'],
    ['stdin', '{\n  "orders": [\n    {"externalId":"A"}\n  ]\n}', 'json', 'orders'],
    ['orders.jsonl', '{"externalId":"A"}', 'jsonl', 'orders'],
    ['x', 'externalId;email;total\n', 'csv', 'orders'],
    ['x', 'externalId\tvariant.price\n', 'csv', 'products'],
    ['x', 'Handle,Title,Variant Price\n', 'shopify-csv', 'products'],
    ['x', 'Name,Email,Lineitem name\n', 'shopify-csv', 'orders'],
    ['x', 'id\ttitle\timage link\n', 'google-tsv', 'products'],
    ['x', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>', 'google-xml', 'products'],
  ]
  for (const [name, content, format, kind] of cases) {
    const feed = await readText(name, content)
    assert.deepEqual([feed.format, feed.kind], [format, kind], content)
  }
  const shared = join(import.meta.dirname, '../../../shared/platforms')
  if (!existsSync(shared)) return
  assert.equal(
    (await readText('x', readFileSync(join(shared, 'shopify/products-2025-header.csv')))).format,
    'shopify-csv',
  )
  assert.equal(
    (await readText('x', readFileSync(join(shared, 'woocommerce/products-header.csv')))).format,
    'woocommerce-csv',
  )
})

test('leaving the loop early closes the file', async () => {
  const source = Readable.from(Array.from({ length: 1000 }, (_, n) => Buffer.from(`{"title":"${n}"}\n`)))
  const feed = await readFeed({ stream: source, name: 'x.jsonl' }, {})
  for await (const _ of feed.items) break
  assert.equal(source.destroyed, true)
})

test('random bytes and random pieces of real syntax never crash or hang any reader', async () => {
  const piece = fc.constantFrom(
    ...[
      '"',
      ',',
      '\n',
      '\r\n',
      '{',
      '}',
      '[',
      ']',
      '<item>',
      '</item>',
      '<g:id>',
      '</g:id>',
      '<![CDATA[',
      '&',
      '<!DOCTYPE a',
      '>',
      'A',
      '\t',
      ';',
    ],
    ...[
      'externalId,title\n',
      'id\ttitle\tlink\n',
      'Handle,Title\n',
      'ID,Type,Name,Parent,Published\n',
      '<rss>',
      '\\N',
      'id:1',
      'variation',
      '1',
      'é',
    ],
  )
  const text = fc.array(piece, { maxLength: 60 }).map((parts) => Buffer.from(parts.join('')))
  const heads: Record<string, string> = {
    csv: 'externalId,title,variant.externalId,variant.price\n',
    'shopify-csv': 'Handle,Title,Variant Price\n',
    'woocommerce-csv': 'ID,Type,Name,Parent,Published\n',
    'google-tsv': 'id\ttitle\tlink\n',
  }
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array({ maxLength: 200 }), text),
      fc.constantFrom(...FEED_FORMATS),
      fc.boolean(),
      async (bytes, format, zipped) => {
        const content = Buffer.concat([Buffer.from(heads[format] ?? ''), bytes])
        const stored = zipped ? gzipSync(content).subarray(0, content.length + 5) : content
        try {
          await readText('x', stored, { format, kind: 'products' }, 5)
        } catch (error) {
          if (!(error instanceof FeedFormatError)) throw error
        }
      },
    ),
    { numRuns: 1500 },
  )
})
