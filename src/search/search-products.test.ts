import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkResponse, servedDocument } from '../../test/support/openapi-check.ts'
import { storeOfFile } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { FoundProduct } from './present-hit.ts'
import { setSearchSettings } from './search-settings.ts'

const COLORS = ['Red', 'Blue', 'Green', 'Black']
const SIZES = ['S', 'M', 'L']
const THINGS = ['jacket', 'shirt', 'hoodie', 'scarf', 'hat']

/** 120 products, every fourth variant sold out. */
const catalog = Array.from({ length: 120 }, (_, at) => ({
  externalId: `p${at}`,
  title: `${THINGS[at % 5]} number ${at}`,
  vendor: ['Acmé', 'Nord'][at % 2],
  category: `Clothes > ${THINGS[at % 5]}s`,
  tags: at % 3 === 0 ? ['sale'] : [],
  variants: SIZES.map((size, place) => ({
    externalId: `p${at}-${size}`,
    price: 10 + ((at * 7 + place * 13) % 90),
    inventory: (at + place) % 4 === 0 ? 0 : 5,
    options: { Size: size, Color: COLORS[(at + place) % 4] as string },
  })),
}))

const { app, store, key } = await storeOfFile('read')
await upsertProducts(store.context, catalog)

describe('GET /search', () => {
  const search = async (query: string) => {
    const answer = await app.call(`/search?${query}`, { key })
    checkResponse(await servedDocument(app), 'GET', `/search?${query}`, answer.status, answer.json)
    return answer
  }

  test('what is called as a category, and is no thing, is what stands in it', async () => {
    const { json } = await search('q=Clothes&limit=100')
    assert.equal(json.data.length, 100)
    assert.deepEqual(new Set(json.data.map(({ fit }: FoundProduct) => fit)), new Set(['exact']))
    const under = (await search(`q=${encodeURIComponent('clothes > hats under 20')}`)).json
    assert.ok(under.data.length > 0 && under.data.every(({ title }: FoundProduct) => title.startsWith('hat')))
  })

  test('1,000 queries with constraints: none that still holds is broken, none is let go in silence', async () => {
    let relaxedCount = 0
    for (let at = 0; at < 1000; at++) {
      const wanted = new URLSearchParams({ q: THINGS[at % 5] as string, limit: '20' })
      if (at % 2) wanted.set('price_max', String(10 + ((at * 31) % 90)))
      if (at % 3 === 0) wanted.set('price_min', String((at * 17) % 60))
      if (at % 5 < 3) wanted.append('option.color', COLORS[at % 4]?.toLowerCase() as string)
      if (at % 7 < 3) wanted.set('option.size', SIZES[at % 3] as string)
      if (at % 4 === 1) wanted.set('in_stock', 'true')
      if (at % 11 === 0) wanted.set('vendor', 'ACME')
      const { json } = await app.call(`/search?${wanted}`, { key })
      const dropped = new Set(json.relaxed.map(({ filter }: { filter: string }) => filter))
      relaxedCount += dropped.size > 0 ? 1 : 0
      for (const name of dropped) assert.ok(wanted.has(name as string), `${name} was asked for`)
      const kept = new URLSearchParams([...wanted].filter(([name]) => !dropped.has(name)))
      for (const product of json.data as FoundProduct[])
        assert.ok(holds(product.externalId, kept), `${wanted} -> ${product.externalId}`)
      if (dropped.size > 0)
        assert.ok(
          ![...Array(120).keys()].some((n) => isThing(n, at) && holds(`p${n}`, wanted)),
          `${wanted} needed no relaxation`,
        )
    }
    assert.ok(relaxedCount > 20, `${relaxedCount} queries had to be relaxed`)
  })

  /** An independent reading of the filters on the catalog as pushed. */
  function holds(id: string, wanted: URLSearchParams): boolean {
    const product = catalog.find(({ externalId }) => externalId === id)
    if (!product || (wanted.has('vendor') && product.vendor !== 'Acmé')) return false
    return product.variants.some(
      ({ price, inventory, options }) =>
        price <= Number(wanted.get('price_max') ?? 1e9) &&
        price >= Number(wanted.get('price_min') ?? 0) &&
        (!wanted.has('option.color') || options.Color.toLowerCase() === wanted.get('option.color')) &&
        (!wanted.has('option.size') || options.Size === wanted.get('option.size')) &&
        (!wanted.has('in_stock') || inventory > 0),
    )
  }

  const isThing = (product: number, query: number) => product % 5 === query % 5

  test('spelling is corrected and said; what was let go is named with the nearest there is', async () => {
    assert.equal((await search('q=hoddie')).json.corrected, 'hoodie')
    const { json } = await search('q=hat&price_max=5&limit=100')
    assert.equal(json.relaxed[0].filter, 'price_max')
    assert.equal(Number(json.relaxed[0].nearest), Math.min(...json.data.map(({ price }: FoundProduct) => price)))
  })

  test('bad parameters are named; hostile queries are answered', async () => {
    const { status, json } = await search('q=x&limit=0&price_max=ten&in_stock=maybe&option.color=a&option.color=b')
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(json.details.fieldErrors).sort(), ['in_stock', 'limit', 'price_max'])
    for (const q of [
      '',
      'the of and',
      '🙂🙂',
      'مرحبا',
      '(a+)+$',
      "'; DROP TABLE products; --",
      'x'.repeat(9_000),
      '%00',
      '\ud800',
    ]) {
      assert.equal((await search(`q=${encodeURIComponent(q.toWellFormed())}`)).status, 200, q.slice(0, 20))
    }
    assert.equal((await search(`q=${'x'.repeat(10_001)}`)).status, 400)
  })

  test('the owner’s pins, buries and boosts decide the order, but break no filter', async () => {
    await setSearchSettings(store.context, {
      pins: [{ query: 'Hat', productIds: ['p9', 'p4'] }],
      buries: [{ query: 'hat', productIds: ['p14'] }],
      boosts: [{ by: 'tag', value: 'SALE', factor: 5 }],
    })
    const { json } = await search('q=hat&limit=100')
    const ids = json.data.map(({ externalId }: FoundProduct) => externalId)
    assert.deepEqual(ids.slice(0, 2), ['p9', 'p4'])
    assert.equal(ids.at(-1), 'p14')
    const third = catalog.find(({ externalId }) => externalId === ids[2])
    assert.deepEqual(third?.tags, ['sale'])
    const filtered = (await search('q=hat&vendor=Nord')).json.data.map(({ externalId }: FoundProduct) => externalId)
    assert.equal(filtered[0], 'p9')
    assert.ok(!filtered.includes('p4'), 'p4 is of another vendor')
    await setSearchSettings(store.context, {})
  })
})
