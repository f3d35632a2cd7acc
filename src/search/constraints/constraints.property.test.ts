import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { testStores } from '../../../test/data/search/test-stores.ts'
import { seededRandom } from '../../shared/seeded-random.ts'
import { bareProduct, bareVariant, type SearchProduct, type SearchVariant } from '../search-product.ts'
import { type ConstraintFilters, compileFilters } from './filters.ts'
import { readConstraints } from './read-constraints.ts'
import { cheapThird, searchWithRelaxation } from './relax.ts'
import { StoreVocabulary } from './store-vocabulary.ts'

interface CatalogLine {
  externalId: string
  title: string
  vendor?: string
  category?: string
  tags?: string[]
  variants?: { externalId: string; price?: number; inventory?: number; options?: Record<string, string> }[]
}

const folder = new URL('../../../../shared/data/catalogs/', import.meta.url)
const loadCatalog = (name: string): SearchProduct[] | null => {
  const file = new URL(`${name}.jsonl.gz`, folder)
  if (!existsSync(file)) return null
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines.map((line) => toProduct(JSON.parse(line) as CatalogLine))
}

const toProduct = ({ externalId, title, vendor, category, tags = [], variants = [] }: CatalogLine): SearchProduct =>
  bareProduct(externalId, title, {
    ...{ vendor: vendor ?? null, category: category ?? null, tags },
    variants: variants.map(({ externalId: id, price = null, inventory = null, options = {} }) =>
      bareVariant(id, { price, inventory, options }),
    ),
  })

/** A checker of its own: shares no code with what it checks and knows only what these catalogs need. */
const narrower: Record<string, string[]> = {
  blue: ['navy', 'royal blue'],
  navy: ['azul marino'],
  red: ['burgundy'],
  gray: ['grey', 'space grey', 'heather grey'],
  grey: ['gray', 'space grey', 'heather grey'],
  purple: ['lavender'],
  green: ['olive'],
  brown: ['tortoise'],
  gold: ['rose gold'],
  metal: ['stainless steel', 'iron'],
  rubber: ['natural rubber'],
}
const sizeNames: Record<string, string> = { small: 's', medium: 'm', large: 'l' }
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function valueFits(wanted: string, has: string): boolean {
  const [a, b] = [plain(wanted), plain(has)].map((text) =>
    text.replace(/(\d)[\s-]*([a-z])/g, '$1 $2').replace(/[^\w.]+/g, ' '),
  )
  if (a === undefined || b === undefined) return false
  return a === b || (sizeNames[a] ?? a) === (sizeNames[b] ?? b) || (narrower[a] ?? []).includes(b)
}

function holds(product: SearchProduct, variant: SearchVariant, filters: ConstraintFilters): boolean {
  const { priceMin, priceMax, inStock, options = {}, notOptions = {}, vendor, category, tags = [] } = filters
  if (priceMin !== undefined && !(variant.price !== null && variant.price >= priceMin)) return false
  if (priceMax !== undefined && !(variant.price !== null && variant.price <= priceMax)) return false
  if (inStock && variant.inventory !== null && variant.inventory <= 0) return false
  if (vendor && plain(product.vendor ?? '') !== plain(vendor)) return false
  if (category && !` > ${plain(product.category ?? '')} > `.includes(` > ${plain(category)} > `)) return false
  if (!tags.every((tag) => product.tags.map(plain).includes(plain(tag)))) return false
  const valuesOf = (name: string) => {
    const own = Object.entries(variant.options)
    const same = own.filter(([key]) => plain(key) === name)
    return (same.length > 0 ? same : own.filter(([key]) => plain(key).endsWith(` ${name}`))).map(([, value]) => value)
  }
  const has = (name: string, wanted: string[]) =>
    valuesOf(name).some((own) => wanted.some((one) => valueFits(one, own)))
  if (Object.entries(options).some(([name, wanted]) => !has(name, wanted))) return false
  return !Object.entries(notOptions).some(([name, wanted]) => has(name, wanted))
}

/** A query of one thing the store sells and some constraints, many of them impossible together. */
function makeQuery(products: SearchProduct[], random: () => number): string {
  const pick = <Item>(list: Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const product = pick(products)
  const other = pick(products)
  const variant = pick(other.variants)
  const price = Math.round((variant?.price ?? 20) * (0.3 + random() * 1.4))
  const parts = [product.title]
  const option = pick(Object.entries(variant?.options ?? { color: 'red' }))
  if (option && random() < 0.6) parts.push(random() < 0.3 ? `not ${option[1]}` : `${option[0]} ${option[1]}`)
  if (option && random() < 0.3) parts.unshift(option[1])
  if (random() < 0.5)
    parts.push(pick([`under $${price}`, `less than ${price} dollars`, `over ${price}`, `${price}-${price * 2} usd`]))
  if (random() < 0.3) parts.push(pick(['in stock', 'available', 'disponible', 'auf Lager']))
  if (product.vendor && random() < 0.2) parts.push(`by ${pick([product, other]).vendor ?? 'nobody'}`)
  if (product.category && random() < 0.2) parts.push(`in category ${pick([product, other]).category}`)
  if (other.tags.length > 0 && random() < 0.1) parts.push(`tagged ${pick(other.tags)}`)
  return parts.join(' ')
}

function sweep(products: SearchProduct[], count: number, seed: number) {
  const vocabulary = StoreVocabulary.of(products)
  const random = seededRandom(seed)
  const tally = { queries: count, constrained: 0, relaxed: 0, hits: 0, violations: 0, silent: 0, missed: 0 }
  for (let n = 0; n < count; n++) {
    const query = makeQuery(products, random)
    const { filters, notOptions, rest } = readConstraints(query, vocabulary, { language: 'en', currency: 'USD' })
    const words = plain(rest)
      .split(/\W+/)
      .filter((word) => word.length > 2)
    const sharing = products.filter(({ title }) => words.some((word) => plain(title).includes(word)))
    const asked: ConstraintFilters = notOptions ? { ...filters, notOptions } : filters
    const run = (wanted: ConstraintFilters) => {
      const fits = compileFilters(wanted)
      return sharing.filter((product) => fits(product) !== null)
    }
    const answer = searchWithRelaxation({ filters: asked, run, productOf: (hit) => hit })
    if (Object.keys(asked).length > 0) tally.constrained++
    if (answer.relaxed.length > 0) tally.relaxed++
    const exact = sharing.filter((product) => product.variants.some((variant) => holds(product, variant, asked)))
    const still = new Set(sharing.filter((one) => one.variants.some((variant) => holds(one, variant, answer.filters))))
    tally.hits += answer.hits.length
    tally.violations += answer.hits.filter((hit) => !still.has(hit)).length
    if (exact.length === 0 && sharing.length > 0 && answer.relaxed.length === 0) tally.silent++
    if (exact.length > 0 && answer.relaxed.length > 0) tally.missed++
  }
  return tally
}

describe('constraints over whole catalogs', () => {
  for (const [name, seed] of [
    ['magento', 1],
    ['taubench', 2],
    ['dummyjson', 3],
  ] as const) {
    test(`${name}: no hit breaks what still holds, nothing is let go silently`, (t) => {
      const products = loadCatalog(name)
      if (!products) return t.skip(`../shared/data/catalogs/${name}.jsonl.gz is not there`)
      const tally = sweep(products, 1000, seed)
      t.diagnostic(JSON.stringify(tally))
      assert.ok(tally.constrained > 500 && tally.relaxed > 50)
      assert.deepEqual([tally.violations, tally.silent, tally.missed], [0, 0, 0])
    })
  }
  test('a small store: the same', (t) => {
    const tally = sweep(testStores.en as SearchProduct[], 1000, 4)
    t.diagnostic(JSON.stringify(tally))
    assert.deepEqual([tally.violations, tally.silent, tally.missed], [0, 0, 0])
  })
  test('cheap keeps the lower third by price, in the order of the hits', () => {
    const hits = testStores.en as SearchProduct[]
    const cheap = cheapThird({ filters: {}, run: () => hits, productOf: (hit) => hit }, hits, {})
    const lowest = (product: SearchProduct) => Math.min(...product.variants.map(({ price }) => price ?? Infinity))
    const limit = Math.max(...cheap.map(lowest))
    assert.ok(cheap.length >= hits.length / 3 && cheap.length < hits.length / 2)
    assert.deepEqual(
      cheap,
      hits.filter((hit) => lowest(hit) <= limit),
    )
  })
})
