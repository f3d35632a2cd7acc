import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wishesOf } from '../find-hits.ts'
import { namingIn } from '../naming.ts'
import { inCatalog, readWish, titledIn } from '../read-wish.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { wordPartsOf } from '../word-parts.ts'
import { Grader } from './grade-hits.ts'

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
  const parts = wordPartsOf(text, 'none', { isTitled: titledIn(catalog), naming: namingIn(catalog) })
  const query = inCatalog(text, catalog, language, parts)
  return new Grader(query, wishesOf(query.understood), catalog).thing?.names.includes(name) ?? false
}

test('of the nouns of a story the one is meant whose goods fit the rest of it', () => {
  assert.ok(isThing('my mum dropped her phone in the sink again, something not over 200?', 'en', 'phone'))
  assert.ok(isThing('mi madre tiró su teléfono en el lavabo otra vez, algo de menos de 200 euros?', 'es', 'phone'))
  assert.ok(isThing('we redo the bathroom this summer and i need a new sink for it', 'en', 'sink'))
  assert.ok(!isThing('do you sell pizza ovens for the garden or the terrace at the back', 'en', 'garden'))
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
