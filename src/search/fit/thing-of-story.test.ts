import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wishesOf } from '../find-hits.ts'
import { inCatalog, readWish, titledIn } from '../read-wish.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { namingIn } from '../things/naming.ts'
import { type WordPart, wordPartsOf } from '../word-parts.ts'
import { Grader } from './grade-hits.ts'
import { thingOfStory } from './thing-of-story.ts'
import { wishedThing } from './wished-thing.ts'

const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
const goods = (title: string, price: number) =>
  bareProduct(title, title, { variants: [bareVariant(title, { price, inventory: 3 })] })
catalog.upsert([
  goods('Bathroom sink', 799),
  goods('Nokko 3 phone', 149),
  goods('Nokko 5 phone', 199),
  goods('Garden spade', 30),
  goods('Kids toothpaste', 3),
  goods('Mint toothpaste', 4),
])

const isThing = (text: string, language: string, name: string): boolean => {
  const parts = wordPartsOf(text, 'none', { isTitled: titledIn(catalog), naming: namingIn(catalog), language })
  const query = inCatalog(text, catalog, language, parts)
  return new Grader(query, wishesOf(query.understood), catalog).thing?.names.includes(name) ?? false
}

test('of the nouns of a story the one is meant whose goods fit the rest of it', () => {
  assert.ok(isThing('my mum dropped her phone in the sink again, something not over 200?', 'en', 'phone'))
  assert.ok(isThing('mi madre tiró su teléfono en el lavabo otra vez, algo de menos de 200 euros?', 'es', 'phone'))
  assert.ok(isThing('we redo the bathroom this summer and i need a new sink for it', 'en', 'sink'))
  assert.ok(!isThing('do you sell pizza ovens for the garden or the terrace at the back', 'en', 'garden'))
})

test('of two that are read as the thing the one is meant that the shop has for the price, whatever stands first', () => {
  const text = 'she dropped the sink on her phone again, only calls, something not over 200'
  const parts = Object.fromEntries(text.split(/\W+/).map((word): [string, WordPart] => [word, 'aside']))
  const told = { parts: { ...parts, sink: 'thing', phone: 'thing' } as const, language: 'en' }
  const read = wishedThing('sink', catalog, 'en')
  const names = (filters: object) => thingOfStory(text, read, catalog, { ...told, filters })?.names
  assert.ok(read?.names.includes('sink'))
  assert.ok(names({ priceMax: 200 })?.includes('phone'))
  assert.ok(names({ priceMin: 500 })?.includes('sink'))
})

test('whom something is not for is refused', () => {
  const wish = readWish('toothpaste, not the kids stuff', catalog, 'en')
  const [kids, mint] = wish.grade(['Kids toothpaste', 'Mint toothpaste'].map((id) => goods(id, 3)))
  assert.equal(kids?.fit, 'near')
  assert.equal(
    mint?.parts.some(({ part }) => part === 'audience'),
    false,
  )
})
