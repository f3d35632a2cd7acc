import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import { variantInputSchema } from './catalog.schema.ts'
import { mergeProduct } from './product-state.ts'

let app: TestApp
let key: string

before(async () => {
  app = await startTestApp()
  key = await (await app.createStore()).key('admin')
})
after(() => app.close())

const lamp = (n: number, codes: object = {}) => ({
  externalId: `lamp-${n}`,
  title: `Desk lamp ${n}`,
  variants: [
    { externalId: `lamp-${n}-black`, price: 20 },
    { externalId: `lamp-${n}-white`, price: 20, ...codes },
  ],
})

async function push(...products: object[]): Promise<void> {
  const { status, json } = await app.call('/catalog', { key, body: { products } })
  assert.deepEqual([status, json], [200, { upserted: products.length, received: products.length, errors: [] }])
}

async function find(q: string): Promise<string[]> {
  const { status, json } = await app.call(`/search?${new URLSearchParams({ q })}`, { key })
  assert.equal(status, 200)
  return json.data.map(({ externalId }: { externalId: string }) => externalId)
}

test('a product is found by the barcode or part number of any of its variants, however it is written', async () => {
  const others = Array.from({ length: 30 }, (_, n) => lamp(n, { gtin: `40063813340${10 + n}`, mpn: `LX-9${100 + n}` }))
  await push(...others, lamp(77, { gtin: '4006381333931', mpn: 'MK-7731/B' }), lamp(78, { gtin: '978-3-16-148410-0' }))
  for (const q of ['4006381333931', 'MK-7731/B', 'mk7731b']) assert.deepEqual(await find(q), ['lamp-77'], q)
  assert.deepEqual(await find('9783161484100'), ['lamp-78'])
  for (const q of ['4 006381 333931', 'desk lamp 4006381333931']) assert.equal((await find(q))[0], 'lamp-77', q)
})

test('a code that was replaced or cleared no longer finds, and one alone is a change', async () => {
  await push(lamp(1), lamp(2, { gtin: '5901234123457' }))
  assert.deepEqual(await find('5901234123457'), ['lamp-2'])
  await push(lamp(1, { gtin: '96385074' }), lamp(2, { gtin: '036000291452' }))
  assert.deepEqual(await find('96385074'), ['lamp-1'])
  assert.deepEqual(await find('036000291452'), ['lamp-2'])
  assert.deepEqual(await find('5901234123457'), [])
  await push(lamp(2), lamp(1, { gtin: null }))
  assert.deepEqual(await find('036000291452'), ['lamp-2'], 'absent = unchanged')
  assert.deepEqual(await find('96385074'), [], 'null = cleared')
})

test('codes are texts of limited length; check digits are nobody’s business', () => {
  const problem = (fields: object) =>
    variantInputSchema.safeParse({ externalId: 'V', ...fields }).error?.issues[0]?.message
  for (const gtin of ['', '4006381333930', '0001234567890', 'ISBN 3-16-148410-X', '9'.repeat(64)]) {
    assert.equal(problem({ gtin }), undefined, gtin)
  }
  assert.equal(problem({ gtin: '9'.repeat(65) }), 'must have at most 64 characters')
  assert.equal(problem({ mpn: '9'.repeat(255) }), undefined)
  assert.equal(problem({ mpn: '9'.repeat(256) }), 'must have at most 255 characters')
  assert.match(problem({ gtin: 4006381333931 }) ?? '', /expected string/)
})

test('products without codes keep the search hash of the time before codes were stored', async () => {
  const item = (codes: object) => ({
    ...{ externalId: 'A', title: 'T', description: 'Soft', vendor: 'Acme', category: 'Shirts', tags: ['a'] },
    variants: [
      { externalId: 'V2', sku: 'S2', ...codes },
      { externalId: 'V1', title: 'Small', sku: 'S1', options: { size: 'S', color: 'red' } },
    ],
  })
  const hashOf = async (codes: object) =>
    (await mergeProduct(undefined, item(codes), new Date(0))).search_hash.toString('hex')
  const former = '7c474f97ca57b8b9c86b787b52bc1177'
  assert.equal(await hashOf({}), former)
  assert.equal(await hashOf({ gtin: null, mpn: null }), former)
  const codes = [{}, { gtin: '1' }, { mpn: '1' }, { gtin: '1', mpn: '1' }, { gtin: '2' }]
  const hashes = await Promise.all(codes.map(hashOf))
  assert.equal(new Set(hashes).size, hashes.length)
})
