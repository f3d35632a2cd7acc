import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const BUYER = 'nora.lind@mail.example'
const FRIEND = 'finn.berg@mail.example'
const page = `# Delivery

Parcels take 2 to 4 business days. Workbench Oak: by freight, 6 to 9 business days, the carrier phones you.

# Returns

You can return anything within 30 days of delivery, unused and in its box. The label costs 5 EUR, taken off the refund.

# Changing an order

While it is unfulfilled we can swap an item or cancel. Once it is in progress nothing can be changed. Refuse the parcel or return it.`

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Joinery', { language: 'en', currency: 'EUR' })
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'b', title: 'Work Boots', url: 'https://joinery.example/b' },
      variants: [
        { externalId: 'b-42', options: { Size: '42' }, price: 90, inventory: 4 },
        { externalId: 'b-43', options: { Size: '43' }, price: 90, inventory: 4 },
      ],
    },
    {
      ...{ externalId: 'w', title: 'Workbench Oak', url: 'https://joinery.example/w' },
      variants: [{ externalId: 'w-1', price: 400, inventory: 2 }],
    },
    {
      ...{ externalId: 's', title: 'Short Plane', url: 'https://joinery.example/s' },
      variants: [{ externalId: 's-1', price: 40, inventory: 2 }],
    },
  ])
  const boots = { title: 'Work Boots', quantity: 1, platformVariantId: 'b-43', unitPrice: 90 }
  const bench = { title: 'Workbench Oak', quantity: 1, platformVariantId: 'w-1', unitPrice: 400 }
  const order = (number: string, email: string, items: object[], more: object) => ({
    ...{ externalId: number, number, email, currency: 'EUR', total: 90, items, financialStatus: 'paid' },
    ...more,
  })
  const orders = [
    order('JN-501', BUYER, [boots, bench], { fulfillmentStatus: 'delivered', placedAt: daysAgo(45) }),
    order('JN-502', BUYER, [boots], { fulfillmentStatus: 'delivered', placedAt: daysAgo(12) }),
    order('JN-503', BUYER, [bench], { fulfillmentStatus: 'unfulfilled', placedAt: daysAgo(2) }),
    order('JN-504', BUYER, [boots], { fulfillmentStatus: 'in_progress', placedAt: daysAgo(2) }),
    order('JN-505', BUYER, [boots], {
      ...{ fulfillmentStatus: 'delivered', financialStatus: 'partially_refunded', placedAt: daysAgo(20) },
    }),
    order('JN-601', FRIEND, [boots], { fulfillmentStatus: 'delivered', placedAt: daysAgo(20) }),
  ]
  for (const one of orders) await upsertOrders(store.context, [one as never])
  await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(page).toString('base64') } })
})
after(() => app.close())

test('what was done with an order is told in the order in which it is done', async () => {
  const open = await (await startTalk(store)).say(`where is order JN-503, ${BUYER}`)
  assert.match(open.text, /is paid and not sent yet\./)
  const back = await (await startTalk(store)).say(`where is order JN-505, ${BUYER}`)
  assert.match(back.text, /is delivered and partly refunded\./)
})

test('whether a delivered order has arrived is told, and what was bought beside how it is', async () => {
  const talk = await startTalk(store)
  assert.match((await talk.say(`JN-501, ${BUYER}. did it arrive?`)).text, /is paid and delivered/)
  const both = await talk.say('whats the status, and which boots did she get')
  assert.match(both.text, /is paid and delivered.*1 × Work Boots \(43\)/s)
  assert.doesNotMatch(both.text, /Workbench/)
})

test('a return of what was ordered is reckoned from the day of the order, by the days that the pages give', async () => {
  const late = await startTalk(store)
  const over = await late.say(`order JN-501, ${BUYER}, can I still send the boots back?`)
  assert.match(over.text, /within 30 days of delivery/)
  assert.match(over.text, /45 days ago: the 30 days are over, unless it came after/)
  assert.doesNotMatch(over.text, /cannot take returns/)
  const open = await (await startTalk(store)).say(`order JN-502, ${BUYER}, can I still send the boots back?`)
  assert.match(open.text, /12 days ago, so the 30 days are not over yet/)
  const later = await startTalk(store)
  await later.say(`where is order JN-502, ${BUYER}`)
  assert.match((await later.say('could she still return the boots?')).text, /12 days ago, so the 30 days are not over/)
})

test('a change of what is being prepared gets the sentence of the pages for that', async () => {
  const talk = await startTalk(store)
  await talk.say(`where is order JN-504, ${BUYER}`)
  const { text } = await talk.say('can I still change it? I want another size')
  assert.match(text, /being prepared already/)
  assert.match(text, /Once it is in progress nothing can be changed/)
  assert.doesNotMatch(text, /While it is unfulfilled/)
})

test('of money that came back in part it is said that neither sum nor reason is known', async () => {
  const talk = await startTalk(store)
  const first = await talk.say('I want to know about my refund, order JN-505')
  assert.match(first.text, /e-mail address/)
  assert.doesNotMatch(first.text, /cannot take returns/)
  const told = await talk.say(BUYER)
  assert.match(told.text, /partly refunded\. How much was refunded and why is not in what I know/)
  const again = await talk.say('but why did I only get part of the money back?')
  assert.match(again.text, /How much was refunded and why is not in what I know/)
  assert.doesNotMatch(again.text, /1 × Work Boots/)
})

test('when an order comes is told by what the pages say of such goods', async () => {
  const talk = await startTalk(store)
  await talk.say(`where is order JN-503, ${BUYER}`)
  const { text } = await talk.say('and when will it come?')
  assert.match(text, /Which day it arrives is not in what I know/)
  assert.match(text, /6 to 9 business days/)
})

test('the order of somebody else is asked for with her own address', async () => {
  const talk = await startTalk(store)
  await talk.say(`where is order JN-502, ${BUYER}`)
  const asked = await talk.say('and my friends order JN-601, what did he get?')
  assert.match(asked.text, /e-mail address/)
  assert.doesNotMatch(asked.text, /could not find/)
  assert.match((await talk.say(FRIEND)).text, /JN-601/)
})

test('a price that is asked adds up nothing that was refused or not named', async () => {
  const talk = await startTalk(store)
  await talk.say('do you have work boots?')
  const { text } = await talk.say('no boots. how much is the short plane?')
  assert.match(text, /Short Plane.*€40/)
  assert.doesNotMatch(text, /Together|€130/)
})
