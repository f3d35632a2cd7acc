import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What is said next belongs to the wish that is open, or opens another: told by the cards and the words of the answer. */
let app: TestApp
let store: Awaited<ReturnType<TestApp['createStore']>>

const product = (externalId: string, title: string, price: number, more: object = {}) => ({
  ...{ externalId, title, status: 'active' },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 5 }],
  ...more,
})
const inColours = (externalId: string, price: number, colours: readonly string[]) => ({
  variants: colours.map((color) => ({
    externalId: `${externalId}-${color}`,
    ...{ options: { color }, price, inventory: 5 },
  })),
})

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('wishes', { currency: 'EUR', language: 'en' })
  const { errors } = await upsertProducts(store.context, [
    product('slip-1', "Women's Wool Slippers", 30),
    product('slip-2', "Women's Memory Foam Slippers", 35),
    product('slip-3', "Men's Memory Foam Slippers, Size 11", 36),
    product('slip-4', "Men's Felt Slippers, Size 13", 33, { description: 'Available in size 9, 11 and 13.' }),
    product('dog', 'Dog Food', 10.99, { description: 'For every dog.' }),
    product('cat', 'Cat Food', 8.99, { description: 'For every cat.' }),
    product('jacket-m', "Men's Hooded Jacket", 80, {
      ...inColours('jacket-m', 80, ['Blue', 'Black']),
      description: 'Keeps off the rain.',
    }),
    product('jacket-w', "Women's Running Jacket", 90, inColours('jacket-w', 90, ['Blue', 'Red'])),
    product('jacket-w2', "Women's Wool Jacket", 95, inColours('jacket-w2', 95, ['Red'])),
    product('top-w', "Women's Linen Top", 40, inColours('top-w', 40, ['Blue', 'White'])),
    product('top-m', "Men's Linen Top", 41, inColours('top-m', 41, ['White'])),
    product('lego-1', 'Harbour Building Set', 20),
    product('lego-2', 'Friends Beach Building Set', 25),
    product('lego-3', 'Friends Hotel Building Set', 45),
    product('mac', 'MacBook Air', 1200),
    product('dell', 'Dell Laptop 14 inch', 900),
    product('lenovo', 'Lenovo Laptop 13 inch', 700),
    product('samsung', 'Samsung Galaxy S7 Phone', 300),
    product('iphone-x', 'iPhone X', 900),
    product('iphone-5', 'iPhone 5', 200),
    product('rice', 'Basmati Rice', 5),
    product('gift', 'Gift Box for Herb Lovers', 35, { description: 'Seeds of basil and thyme in a wooden box.' }),
    product('chopper', 'Onion Chopper', 15, { description: 'Chops onions and other vegetables.' }),
  ])
  assert.deepEqual(errors, [])
})
after(() => app.close())

const talk = async (...said: string[]) => {
  const one = await startTalk(store)
  let answer: Awaited<ReturnType<typeof one.say>> | undefined
  for (const text of said) answer = await one.say(text)
  const { text = '', cards = [] } = answer ?? {}
  return { text, ids: cards.map(({ externalId }) => externalId) }
}

test('each of several things has its own person, and all stay open', async () => {
  assert.deepEqual((await talk('womens tops and mens jackets')).ids, ['top-w', 'jacket-m'])
  assert.deepEqual((await talk('womens tops and mens jackets', 'in blue')).ids, ['top-w', 'jacket-m'])
  assert.deepEqual((await talk('womens tops and mens jackets', 'in blue', 'just the jackets')).ids, ['jacket-m'])
  assert.deepEqual((await talk('tops and jackets', 'just mens')).ids, ['top-m', 'jacket-m'])
})

test('what a thing is not called its page may say', async () => {
  assert.deepEqual((await talk('rain jacket')).ids, ['jacket-m'])
  assert.deepEqual((await talk('ich brauche eine regenjacke')).ids, ['jacket-m'])
})

test('for somebody else is another wish, though one product is talked about', async () => {
  assert.deepEqual((await talk('dog food', 'and for cats?')).ids, ['cat'])
})

test('what is denied is meant, though the word by itself says nothing', async () => {
  const { ids, text } = await talk('building sets', 'not friends')
  assert.deepEqual(ids, ['lego-1'], text)
})

test('below what was shown, else of what it is a kind of', async () => {
  assert.deepEqual((await talk('macbook', 'too expensive')).ids.toSorted(), ['dell', 'lenovo'])
  assert.match((await talk('slippers', 'cheaper')).text, /cheapest/)
  assert.match((await talk('slippers', 'cheaper', 'cheaper')).text, /nothing cheaper/i)
})

test('the order of the list goes on with the next thing', async () => {
  assert.equal((await talk('cheapest samsung phone', 'and iphone?')).ids[0], 'iphone-5')
})

test('what there is not leaves nothing behind', async () => {
  assert.match((await talk('do you sell hiking boots', 'what about socks')).text, /socks/)
  assert.doesNotMatch((await talk('my son is 7 and wants to start fishing what do i need')).text, /wants|start\b.*here/)
})

test('praise is nothing to look for', async () => {
  const { text, ids } = await talk('i want to give my sister something nice')
  assert.doesNotMatch(text, /rice/)
  assert.ok(!ids.includes('rice'), text)
})

test('what one does is read in other languages too', async () => {
  assert.equal((await talk('une veste pour courir femme')).ids[0], 'jacket-w')
})

test('a table of sizes is no size of the one that is sold', async () => {
  assert.deepEqual((await talk('slippers for men, size 11')).ids, ['slip-3'])
})

test('where nothing has to do with what they like, what is sold as a present is shown', async () => {
  const { ids, text } = await talk('present for my dad who collects stamps, 30 to 40 euros')
  assert.ok(ids.length > 0, text)
})
