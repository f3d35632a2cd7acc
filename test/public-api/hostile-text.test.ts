import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { callChecked } from '../support/openapi-check.ts'
import { storeOfFile } from '../support/test-app.ts'

const SUITE = fileURLToPath(new URL('../../../shared/data/suites/naughty-strings.json', import.meta.url))

/** Kinds of the suite, and what no database text can hold. */
const own = [
  '',
  ' ',
  '\u00a0',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  'a\udc00b',
  '\ufeff',
  '\uffff',
  '\u202etxet',
  'e\u0301',
  'é',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'İ',
  'ß',
  '\u2028',
  '\t\r\n',
  '\u0001\u001f',
  '\\',
  '"',
  "'",
  "'; DROP TABLE products; --",
  '%s%n',
  '{}',
  '[]',
  '{"a":1}',
  'NULL',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e999',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '$$',
  '$1',
  '\\x00',
  '\\u0000',
  '{a,b}',
  '{NULL}',
  'a,b',
  '(1,2)',
  'é'.repeat(255),
  '\u{10ffff}',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
]

const suite: string[] = existsSync(SUITE) ? JSON.parse(readFileSync(SUITE, 'utf8')) : []
const strings = [...new Set([...own, ...suite])]

const { app, store, key } = await storeOfFile('write')
after(() =>
  assert.deepEqual(
    app.logLines.filter((line) => JSON.parse(line).level >= 50),
    [],
    'nothing here is an error of ours',
  ),
)

const TITLE = 'T'
const variant = (fields: object) => (id: string) => ({
  externalId: id,
  title: TITLE,
  variants: [{ externalId: `${id}-v`, ...fields }],
})
const item = (fields: object) => (id: string) => ({ externalId: id, items: [{ title: TITLE, quantity: 1, ...fields }] })

interface Field {
  /** An item with the string in the field, and an id of its own unless the field is the id. */
  make(text: string, id: string): object
  /** What is stored, by the id of the item. */
  table: string
  column: string
  /** Column that holds the id of the item. */
  by?: string
  /** What the stored text may be instead. */
  as?(text: string): unknown
}

const product = (field: string, column: string, as?: Field['as']): Field => ({
  make: (text, id) => ({ externalId: id, title: TITLE, [field]: text }),
  table: 'products',
  column,
  ...(as ? { as } : {}),
})
const order = (field: string, column: string, as?: Field['as']): Field => ({
  make: (text, id) => ({ externalId: id, [field]: text }),
  table: 'orders',
  column,
  ...(as ? { as } : {}),
})
const ofVariant = (field: string, column: string): Field => ({
  make: (text, id) => variant({ [field]: text })(id),
  table: 'variants',
  column,
  by: 'product_id',
})
const ofItem = (field: string, column: string): Field => ({
  make: (text, id) => item({ [field]: text })(id),
  table: 'order_items',
  column,
  by: 'order_id',
})
const lower = (text: string) => text.toLowerCase()
const upper = (text: string) => text.toUpperCase()
const time = (text: string) => new Date(text)

const products: Record<string, Field> = {
  externalId: { make: (text) => ({ externalId: text, title: TITLE }), table: 'products', column: 'external_id' },
  title: product('title', 'title'),
  description: product('description', 'description'),
  status: product('status', 'status', lower),
  url: product('url', 'url'),
  imageUrl: product('imageUrl', 'image_url'),
  vendor: product('vendor', 'vendor'),
  category: product('category', 'category'),
  currency: product('currency', 'currency', upper),
  updatedAt: product('updatedAt', 'source_updated_at', time),
  tags: {
    make: (text, id) => ({ externalId: id, title: TITLE, tags: ['a', text] }),
    table: 'products',
    column: 'tags',
    as: (text) => ['a', text],
  },
  images: {
    make: (text, id) => ({ externalId: id, title: TITLE, images: [`https://x.example/?${text}`] }),
    table: 'products',
    column: 'images',
    as: (text) => [`https://x.example/?${text}`],
  },
  'variant externalId': {
    make: (text, id) => ({ externalId: id, title: TITLE, variants: [{ externalId: text }] }),
    table: 'variants',
    column: 'external_id',
    by: 'product_id',
  },
  'variant title': ofVariant('title', 'title'),
  'variant sku': ofVariant('sku', 'sku'),
  'variant gtin': ofVariant('gtin', 'gtin'),
  'variant mpn': ofVariant('mpn', 'mpn'),
  'variant url': ofVariant('url', 'url'),
  'variant imageUrl': ofVariant('imageUrl', 'image_url'),
  'variant option name': {
    make: (text, id) => variant({ options: { [text]: 'x' } })(id),
    table: 'variants',
    column: 'options',
    by: 'product_id',
    as: (text) => ({ [text]: 'x' }),
  },
  'variant option value': {
    make: (text, id) => variant({ options: { a: text } })(id),
    table: 'variants',
    column: 'options',
    by: 'product_id',
    as: (text) => ({ a: text }),
  },
}

const orders: Record<string, Field> = {
  externalId: { make: (text) => ({ externalId: text }), table: 'orders', column: 'external_id' },
  number: order('number', 'number'),
  email: order('email', 'email', (text) => text.trim().toLowerCase()),
  currency: order('currency', 'currency', upper),
  financialStatus: order('financialStatus', 'financial_status', lower),
  fulfillmentStatus: order('fulfillmentStatus', 'fulfillment_status', lower),
  customerName: order('customerName', 'customer_name'),
  placedAt: order('placedAt', 'placed_at', time),
  cancelledAt: order('cancelledAt', 'cancelled_at', time),
  trackingUrl: order('trackingUrl', 'tracking_url'),
  trackingNumber: order('trackingNumber', 'tracking_number'),
  carrier: order('carrier', 'carrier'),
  'item title': ofItem('title', 'title'),
  'item platformVariantId': ofItem('platformVariantId', 'platform_variant_id'),
}

/** Fields that hold any text the database can hold, if it is not too long or must show something. */
const FREE = [
  'description',
  'vendor',
  'category',
  'tags',
  'customerName',
  'carrier',
  'variant title',
  'variant sku',
  'variant mpn',
]

async function stored({ table, column, by = 'external_id' }: Field): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; value: unknown }>`
    SELECT ${sql.ref(by)} AS id, ${sql.ref(column)} AS value FROM ${sql.table(table)}
    WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  return new Map(rows.map(({ id, value }) => [id, value]))
}

/** Pushes every string in one field, in batches; returns how many were taken. */
async function checkField(path: string, list: string, name: string, field: Field): Promise<number> {
  const isId = name === 'externalId'
  const items = strings.map((text, n) => ({ text, id: isId ? text : `${name} ${n}`, failed: false }))
  for (let at = 0; at < items.length; at += 200) {
    const batch = items.slice(at, at + 200)
    const answer = await callChecked(app, path, {
      key,
      body: { [list]: batch.map(({ text, id }) => field.make(text, id)) },
    })
    assert.ok([200, 422].includes(answer.status), `${name}: ${answer.status} ${answer.text.slice(0, 200)}`)
    assert.equal(answer.json.upserted + answer.json.errors.length, batch.length)
    for (const { index, code } of answer.json.errors) {
      assert.equal(code, 'invalid_item', `${name}: ${JSON.stringify(batch[index]?.text)}`)
      ;(batch[index] as { failed: boolean }).failed = true
    }
  }
  const rows = await stored(field)
  for (const { text, id, failed } of items) {
    if (failed) {
      assert.ok(!rows.has(id), `${name}: refused, but stored: ${JSON.stringify(text)}`)
      if (FREE.includes(name)) assert.ok(text.length > 255 || text.includes('\u0000') || !text.isWellFormed(), text)
      continue
    }
    assert.deepEqual(rows.get(id), field.as ? field.as(text) : text, `${name}: ${JSON.stringify(text)}`)
  }
  return items.filter(({ failed }) => !failed).length
}

for (const [path, list, fields] of [
  ['/catalog', 'products', products],
  ['/orders', 'orders', orders],
] as const) {
  describe(`POST ${path}: hostile text is an item error, or stored and read back as it was`, () => {
    for (const [name, field] of Object.entries(fields)) {
      test(name, async () => {
        const taken = await checkField(path, list, name, field)
        if (FREE.includes(name)) assert.ok(taken > strings.length * 0.8, `${taken} of ${strings.length}`)
      })
    }
  })
}

test('the naughty strings were among them', (t) => {
  if (suite.length === 0) return t.skip('the naughty strings are not on this machine')
  assert.ok(strings.length > 500)
})
