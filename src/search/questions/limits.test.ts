import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, type SearchProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'

import { limitOf, untoldOf } from './limits.ts'

function catalogOf(products: SearchProduct[], language: string): StoreCatalog {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert(products)
  return catalog
}

/** What was said, in which language | the page, in which language | the limit: `!` against it, `?` perhaps; `-` none. */
const lines = `
a kettle for camping, there is no electricity, en | Requires electricity of 230 V. | en | ! Requires electricity of 230 V.
scissors, I am left handed, en | Scissors for right-handers. | en | ! Scissors for right-handers.
a fern for a spot with frost, en | Likes it damp. Not for frost. | en | ! Not for frost.
a knife block for my knives, en | Never put serrated knives in it. | en | ? Never put serrated knives in it.
a craft set for a child, en | Not for children under 3 years. | en | -
nothing poisonous, en | A fence without any poison. | en | -
a hose for the garden, en | A hose for the garden. Nozzle not included. | en | -
una bandeja para el horno, es | Ne pas mettre au four. | fr | ! Ne pas mettre au four.
my skin is so dry, en | A gel with 4% glycerin for oily and combination skin. | en | ! A gel with 4% glycerin for oily and combination skin.
a mask for my dry skin, en | Too drying for dry or sensitive skin. | en | ! Too drying for dry or sensitive skin.
a cleanser for dry skin, en | A milk without soap for dry and sensitive skin. | en | -
a balm for oily skin, en | Rub it onto dry skin. | en | -
Creme für trockene Haut, de | Ein Gel für fettige Haut. | de | ! Ein Gel für fettige Haut.
une crème pour peau grasse, fr | Pour les peaux sèches. | fr | ! Pour les peaux sèches.
eine Schale für die Mikrowelle, de | Not suitable for the microwave. | en | ! Not suitable for the microwave.
`

const kettle = (description: string) => bareProduct('1', 'Thing 7', { description })

for (const line of lines.trim().split('\n')) {
  test(`what a page limits: ${line}`, () => {
    const [asked = '', page = '', shop = '', wanted = ''] = line.split(' | ')
    const [, said = '', language = ''] = /^(.*), (\w\w)$/.exec(asked) ?? []
    const product = kettle(page)
    const catalog = catalogOf([product], shop)
    const limit = limitOf(said, product, { catalog, language })
    assert.equal(limit === null ? '-' : `${limit.isOpen ? '?' : '!'} ${limit.quote}`, wanted)
  })
}

test('what a sentence denies and another bears out is not sure', () => {
  const product = kettle('Good for the oven up to 200 degrees. Do not use it in the oven for long.')
  const catalog = catalogOf([product], 'en')
  assert.equal(limitOf('a tray for the oven', product, { catalog, language: 'en' })?.isOpen, true)
})

test('what is not wished for is no use of the thing', () => {
  const product = kettle('Contains no plastic.')
  const catalog = catalogOf([product], 'en')
  const isUnwanted = (word: string) => word === 'plastic'
  assert.equal(limitOf('plastic is what I do not want', product, { catalog, language: 'en', isUnwanted }), null)
})

test('what a person is and the page does not tell is untold', () => {
  const product = kettle('Steel blades.')
  const catalog = catalogOf([product], 'en')
  assert.deepEqual(untoldOf('cheap ones for lefties', product, { catalog, language: 'en' }), ['lefties'])
  assert.deepEqual(untoldOf('cheap ones', product, { catalog, language: 'en' }), [])
})
