import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { callChecked, servedDocument } from '../support/openapi-check.ts'
import type { Answer, TestStore } from '../support/test-app.ts'
import { appOfFile } from '../support/test-app.ts'

const app = await appOfFile()
let store: TestStore
let key: string
beforeEach(async () => {
  store = await app.createStore()
  key = await store.key('write')
})

/** The two ingest doors: their list, their table, and a good item. */
const doors = [
  { path: '/catalog', list: 'products', table: 'products', nested: 'variants' },
  { path: '/orders', list: 'orders', table: 'orders', nested: 'items' },
] as const

const good = (externalId: unknown) => ({ externalId, title: `T ${externalId}`, number: 'N' })

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE store_id = ${store.context.storeId}`.execute(
    app.context.db,
  )
  return rows[0]?.n ?? -1
}

/** Pushes and checks what holds for every answer with a result. */
async function push(door: (typeof doors)[number], items: unknown[]): Promise<Answer> {
  const answer = await callChecked(app, door.path, { key, body: { [door.list]: items } })
  if (answer.status === 400) return answer
  const { upserted, received, errors } = answer.json
  assert.equal(received, items.length)
  assert.equal(upserted + errors.length, received)
  assert.equal(answer.status, upserted === 0 && received > 0 ? 422 : 200)
  const indexes = errors.map(({ index }: { index: number }) => index)
  assert.deepEqual(
    indexes,
    [...new Set<number>(indexes)].sort((a, b) => a - b),
  )
  return answer
}

for (const door of doors) {
  const { path, list, table, nested } = door

  describe(`POST ${path}`, () => {
    test('the given shape alone is answered in the given shape', async () => {
      const first = await push(door, [good('A'), good('B')])
      assert.equal(first.text, '{"upserted":2,"received":2,"errors":[]}')
      assert.equal((await push(door, [good('A'), good('B')])).text, first.text)
      assert.equal(await count(table), 2)
    })

    test('an empty batch is no fault', async () => {
      const answer = await push(door, [])
      assert.deepEqual([answer.status, answer.text], [200, '{"upserted":0,"received":0,"errors":[]}'])
    })

    test('some good, some bad: the good are stored, each bad one is explained once', async () => {
      const bad = [null, 1, 'x', [], {}, { externalId: '' }, { externalId: {} }, { ...good('X'), [nested]: 'none' }]
      const answer = await push(door, [good('A'), ...bad, { ...good('Y'), [nested]: [1, {}] }, good('B')])
      assert.deepEqual([answer.status, answer.json.upserted], [200, 2])
      assert.equal(await count(table), 2)
      for (const error of answer.json.errors) {
        assert.equal(error.code, 'invalid_item')
        assert.ok(error.message && error.issues.length > 0)
        assert.equal(error.externalId, { 8: 'X', 9: 'Y' }[error.index as number] ?? null)
      }
      assert.ok(answer.json.errors.at(-1).issues.length >= 2, 'all problems of an item are inside')
    })

    test('all bad: 422 with every reason', async () => {
      const answer = await push(door, [{ externalId: 7, url: 1, total: -1 }, {}])
      assert.equal(answer.status, 422)
      assert.equal(answer.json.error, 'Unprocessable entity')
      assert.equal(answer.json.errors[0].externalId, '7')
      assert.equal(await count(table), 0)
    })

    test('200 items are stored, 201 are refused with nothing written', async () => {
      const items = Array.from({ length: 201 }, (_, n) => good(`P${n}`))
      const refused = await push(door, items)
      assert.equal(refused.status, 400)
      const message = `must have at most 200 ${list}`
      assert.deepEqual(refused.json, {
        error: 'Bad request',
        details: {
          formErrors: [],
          fieldErrors: { [list]: [message] },
          issues: [{ path: list, code: 'too_big', message }],
        },
      })
      assert.equal(await count(table), 0)
      assert.equal((await push(door, items.slice(0, 200))).json.upserted, 200)
      assert.equal(await count(table), 200)
    })

    test('an envelope that does not fit is a 400 with details and nothing written', async () => {
      const bodies = [null, 1, 'x', true, [], [good('A')], {}, { [list]: null }, { [list]: {} }, { [list]: good('A') }]
      for (const body of [...bodies, { [list]: 'x' }, { [list.toUpperCase()]: [good('A')] }]) {
        const answer = await callChecked(app, path, { key, body: JSON.stringify(body) })
        assert.equal(answer.status, 400, JSON.stringify(body))
        assert.equal(answer.json.error, 'Bad request')
        assert.ok(answer.json.details.issues.length > 0)
        const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
        assert.deepEqual(Object.keys(answer.json.details.fieldErrors), isObject ? [list] : [], JSON.stringify(body))
        assert.equal(answer.json.details.formErrors.length, isObject ? 0 : 1, JSON.stringify(body))
      }
      assert.equal(await count(table), 0)
    })

    test('unknown fields and any Content-Type are fine, curl’s default too', async () => {
      const body = JSON.stringify({ [list]: [{ ...good('A'), color: 'red', title2: {} }], extra: 1 })
      const types = ['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=latin1', 'garbage']
      for (const type of [...types, ';;;', 'application/json, application/json', 'multipart/form-data']) {
        const answer = await callChecked(app, path, { key, body, headers: { 'content-type': type } })
        assert.equal(answer.status, 200, type)
      }
    })

    test('ids: 255 characters, numbers as their digits, no control characters, no half of a pair', async () => {
      const fine = ['x'.repeat(255), '👕'.repeat(255), 0, -1, 9_007_199_254_740_991, ' ', "'; DROP TABLE products; --"]
      assert.equal((await push(door, fine.map(good))).json.upserted, fine.length)
      const bad = ['', 'x'.repeat(256), 1.5, 2 ** 53, 1e300, 'a\u0000', 'a\u001f', 'a\u0085', '\ud83d', true, null]
      const answer = await push(door, bad.map(good))
      assert.equal(answer.json.errors.length, bad.length)
      for (const { externalId } of answer.json.errors) assert.equal(externalId, null)
    })

    test('money: what is a number in range is kept to four decimals', async () => {
      const price = (value: string) =>
        path === '/orders' ? `"total":${value}` : `"variants":[{"externalId":"V","price":${value}}]`
      const read = async () => {
        const column = path === '/orders' ? sql`SELECT total AS x FROM orders` : sql`SELECT price AS x FROM variants`
        const { rows } = await sql<{ x: string }>`${column} WHERE store_id = ${store.context.storeId}`.execute(
          app.context.db,
        )
        return rows[0]?.x
      }
      const send = (value: string) =>
        callChecked(app, path, { key, body: `{"${list}":[{"externalId":"A","title":"T",${price(value)}}]}` })
      for (const [value, stored] of Object.entries({
        '24.9': '24.9000',
        '-0': '0.0000',
        '0.30000000000000004': '0.3000',
        '99999999999.9999': '99999999999.9999',
        '1e-7': '0.0000',
        '1E2': '100.0000',
        '-0.0': '0.0000',
      })) {
        assert.equal((await send(value)).status, 200, value)
        assert.equal(await read(), stored, value)
      }
      for (const value of ['-1', '100000000000', '1e308', '1e400', '-1e400', '"24.90"', '"NaN"', 'true', '[]', '{}']) {
        const answer = await send(value)
        assert.equal(answer.status, 422, value)
        assert.match(answer.json.errors[0].message, /(price|total) must be /, value)
      }
      for (const value of ['NaN', 'Infinity', '01', '.5', '5.', '+1', '0x10']) {
        assert.deepEqual((await send(value)).json, { error: 'Invalid JSON' }, value)
      }
      assert.equal(await read(), '0.0000', 'the last good one')
    })

    test('the document names every limit that is enforced', async () => {
      const { paths } = await servedDocument(app)
      const text = JSON.stringify(paths[path]?.post)
      assert.match(text, /"maxItems":200/)
    })
  })
}

describe('limits of a product', () => {
  const [catalog] = doors
  const send = async (fields: object) =>
    (await push(catalog, [{ externalId: 'A', title: 'T', ...fields }])).json.errors[0]

  test('2,048 variants', async () => {
    const variants = Array.from({ length: 2049 }, (_, n) => ({ externalId: `V${n}`, inventory: n }))
    assert.equal((await send({ variants })).message, 'variants must have at most 2048 variants')
    assert.equal(await send({ variants: variants.slice(1) }), undefined)
    assert.equal(await count('variants'), 2048)
  })

  test('250 tags of 255 characters', async () => {
    const tags = Array.from({ length: 251 }, (_, n) => `${n}`.padEnd(255, 'x'))
    assert.equal((await send({ tags })).message, 'tags must have at most 250 tags')
    assert.equal(await send({ tags: tags.slice(1) }), undefined)
    assert.equal((await send({ tags: ['x'.repeat(256)] })).message, 'tags[0] must have at most 255 characters')
  })

  test('64 KiB of description, in bytes of UTF-8', async () => {
    assert.equal(await send({ description: 'é'.repeat(32_768) }), undefined)
    assert.equal(
      (await send({ description: `${'é'.repeat(32_768)}x` })).message,
      'description must have at most 65536 bytes',
    )
  })

  test('title of 1,000 characters, something to see in it', async () => {
    assert.equal(await send({ title: '👕'.repeat(1000) }), undefined)
    assert.equal((await send({ title: 'x'.repeat(1001) })).message, 'title must have at most 1000 characters')
    assert.equal((await send({ title: ' \n' })).message, 'title must not be empty')
  })

  test('inventory is a whole number of 32 bits', async () => {
    for (const inventory of [0, -5, 2_147_483_647, null]) {
      assert.equal(await send({ variants: [{ externalId: 'V', inventory }] }), undefined, String(inventory))
    }
    for (const inventory of [1.5, 2 ** 31, '3', true, [], 1e300]) {
      const { path } = (await send({ variants: [{ externalId: 'V', inventory }] })).issues[0]
      assert.equal(path, 'variants[0].inventory', String(inventory))
    }
  })

  test('an item with very many problems names the first 50', async () => {
    const variants = Array.from({ length: 2048 }, () => ({ price: -1 }))
    const error = await send({ variants })
    assert.equal(error.issues.length, 50)
  })
})
