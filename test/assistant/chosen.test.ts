import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** What was chosen and what it costs with delivery, what is pointed at that was not shown, and a trouble with an order by the shop's rule. */
let app: TestApp
let store: TestStore
const EMAIL = 'ida@mail.example'
const DELIVERY = 4.5
const FREE_FROM = 80
const prices = { kettle: 34, teapot: 52, tray: 19, whisk: 24 }

const pages = `# Delivery

Standard delivery costs €4.50 and takes 2 to 3 working days. It is free from €80 of goods.

# Damaged on arrival

Send a photo of the item and the box within 5 days and we send a new one. You need not send the broken one back.

# Returns

You can return unused items within 30 days.
`

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Tea house', { language: 'en', currency: 'EUR' })
  const one = (externalId: keyof typeof prices, title: string, description: string) => ({
    ...{ externalId, title, description },
    variants: [{ externalId: `${externalId}-1`, price: prices[externalId], inventory: 8 }],
  })
  const { errors } = await upsertProducts(store.context, [
    one('kettle', 'Kettle Brume', 'Steel kettle, holds 1.2 litres.'),
    one('teapot', 'Teapot Solveig', 'Cast iron, with a sieve of steel. Wash by hand.'),
    one('tray', 'Bamboo tray', 'A tray of bamboo with two handles.'),
    one('whisk', 'Matcha whisk', 'A whisk of one piece of bamboo, with 80 bristles.'),
  ])
  assert.deepEqual(errors, [])
  await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(pages).toString('base64') } })
  const items = [{ title: 'Teapot Solveig', platformVariantId: 'teapot-1', quantity: 1, unitPrice: 52 }]
  await upsertOrders(store.context, [
    { externalId: '4711', number: '4711', email: EMAIL, total: 56.5, currency: 'EUR', financialStatus: 'paid', items },
  ])
})
after(() => app.close())

const euros = (amount: number): string => `€${amount.toFixed(2)}`

test('two that are named are added up, with the delivery that the pages tell', async () => {
  const talk = await startTalk(store)
  const { text } = await talk.say('the kettle brume and the bamboo tray, how much together with delivery?')
  const goods = prices.kettle + prices.tray
  assert.ok(text.includes(euros(goods)), text)
  assert.ok(text.includes(euros(goods + DELIVERY)), text)
})

test('from where delivery is free, none is added', async () => {
  const talk = await startTalk(store)
  const { text } = await talk.say('kettle brume and teapot solveig together with delivery, how much is that?')
  const goods = prices.kettle + prices.teapot
  assert.ok(goods >= FREE_FROM && text.includes(euros(goods)) && !text.includes(euros(goods + DELIVERY)), text)
})

test('a title with “with” or another title in it is one product', async () => {
  const talk = await startTalk(store)
  const { text } = await talk.say('how much is the Matcha whisk?')
  assert.ok(text.includes(euros(prices.whisk)) && !/together/i.test(text), text)
})

test('what is pointed at and was not shown is looked for, whatever is talked about', async () => {
  const talk = await startTalk(store)
  await talk.say('tell me about the kettle brume')
  const { text, cards } = await talk.say('and the teapot, can i wash it?')
  assert.deepEqual(
    cards.map(({ externalId }) => externalId),
    ['teapot'],
  )
  assert.match(text, /Wash by hand/)
})

test('what arrived broken is answered by the rule for that, and again with the order', async () => {
  const talk = await startTalk(store)
  const first = await talk.say('my teapot came today and it is in pieces')
  assert.match(first.text, /photo of the item/)
  assert.match(first.text, /order number/)
  assert.doesNotMatch(first.text, /within 30 days/)
  const then = await talk.say(`4711, ${EMAIL}`)
  assert.equal(then.order?.number, '4711')
  const back = await talk.say('do i have to send the broken one back?')
  assert.match(back.text, /need not send/)
})

test('of a place that the page names it is not said that nothing goes there', async () => {
  const abroad = '# Europe\n\nWe ship to Austria and France for €9.90. Other countries: not at the moment, sorry.\n'
  const other = await app.createStore('Tea house abroad', { language: 'en', currency: 'EUR' })
  await addKnowledge(other.context, { file: { name: 'd.md', content: Buffer.from(abroad).toString('base64') } })
  const { text } = await (await startTalk(other)).say('do you deliver to austria?')
  assert.doesNotMatch(text, /Austria: no/)
  assert.match(text, /9\.90/)
})

test('what is pointed at is one of those shown, whatever else of the shop has a word of the question', async () => {
  const other = await app.createStore('Bowls', { language: 'en', currency: 'EUR' })
  const one = (externalId: string, title: string, description: string, price: number, material: string) => ({
    ...{ externalId, title, description },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 3, options: { material } }],
  })
  const { errors } = await upsertProducts(other.context, [
    one('ansa', 'Wooden bowl Ansa', 'A bowl for fruit, with a stand of wood.', 31, 'ash'),
    one('birk', 'Bowl Birk', 'A thick bowl for salad, with a stand of wood.', 12, 'glass'),
    one('stool', 'Step stool, all wobblefree', 'Two steps, folds flat.', 40, 'steel'),
    one('bunting', 'Cheap cheerful bunting', 'Flags, five metres long.', 5, 'paper'),
  ])
  assert.deepEqual(errors, [])
  const talk = await startTalk(other)
  const { cards } = await talk.say('do you have bowls?')
  assert.deepEqual(cards.map(({ externalId }) => externalId).sort(), ['ansa', 'birk'])
  const pointed = async (text: string) => {
    const one = await startTalk(other)
    await one.say('do you have bowls?')
    const answer = await one.say(text)
    return { ids: answer.cards.map(({ externalId }) => externalId), text: answer.text }
  }
  for (const [text, id] of [
    ['the wood one, is it wobblefree', 'ansa'],
    ['the salad one, is it wobblefree', 'birk'],
    ['how deep is the cheap one', 'birk'],
  ] as const) {
    const { ids, text: answer } = await pointed(text)
    assert.deepEqual(ids, [id], `${text}: ${answer}`)
  }
})

test('what asks for returns is told of returns, whatever was asked before', async () => {
  const other = await app.createStore('Tackle', { language: 'en', currency: 'GBP' })
  const help = `# Delivery

We send from the harbour. Tracked post takes 2 to 3 working days and costs £3.95; orders from £50 travel free. To Northern Ireland it takes 3 to 5 working days and costs £6.95.

# Returns

You can return unused items in their original packaging within 60 days. The return label costs £2.95, which we take off the refund.
`
  await addKnowledge(other.context, { file: { name: 'help.md', content: Buffer.from(help).toString('base64') } })
  const talk = await startTalk(other)
  assert.match((await talk.say('how much is posting to belfast')).text, /6\.95/)
  const { text } = await talk.say('can we send it back if he gets bored')
  assert.match(text, /within 60 days/)
  assert.doesNotMatch(text, /6\.95/)
})
