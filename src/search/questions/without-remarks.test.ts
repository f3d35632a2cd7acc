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

test('a page that only lists what is in the box tells that, and what is not in it behind', () => {
  const list = 'For the first days: a pot, a bag of soil, two seed packs and a spoon.'
  const kit = `${list} Packed with a card. No lamp in it.`
  assert.equal(ask('what comes with it', 'Herb Starter Box', kit, 'en'), `told | ${list}`)
  assert.equal(ask('what is in the box?', 'Herb Starter Box', kit, 'en').startsWith(`told | ${list}`), true)
  const liste = 'Für den Anfang: ein Topf, ein Beutel Erde, zwei Samentüten und ein Löffel.'
  assert.equal(ask('was ist da alles drin?', 'Kräuterbox', `${liste} Aus Berlin.`, 'de'), `told | ${liste}`)
  const lampe = 'Lampe nicht enthalten.'
  assert.equal(ask('was ist dabei?', 'Kräuterbox', `${liste} ${lampe}`, 'de').split(' | ').length, 3)
})

test('what stands before a question is not asked where that has no question mark', () => {
  const kibble = 'For adult dogs. Not for puppies. Contains no chicken, beef or soy.'
  const asked = 'no i mean the salmon one for adult dogs. does it have chicken in it'
  assert.equal(ask(asked, 'Salmon Kibble', kibble, 'en'), 'no | Contains no chicken, beef or soy.')
  const bett = 'Ein Bett aus Schaum für ältere Hunde. Der Bezug ist waschbar.'
  assert.equal(
    ask('nein, das bett für alte hunde. kann man den bezug waschen', 'Hundebett Moos', bett, 'de'),
    'yes | Der Bezug ist waschbar.',
  )
})

test('how much of something is in a thing is told without a yes', () => {
  const coffee = 'Schonend entkoffeiniert, Restkoffein unter 0,1 %. Aus Kolumbien.'
  assert.equal(
    ask('der aus kolumbien, restkoffein?', 'Kaffee Mond', coffee, 'de'),
    'told | Schonend entkoffeiniert, Restkoffein unter 0,1 %.',
  )
  const feed = 'Protein 28%, fat 15%.'
  assert.equal(ask('and the protein?', 'Kibble', feed, 'en'), `told | ${feed}`)
  assert.equal(ask('does it have protein?', 'Kibble', feed, 'en'), `yes | ${feed}`)
})
