import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { MissingScopeError } from '../errors.ts'
import { financialStatuses, fulfillmentStatuses } from './orders.schema.ts'
import { upsertOrders } from './upsert-orders.ts'

const app = await appOfFile()
let ctx: StoreContext
beforeEach(async () => {
  ctx = (await app.createStore()).context
})

type Row = Record<string, unknown>

const push = (...items: unknown[]) => upsertOrders(ctx, items)

async function pushWell(...items: unknown[]): Promise<void> {
  assert.deepEqual(await push(...items), { upserted: items.length, received: items.length, errors: [] })
}

/** With xmin, so that a row written again without a change shows. */
async function order(id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT o.*, o.xmin::text AS written_by FROM orders o WHERE store_id = ${ctx.storeId} AND external_id = ${id}`.execute(
    app.context.db,
  )
  return rows[0]
}

async function items(id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT i.*, i.xmin::text AS written_by FROM order_items i WHERE store_id = ${ctx.storeId} AND order_id = ${id}
    ORDER BY position`.execute(app.context.db)
  return rows
}

const titles = async (id: string) => (await items(id)).map(({ title }) => title)

const time = (text: string) => new Date(text)
const fields: { field: string; column: string; value: unknown; stored?: unknown; cleared?: unknown }[] = [
  { field: 'number', column: 'number', value: '#10432', cleared: 'O' },
  { field: 'email', column: 'email', value: ' Shopper@Example.COM ', stored: 'shopper@example.com' },
  { field: 'total', column: 'total', value: 49.8, stored: '49.8000' },
  { field: 'currency', column: 'currency', value: 'usd', stored: 'USD' },
  { field: 'financialStatus', column: 'financial_status', value: 'Paid', stored: 'paid' },
  { field: 'fulfillmentStatus', column: 'fulfillment_status', value: 'UNFULFILLED', stored: 'unfulfilled' },
  { field: 'customerName', column: 'customer_name', value: 'Ann' },
  {
    field: 'placedAt',
    column: 'placed_at',
    value: '2026-05-01T10:00:00.123456+02:00',
    stored: time('2026-05-01T08:00:00.123Z'),
  },
  { field: 'cancelledAt', column: 'cancelled_at', value: '2026-05-02T10:00:00Z', stored: time('2026-05-02T10:00:00Z') },
  { field: 'trackingUrl', column: 'tracking_url', value: 'https://track.example/1' },
  { field: 'trackingNumber', column: 'tracking_number', value: 'JD01' },
  { field: 'carrier', column: 'carrier', value: 'DHL' },
  {
    field: 'updatedAt',
    column: 'source_updated_at',
    value: '2026-05-02T10:00:00Z',
    stored: time('2026-05-02T10:00:00Z'),
  },
]

describe('absent = unchanged, null = cleared', () => {
  for (const { field, column, value, stored = value, cleared = null } of fields) {
    test(field, async () => {
      const read = async () => (await order('O'))?.[column]
      const another = field === 'carrier' ? { customerName: 'x' } : { carrier: 'x' }
      await pushWell({ externalId: 'O' })
      assert.deepEqual(await read(), cleared, 'never given')
      await pushWell({ externalId: 'O', [field]: value })
      assert.deepEqual(await read(), stored, 'given')
      await pushWell({ externalId: 'O', ...another })
      assert.deepEqual(await read(), stored, 'absent')
      await pushWell({ externalId: 'O', [field]: null })
      assert.deepEqual(await read(), cleared, 'null')
    })
  }
})

describe('items', () => {
  const item = (title: string, fields: object = {}) => ({ title, quantity: 1, ...fields })

  test('given items replace all former ones; absent ones are kept as they are', async () => {
    await pushWell({
      externalId: 'O',
      items: [item('A', { platformVariantId: 17, quantity: 2, unitPrice: 0.1 + 0.2 }), item('B')],
    })
    const { written_by: _, store_id: __, ...first } = (await items('O'))[0] as Row
    assert.deepEqual(first, {
      order_id: 'O',
      position: 0,
      title: 'A',
      platform_variant_id: '17',
      quantity: 2,
      unit_price: '0.3000',
    })
    const before = await items('O')
    await pushWell({ externalId: 'O', financialStatus: 'refunded' })
    assert.deepEqual(await items('O'), before)
    await pushWell({ externalId: 'O', items: [item('C'), item('C'), item('A')] })
    assert.deepEqual(await titles('O'), ['C', 'C', 'A'])
    assert.equal((await items('O'))[2]?.unit_price, null, 'nothing of the former item A is left')
    await pushWell({ externalId: 'O', items: [] })
    assert.deepEqual(await titles('O'), [])
    await pushWell({ externalId: 'O', items: [item('D')] })
    await pushWell({ externalId: 'O', items: null })
    assert.deepEqual(await titles('O'), [])
  })

  test('an order refused for one item leaves the former order and items untouched', async () => {
    await pushWell({ externalId: 'O', total: 5, items: [item('A'), item('B')] })
    const before = [await order('O'), await items('O')]
    const { errors } = await push({ externalId: 'O', total: 6, items: [item('C'), item('D', { quantity: 0 })] })
    assert.deepEqual(errors, [
      {
        index: 0,
        externalId: 'O',
        code: 'invalid_item',
        message: 'items[1].quantity must be 1 or more',
        issues: [{ path: 'items[1].quantity', code: 'too_small', message: 'must be 1 or more' }],
      },
    ])
    assert.deepEqual([await order('O'), await items('O')], before)
  })

  test('an item needs a title and a whole quantity', async () => {
    const issuesOf = async (entry: unknown) =>
      (await push({ externalId: 'O', items: [entry] })).errors[0]?.issues.map(({ path }) => path)
    assert.deepEqual(await issuesOf({}), ['items[0].title', 'items[0].quantity'])
    assert.deepEqual(await issuesOf(item(' ')), ['items[0].title'])
    for (const quantity of [0, -1, 1.5, '2', null, 2 ** 31, Number.NaN]) {
      assert.deepEqual(await issuesOf(item('A', { quantity })), ['items[0].quantity'], String(quantity))
    }
    assert.deepEqual(await issuesOf(item('A', { unitPrice: -1 })), ['items[0].unitPrice'])
    assert.deepEqual(await issuesOf(null), ['items[0]'])
    assert.equal(await order('O'), undefined)
  })

  test('1,000 items are stored, 1,001 refused', async () => {
    await pushWell({ externalId: 'O', items: Array.from({ length: 1000 }, (_, n) => item(`T${n}`)) })
    assert.equal((await items('O')).length, 1000)
    const { errors } = await push({ externalId: 'O', items: Array.from({ length: 1001 }, () => item('x')) })
    assert.equal(errors[0]?.message, 'items must have at most 1000 items')
    assert.equal((await items('O')).length, 1000)
  })
})

describe('statuses', () => {
  for (const [field, column, values] of [
    ['financialStatus', 'financial_status', financialStatuses],
    ['fulfillmentStatus', 'fulfillment_status', fulfillmentStatuses],
  ] as const) {
    test(`${field}: every value in any letter case; an unknown one lists them`, async () => {
      for (const value of values) {
        await pushWell({ externalId: 'O', [field]: value.toUpperCase() })
        assert.equal((await order('O'))?.[column], value)
      }
      const { errors } = await push({ externalId: 'O', [field]: 'unknown' })
      assert.equal(errors[0]?.issues[0]?.message, `must be one of: ${values.join(', ')}`)
      assert.equal((await order('O'))?.[column], values.at(-1))
      assert.equal((await push({ externalId: 'O', [field]: 1 })).errors[0]?.code, 'invalid_item')
    })
  }
})

test('an unchanged push writes no row', async () => {
  const full = { externalId: 'O', total: 5, email: 'a@b.example', items: [{ title: 'A', quantity: 1 }] }
  await pushWell(full)
  const before = [await order('O'), await items('O')]
  await pushWell(full)
  await pushWell({ ...full, email: 'A@B.example', unknown: true })
  assert.deepEqual([await order('O'), await items('O')], before)
  await pushWell({ ...full, total: 6 })
  assert.equal((await order('O'))?.total, '6.0000')
})

test('an older snapshot does not overwrite a newer one, nor its items', async () => {
  const at = (updatedAt: string, title: string) => ({
    externalId: 'O',
    carrier: title,
    updatedAt,
    items: [{ title, quantity: 1 }],
  })
  await pushWell(at('2026-05-01T12:00:00Z', 'new'))
  await pushWell(at('2026-05-01T13:59:59+02:00', 'old'))
  assert.deepEqual([(await order('O'))?.carrier, await titles('O')], ['new', ['new']])
  await pushWell(at('2026-05-01T12:00:01Z', 'newer'), at('2026-05-01T12:00:00Z', 'stale in the same batch'))
  assert.deepEqual([(await order('O'))?.carrier, await titles('O')], ['newer', ['newer']])
})

test('the same id twice in a batch is the two one after the other', async () => {
  await pushWell(
    { externalId: 'O', total: 1, items: [{ title: 'A', quantity: 1 }] },
    { externalId: 'O', financialStatus: 'paid' },
    { externalId: 9007199254740991, total: 3 },
  )
  const { total, financial_status } = (await order('O')) as Row
  assert.deepEqual([total, financial_status, await titles('O')], ['1.0000', 'paid', ['A']])
  assert.equal((await order('9007199254740991'))?.total, '3.0000')
})

test('a value the database refuses fails that order only, and its former items stay', async () => {
  await pushWell({ externalId: 'A', items: [{ title: 'former', quantity: 1 }] })
  await sql`CREATE FUNCTION refuse_item() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '23514'; END $$`.execute(app.context.db)
  await sql`CREATE TRIGGER refuse_item BEFORE INSERT ON order_items FOR EACH ROW WHEN (NEW.title = 'refused')
    EXECUTE FUNCTION refuse_item()`.execute(app.context.db)
  const before = [await order('A'), await items('A')]
  const result = await push(
    { externalId: 'B', items: [{ title: 'good', quantity: 1 }] },
    {
      externalId: 'A',
      total: 5,
      items: [
        { title: 'fine', quantity: 1 },
        { title: 'refused', quantity: 1 },
      ],
    },
    { externalId: 'C' },
  )
  assert.deepEqual(
    [result.upserted, result.errors.map(({ index, code }) => [index, code])],
    [2, [[1, 'storage_error']]],
  )
  assert.deepEqual([await order('A'), await items('A')], before)
  assert.deepEqual(await titles('B'), ['good'])
  assert.ok(await order('C'))
})

test("another store's order of the same id does not matter", async () => {
  const { context: other } = await app.createStore()
  await upsertOrders(other, [{ externalId: 'O', total: 1, items: [{ title: 'theirs', quantity: 1 }] }])
  await pushWell({ externalId: 'O', items: [] })
  assert.equal((await order('O'))?.total, null)
  const { rows } = await sql<Row>`SELECT title FROM order_items WHERE store_id = ${other.storeId}`.execute(
    app.context.db,
  )
  assert.deepEqual(rows, [{ title: 'theirs' }])
})

test('a caller without the scope write writes nothing', async () => {
  await assert.rejects(upsertOrders({ ...ctx, scopes: ['read'] }, [{ externalId: 'O' }]), MissingScopeError)
  assert.equal(await order('O'), undefined)
})
