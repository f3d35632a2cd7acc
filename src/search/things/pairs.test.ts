import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import type { SearchProduct } from '../search-product.ts'
import { ThingReader } from './thing-reader.ts'

/** A wish and a product of a real catalog, judged by hand before there was code that grades them. */
interface Pair {
  catalog: string
  wish: string
  language: string
  externalId: string
  isTheThing: boolean
}

const catalogsAt = new URL('../../../../shared/data/catalogs/', import.meta.url)
const pairsAt = new URL('../../../test/data/fit/', import.meta.url)
const linesOf = <Line>(text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

function readCatalog(name: string): { reader: ThingReader; products: Map<string, SearchProduct> } {
  const reader = new ThingReader('en')
  const products = new Map<string, SearchProduct>()
  const text = gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, catalogsAt))).toString()
  for (const line of linesOf<Partial<SearchProduct> & { externalId: string; title: string }>(text)) {
    const { externalId: id, title, vendor = null, category = null, tags = [] } = line
    const rest = { description: null, url: null, imageUrl: null, currency: 'USD', variants: [], popularity: 0 }
    const product = { id, title, vendor, category, tags, ...rest }
    products.set(id, product)
    reader.add(product)
  }
  return { reader, products }
}

/** Share that must be right; what is right beyond that may change with the lists. */
const floors = { working: 0.97, 'held-back': 0.89 }

for (const [half, floor] of Object.entries(floors)) {
  const file = new URL(`pairs-${half}.jsonl`, pairsAt)
  test(`pairs judged by hand, ${half}: at least ${100 * floor} % right`, (t) => {
    if (!existsSync(catalogsAt) || !existsSync(file))
      return t.skip('../shared/data/catalogs or test/data/fit is not there')
    const pairs = linesOf<Pair>(readFileSync(file, 'utf8'))
    let allRight = 0
    for (const name of new Set(pairs.map(({ catalog }) => catalog))) {
      const { reader, products } = readCatalog(name)
      const own = pairs.filter(({ catalog }) => catalog === name)
      const right = own.filter(({ wish, language, externalId, isTheThing }) => {
        const thing = reader.readThing(wish, language)
        const product = products.get(externalId)
        assert.ok(product, `${name} has no ${externalId}`)
        return (thing !== null && reader.gradeThing(thing, product).grade === 'holds') === isTheThing
      })
      allRight += right.length
      t.diagnostic(`${name}: ${right.length} of ${own.length} right`)
    }
    t.diagnostic(`all: ${allRight} of ${pairs.length} right`)
    assert.ok(allRight >= floor * pairs.length, `${allRight} of ${pairs.length} right`)
  })
}
