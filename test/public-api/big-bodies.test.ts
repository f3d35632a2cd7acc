import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { PUBLIC_ROOT } from '../../src/http/public-api.ts'
import { bombs } from '../support/big-bodies.ts'
import { openSocket } from '../support/raw-http.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const MIB = 1024 * 1024
const newKey = async () => (await app.createStore()).key('write')

/** A catalog of so many products, with text enough to make it big. */
const catalog = (products: number, title = 'T') => ({
  products: Array.from({ length: products }, (_, index) => ({
    externalId: `P-${index}`,
    title,
    description: 'word '.repeat(12_000),
    junk: [[{ a: index }]],
    variants: Array.from({ length: 60 }, (_, n) => ({ externalId: `${index}-${n}`, price: n })),
  })),
})

describe('a big body', () => {
  test('is stored like a small one, item by item', async () => {
    const key = await newKey()
    const { products } = catalog(30)
    const wrong = {
      ...products[3],
      externalId: 'wrong',
      variants: [...Array(60).keys()].map((n) => ({ externalId: n % 59 })),
    }
    const answer = await app.call('/catalog', {
      key,
      body: { products: [...products, wrong, 7, { externalId: 'none' }] },
    })
    const { upserted, received, errors } = answer.json
    assert.deepEqual([answer.status, upserted, received], [200, 30, 33])
    assert.deepEqual(
      errors.map(({ index, externalId, code, message }: Record<string, unknown>) => [index, externalId, code, message]),
      [
        [30, 'wrong', 'invalid_item', 'variants[59].externalId is the id of an earlier variant'],
        [31, null, 'invalid_item', 'item must be an object'],
        [32, 'none', 'title_required', 'title is required for a new product'],
      ],
    )
  })

  test('of more variants than are written at a time is stored whole, or not at all', async () => {
    const key = await newKey()
    const many = (prefix: string, count: number, title: string) => ({
      products: Array.from({ length: count }, (_, index) => ({
        externalId: `${prefix}-${index}`,
        title,
        variants: Array.from({ length: 2000 }, (_, n) => ({ externalId: `${prefix}-${index}-${n}`, inventory: n })),
      })),
    })
    const first = await app.call('/catalog', { key, body: many('A', 6, 'First') })
    assert.deepEqual([first.status, first.json.upserted], [200, 6])
    // The first part is applied before the conflict in the last is seen; the item that fails leaves all others as they should be.
    const second = many('A', 6, 'Second')
    const stolen = { externalId: 'thief', title: 'T', variants: [{ externalId: 'A-0-0' }] }
    const answer = await app.call('/catalog', { key, body: { products: [...second.products, stolen] } })
    assert.deepEqual([answer.status, answer.json.upserted, answer.json.errors[0].code], [200, 6, 'conflict'])
    const { rows } = await sql<{ title: string; changed_at: Date }>`
      SELECT title, changed_at FROM products WHERE external_id LIKE 'A-%'`.execute(app.context.db)
    assert.deepEqual(new Set(rows.map(({ title }) => title)), new Set(['Second']))
    assert.equal(new Set(rows.map(({ changed_at }) => changed_at.getTime())).size, 1)
    const variants = await sql`SELECT FROM variants WHERE external_id LIKE 'A-%'`.execute(app.context.db)
    assert.equal(variants.rows.length, 12_000)
  })

  test('of the greatest size waits for those of its store, not for those of others', async () => {
    const [mine, others] = [await newKey(), await newKey()]
    const stalled = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = await openSocket(app.url)
        socket.write(
          [
            `POST ${PUBLIC_ROOT}/catalog HTTP/1.1`,
            'Host: x',
            `Authorization: Bearer ${mine}`,
            `Content-Length: ${9 * MIB}`,
            '',
            '',
          ].join('\r\n'),
        )
        socket.write(Buffer.alloc(MIB, 0x20))
        return socket
      }),
    )
    const [bomb] = bombs(3 * MIB)
    const push = (key: string) => app.call('/catalog', { key, body: String(bomb?.body) })
    assert.equal((await push(others)).status, 400)
    assert.equal((await app.call('/catalog', { key: mine, body: { products: [] } })).status, 200)
    let isAnswered = false
    const waiting = push(mine).then((answer) => {
      isAnswered = true
      return answer
    })
    assert.equal((await push(others)).status, 400)
    assert.equal(isAnswered, false)
    // What they held is given back: it would be 503 after 15 s otherwise.
    for (const socket of stalled) socket.destroy()
    assert.equal((await waiting).status, 400)
    assert.equal((await push(mine)).status, 400)
  })
})
