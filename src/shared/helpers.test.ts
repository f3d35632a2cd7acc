import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { BadRequestError } from '../errors.ts'
import { contentHash } from './hash.ts'
import { ingestResponse, ingestResult, parseItems } from './ingest.ts'
import { issuesOf, pathText } from './issues.ts'
import { pageOf } from './page.ts'
import { parseInput } from './parse-input.ts'
import { newId, randomBase62, toBase62 } from './random.ts'

test('paths read as one would write them', () => {
  assert.equal(pathText([]), '')
  assert.equal(pathText(['variants', 0, 'price']), 'variants[0].price')
  assert.equal(pathText([3]), '[3]')
  assert.equal(pathText(['options', 'Größe / "x"']), 'options["Größe / \\"x\\""]')
  assert.ok(pathText(['options', 'x'.repeat(10_000)]).length < 150)
})

test('at most 50 issues are told, each with its place', () => {
  const schema = z.array(z.number('must be a number'))
  const { error } = schema.safeParse(Array.from({ length: 60 }, () => 'x'))
  const issues = issuesOf(error as z.ZodError, ['list'])
  assert.equal(issues.length, 50)
  assert.deepEqual(issues[49], { path: 'list[49]', code: 'invalid_type', message: 'must be a number' })
})

test('parsed input comes out as the schema made it, or all its issues are thrown', () => {
  assert.equal(parseInput(z.string().transform(Number), '5'), 5)
  assert.throws(
    () => parseInput(z.object({ a: z.string(), b: z.string() }), {}),
    (error) => error instanceof BadRequestError && error.issues.length === 2,
  )
})

const part = z.object({ name: z.string() })
const parts = <Part>(one: z.ZodType<Part>) => z.array(one).max(3)
const kind = {
  schema: z.object({ externalId: z.string(), parts: parts(part).optional() }),
  list: { name: 'parts' as const, element: part, whole: parts(z.custom<z.output<typeof part>>()) },
}

test('each item is parsed by itself and keeps its place', async () => {
  const { accepted, errors } = await parseItems(kind, [{ externalId: 'a' }, 1, { externalId: 'b' }])
  assert.deepEqual(
    accepted.map(({ index }) => index),
    [0, 2],
  )
  assert.deepEqual(
    errors.map(({ index, externalId }) => [index, externalId]),
    [[1, null]],
  )
})

test('a result is a 200 unless all failed', () => {
  const error = (index: number) => ({
    index,
    externalId: null,
    code: 'invalid_item' as const,
    message: 'x',
    issues: [],
  })
  assert.equal(ingestResponse(ingestResult(0, [])).status, 200)
  assert.equal(ingestResponse(ingestResult(2, [error(1)])).status, 200)
  assert.equal(ingestResponse(ingestResult(2, [error(1), error(0)])).status, 422)
  assert.deepEqual(ingestResult(3, [error(2), error(0)]), { upserted: 1, received: 3, errors: [error(0), error(2)] })
})

test('the same content has the same hash, another has another', () => {
  assert.deepEqual(contentHash({ a: 1, b: undefined }), contentHash({ a: 1 }))
  for (const other of [{ a: 2 }, { a: '1' }, { a: null }, { a: 1, b: null }, [1]]) {
    assert.notDeepEqual(contentHash({ a: 1 }), contentHash(other))
  }
})

test('a page has a cursor only when there are more rows', () => {
  const row = (second: number) => ({
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    updated_at: new Date(Date.UTC(2026, 0, 2, 0, 0, second)),
  })
  const query = { limit: 2, sort: 'updated_at', order: 'desc' } as const
  const seconds = (value: ReturnType<typeof row>) => value.created_at.getUTCSeconds()
  assert.deepEqual(pageOf([], query, seconds), { data: [], next_cursor: null })
  assert.deepEqual(pageOf([row(3), row(2)], query, seconds), { data: [3, 2], next_cursor: null })
  const page = pageOf([row(3), row(2), row(1)], query, seconds)
  assert.deepEqual(page, { data: [3, 2], next_cursor: '2026-01-02T00:00:02.000Z' })
  const created = pageOf([row(3), row(2), row(1)], { ...query, sort: 'created_at' }, seconds)
  assert.equal(created.next_cursor, '2026-01-01T00:00:02.000Z')
})

test('ids are opaque, prefixed and long', () => {
  assert.match(newId('conv'), /^conv_[0-9A-Za-z]{22}$/)
  assert.equal(new Set(Array.from({ length: 2000 }, () => newId('x'))).size, 2000)
  assert.equal(randomBase62(0), '')
  assert.equal(toBase62(0, 6), '000000')
  assert.equal(toBase62(61, 1), 'z')
  assert.equal(toBase62(62, 2), '10')
  assert.equal(toBase62(0xffffffff, 6), '4gfFC3')
})
