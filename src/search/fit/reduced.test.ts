import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWish } from '../read-wish.ts'
import { bareProduct, bareVariant, isReduced } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'

const priced = (id: string, title: string, price: number, compareAtPrice: number | null) =>
  bareProduct(id, title, { variants: [bareVariant(`${id}-1`, { price, compareAtPrice, inventory: 3 })] })
const products = [
  priced('a', 'Hose Reel', 119, 149),
  priced('b', 'Bird Feeder', 33, null),
  priced('c', 'Bug Hotel', 21, 21),
]
const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
catalog.upsert(products)

test('only what cost more before is reduced', () => {
  assert.deepEqual(
    products.map(({ variants }) => variants.some(isReduced)),
    [true, false, false],
  )
})

test('a wish for what is on sale is read in each language, and held against the prices', () => {
  for (const [said, language] of [
    ['what is on sale', 'en'],
    ['was ist im Angebot', 'de'],
    ['qué hay en oferta', 'es'],
    ["qu'est-ce qui est en promotion", 'fr'],
  ] as const) {
    const wish = readWish(said, catalog, language)
    assert.equal(wish.wishes.reduced, true, said)
    const verdicts = wish.grade(products).map(({ parts }) => parts.find(({ part }) => part === 'reduced')?.verdict)
    assert.deepEqual(verdicts, ['holds', 'fails', 'fails'], said)
  }
})
