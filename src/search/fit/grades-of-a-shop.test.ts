import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHits } from '../find-hits.ts'
import { inCatalog } from '../read-wish.ts'
import { searchSettingsSchema } from '../search.schema.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'

const settings = searchSettingsSchema.parse({})

/** A shop of titles with their categories; each title is its own id. */
function shopOf(language: string, titles: Record<string, string | null>): StoreCatalog {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  const variants = (id: string) => [bareVariant(id, { price: 40, inventory: 3 })]
  catalog.upsert(
    Object.entries(titles).map(([title, category]) =>
      bareProduct(title, title, { category, variants: variants(title) }),
    ),
  )
  return catalog
}

/** What the shop answers to a wish, by how it fits. */
function answer(catalog: StoreCatalog, q: string, language: string): Record<string, string> {
  const nearest = { scores: new Map<string, number>(), weight: 0 }
  const input = { ...inCatalog(q, catalog, language), language, filters: {}, limit: 20, settings, nearest }
  const { hits } = findHits({ ...input, isThingMeant: true }, catalog)
  return Object.fromEntries(hits.map(({ product, grade }) => [product.id, grade.fit]))
}

const bikes = shopOf('de', {
  'E-Bike Tramontana 500 Wh': 'E-Bikes',
  'Trekkingbike Lofoten 28 Zoll': 'Fahrräder',
  'Rollentrainer faltbar': 'Training',
})

test('a word that was found by a part of it only is not borne out', () => {
  const { 'E-Bike Tramontana 500 Wh': electric, 'Trekkingbike Lofoten 28 Zoll': other } = answer(bikes, 'e-bike', 'de')
  assert.equal(electric, 'exact')
  assert.notEqual(other, 'exact')
  const screens = shopOf('en', { 'Lumo Monitor 27 inch': null, 'Lumo Monitor Series 27': null })
  const fits = answer(screens, 'monitor 27 inch', 'en')
  assert.equal(fits['Lumo Monitor 27 inch'], 'exact')
  assert.notEqual(fits['Lumo Monitor Series 27'], 'exact')
})

test('a word that only says what a thing is like is not the thing, where an unknown thing stands beside it', () => {
  const shop = shopOf('en', { 'Zirbo Classic': 'Zirbos', 'Waterproof Zirbo': 'Zirbos', 'Yellow Rain Poncho': null })
  const fits = answer(shop, 'a waterproof zirbo', 'en')
  assert.equal(fits['Waterproof Zirbo'], 'exact')
  assert.equal(fits['Zirbo Classic'], 'likely')
  const spanish = shopOf('es', { 'Zirbo clásico': 'Zirbos', 'Impermeable amarillo': 'Ropa' })
  assert.equal(answer(spanish, 'zirbo impermeable', 'es')['Impermeable amarillo'], undefined)
})

const outdoor = shopOf('en', {
  'Folding Stool Alder': 'Furniture',
  'Camp Stool Heavy': 'Furniture',
  'Compact Suitcase Alba': 'Luggage',
  'Suitcase Titan 110': 'Luggage',
  'Pine Bark Mulch 50 l': 'Garden',
  'Wheelbarrow Tyre 16 inch': 'Garden',
})

test('a word is borne out by what is made of the same verb, and by its other spelling', () => {
  assert.deepEqual(answer(outdoor, 'anything foldable?', 'en'), { 'Folding Stool Alder': 'exact' })
  assert.equal(answer(outdoor, 'was faltbares', 'de')['Folding Stool Alder'], 'exact')
  assert.equal(answer(outdoor, 'wheelbarrow tire', 'en')['Wheelbarrow Tyre 16 inch'], 'exact')
})

test('not too big is a preference: borne out by compact, untold where nothing is said', () => {
  for (const [wish, language] of [
    ['a suitcase, not too big', 'en'],
    ['ein Koffer, nicht so groß', 'de'],
    ['une valise pas trop grande', 'fr'],
    ['una maleta no muy grande', 'es'],
  ] as const) {
    const fits = answer(outdoor, wish, language)
    assert.equal(fits['Compact Suitcase Alba'], 'exact', wish)
    assert.equal(fits['Suitcase Titan 110'], 'likely', wish)
  }
})

test('what a thing comes in, and what it does, is no part of the wish', () => {
  assert.deepEqual(answer(outdoor, '3 bags of the 50l mulch', 'en'), { 'Pine Bark Mulch 50 l': 'exact' })
  assert.deepEqual(answer(outdoor, 'my tyre keeps losing air, 16 inch', 'en'), { 'Wheelbarrow Tyre 16 inch': 'exact' })
})
