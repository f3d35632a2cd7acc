import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productInputSchema } from '../catalog/catalog.schema.ts'
import { FeedStoppedError } from './feed-entry.ts'
import { Columns, type Row } from './parse-csv.ts'
import { readWooCommerceProducts } from './read-woocommerce-csv.ts'
import { readText } from './test-read.ts'

const names =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)'.split(
    ',',
  )
const row = (cells: Record<string, string>) => names.map((name) => `"${cells[name] ?? ''}"`).join(',')
const read = (rows: Record<string, string>[], now = new Date('2026-06-15T12:00:00Z')) =>
  readText('x.csv', [names.join(','), ...rows.map(row)].join('\n'), { now, shopUrl: 'https://shop.example' })

test('variations find their parent by id or SKU, before or after it; simple products pass at once', async () => {
  const variation = {
    Type: 'variation',
    Published: '1',
    'In stock?': '1',
    'Regular price': '20',
    'Attribute 1 name': 'Color',
  }
  const { items, problems } = await read([
    { ...variation, ID: '11', SKU: 'T-B', Parent: 'id:10', 'Attribute 1 value(s)': 'Blue', Stock: 'parent' },
    {
      ID: '10',
      Type: 'variable',
      SKU: 'TEE',
      Name: 'Tee',
      Published: '1',
      Stock: '7',
      'In stock?': '1',
      'Attribute 1 value(s)': 'Blue, Red',
    },
    {
      ...{ ID: '5', Type: 'simple, virtual', SKU: 'EB', Name: 'E-book', Published: '1', 'Short description': 'Short' },
      ...{
        'In stock?': '1',
        'Regular price': '9.99',
        'Sale price': '7.50',
        Tags: 'a, b',
        Images: 'https://c.example/1.jpg, https://c.example/2.jpg',
      },
      Categories: 'Books > Tech, Sale, Home\\, Garden',
    },
    {
      ...variation,
      ID: '12',
      Parent: 'tee',
      'Attribute 1 value(s)': 'Red',
      Stock: '3',
      Images: 'https://c.example/r.jpg',
    },
    { ...variation, ID: '13', Parent: 'id:10', 'Attribute 1 value(s)': 'Green', Published: '-1' },
    { ...variation, ID: '99', Parent: 'id:98' },
    { ID: '20', Type: 'grouped', Name: 'Set', Published: '0' },
    {
      ID: '21',
      Type: 'external',
      Name: 'Else',
      Published: '1',
      'Visibility in catalog': 'hidden',
      'In stock?': '0',
      Stock: '4',
    },
  ])
  assert.deepEqual(problems, ['7: product "id:98" is left out: no variable product "id:98" is in the file'])
  assert.deepEqual(
    items.map(({ externalId, status, variants }) => [externalId, status, variants.length]),
    [
      ['5', 'active', 1],
      ['20', 'draft', 0],
      ['21', 'unlisted', 1],
      ['10', 'active', 2],
    ],
  )
  assert.deepEqual(items[0], {
    externalId: '5',
    title: 'E-book',
    description: 'Short',
    status: 'active',
    url: 'https://shop.example/?post_type=product&p=5',
    imageUrl: 'https://c.example/1.jpg',
    images: ['https://c.example/1.jpg', 'https://c.example/2.jpg'],
    category: 'Books > Tech',
    tags: ['a', 'b', 'Sale', 'Home, Garden'],
    variants: [{ externalId: '5', title: 'Default', sku: 'EB', price: 7.5, compareAtPrice: 9.99, inventory: null }],
  })
  assert.equal(items[2].variants[0].inventory, 0)
  const shared = { price: 20, compareAtPrice: null }
  assert.deepEqual(items[3].variants, [
    {
      externalId: '11',
      title: 'Blue',
      options: { Color: 'Blue' },
      imageUrl: null,
      sku: 'T-B',
      ...shared,
      inventory: 7,
    },
    {
      externalId: '12',
      title: 'Red',
      options: { Color: 'Red' },
      imageUrl: 'https://c.example/r.jpg',
      sku: null,
      ...shared,
      inventory: 3,
    },
  ])
  for (const item of items) assert.doesNotThrow(() => productInputSchema.parse(item))
})

test('a sale price counts from its first to the end of its last day', async () => {
  const sale = {
    ID: '1',
    Type: 'simple',
    Name: 'a',
    'Sale price': '5',
    'Regular price': '8',
    'Date sale price starts': '2026-06-10',
    'Date sale price ends': '2026-06-15',
  }
  const price = async (now: string) => (await read([sale], new Date(now))).items[0].variants[0].price
  assert.equal(await price('2026-06-09T23:59:59Z'), 8)
  assert.equal(await price('2026-06-10T00:00:00Z'), 5)
  assert.equal(await price('2026-06-15T23:59:59Z'), 5)
  assert.equal(await price('2026-06-16T00:00:00Z'), 8)
})

test('stock that may be ordered without being there is not tracked', async () => {
  const stock = async (cells: Record<string, string>) =>
    (await read([{ ID: '1', Type: 'simple', Name: 'a', ...cells }])).items[0].variants[0].inventory
  assert.equal(await stock({ 'In stock?': '1', Stock: '4' }), 4)
  assert.equal(await stock({ 'In stock?': 'backorder', Stock: '0' }), null)
  assert.equal(await stock({ 'In stock?': '1', Stock: '-1', 'Backorders allowed?': 'notify' }), null)
  assert.equal(await stock({ 'In stock?': '0', Stock: '4' }), 0)
})

test('one bad variation leaves out its whole product', async () => {
  const { items, problems } = await read([
    { ID: '1', Type: 'variable', Name: 'a' },
    { ID: '2', Type: 'variation', Parent: 'id:1', 'Regular price': '5' },
    { ID: '3', Type: 'variation', Parent: 'id:1', 'Regular price': 'five' },
    { ID: '4', Type: 'variable', Name: 'b' },
  ])
  assert.deepEqual(
    items.map(({ externalId }) => externalId),
    ['4'],
  )
  assert.deepEqual(problems, [
    '2: product "1" is left out: line 4: Regular price "five" is not an amount such as 1299.00',
  ])
})

test('past the limit of waiting rows the reading stops and no half product comes out', async () => {
  async function* rows(): AsyncGenerator<Row> {
    for (let n = 1; n <= 4; n += 1) yield { line: n + 1, cells: ['variable', `${n}`, 'x'], byteLength: 9, fault: null }
  }
  const table = { columns: new Columns(['Type', 'ID', 'Name']), delimiter: ',' as const, rows: rows() }
  const seen: unknown[] = []
  await assert.rejects(async () => {
    for await (const entry of readWooCommerceProducts(table, { maxHeldRows: 3 })) seen.push(entry)
  }, FeedStoppedError)
  assert.deepEqual(seen, [])
})
