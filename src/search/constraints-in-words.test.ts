import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { storeOfFile } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { updateStore } from '../stores/update-store.ts'
import { explainSearch } from './explain-search.ts'
import type { FoundProduct } from './present-hit.ts'

const COLORS = ['red', 'navy', 'green', 'black']
const SIZES = ['S', 'M', 'L']
const THINGS = ['jacket', 'shirt', 'hoodie', 'scarf', 'hat']

/** 100 products whose prices, stock, colours and sizes vary independently. */
const catalog = Array.from({ length: 100 }, (_, at) => ({
  externalId: `p${at}`,
  title: `${THINGS[at % 5]} ${['Alpine', 'Coast', 'City'][at % 3]} ${at}`,
  vendor: ['Fjordline', 'Nordwind'][at % 2],
  category: `Clothes > ${THINGS[at % 5]}s`,
  variants: SIZES.map((size, place) => ({
    externalId: `p${at}-${size}`,
    price: 10 + ((at * 7 + place * 13) % 90),
    inventory: (at + place) % 4 === 0 ? 0 : 5,
    options: { Size: size, Color: COLORS[(at + place) % 4] as string },
  })),
}))

interface Wanted {
  max?: number
  min?: number
  colors?: string[]
  notColor?: string
  size?: string
  inStock?: boolean
  vendor?: string
}

/** What is said, and what it means, by an independent hand. */
function sentence(at: number): { q: string; wanted: Wanted } {
  const thing = THINGS[at % 5] as string
  const amount = 15 + ((at * 31) % 80)
  const size = SIZES[at % 3] as string
  const parts: [string, Wanted][] = [
    [`${thing} under $${amount}`, { max: amount }],
    [`${thing} below ${amount} dollars`, { max: amount }],
    [`${thing} for at most ${amount} bucks`, { max: amount }],
    [`${thing} under $5`, { max: 5 }],
    [`${thing} over $${amount}`, { min: amount }],
    [`${thing} between ${amount} and ${amount + 20} dollars`, { min: amount, max: amount + 20 }],
    [`blue ${thing}`, { colors: ['navy'] }],
    [`red or black ${thing}`, { colors: ['red', 'black'] }],
    [`${thing} not green`, { notColor: 'green' }],
    [`${thing} in size ${size}`, { size }],
    [`${thing} in stock`, { inStock: true }],
    [`${thing} by Nordwind`, { vendor: 'Nordwind' }],
    [`schwarze ${thing} unter ${amount} dollar`, { colors: ['black'], max: amount }],
    [`${thing} rojo por menos de ${amount} dólares`, { colors: ['red'], max: amount }],
    [`${thing} vert à moins de ${amount} dollars`, { colors: ['green'], max: amount }],
    [`navy ${thing} size ${size} under ${amount}$ in stock`, { colors: ['navy'], size, max: amount, inStock: true }],
  ]
  const [q, wanted] = parts[at % parts.length] as [string, Wanted]
  return { q, wanted }
}

/** What may be let go of what was wanted, by the name it is told under. */
const told: Record<string, keyof Wanted> = {
  price_max: 'max',
  price_min: 'min',
  in_stock: 'inStock',
  vendor: 'vendor',
  'option.size': 'size',
}

const { app, store, key } = await storeOfFile('read')
await upsertProducts(store.context, catalog)

describe('constraints in plain words', () => {
  test('1,000 queries: no product is shown that breaks what was said, unless it is told', async () => {
    let shown = 0
    let relaxedCount = 0
    for (let at = 0; at < 1000; at++) {
      const { q, wanted } = sentence(at)
      const { json } = await app.call(`/search?limit=50&q=${encodeURIComponent(q)}`, { key })
      const kept = { ...wanted }
      for (const { filter, wanted: text } of json.relaxed) {
        if (filter === 'option.color') delete kept[String(text).startsWith('not ') ? 'notColor' : 'colors']
        else delete kept[told[filter] as keyof Wanted]
        relaxedCount++
      }
      assert.ok(json.data.length > 0, q)
      for (const found of json.data as FoundProduct[]) {
        shown++
        const variants = found.variants.map(({ externalId }) => externalId)
        const right = fitting(found.externalId, kept)
        assert.deepEqual([...variants].sort(), [...right].sort(), `${q} -> ${found.externalId}`)
        assert.ok(right.length > 0, `${q} -> ${found.externalId}`)
      }
    }
    assert.ok(shown > 5_000 && relaxedCount > 0 && relaxedCount < 300, `${shown} shown, ${relaxedCount} let go`)
  })

  function fitting(id: string, { max, min, colors, notColor, size, inStock, vendor }: Wanted): string[] {
    const product = catalog.find(({ externalId }) => externalId === id)
    if (!product || (vendor && product.vendor !== vendor)) return []
    return product.variants
      .filter(
        ({ price, inventory, options }) =>
          price <= (max ?? Infinity) &&
          price >= (min ?? 0) &&
          (!colors || colors.includes(options.Color)) &&
          options.Color !== notColor &&
          (!size || options.Size === size) &&
          (!inStock || inventory > 0),
      )
      .map(({ externalId }) => externalId)
  }

  test('what a caller names by parameter is meant as it stands, and holds beside the words', async () => {
    const find = async (query: string) => (await app.call(`/search?limit=100&${query}`, { key })).json
    assert.equal((await find('q=hat&option.color=blue')).relaxed[0].filter, 'option.color')
    const { data, relaxed } = await find('q=blue+hat&option.size=M&price_max=60')
    assert.deepEqual(relaxed, [])
    for (const { variants } of data) {
      for (const { options, price } of variants)
        assert.deepEqual([options.Color, options.Size, price <= 60], ['navy', 'M', true])
    }
  })

  test('an amount in another currency filters nothing, and is said so', async () => {
    const { json } = await app.call(`/search?q=${encodeURIComponent('hat under 20 €')}`, { key })
    assert.deepEqual(json.relaxed, [{ filter: 'price_max', wanted: '20 EUR', nearest: null }])
    assert.ok(json.data.length > 5)
  })

  test('without words to rank by, what fits is listed: what can be had first', async () => {
    const { json } = await app.call('/search?q=under+%2430&limit=100', { key })
    const available = json.data.map((product: FoundProduct) => product.available)
    assert.ok(json.data.length > 20)
    assert.deepEqual(
      available,
      [...available].sort((a, b) => Number(b) - Number(a)),
    )
    assert.deepEqual((await app.call('/search?q=', { key })).json.data, [])
  })

  test('a search explains itself', async () => {
    const { understood, hits, ranked } = await explainSearch(store.context, { q: 'navy hoddie under $90', limit: '3' })
    assert.deepEqual(
      understood.map(({ kind }) => kind),
      ['option', 'price'],
    )
    assert.equal(ranked, 'navy hoodie')
    const word = hits[0]?.words?.words.find(({ word: own }) => own === 'hoodie')
    assert.equal(word?.reading?.source, 'spelling')
    assert.ok((word?.fields.title ?? 0) > 0)
    const sum = (hits[0]?.words?.words ?? []).reduce((total, { score }) => total + score, 0)
    const boosts = Object.values(hits[0]?.words?.boosts ?? {}).reduce((total, value) => total + value, 0)
    assert.ok(Math.abs(sum * (hits[0]?.words?.keptShare ?? 0) + boosts - (hits[0]?.score ?? 0)) < 0.001)
  })

  test('a change of the store’s language is followed by indexes that are loaded', async () => {
    await upsertProducts(store.context, [{ externalId: 'haus', title: 'Vogelhäuser aus Holz' }])
    const ids = async () =>
      (await app.call(`/search?q=${encodeURIComponent('vogelhäusern')}`, { key })).json.data.map(
        ({ externalId }: FoundProduct) => externalId,
      )
    const { catalog: english } = await app.context.indexes.get(store.context.storeId)
    assert.equal(english.language, 'en')
    await updateStore({ ...store.context, scopes: ['admin'] }, { language: 'de' })
    assert.deepEqual(await ids(), ['haus'])
    const { catalog: german } = await app.context.indexes.get(store.context.storeId)
    assert.equal(german.language, 'de')
    assert.equal(german.index.size, english.index.size)
  })
})
