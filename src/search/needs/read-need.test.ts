import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { remembering } from '../../shared/remembering.ts'
import { bareProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { calledFor } from './called-for.ts'
import { readNeed } from './read-need.ts'

const rowsOf = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../../../test/data/needs/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const languages = JSON.parse(
  readFileSync(new URL('../../../test/data/needs/shops.json', import.meta.url), 'utf8'),
) as Record<string, string>

const catalogOf = remembering((shop: string) => {
  const catalog = new StoreCatalog({ language: languages[shop] ?? 'en', currency: 'EUR' })
  const rows = rowsOf<{ externalId: string; title: string; category?: string; tags?: string[]; description?: string }>(
    `${shop}.jsonl`,
  )
  catalog.upsert(
    rows.map(({ externalId, title, category = null, tags = [], description = null }) =>
      bareProduct(externalId, title, { category, tags, description }),
    ),
  )
  return catalog
})

test('what is needed and not named is found in shops that the lexicon was not made for', () => {
  const asked = rowsOf<{ shop: string; language: string; text: string; ids: string[] }>('working.jsonl').filter(
    ({ ids }) => ids.length > 0,
  )
  const places = asked.map(({ shop, language, text, ids }) =>
    readNeed(text, language, catalogOf(shop)).products.findIndex(({ product }) => ids.includes(product.id)),
  )
  const first = places.filter((place) => place === 0).length
  assert.ok(first > 75, `${first} of ${asked.length}`)
})

const shop = (titles: readonly string[], language = 'en') => {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert(titles.map((title, at) => bareProduct(`p${at}`, title)))
  return catalog
}
const best = (text: string, language: string, catalog: StoreCatalog) =>
  readNeed(text, language, catalog).products[0]?.product.title

test('a need in four languages, whatever the shop writes', () => {
  const english = shop([
    'Nest box for blue tits',
    'Squirrel proof seed feeder',
    'Garden hose 15 m',
    'Clip-on reading light',
  ])
  assert.equal(best('need to read in bed without waking my wife', 'en', english), 'Clip-on reading light')
  assert.equal(best('ich will im bett lesen, mein mann schläft schon', 'de', english), 'Clip-on reading light')
  assert.equal(best('je voudrais un nichoir', 'fr', english), 'Nest box for blue tits')
  assert.equal(best('para regar el jardín', 'es', english), 'Garden hose 15 m')
})

test('joined words are read by their parts, names with all their words count as named', () => {
  const german = shop(['Klemmleuchte Pip', 'Läuse-Shampoo', 'Verdunkelungsvorhang Nacht'], 'de')
  assert.equal(best('läusealarm in der kita', 'de', german), 'Läuse-Shampoo')
  const [first] = readNeed('a reading lamp', 'en', german).products
  assert.deepEqual([first?.product.title, first?.isNamed], ['Klemmleuchte Pip', true])
})

test('what is new in a catalog is found, what left it is not', () => {
  const catalog = shop(['Clip-on reading light'])
  assert.equal(best('something against lice', 'en', catalog), undefined)
  catalog.upsert([bareProduct('new', 'Lice treatment shampoo')])
  assert.equal(best('something against lice', 'en', catalog), 'Lice treatment shampoo')
  catalog.remove(['new'])
  assert.equal(best('something against lice', 'en', catalog), undefined)
})

test('a language that the lexicon has not calls for nothing by it', () => {
  assert.deepEqual(calledFor('vorrei una lampada per leggere', 'it'), [])
})

test('what a shop has nothing like is called for, and what it has is', () => {
  const need = 'need to read in bed without waking my wife'
  const cheese = shop(['Farmhouse cheddar', 'Camembert 250 g', 'Extra virgin olive oil'])
  assert.equal(readNeed(need, 'en', cheese).isUnsold, true)
  assert.equal(readNeed(need, 'en', shop(['Farmhouse cheddar', 'Clip-on reading light'])).isUnsold, false)
  // A kind that it names, and that is sold, may be what is meant.
  const kettles = shop(['Tea kettle', 'Farmhouse cheddar', 'Olive oil'])
  const { isUnsold } = readNeed('just got an induction hob and none of my kettles work on it', 'en', kettles)
  assert.equal(isUnsold, false)
  // Titles that name no kind of goods tell nothing.
  assert.equal(readNeed(need, 'en', shop(['Velmora 7', 'Orlind', 'Tesk'])).isUnsold, false)
})

test('what is hardly called for is left out, and none of a long list of one kind is lost to the limit that its words name', () => {
  const many = shop([...Array.from({ length: 3000 }, (_, at) => `Wall lamp ${at}`), 'Clip-on reading light', 'Cheddar'])
  const needed = readNeed('a light to read in bed', 'en', many).products
  assert.equal(needed[0]?.product.title, 'Clip-on reading light')
  assert.ok(needed.every(({ likelihood }) => likelihood >= (needed[0]?.likelihood ?? 0) * 0.375))
})

test('a mistyped word and two words written as one are read as what they are', () => {
  // In another language the catalog has no word to put it right.
  const german = shop(['Maulkorb Leder', 'Wolldecke', 'Gartenschlauch'], 'de')
  assert.equal(best('muzzel for a rottweiler', 'en', german), 'Maulkorb Leder')
  const pets = shop(['Basket muzzle', 'Wool blanket', 'Cat flap, lockable', 'Garden hose'])
  assert.equal(best('catflap please', 'en', pets), 'Cat flap, lockable')
})

test('what a description alone tells is found, and how likely it is lies between none and all', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([
    bareProduct('fancy', 'Trickle', { description: 'A quiet drinking fountain for cats that keeps water moving.' }),
    bareProduct('plain', 'Oak table', { description: 'A table for six.' }),
  ])
  const { products } = readNeed('my cat drinks only out of the running tap', 'en', catalog)
  assert.equal(products[0]?.product.title, 'Trickle')
  assert.ok(products.every(({ likelihood }) => likelihood > 0 && likelihood < 1))
})

test('a number of a text is not taken for the number of a product', () => {
  const catalog = shop(['Frying pan', 'Headphones'])
  catalog.upsert([bareProduct('100', 'Headphones')])
  assert.equal(best('nothing to cook with, keep it under 100', 'en', catalog), 'Frying pan')
})

test('a product whose title and category the lexicon has no word of is found by its description', () => {
  const catalog = new StoreCatalog({ language: 'de', currency: 'EUR' })
  catalog.upsert([
    bareProduct('fancy', 'Nokko', { description: 'Leiser Trinkbrunnen, in dem das Wasser für Katzen immer läuft.' }),
    bareProduct('plain', 'Gartenschlauch', { description: 'Zum Gießen.' }),
  ])
  // No word of it is in the catalog.
  assert.equal(best('my cat only drinks from the running tap', 'en', catalog), 'Nokko')
})

test('what shares a word of its page with a need does not go before what helps', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([
    bareProduct('letters', 'Summer Frock Salina', {
      description: 'A frock for girls with buttons, zip, pockets and a leather belt, for warm weather.',
    }),
    bareProduct('helps', 'Ice cube tray'),
    bareProduct('lamp', 'Desk lamp'),
  ])
  const need = 'drinks are always warm here in summer, ice melts, what helps with warm weather'
  const { products, isUnsure } = readNeed(need, 'en', catalog)
  assert.deepEqual([products[0]?.product.id, isUnsure], ['helps', false])
})

test('where nothing is near to a need, that is told', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([
    bareProduct('hat', 'Felt hat Corso', { description: 'For long nights in the city and every next morning.' }),
    bareProduct('bowl', 'Oak bowl'),
  ])
  const need = 'the neighbours play drums every night and in the morning i am dead'
  assert.equal(readNeed(need, 'en', catalog).isUnsure, true)
  // Named, it is what is meant; and of what no lexicon reads nothing is known.
  assert.equal(readNeed('a hat for the morning after the drums', 'en', catalog).isUnsure, false)
  assert.equal(readNeed('qualcosa per la mattina, suonano la batteria ogni notte', 'it', catalog).isUnsure, false)
})
