import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

/** Asks a shop about one product. */
function ask(question: string, title: string, description: string, language: string): string {
  const product = bareProduct('p', title, { description })
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, quotes, untold } = answerQuestion(question, product, { catalog, language })
  return [verdict, ...quotes, ...untold].join(' | ')
}

test('what is only remarked before a question is not asked', () => {
  const kettle = 'It sounds a beep when the water boils. Steel body.'
  assert.equal(
    ask('this one sounds great, is it dishwasher safe?', 'Brisk Kettle', kettle, 'en'),
    'unknown | dishwasher safe',
  )
  const knife = 'Klinge aus gehärtetem Stahl. Länge 21 cm.'
  assert.equal(
    ask('das messer klingt gut, ist das auch für linkshänder?', 'Messer Falk', knife, 'de'),
    'unknown | linkshänder',
  )
  const table = 'Sieht auch nach Jahren gut aus. Für draußen geeignet.'
  assert.equal(
    ask('der sieht schick aus, ist der für draußen?', 'Tisch Rolf', table, 'de'),
    'yes | Für draußen geeignet.',
  )
})

test('what is told of oneself before a question is held against the page', () => {
  const cage = 'Roomy cage. For a parrot or two budgies.'
  assert.match(ask('I have a parrot, is it big enough?', 'Perch Cage', cage, 'en'), /parrot/)
})

test('what is in the box is told by what a page says of that, and by nothing else', () => {
  assert.equal(ask('ist da was dabei?', 'Schlauch Bach', 'Knickt kaum. Fünf Lagen.', 'de'), 'unknown')
  const bare = 'Knickt kaum. Lieferung ohne Armaturen.'
  assert.equal(ask('ist da was dabei?', 'Schlauch Bach', bare, 'de'), 'told | Lieferung ohne Armaturen.')
  assert.match(
    ask("what's in the box?", 'Bach Hose', 'Kink free. Supplied without fittings.', 'en'),
    /without fittings/,
  )
})
