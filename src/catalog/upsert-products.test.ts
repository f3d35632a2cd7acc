import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { TestStore } from '../../test/support/test-app.ts'
import { appOfFile } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { MissingScopeError } from '../errors.ts'
import { upsertProducts } from './upsert-products.ts'

const app = await appOfFile()
let store: TestStore
let ctx: StoreContext
beforeEach(async () => {
  store = await app.createStore()
  ctx = store.context
})

type Row = Record<string, unknown>

const push = (...items: unknown[]) => upsertProducts(ctx, items)

async function pushWell(...items: unknown[]): Promise<void> {
  assert.deepEqual(await push(...items), { upserted: items.length, received: items.length, errors: [] })
}

/** All rows of the store, with xmin, so that a row written again without a change shows. */
async function rowsOf(table: 'products' | 'variants'): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT t.*, t.xmin::text AS written_by FROM ${sql.table(table)} t WHERE store_id = ${ctx.storeId} ORDER BY external_id`.execute(
    app.context.db,
  )
  return rows
}

const product = async (id: string) => (await rowsOf('products')).find((row) => row.external_id === id)
const variant = async (id: string) => (await rowsOf('variants')).find((row) => row.external_id === id)

/** Payloads of this store's queued embedding jobs, oldest first. */
async function jobs(): Promise<string[][]> {
  const { rows } = await sql<{ data: { productIds: string[] } }>`
    SELECT data FROM pgboss.job WHERE name = 'embed-products' AND data ->> 'storeId' = ${String(ctx.storeId)}
    ORDER BY created_on, id`.execute(app.context.db)
  return rows.map(({ data }) => data.productIds)
}

const codes = async (...items: unknown[]) => (await push(...items)).errors.map(({ index, code }) => `${index} ${code}`)

interface FieldCase {
  field: string
  column: string
  value: unknown
  other: unknown
  stored?: unknown
  cleared: unknown
}

const productFields: FieldCase[] = [
  { field: 'description', column: 'description', value: 'Soft', other: 'Hard', cleared: null },
  { field: 'status', column: 'status', value: 'DRAFT', stored: 'draft', other: 'unlisted', cleared: 'active' },
  { field: 'url', column: 'url', value: 'https://shop.example/a', other: 'http://shop.example/b', cleared: null },
  {
    field: 'imageUrl',
    column: 'image_url',
    value: 'https://shop.example/a.jpg',
    other: 'https://x.example',
    cleared: null,
  },
  { field: 'vendor', column: 'vendor', value: 'Acme', other: 'Other', cleared: null },
  { field: 'category', column: 'category', value: 'Shirts', other: 'Cups', cleared: null },
  { field: 'tags', column: 'tags', value: ['a', 'b'], other: ['c'], cleared: [] },
  { field: 'images', column: 'images', value: ['https://x.example/1'], other: ['https://x.example/2'], cleared: [] },
  { field: 'currency', column: 'currency', value: 'eur', stored: 'EUR', other: 'GBP', cleared: null },
  {
    field: 'updatedAt',
    column: 'source_updated_at',
    value: '2026-01-02T03:04:05+01:00',
    stored: new Date('2026-01-02T02:04:05Z'),
    other: '2026-02-02T03:04:05Z',
    cleared: null,
  },
]

const variantFields: FieldCase[] = [
  { field: 'title', column: 'title', value: 'Small', other: 'Large', cleared: null },
  { field: 'price', column: 'price', value: 24.9, stored: '24.9000', other: 3, cleared: null },
  { field: 'compareAtPrice', column: 'compare_at_price', value: 30, stored: '30.0000', other: 31, cleared: null },
  { field: 'inventory', column: 'inventory', value: -2, other: 7, cleared: null },
  { field: 'sku', column: 'sku', value: 'SKU 1', other: 'SKU 2', cleared: null },
  { field: 'gtin', column: 'gtin', value: '4006381333931', other: '978-3 16 148410-0', cleared: null },
  { field: 'mpn', column: 'mpn', value: 'MK-7/B', other: '00012', cleared: null },
  { field: 'options', column: 'options', value: { size: 'S', color: 'red' }, other: { size: 'M' }, cleared: {} },
  { field: 'url', column: 'url', value: 'https://shop.example/a?v=1', other: 'https://x.example', cleared: null },
  {
    field: 'imageUrl',
    column: 'image_url',
    value: 'https://shop.example/v.jpg',
    other: 'https://x.example',
    cleared: null,
  },
]

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
const shownOther = (entry: FieldCase) =>
  entry.field === 'updatedAt'
    ? '2026-02-02T03:04:05.000Z'
    : typeof entry.stored === 'string' && typeof entry.other === 'number'
      ? entry.other.toFixed(4)
      : entry.other

describe('absent = unchanged, null = cleared, given = the new value', () => {
  for (const entry of productFields) {
    const { field, column, value, stored = value, other, cleared } = entry
    test(`product ${field}`, async () => {
      const read = async () => plain((await product('A'))?.[column])
      await pushWell({ externalId: 'A', title: 'T' })
      assert.deepEqual(await read(), cleared, 'never given')
      await pushWell({ externalId: 'A', [field]: value })
      assert.deepEqual(await read(), plain(stored), 'given')
      await pushWell({ externalId: 'A', title: 'Another' })
      assert.deepEqual(await read(), plain(stored), 'absent')
      assert.equal((await product('A'))?.title, 'Another')
      await pushWell({ externalId: 'A', [field]: other })
      assert.deepEqual(await read(), shownOther(entry), 'replaced')
      await pushWell({ externalId: 'A', [field]: null })
      assert.deepEqual(await read(), cleared, 'null')
    })
  }

  for (const entry of variantFields) {
    const { field, column, value, stored = value, other, cleared } = entry
    test(`variant ${field}`, async () => {
      const read = async () => (await variant('V'))?.[column]
      const variants = (fields: object) => ({ externalId: 'A', variants: [{ externalId: 'V', ...fields }] })
      await pushWell({ ...variants({}), title: 'T' })
      assert.deepEqual(await read(), cleared, 'never given')
      await pushWell(variants({ [field]: value }))
      assert.deepEqual(await read(), stored, 'given')
      await pushWell(variants({ [field === 'sku' ? 'title' : 'sku']: 'x' }))
      assert.deepEqual(await read(), stored, 'absent')
      await pushWell({ externalId: 'A', vendor: 'V' })
      assert.deepEqual(await read(), stored, 'variants absent')
      await pushWell(variants({ [field]: other }))
      assert.deepEqual(await read(), shownOther(entry), 'replaced')
      await pushWell(variants({ [field]: null }))
      assert.deepEqual(await read(), cleared, 'null')
    })
  }

  test('title cannot be cleared, and a new product needs one', async () => {
    await pushWell({ externalId: 'A', title: 'T' })
    assert.deepEqual(await codes({ externalId: 'A', title: null }, { externalId: 'B' }), [
      '0 invalid_item',
      '1 title_required',
    ])
    const { errors } = await push({ externalId: 'B', description: 'x' })
    assert.deepEqual(errors, [
      {
        index: 0,
        externalId: 'B',
        code: 'title_required',
        message: 'title is required for a new product',
        issues: [{ path: 'title', code: 'required', message: 'is required for a new product' }],
      },
    ])
    assert.equal((await product('A'))?.title, 'T')
    assert.equal(await product('B'), undefined)
  })
})

describe('variants', () => {
  const withVariants = (id: string, ...variants: string[]) => ({
    externalId: id,
    title: 'T',
    variants: variants.map((externalId) => ({ externalId, price: 1 })),
  })
  const state = async () =>
    (await rowsOf('variants')).map((row) => `${row.product_id}/${row.external_id}${row.archived_at ? ' archived' : ''}`)

  test('those missing from the list are archived and return when pushed again, as they were', async () => {
    await pushWell({
      externalId: 'A',
      title: 'T',
      variants: [{ externalId: 'V1', price: 7, sku: 'S' }, { externalId: 'V2' }],
    })
    await pushWell({ externalId: 'A', variants: [{ externalId: 'V2' }] })
    assert.deepEqual(await state(), ['A/V1 archived', 'A/V2'])
    assert.deepEqual((await variant('V2'))?.position, 0)
    await pushWell({ externalId: 'A', variants: [{ externalId: 'V2' }, { externalId: 'V1' }] })
    assert.deepEqual(await state(), ['A/V1', 'A/V2'])
    assert.deepEqual([(await variant('V1'))?.price, (await variant('V1'))?.sku], ['7.0000', 'S'])
    await pushWell({ externalId: 'A', variants: [] })
    assert.deepEqual(await state(), ['A/V1 archived', 'A/V2 archived'])
    await pushWell({ externalId: 'A', variants: [{ externalId: 'V1' }] })
    await pushWell({ externalId: 'A', variants: null })
    assert.deepEqual(await state(), ['A/V1 archived', 'A/V2 archived'])
  })

  test('one of another product is a conflict that changes nothing', async () => {
    await pushWell(withVariants('A', 'V'), withVariants('B', 'W'))
    const before = [await rowsOf('products'), await rowsOf('variants')]
    const { errors } = await push({ ...withVariants('B', 'W', 'V'), title: 'Changed' })
    assert.deepEqual(errors[0], {
      index: 0,
      externalId: 'B',
      code: 'conflict',
      message: 'variants[1].externalId is a variant of another product',
      issues: [{ path: 'variants[1].externalId', code: 'conflict', message: 'is a variant of another product' }],
    })
    assert.deepEqual([await rowsOf('products'), await rowsOf('variants')], before)
    assert.deepEqual(await codes(withVariants('C', 'V')), ['0 conflict'])
    assert.equal(await product('C'), undefined)
  })

  test('one archived where it was may move, in one batch or in two, and not back while it is live', async () => {
    await pushWell(withVariants('A', 'V', 'X'), withVariants('B', 'W'))
    await pushWell(withVariants('A', 'X'))
    await pushWell(withVariants('B', 'W', 'V'))
    assert.deepEqual(await state(), ['B/V', 'B/W', 'A/X'])
    assert.deepEqual(await codes(withVariants('A', 'X', 'V')), ['0 conflict'])
    await pushWell(withVariants('B', 'W'), withVariants('A', 'X', 'V'))
    assert.deepEqual(await state(), ['A/V', 'B/W', 'A/X'])
    assert.deepEqual(await codes(withVariants('A', 'X'), withVariants('B', 'W', 'V'), withVariants('A', 'X', 'V')), [
      '2 conflict',
    ])
    assert.deepEqual(await state(), ['B/V', 'B/W', 'A/X'])
  })

  test('the same id twice in one product is an item error', async () => {
    const { errors } = await push(withVariants('A', 'V', 'V'))
    assert.deepEqual(errors[0]?.issues, [
      { path: 'variants[1].externalId', code: 'custom', message: 'is the id of an earlier variant' },
    ])
  })

  test("another store's variants and products do not matter", async () => {
    const { context: other } = await app.createStore('Other')
    await upsertProducts(other, [withVariants('A', 'V')])
    await pushWell(withVariants('B', 'V'))
    await pushWell({ externalId: 'A', title: 'Mine' })
    const { rows } = await sql<Row>`SELECT title FROM products WHERE store_id = ${other.storeId}`.execute(
      app.context.db,
    )
    assert.deepEqual(rows, [{ title: 'T' }])
  })
})

describe('what is not written', () => {
  const full = {
    externalId: 'A',
    title: 'T',
    description: 'Soft',
    tags: ['a'],
    variants: [
      { externalId: 'V1', price: 1, inventory: 2, options: { b: '1', a: '2' } },
      { externalId: 'V2', price: 2 },
    ],
  }

  test('an unchanged push writes no row and queues no job', async () => {
    await pushWell(full, { externalId: 'B', title: 'B' })
    const before = [await rowsOf('products'), await rowsOf('variants'), await jobs()]
    await pushWell(full, { externalId: 'B', title: 'B' })
    await pushWell({ ...full, unknownField: 1 })
    assert.deepEqual([await rowsOf('products'), await rowsOf('variants'), await jobs()], before)
  })

  test('unchanged after something else was pushed in between is applied again', async () => {
    await pushWell(full)
    await pushWell({ externalId: 'A', title: 'Other' })
    await pushWell(full)
    assert.equal((await product('A'))?.title, 'T')
  })

  test('price, stock, links and images queue no job, and only the changed variant is written', async () => {
    await pushWell(full)
    const before = await rowsOf('variants')
    await pushWell({
      externalId: 'A',
      url: 'https://shop.example/a',
      imageUrl: 'https://shop.example/a.jpg',
      status: 'draft',
      variants: [{ externalId: 'V1', price: 9, inventory: 0 }, { externalId: 'V2' }],
    })
    assert.equal((await variant('V1'))?.price, '9.0000')
    assert.deepEqual((await rowsOf('variants'))[1], before[1])
    assert.deepEqual(await jobs(), [['A']])
  })

  for (const [what, change] of Object.entries({
    title: { title: 'U' },
    description: { description: 'Hard' },
    vendor: { vendor: 'Acme' },
    category: { category: 'C' },
    tags: { tags: [] },
    'variant title': { variants: [{ externalId: 'V1', title: 'S' }, { externalId: 'V2' }] },
    'variant option': { variants: [{ externalId: 'V1', options: { a: '3' } }, { externalId: 'V2' }] },
    'variant gtin': { variants: [{ externalId: 'V1', gtin: '4006381333931' }, { externalId: 'V2' }] },
    'variant mpn': { variants: [{ externalId: 'V1' }, { externalId: 'V2', mpn: 'MK-7' }] },
    'variant gone': { variants: [{ externalId: 'V1' }] },
  })) {
    test(`a change of ${what} queues exactly one job that names the product`, async () => {
      await pushWell(full, { externalId: 'B', title: 'B' })
      assert.deepEqual(await jobs(), [['A', 'B']])
      await pushWell({ externalId: 'A', ...change }, { externalId: 'B', url: 'https://shop.example' })
      assert.deepEqual(await jobs(), [['A', 'B'], ['A']])
    })
  }

  test('an older snapshot does not overwrite a newer one, and counts as upserted', async () => {
    const at = (time: string, title: string) => ({ externalId: 'A', title, updatedAt: `2026-01-01T${time}` })
    await pushWell(at('12:00:00Z', 'noon'))
    await pushWell(at('11:59:59.999Z', 'before noon'))
    await pushWell(at('13:30:00+02:00', 'half past eleven'))
    assert.equal((await product('A'))?.title, 'noon')
    await pushWell(at('12:00:00Z', 'noon again'))
    assert.equal((await product('A'))?.title, 'noon again')
    await pushWell(at('12:00:01Z', 'one'), at('12:00:00.500Z', 'stale in the same batch'))
    assert.equal((await product('A'))?.title, 'one')
    await pushWell({ externalId: 'A', title: 'undated' })
    assert.equal((await product('A'))?.title, 'undated')
    assert.deepEqual(await codes(at('11:00:00Z', 'x')), [])
    assert.equal((await product('A'))?.title, 'undated')
  })
})

describe('one batch', () => {
  test('the same id twice is the two one after the other', async () => {
    await pushWell(
      { externalId: 'A', title: 'First', vendor: 'Acme', variants: [{ externalId: 'V', price: 1, sku: 'S' }] },
      { externalId: 'A', title: 'Second', variants: [{ externalId: 'V', price: 2 }] },
      { externalId: 1, title: 'Number' },
      { externalId: '1', title: 'Text' },
    )
    const { title, vendor } = (await product('A')) as Row
    assert.deepEqual(
      [title, vendor, (await variant('V'))?.price, (await variant('V'))?.sku],
      ['Second', 'Acme', '2.0000', 'S'],
    )
    assert.equal((await product('1'))?.title, 'Text')
    await pushWell({ externalId: 'A', title: 'First' }, { externalId: 'A', title: 'Second' })
    await pushWell({ externalId: 'A', title: 'First' }, { externalId: 'A', title: 'Second' })
    assert.equal((await product('A'))?.title, 'Second')
    assert.deepEqual(await jobs(), [['A', '1']])
  })

  test('a value the database refuses fails that item only', async () => {
    await pushWell({ externalId: 'A', title: 'Former', variants: [{ externalId: 'V', price: 1 }] })
    await plantTrap()
    const before = [await product('A'), await variant('V')]
    for (const state of ['23514', '22000']) {
      const result = await push(
        { externalId: `B${state}`, title: 'Good' },
        { externalId: 'A', title: `Refused ${state}`, variants: [{ externalId: 'V', price: 2 }] },
        { externalId: 'C', title: null },
        { externalId: `D${state}`, title: 'Good too' },
      )
      assert.deepEqual([result.upserted, result.received], [2, 4])
      assert.deepEqual(result.errors[0], {
        index: 1,
        externalId: 'A',
        code: 'storage_error',
        message: 'The item could not be stored',
        issues: [],
      })
      assert.deepEqual([result.errors[1]?.index, result.errors[1]?.code], [2, 'invalid_item'])
      assert.ok((await product(`B${state}`)) && (await product(`D${state}`)))
      assert.deepEqual([await product('A'), await variant('V')], before)
    }
    await assert.rejects(push({ externalId: 'E', title: 'Refused XX000' }), 'what is no refused value is no item error')
    assert.equal(await product('E'), undefined)
    const answer = await app.call('/catalog', {
      key: await store.key('write'),
      body: { products: [{ externalId: 'E', title: 'Refused XX000' }] },
    })
    assert.deepEqual([answer.status, answer.text], [500, '{"error":"Internal server error"}'])
    assert.doesNotMatch(app.logLines.join(''), /planted/, 'a message of the database can quote a row')
  })

  test('of two writers of the same products none is lost and none dies', async () => {
    const items = Array.from({ length: 40 }, (_, n) => ({ externalId: `P${n}`, title: `T${n}` }))
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        push(...(n % 2 ? items : items.toReversed()).map((item) => ({ ...item, vendor: `V${n}` }))),
      ),
    )
    assert.ok(results.every(({ upserted, errors }) => upserted === 40 && errors.length === 0))
    assert.equal(new Set((await rowsOf('products')).map((row) => row.vendor)).size, 1)
  })
})

test('a caller without the scope write writes nothing', async () => {
  await assert.rejects(
    upsertProducts({ ...ctx, scopes: ['read'] }, [{ externalId: 'A', title: 'T' }]),
    MissingScopeError,
  )
  assert.deepEqual(await rowsOf('products'), [])
})

/** Makes the database refuse titles such as "Refused 23514" with that SQLSTATE. */
async function plantTrap(): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION refuse_title() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'planted %', NEW.title USING ERRCODE = split_part(NEW.title, ' ', 2); END $$`.execute(
    app.context.db,
  )
  await sql`CREATE OR REPLACE TRIGGER refuse_title BEFORE INSERT OR UPDATE ON products FOR EACH ROW
    WHEN (NEW.title LIKE 'Refused%') EXECUTE FUNCTION refuse_title()`.execute(app.context.db)
}
