import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct } from '../search-product.ts'
import { ThingReader } from './thing-reader.ts'

/** What a shop of these titles, each with its category, says to a wish: the titles of what is the thing. */
function holding(shop: string, wish: string, titles: Record<string, string | null>, language = shop): string[] {
  const reader = new ThingReader(shop)
  const products = Object.entries(titles).map(([title, category]) => bareProduct(title, title, { category }))
  for (const product of products) reader.add(product)
  const thing = reader.readThing(wish, language)
  return products.flatMap((product) =>
    thing && reader.gradeThing(thing, product).grade === 'holds' ? [product.title] : [],
  )
}

const anchors = {
  'D-Shackle Citadel 12': 'Shackles',
  'Bow Shackle Fortress 8': 'Shackles',
  'Twist Shackle 6 mm': 'Shackles',
}

test('a model called after a building, with its number, does not hide the thing before it', () => {
  assert.deepEqual(holding('en', 'lock', { 'Disc Lock Fortress 5': null }), ['Disc Lock Fortress 5'])
  assert.deepEqual(holding('en', 'shackle', anchors), Object.keys(anchors))
  assert.deepEqual(holding('en', 'tent', { 'Tent Pole 3': null }), [])
})

test('among products that bear out their category a name that no list has is a model', () => {
  const kayaks = {
    'River Kayak Lagoon': 'Kayaks',
    'Sea Kayak 420': 'Kayaks',
    'Kayak Otter': 'Kayaks',
    'Kayak Duo': 'Kayaks',
  }
  assert.deepEqual(holding('en', 'kayak', kayaks), Object.keys(kayaks))
})

test('a described name that is nothing of its category is what it says', () => {
  const bowls = { 'Mixing Bowl 3 l': 'Bowls', 'Salad Bowl Oak': 'Bowls', 'Glass Bowl': 'Bowls', 'Punch Bowl': 'Bowls' }
  const more = { ...bowls, 'Ceramic Saucer 12 cm': 'Bowls' }
  assert.deepEqual(holding('en', 'bowl', more), Object.keys(bowls))
  assert.deepEqual(holding('en', 'saucer', more), ['Ceramic Saucer 12 cm'])
})

test('words of a title that say what a thing is like do not end its name', () => {
  assert.deepEqual(holding('en', 'sandals', { 'Womens Non Slip Sandals Comfortable': null }), [
    'Womens Non Slip Sandals Comfortable',
  ])
  assert.deepEqual(holding('en', 'shirt', { 'Mens Regular Fit Oxford Shirt, White, 40': null }), [
    'Mens Regular Fit Oxford Shirt, White, 40',
  ])
  assert.deepEqual(holding('en', 'mug', { 'Acme, Blue with Friends Donald Travel Mug': null }), [
    'Acme, Blue with Friends Donald Travel Mug',
  ])
})

test('how it tastes, what is done to it and how much is in it is not what it is', () => {
  assert.deepEqual(holding('en', 'honey', { 'Dog Biscuits Honey Flavour 500 g': null }), [])
  assert.deepEqual(holding('en', 'candle', { 'Candle Making Kit': null, 'Candle Dyeing Set': null }), [])
  assert.deepEqual(holding('en', 'cat food', { 'Adult Dry Food Salmon 2 kg': 'Cats > Dry Food' }), [
    'Adult Dry Food Salmon 2 kg',
  ])
  assert.deepEqual(holding('en', 'nail polish', { 'Nail Polish Drying Spray 60 ml': null }), [])
})

test('below an animal a category is for that animal, and the animal is no product', () => {
  assert.deepEqual(holding('de', 'Hundefutter', { 'Ente mit Reis 800 g': 'Hunde > Futter' }), ['Ente mit Reis 800 g'])
  assert.deepEqual(holding('es', 'cama para gato', { 'Zirbo 40 cm': 'Gatos > Camas' }), ['Zirbo 40 cm'])
  assert.deepEqual(holding('en', 'dog', { 'Zirbo Deluxe': 'Dogs' }), [])
  assert.deepEqual(holding('de', 'Hund', { 'Zirbo Deluxe': 'Hunde' }), [])
})

test('in a language whose thing stands first an unknown word before it says what it is', () => {
  assert.deepEqual(holding('fr', 'parapluie', { 'Socle à parapluies en fonte': 'Jardin > Parapluies' }), [])
  assert.deepEqual(holding('fr', 'rideau', { 'Porte-rideau extensible': null }), [])
  assert.deepEqual(holding('es', 'almohada', { 'Cubierta de almohada lavable': 'Cama > Almohadas' }), [])
  assert.deepEqual(holding('es', 'arroz', { 'Saco de arroz bomba 5 kg': null }), ['Saco de arroz bomba 5 kg'])
  assert.deepEqual(holding('fr', 'vélo', { 'Pédales plates alu': 'Vélos > Pièces détachées' }), [])
  assert.deepEqual(holding('fr', 'jupe', { 'Mini-jupe en jean': null }), ['Mini-jupe en jean'])
})

test('a German word that begins with a category is something for it', () => {
  const beds = { Bettrahmenverlängerung: 'Betten', 'Zirbo 140': 'Betten' }
  assert.deepEqual(holding('de', 'Bett', beds), ['Zirbo 140'])
  assert.deepEqual(holding('de', 'Stiefel', { 'Stiefelette Ada': 'Stiefel' }), ['Stiefelette Ada'])
})

test('the thing is read behind what it comes in, and before what it does', () => {
  const read = (words: string, language: string) => new ThingReader('en').readThing(words, language)
  for (const [words, language, name] of [
    ['3 sacks of the 20 kg gravel', 'en', 'gravel'],
    ['two bottles of shampoo', 'en', 'shampoo'],
    ['2 sacs de riz', 'fr', 'riz'],
    ['a gym bag', 'en', 'gym bag'],
    ['my kettle keeps switching off', 'en', 'kettle'],
    ['our tent leaks water', 'en', 'tent'],
    ['cat treats jar', 'en', 'jar'],
  ] as const)
    assert.equal(read(words, language)?.name, name, words)
  assert.deepEqual([...(read('3 sacks of the gravel', 'en')?.told ?? [])].includes('sacks'), true)
  assert.equal(read('my kettle keeps switching off', 'en')?.isOwned, true)
  assert.equal(read('a kettle that keeps warm', 'en')?.isOwned, false)
})

test('a colour or size is never what a product is, though a tag is related to it', () => {
  const reader = new ThingReader('en')
  const tags = ['Clothing, Shoes & Jewelry', 'Women']
  const bag = bareProduct('bag', 'Rivelle Leather Shoulder Bag, Gold Clasp (Black, Length: 30)', { tags })
  assert.equal(reader.titleNames(bag)[0]?.name, 'shoulder bag')
  assert.deepEqual(
    reader.titleNames(bareProduct('x', 'Zirbo Nova, White, 11 M')).map(({ name }) => name[0]),
    ['~'],
  )
})

test('what is counted behind a thing says how much there is', () => {
  assert.deepEqual(holding('en', 'stools', { 'Counter Stools Set of 2': null }), ['Counter Stools Set of 2'])
  assert.deepEqual(holding('en', 'painkillers', { 'Aspirin Tablets 500 mg': null }), ['Aspirin Tablets 500 mg'])
  assert.deepEqual(holding('en', 'tablet', { 'Aspirin Tablets 500 mg': null }), [])
  assert.deepEqual(holding('en', 'washing machine', { 'Washing Machine Tablets 24 Count': null }), [])
  assert.deepEqual(holding('en', 'stove', { 'Camping Stove 2 Burner': null }), ['Camping Stove 2 Burner'])
  assert.deepEqual(holding('en', 'comic', { 'Comic Book Sleeves 100 Pack': null }), [])
})

test('a wished set is the thing, and a word in one or two pieces the same', () => {
  assert.deepEqual(holding('en', 'screwdriver set', { 'Precision Screwdrivers, 12 Piece': null }), [
    'Precision Screwdrivers, 12 Piece',
  ])
  assert.deepEqual(holding('en', 'board shorts', { 'Pacific Boardshort 20 inch': null }), [
    'Pacific Boardshort 20 inch',
  ])
})

test('of a pair that is sold as one set both are the thing, and what follows a set is what it is good for', () => {
  const combo = { 'Wireless Microphone and Speaker Combo, 5 GHz': null }
  assert.deepEqual(holding('en', 'microphone', combo), Object.keys(combo))
  assert.deepEqual(holding('en', 'speaker', combo), Object.keys(combo))
  const chisels = { 'Wood Chisel Set 6 Pcs Premium Steel Furniture': null }
  assert.deepEqual(holding('en', 'chisel', chisels), Object.keys(chisels))
  assert.deepEqual(holding('en', 'furniture', chisels), [])
})

test('what a thing is made of must stand by it, and no accessory between', () => {
  assert.deepEqual(holding('en', 'gloves', { 'Work Gloves Cowhide': null }), ['Work Gloves Cowhide'])
  assert.deepEqual(holding('en', 'oven', { 'Oven Liner Heavy Nylon Fabric': null }), [])
  assert.deepEqual(holding('en', 'chocolate', { 'Whey Protein Powder Milk Chocolate 2 lb': null }), [])
})
