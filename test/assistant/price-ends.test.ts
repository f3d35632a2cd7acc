import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import type { TurnAnswer } from '../../src/conversations/turn.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** "The cheapest", "too expensive", "from": held against the rows of a shop that has more of a thing than is shown at once. */
let app: TestApp
let store: TestStore

interface Row {
  id: string
  title: string
  price: number
  inventory?: number
  tags?: string[]
  vendor?: string
}

/** Phones of which only some are called phones: what the others are, one of their tags tells, which is not the last. */
const phones: readonly Row[] = [
  { id: 'iphone-5', title: 'iPhone 5s', price: 199, vendor: 'Apple', tags: ['smartphones', 'apple'] },
  { id: 'iphone-6', title: 'iPhone 6', price: 299, vendor: 'Apple', tags: ['smartphones', 'apple'] },
  { id: 'iphone-13', title: 'iPhone 13 Pro', price: 1099, vendor: 'Apple', tags: ['smartphones', 'apple'] },
  { id: 'iphone-x', title: 'iPhone X', price: 899, vendor: 'Apple', tags: ['smartphones', 'apple'] },
  { id: 's7', title: 'Samsung Galaxy S7', price: 300, vendor: 'Samsung', tags: ['smartphones', 'samsung'] },
  { id: 's10', title: 'Samsung Galaxy S10', price: 699, vendor: 'Samsung', tags: ['smartphones', 'samsung'] },
  { id: 'c35', title: 'Realme C35', price: 149, vendor: 'Realme', tags: ['smartphones', 'realme'] },
  { id: 'k1', title: 'Oppo K1', price: 298, vendor: 'Oppo', tags: ['smartphones', 'oppo'] },
  { id: 'v9', title: 'Vivo V9', price: 297, vendor: 'Vivo', tags: ['smartphones', 'vivo'] },
]
const laptops: readonly Row[] = [
  { id: 'macbook', title: 'Apple MacBook Pro 14', price: 1999, vendor: 'Apple' },
  { id: 'xps', title: 'Dell XPS 13 Laptop', price: 1499, vendor: 'Dell' },
  { id: 'yoga', title: 'Lenovo Yoga 920 Laptop', price: 1100, vendor: 'Lenovo' },
]
const others: readonly Row[] = [
  { id: 'watch', title: 'Apple Watch Series 4', price: 349, vendor: 'Apple', tags: ['watches', 'apple'] },
  { id: 'case', title: 'iPhone Case', price: 19, vendor: 'Apple', tags: ['phone accessories'] },
  { id: 'meat', title: 'Chicken Meat', price: 9, tags: ['meat'] },
  { id: 'memory', title: 'Laptop Memory Module 16GB', price: 25, tags: ['memory'] },
  { id: 'belt-watch', title: 'Leather Watch', price: 89 },
  { id: 'hoodie-3', title: 'Hero Hoodie', price: 54 },
  { id: 'hoodie-4', title: 'Teton Hoodie', price: 70 },
  { id: 'hoodie-1', title: 'Oslo Hoodie', price: 42 },
  { id: 'hoodie-2', title: 'Stark Hoodie', price: 42 },
]

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Prices', { language: 'en', currency: 'USD' })
  const rows = [...phones, ...laptops, ...others].map(({ id, title, price, inventory = 5, ...more }) => ({
    ...{ externalId: id, title, ...more },
    variants: [{ externalId: `${id}-1`, price, inventory }],
  }))
  const headphones = {
    ...{ externalId: 'headphones', title: 'Headphones' },
    variants: [
      { externalId: 'headphones-white', price: 330, inventory: 0, options: { color: 'white' } },
      { externalId: 'headphones-black', price: 344, inventory: 3, options: { color: 'black' } },
    ],
  }
  const capes = (['Red', 'Blue'] as const).map((color, at) => ({
    ...{ externalId: `cape-${color}`, title: `${color === 'Red' ? 'Aria' : 'Bree'} Cape` },
    variants: [{ externalId: `cape-${color}-1`, price: 60 - 10 * at, inventory: 4, options: { color } }],
  }))
  const { errors } = await upsertProducts(store.context, [...rows, headphones, ...capes])
  assert.deepEqual(errors, [])
})
after(() => app.close())

async function behind(...lines: string[]): Promise<TurnAnswer> {
  const talk = await startTalk(store)
  let answer: TurnAnswer | undefined
  for (const line of lines) answer = await talk.say(line)
  return answer as TurnAnswer
}
const cheapestOf = (rows: readonly Row[]): Row => rows.toSorted((a, b) => a.price - b.price)[0] as Row
const first = ({ cards }: TurnAnswer): string | undefined => cards[0]?.externalId

for (const word of ['phones', 'smartphone', 'smartphones'])
  test(`what only a tag calls so is found as well, and no price is told as the lowest that is not: “${word}”`, async () => {
    const { text, cards } = await behind(word)
    const isShown = cards.some(({ externalId }) => externalId === cheapestOf(phones).id)
    assert.ok(text.includes(`${phones.length} `), text)
    assert.equal(text.includes('$'), isShown, text)
  })

const ofCheapest = [
  'the cheapest please',
  'whats the cheapest one',
  'how much is the cheapest?',
  "i'll take the cheapest one",
]
for (const line of ofCheapest)
  test(`the cheapest of what was found may be one that was not shown: “${line}”`, async () => {
    const { id, title, price } = cheapestOf(phones)
    const answer = await behind('phones', line)
    assert.equal(first(answer), id)
    assert.ok(answer.text.includes(title) && answer.text.includes(`$${price}`), answer.text)
  })

for (const line of ['cheapest phone you have that is not apple', 'phone that is not apple'])
  test(`what is not to be of a maker is of the others: “${line}”`, async () => {
    const { cards } = await behind(line)
    const apple = phones.filter(({ vendor }) => vendor === 'Apple').map(({ id }) => id)
    assert.ok(cards.length > 2, JSON.stringify(cards))
    assert.ok(cards.every(({ externalId }) => phones.some(({ id }) => id === externalId && !apple.includes(id))))
  })

test('of two that cost least one is named, and none that costs more', async () => {
  const answer = await behind('hoodies', 'how much is the cheapest?')
  assert.ok(/^hoodie-[12]$/.test(first(answer) ?? '') && answer.text.includes('$42'), answer.text)
})

test('the cheapest in a colour comes in that', async () => {
  assert.equal(first(await behind('capes', "what's the cheapest in red?")), 'cape-Red')
})

test('asked for by a name of what it is, one that was shown is named with its price', async () => {
  const answer = await behind('do you have laptops', 'is there a mac?')
  assert.equal(first(answer), 'macbook')
  assert.ok(answer.text.includes('$1,999'), answer.text)
})

test('too expensive: others of what was looked for, whatever the one talked about was called', async () => {
  const { cards } = await behind('do you have laptops', 'is there a mac?', 'too expensive')
  assert.deepEqual(cards.map(({ externalId }) => externalId).toSorted(), ['xps', 'yoga'])
})

test('what is cheaper can be had', async () => {
  const { text, cards } = await behind('show me headphones', 'anything cheaper?')
  assert.ok(!text.includes('$330') && !cards.some(({ price }) => price === 330), text)
})

test('“not so expensive” alone compares with what was shown, and with a thing it does not', async () => {
  const less = await behind('hoodies', 'the Teton', 'not so expensive')
  assert.ok(less.cards.length > 0 && less.cards.every(({ price }) => (price ?? 0) < 70), less.text)
  const other = await behind('hoodies', 'a laptop, not too expensive')
  assert.ok(
    other.cards.every(({ externalId }) => laptops.some(({ id }) => id === externalId)),
    other.text,
  )
})

test('a limit alone stays with what was looked for', async () => {
  const { cards } = await behind('got any samsung', 'thats too much, anything under 100?')
  const isOfIt = ({ externalId }: { externalId: string }) => /^s\d/.test(externalId)
  assert.ok(cards.every(isOfIt), JSON.stringify(cards))
})

test('"no" with a name of one that was shown before declines nothing', async () => {
  const answer = await behind('phones', 'is the S10 waterproof?', 'no, the S7')
  assert.equal(first(answer), 's7', answer.text)
})

test('a part for a thing is not the thing that is named', async () => {
  const { cards } = await behind('gaming laptop below $1200 with 16gb')
  assert.ok(!cards.some(({ externalId }) => externalId === 'memory'), JSON.stringify(cards))
})

test('a single name of goods in the language of the shop is said in that', async () => {
  const { text } = await behind('smartphone')
  assert.match(text, /fit/)
})
