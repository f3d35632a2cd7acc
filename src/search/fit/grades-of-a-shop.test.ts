import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHits } from '../find-hits.ts'
import { searchSettingsSchema } from '../search.schema.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { understandQuery } from '../understand-query.ts'

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
  const input = { q, language, understood: understandQuery(q, catalog), filters: {}, limit: 20, settings, nearest }
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
