import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

interface Form {
  options?: Record<string, string>
  inventory?: number
}

const product = (title: string, price: number, description: string, forms: Form[] = [{}]) => ({
  ...{ externalId: title, title, description, url: `https://shop.example/${encodeURIComponent(title)}` },
  variants: forms.map(({ options = {}, inventory = 5 }, at) => ({
    ...{ externalId: `${title}-${at}`, price, inventory, options },
  })),
})
const sizes = (...list: string[]): Form[] => list.map((size) => ({ options: { size } }))
const colours = (...list: [string, number][]): Form[] =>
  list.map(([colour, inventory]) => ({ options: { colour }, inventory }))

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Clerk')
  await upsertProducts(store.context, [
    product("Men's Rain Jacket Fjord", 90, 'Sealed seams keep the rain out. Full zip.', sizes('S', 'M', 'L')),
    product("Women's Rain Jacket Lagoon", 95, 'Sealed seams, long cut.', sizes('S', 'M', 'L')),
    product('Bookshelf Oak', 200, 'Solid oak, painted white.'),
    product('Bistro Chair', 60, 'Folds flat.', colours(['Yellow', 0], ['White', 4], ['Green', 2])),
    product('Dinner Plate', 4, 'Stoneware.'),
    product('Steel Fork', 3, 'Steel.'),
    product('Corkscrew Wing', 20, 'Easy for weak wrists.'),
    product('Corkscrew Waiter', 15, 'Folds into a pocket.'),
    product('Table Fan', 30, 'Quiet.', [{ inventory: 0 }]),
    product('Tower Fan', 50, 'Tall.'),
    {
      ...product('Darjeeling Castleton', 8, 'Black tea.'),
      variants: [8, 30].map((price, at) => ({
        ...{ externalId: `darjeeling-${at}`, price, inventory: 4, options: { amount: at === 0 ? '100 g' : '500 g' } },
      })),
    },
    product('Dog Food', 9, 'With chicken.'),
    product('Rice', 3, 'Food for the whole family.'),
    product('Phone X', 900, 'Light phone.'),
    product('Phone 13 Pro', 1500, 'Fast phone.'),
    product('Phone Pebble 11 Duo', 500, 'Small phone.'),
    product('Fridge Polar', 300, 'A fridge.'),
    product('Fridge Zanino', 400, 'A fridge.'),
    product('Lunch Box Storage', 12, 'For a sandwich.'),
    product('Chunky Wool Beanie', 30, 'Warm.'),
    product('Wine Rack Pine', 35, 'Twelve bottles.'),
    product('Wine Rack Metal', 70, 'To be fixed to the wall.'),
  ])
})
after(() => app.close())

const say = (...texts: string[]) => sayIn(store, ...texts)

async function shopOf(products: Parameters<typeof upsertProducts>[1], language = 'en'): Promise<TestStore> {
  const shop = await app.createStore('Other', { language, currency: 'EUR' })
  await upsertProducts(shop.context, products)
  return shop
}

async function sayIn(shop: TestStore, ...texts: string[]): Promise<{ text: string; titles: string[] }> {
  const talk: Talk = await startTalk(shop)
  let answer = { text: '', titles: [] as string[] }
  for (const text of texts) {
    const { text: told, cards } = await talk.say(text)
    answer = { text: told, titles: cards.map(({ title }) => title) }
  }
  return answer
}

test('what may fit is named with a sentence of its page, and words that are no property are not said to be untold', async () => {
  const { text, titles } = await say('need a jacket for proper rain, size L, guy')
  assert.deepEqual(titles, ["Men's Rain Jacket Fjord"])
  assert.match(text, /“Sealed seams keep the rain out\.”/)
  assert.doesNotMatch(text, /do not find|find nothing/)
})

test('a size by its word that stands alone is the size', async () => {
  const { text } = await say("men's rain jacket, large")
  assert.match(text, /Fjord \(L\)/)
})

test('each of several things that are counted has one card and its number, and where there are fewer that is told', async () => {
  const { text, titles } = await say('oh and 4 plates 9 forks')
  assert.deepEqual(titles, ['Dinner Plate', 'Steel Fork'])
  assert.match(text, /4 × Dinner Plate \(\$4\.00\), 9 × Steel Fork/)
  assert.match(text, /only 5 of Steel Fork/)
})

test('what is only told beside the wish is not said to be missing', async () => {
  const { text } = await say('too many paperbacks lol. need shelving, white, proper oak')
  assert.doesNotMatch(text, /no paperbacks/)
})

test('of what is sold out as it is meant the forms that can be had are named, else others of its kind', async () => {
  assert.match((await say('a bistro chair in yellow')).text, /sold out.*In stock right now: White, Green/s)
  const { text, titles } = await say('table fan')
  assert.match(text, /Table Fan.*sold out/s)
  assert.ok(titles.includes('Table Fan'), text)
})

test('where nothing is all of that, one of those before is named', async () => {
  const { text } = await say('corkscrew for weak wrists', 'dont you have an electric one')
  assert.match(text, /stay with Corkscrew Wing/)
})

test('"nothing" denies what follows it', async () => {
  const { titles } = await say('a bistro chair but nothing green')
  assert.deepEqual(titles, ['Bistro Chair'])
})

test('food for an animal is what is called so, in any language', async () => {
  for (const text of ['need food for my dog', 'ich suche futter für meinen hund', 'busco comida para mi perro'])
    assert.deepEqual((await say(text)).titles, ['Dog Food'], text)
})

test('several that are named by their titles are put side by side, however sure it sounds', async () => {
  const two = await say('phone x or phone 13 pro - which one is better value?')
  assert.deepEqual(new Set(two.titles), new Set(['Phone X', 'Phone 13 Pro']))
  const three = await say('compare phone x, phone 13 pro and phone pebble 11 duo')
  assert.equal(three.titles.length, 3)
})

test('none of several is named first where no page bears any of the wish out, else the one whose page does', async () => {
  const none = await say('a phone with a violet strap')
  assert.equal(none.titles.length, 3)
  assert.doesNotMatch(none.text, /I would look at/)
  const wing = await say('corkscrew for weak wrists')
  assert.match(wing.text, /Corkscrew Wing/)
})

test('in which size a thing costs least is worked out of one that was only named', async () => {
  const { text } = await say('the darjeeling in the big pack, is that better value?')
  assert.match(text, /500 g: \$6\.00, against 100 g \$8\.00/)
})

test('what is spoken of as any that is so is none that is known: the one talked about is asked', async () => {
  const { text } = await say(
    'do you have the lagoon jacket',
    'are the seams sealed? and could i fit a chunky sweater under',
  )
  assert.match(text, /Women's Rain Jacket Lagoon says: “Sealed seams/)
  assert.doesNotMatch(text, /Beanie/)
})

test('of a product that the message itself names no other is asked in its place, where its page is silent', async () => {
  const { text } = await say('a phone under 1000', 'the 13, how big is the storage')
  assert.match(text, /Phone 13 Pro/)
  assert.doesNotMatch(text, /Lunch Box/)
})

test('those put side by side are found by what they are made of', async () => {
  const { titles } = await say(
    'a rack for my wine bottles',
    'what is the difference between the wood and the metal one',
  )
  assert.deepEqual(titles, ['Wine Rack Pine', 'Wine Rack Metal'])
})

test('who wants any of a kind, and asks which there are, is not told of the one that was shown', async () => {
  const { text } = await say('a fridge under 500', 'he wants a zanino i think.. which ones do you have')
  assert.match(text, /Fridge Zanino fits: |take a look at Fridge Zanino/)
})

test('a size by its end is reckoned with beside other goods', async () => {
  const { text } = await say('do you have darjeeling', 'the big one and 2 steel forks, what is that together?')
  assert.match(text, /36\.00.*Darjeeling Castleton \(500 g\).*2 × Steel Fork/)
})

test('of a thing that is named and sold no other is found by what it is wanted for', async () => {
  const music = await shopOf([
    { ...product('Acoustic Guitar Grand', 300, 'A big guitar with a deep sound.'), category: 'Guitars' },
    { ...product('Classical Guitar 4/4 Nylon', 220, 'Full size guitar.'), category: 'Guitars' },
    {
      ...product('Guitar Method', 15, 'Book for children from 6 years who learn to play the guitar.'),
      category: 'Books',
    },
    product('Recorder Pear', 25, 'For beginners from 6 years.'),
    product('Music Stand', 20, 'Folds.'),
  ])
  const { titles } = await sayIn(music, 'I want to learn the guitar, i am a beginner')
  assert.deepEqual(new Set(titles), new Set(['Acoustic Guitar Grand', 'Classical Guitar 4/4 Nylon']))
})

test('what costs next to nothing of what may be spent is no present', async () => {
  const garden = await shopOf([
    product('Garden Gloves', 7, 'For gardening.'),
    product('Garden Trowel Copper', 45, 'For gardening.'),
    product('Pruning Shears Premium', 80, 'For gardening.'),
    product('Seed Packet Poppy', 3, 'For gardening.'),
    product('Novel', 12, 'A novel.'),
  ])
  const { titles } = await sayIn(garden, 'a present for my wife who likes gardening, up to 100')
  assert.deepEqual(new Set(titles), new Set(['Garden Trowel Copper', 'Pruning Shears Premium']))
})

test('of several that have a value it is told which can be had in it', async () => {
  const chairs = await shopOf([
    product('Bistro Folding Chair', 60, 'Folds flat.', colours(['Yellow', 0], ['White', 4], ['Green', 2])),
    product('Garden Folding Chair', 70, 'Wood.', colours(['Yellow', 3], ['White', 2])),
    product('Club Chair', 170, 'Wood.', colours(['Brown', 2], ['White', 3])),
    product('Oak Table', 200, 'Oak'),
    product('Desk Lamp', 20, 'Lamp'),
    product('Bistro Folding Stool', 20, 'Folds flat', colours(['Pink', 0], ['White', 4])),
    product('Garden Folding Stool', 30, 'Folds flat', colours(['Pink', 2], ['White', 4])),
  ])
  const { text } = await sayIn(chairs, 'club chair', 'the folding ones, do they come in yellow?')
  assert.match(text, /Bistro Folding Chair \(Yellow\) is sold out/)
  assert.match(text, /Garden Folding Chair \(Yellow\) is in stock/)
})

test('where a shopper lives is not read from what goods are called by', async () => {
  const shop = await shopOf(
    [product('Schweizer Messer Alpin', 35, 'Stahl.'), product('Tasse Blau', 8, 'Keramik.')],
    'de',
  )
  const page =
    '# Versand\n\nDer Versand innerhalb Deutschlands kostet 4,90 €. Der Versand in die Schweiz kostet 17,90 €.'
  await addKnowledge(shop.context, { file: { name: 'hilfe.md', content: Buffer.from(page).toString('base64') } })
  const { text } = await sayIn(shop, 'schweizer messer', 'was kostet das mit versand?')
  assert.match(text, /4,90/)
  assert.doesNotMatch(text, /17,90/)
  const inZurich = await sayIn(shop, 'ich wohne in der schweiz. tasse blau', 'was kostet das mit versand?')
  assert.match(inZurich.text, /17,90/)
})

test('of several forms that fit and are sold out these are told sold out, and not all of the product', async () => {
  const prices: [color: string, price: number, inventory: number][] = [
    ['Red', 10, 0],
    ['Blue', 10, 0],
    ['Green', 20, 5],
  ]
  const shop = await shopOf([
    {
      ...product('Wool Cap', 10, 'Warm.'),
      variants: prices.map(([color, price, inventory]) => ({
        ...{ externalId: `cap-${color}`, options: { color }, price, inventory },
      })),
    },
    product('Oak Table', 200, 'Oak.'),
  ])
  const { text } = await sayIn(shop, 'wool cap under 15')
  assert.match(text, /Wool Cap \(Red, Blue\) is sold out/)
  assert.match(text, /Green/)
})

test('values that are sold out are told as such where values are listed', async () => {
  const { text } = await (await startTalk(store)).say('do you have the bistro chair in red?')
  assert.match(text, /Yellow, White, Green\.\s+Sold out of these right now: Yellow\./is)
})
