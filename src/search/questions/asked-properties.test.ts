import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

/** Asks an English shop about a coat. */
function ask(question: string, description: string, language = 'en', title = 'Selkie Coat') {
  const product = bareProduct('p', title, { description })
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, quotes } = answerQuestion(question, product, { catalog, language })
  return [verdict, ...quotes].join(' | ')
}

test('what a thing is like is found by what the shop calls it, in its language, and read out', () => {
  const page = 'Wind resistant shell. Flat seams prevent chafing. Made in Wales.'
  const wind = 'told | Wind resistant shell.'
  assert.equal(ask('elle est coupe-vent ?', page, 'fr'), wind)
  assert.equal(ask('elle coupe le vent ?', page, 'fr'), wind)
  assert.equal(ask('ist der winddicht?', page, 'de'), wind)
  assert.equal(ask('es cortavientos?', page, 'es'), wind)
  assert.equal(ask('is it windproof?', page), wind)
  assert.equal(ask('ça évite les frottements ?', page, 'fr'), 'told | Flat seams prevent chafing.')
  assert.equal(ask('evita las rozaduras?', page, 'es'), 'told | Flat seams prevent chafing.')
})

test('words that only talk need not be on the page', () => {
  const page = 'Detachable hood. Two inner pockets.'
  assert.equal(ask('il y a une capuche dessus ?', page, 'fr'), 'yes | Detachable hood.')
  assert.match(ask('ist da oben eine Kapuze dran?', page, 'de'), /^(?:yes|told) \| Detachable hood\.$/)
  assert.match(ask('does it have a hood though', page), /^(?:yes|told) \| Detachable hood\.$/)
})

test('a lining tells something of warmth, also where the title tells it', () => {
  assert.equal(ask('is it warm though', 'Lining of soft fleece. Five buttons.'), 'told | Lining of soft fleece.')
  assert.equal(ask('is it warm', 'Five buttons.', 'en', 'Wool-lined Mitten'), 'told')
})

test('a clause that only names the product answers nothing while what is asked of it is not told', () => {
  const page = 'These jogging pants are black. Zipper pockets at the side.'
  assert.match(
    ask('those running pants from before, do they have zip pockets for my keys', page, 'en', 'Hafren Jogging Pants'),
    /^(?:yes|told) \| Zipper pockets at the side\.$/,
  )
})
