import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

/** Asks an English shop about one product. */
function ask(question: string, title: string, description: string, language = 'en'): string {
  const product = bareProduct('p', title, { description })
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, quotes } = answerQuestion(question, product, { catalog, language })
  return [verdict, ...quotes].join(' | ')
}

test('a sentence without a value of the type that is asked for is no answer, whatever words it shares', () => {
  assert.equal(ask('how heavy is it', 'Wool Scarf', 'Feels heavy and rich.'), 'unknown')
  assert.equal(ask('how long does it last', 'Desk Lamp', 'The lamp lasts and lasts.'), 'unknown')
  assert.equal(
    ask('il fait quelle taille ?', 'Dome Tent', 'Stands tall at any campsite. Roomy inside.', 'fr'),
    'unknown',
  )
  assert.equal(ask('¿cuánto pesa?', 'Trolley', 'Light in weight for travel.', 'es'), 'unknown')
})

test('a sentence that tells the value goes before one that names its type', () => {
  const gilet = 'The soft knit fabric feels great on any ride. 100% recycled polyester.'
  assert.equal(ask('whats it made of', 'Fleece Gilet', gilet), 'told | 100% recycled polyester.')
  const cushion = 'This material is a joy. Cover of cotton, filled with wool.'
  assert.equal(ask('¿de qué material es?', 'Lap Cushion', cushion, 'es'), 'told | Cover of cotton, filled with wool.')
  assert.equal(
    ask('à partir de quel âge ?', 'Ball Pump', 'Great for kids of all ages. From 3 years.', 'fr'),
    'told | From 3 years.',
  )
})

test('what the title tells is told of the whole thing, and read out where the thing is not called so', () => {
  const rope = 'Kestrel Climbing Rope, 30 m, Dynamic'
  assert.equal(ask('how long is it', rope, 'Sheath slippage of 2 mm.'), 'told | 30 m')
  assert.equal(ask('how long is it', rope, 'The length is 31 m when wet.'), 'told | The length is 31 m when wet.')
  assert.equal(ask('wie lang ist die', 'Putter Mat 10ft', 'Middle hole is 4.25 inches wide.', 'de'), 'told')
  const speaker = 'Garden Speaker, 20 W, Wall Mount and Remote Control'
  assert.equal(ask('does it have a remote control?', speaker, 'Clear sound.'), 'yes | Wall Mount and Remote Control')
  const lantern = 'Hanover Patio Lantern, Damp Rated'
  assert.equal(ask('can it get rained on?', lantern, 'Bronze finish.'), 'told | Damp Rated')
  assert.equal(ask('is it damp rated or wet rated', lantern, 'Bronze finish.'), 'told | Damp Rated')
})

test('a page that says a thing twice is quoted once', () => {
  assert.equal(ask('what is it made of', 'Doormat', 'Made of coir. Made of coir. Rubber back.'), 'told | Made of coir.')
})

test('of a table that is written as one sentence the rows are told that hold the measure', () => {
  const ring = 'Size:Small Width:7.5" Neck:6"-9"Size:Medium Width:9.4" Neck:8"-12"Size:Large Width:15" Neck:12"-18"'
  const large = 'Size:Large Width:15" Neck:12"-18"'
  assert.equal(ask('ça irait pour un cou de 16 pouces ?', 'Pet Ring', ring, 'fr'), `told | ${large}`)
})

test('how long what was named before is asks for its value, and is no yes', () => {
  const watch = 'Memory for 2 users with 90 entries. 5 year guarantee.'
  assert.equal(ask('ich meinte die garantie, wieviele jahre?', 'Arm Watch', watch, 'de'), 'told | 5 year guarantee.')
})

test('ampere hours are told in thousands of mAh too', () => {
  const charger = 'Holds 10 Ah and charges two phones.'
  assert.equal(ask('how many mah does it have?', 'Pebble Power Bank', charger), `told | ${charger}`)
  const variants = ['2.5 Ah', '5.0 Ah'].map((capacity, at) => bareVariant(`v${at}`, { options: { capacity } }))
  const product = bareProduct('p', 'Spare Battery', { variants })
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([product])
  const capacityOf = (question: string) =>
    answerQuestion(question, product, { catalog, language: 'en' }).options.flatMap(({ values }) => values)
  assert.deepEqual(capacityOf('do you have it with 5ah?'), ['5.0 Ah'])
  assert.deepEqual(capacityOf('is there one with 2500 mAh?'), ['2.5 Ah'])
})
