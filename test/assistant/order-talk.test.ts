import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const BUYER = 'ida.holm@mail.example'
const page = `# If something goes wrong

If a part arrives broken, send a photo to help@lantern.example within 10 days. We replace it free of charge.

# Changing an order

Until it leaves we can change or cancel an order: write to help@lantern.example.

# Languages

We speak English and Spanish on the phone.`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Lantern', { language: 'en', currency: 'EUR' })
  const product = (externalId: string, title: string, price: number, inventory: number) => ({
    ...{ externalId, title, url: `https://lantern.example/${externalId}` },
    variants: [{ externalId: `${externalId}-1`, price, inventory }],
  })
  await upsertProducts(store.context, [
    product('a', 'Brass Storm Lantern', 64, 0),
    product('b', 'Paper Lantern Moon', 12, 30),
    product('c', 'Beeswax Candle Tall', 9, 12),
    product('d', 'Soy Candle Fig', 14, 5),
  ])
  const items = [{ title: 'Brass Storm Lantern', quantity: 1, platformVariantId: 'a-1', unitPrice: 64 }]
  await upsertOrders(store.context, [
    {
      ...{ externalId: 'LN-310', number: 'LN-310', email: BUYER, currency: 'EUR', total: 64, items },
      ...{ financialStatus: 'paid', fulfillmentStatus: 'delivered', placedAt: '2026-11-20T10:00:00.000Z' },
    },
  ])
  const two = { title: 'Soy Candle Fig', quantity: 1, platformVariantId: 'd-1', unitPrice: 14 }
  await upsertOrders(store.context, [
    {
      ...{ externalId: 'LN-311', number: 'LN-311', email: BUYER, currency: 'EUR', total: 78, items: [...items, two] },
      ...{ financialStatus: 'paid', fulfillmentStatus: 'partially_shipped', placedAt: '2026-11-22T10:00:00.000Z' },
    },
  ])
  await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(page).toString('base64') } })
})
after(() => app.close())

test('who wants a named thing again hears what there is of it before the order is known', async () => {
  const talk = await startTalk(store)
  const there = await talk.say('want to order the beeswax candle again like last winter, lost the number')
  assert.match(there.text, /Beeswax Candle Tall.*in stock/)
  assert.match(there.text, /order number and the e-mail/)
  const gone = await (await startTalk(store)).say(
    'want to order the brass storm lantern again like last winter, lost the number',
  )
  assert.match(gone.text, /Brass Storm Lantern is sold out/)
  assert.doesNotMatch(gone.text, /order number/)
})

test('an address with a wish to be told is not for the order that was asked for', async () => {
  const talk = await startTalk(store)
  assert.match((await talk.say('where is my parcel')).text, /order number/)
  const told = await talk.say(`never mind. let me know when the brass storm lantern is back, ${BUYER}`)
  assert.match(told.text, /Brass Storm Lantern/)
  assert.doesNotMatch(told.text, /order number/)
})

test('who wants to be told of what is there hears that it is there, and of what is not is told where the shop writes', async () => {
  const there = await (await startTalk(store)).say(
    'could you email me when the beeswax candle is back? dan.w@mail.example',
  )
  assert.match(there.text, /Beeswax Candle Tall is in stock/)
  const talk = await startTalk(store)
  const noted = await talk.say('please email me when the storm lantern is back. dan.w@mail.example')
  assert.match(noted.text, /will write to dan\.w@mail\.example when Brass Storm Lantern is back/)
})

test('who is angry about something broken hears what the pages say and is asked for the order, beside the person', async () => {
  const talk = await startTalk(store)
  const angry = await talk.say('THE GLASS ARRIVED BROKEN!!! 64 euros for rubbish, this is ridiculous!!!')
  assert.equal(angry.handedOff, true)
  assert.match(angry.text, /send a photo to help@lantern\.example/)
  assert.match(angry.text, /order number and the e-mail/)
  const unknown = await talk.say(`LN-999 ${BUYER}`)
  assert.match(unknown.text, /could not find an order/)
  assert.doesNotMatch(unknown.text, /send a photo/)
  const known = await talk.say(`LN-310 ${BUYER}`)
  assert.match(known.text, /LN-310.*delivered/s)
  assert.doesNotMatch(known.text, /send a photo/)
})

test('beside a complaint or a change of an order nothing is looked for that names no thing', async () => {
  const complained = await (await startTalk(store)).say(
    'my lantern came yesterday and the glass was cracked. like badly cracked. disgusting for 64 quid',
  )
  assert.deepEqual(complained.cards, [])
  const changed = await (await startTalk(store)).say('i took the wrong size, order LN-310 need the 25 instead')
  assert.deepEqual(changed.cards, [])
  const both = await (await startTalk(store)).say(
    'my lantern arrived with cracked glass. do you have a paper lantern instead?',
  )
  assert.ok(both.cards.length > 0)
})

test('who asks for a person while one is awaited hears that the message has reached the team, whatever pages tell', async () => {
  const talk = await startTalk(store)
  assert.equal((await talk.say('can i talk to a person please')).handedOff, true)
  const { text } = await talk.say('just get me somebody who can replace a broken part')
  assert.match(text, /has reached the team/)
  assert.doesNotMatch(text, /send a photo/)
})

test('of several asides the one that asks is answered', async () => {
  const { text } = await (await startTalk(store)).say('thank you. does anyone speak spanish there?')
  assert.match(text, /English and Spanish/)
})

test('behind an order who only tells something is offered a person', async () => {
  const talk = await startTalk(store)
  await talk.say(`LN-310 ${BUYER}`)
  assert.match((await talk.say('we are away all next week')).text, /Shall I pass you on to a person/)
})

test('behind a trouble with an order who pays what is asked of its rule', async () => {
  const shop = await app.createStore('Olla', { language: 'es', currency: 'EUR' })
  const items = [{ title: 'Olla exprés', quantity: 1, unitPrice: 74.9 }]
  await upsertOrders(shop.context, [
    {
      ...{ externalId: 'CC-20425', number: 'CC-20425', email: BUYER, currency: 'EUR', total: 74.9, items },
      ...{ financialStatus: 'paid', fulfillmentStatus: 'fulfilled', placedAt: '2026-11-20T10:00:00.000Z' },
    },
  ])
  const rules =
    '# Ayuda\n\n**¿Ha llegado roto?** Avísanos en 48 horas con una foto. Mandamos otro o devolvemos el dinero, lo que prefieras, y la recogida la pagamos nosotros.\n\n# Envíos\n\nEnviamos a la península por 4,90 €. Gratis a partir de 59 €.'
  await addKnowledge(shop.context, { file: { name: 'ayuda.md', content: Buffer.from(rules).toString('base64') } })
  const talk = await startTalk(shop)
  await talk.say('me llego ayer la olla y viene abollada')
  await talk.say(`el pedido es cc-20425, el correo ${BUYER}`)
  assert.match((await talk.say('y la recogida la tengo q pagar yo??')).text, /la recogida la pagamos nosotros/)
})

test('of an order that left in part the rest may still be changed, and the rule is read out once', async () => {
  const talk = await startTalk(store)
  const first = await talk.say('i want to cancel part of my order')
  assert.match(first.text, /Until it leaves we can change or cancel/)
  const known = await talk.say(`LN-311, ${BUYER}`)
  assert.match(known.text, /Part of it has already left\. For the rest it may still be possible/)
  const again = await talk.say('just cancel the candle, can you do that')
  assert.match(again.text, /Part of it has already left/)
  assert.doesNotMatch(again.text, /Until it leaves/)
})
