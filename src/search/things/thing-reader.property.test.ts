import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { SearchProduct } from '../search-product.ts'
import { ThingReader } from './thing-reader.ts'

const words = fc.constantFrom(
  ...[
    'Camera',
    'Tripod',
    'Bag',
    'for',
    'with',
    'Set of 2',
    ',',
    '&',
    'Leather',
    'iPhone 12',
    'Zorbix',
    'Shoes',
    'Sneakers',
  ],
)
const titles = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const categories = fc.constantFrom(
  null,
  'Cameras',
  'Cameras > Accessories > Tripods',
  'Shoes',
  'Bags & Cases',
  'Zorbixes',
)
const products = fc.record({
  title: titles,
  category: categories,
  tags: fc.subarray(['shoes', 'camera accessories', 'sale']),
})

const toProduct = (
  id: string,
  { title, category, tags }: Pick<SearchProduct, 'title' | 'category' | 'tags'>,
): SearchProduct => ({
  ...{ id, title, category, tags, description: null, vendor: null, url: null, imageUrl: null, currency: 'USD' },
  ...{ variants: [], popularity: 0 },
})

const wishes = ['camera', 'tripod bag', 'shoes', 'sneakers', 'zorbix', 'case', 'phone']

/** All that can be asked of a reader. */
const answersOf = (reader: ThingReader, of: SearchProduct[]) =>
  wishes.map((wish) => {
    const thing = reader.readThing(wish, 'en')
    assert.ok(thing)
    return [
      of.map((product) => reader.gradeThing(thing, product)),
      reader.nearNames(thing).map(({ name, products }) => [name, products]),
    ]
  })

test('a catalog changed in steps answers as one read at once', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(products)), { maxLength: 30 })
  fc.assert(
    fc.property(steps, (changes) => {
      const changed = new ThingReader('en')
      const now = new Map<string, SearchProduct>()
      for (const [number, given] of changes) {
        const id = `p${number}`
        const former = now.get(id)
        if (former) changed.remove(former)
        now.delete(id)
        if (given) {
          now.set(id, toProduct(id, given))
          changed.add(now.get(id) as SearchProduct)
        }
      }
      const atOnce = new ThingReader('en')
      for (const product of now.values()) atOnce.add(product)
      const asked = [...now.values(), toProduct('new', { title: 'Camera Bag', category: 'Cameras', tags: [] })]
      assert.deepEqual(answersOf(changed, asked), answersOf(atOnce, asked))
    }),
    { numRuns: 150 },
  )
})

test('what is gone is not kept', () => {
  const reader = new ThingReader('en')
  const kept = toProduct('kept', { title: 'Leather Bag', category: 'Bags', tags: [] })
  reader.add(kept)
  const before = reader.bytes
  for (let round = 0; round < 8000; round++) {
    const letters = [...String(round)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a')
    const title = `Sturdy ${letters}azel, Plain Box`
    const passing = toProduct(`p${round}`, { title, category: `Kind ${round}`, tags: [`tag ${round}`] })
    reader.add(passing)
    reader.remove(passing)
  }
  assert.ok(reader.bytes < before + 300_000, `${reader.bytes - before} bytes more`)
  const bag = reader.readThing('bag', 'en')
  assert.equal(bag && reader.gradeThing(bag, kept).grade, 'holds')
})
