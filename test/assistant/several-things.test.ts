import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { streamWidget, visit } from '../support/widget-client.ts'

const product = (title: string, price: number) => ({
  ...{ externalId: title, title, url: `https://shop.example/${encodeURIComponent(title)}` },
  variants: [{ externalId: `${title}-1`, price, inventory: 5 }],
})

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Acme')
  await upsertProducts(store.context, [
    ...[30, 40, 50, 60, 95].map((price) => product(`Oxford Shirt ${price}`, price)),
    ...[35, 70, 75, 120].map((price) => product(`Slim Jeans ${price}`, price)),
    ...[product('Leather Shoes', 80), product('Velvet Sofa', 400), product('Desk Lamp', 25)],
  ])
})
after(() => app.close())

async function say(text: string): Promise<{ text: string; titles: string[] }> {
  const { token, conversationId } = await visit(app, store)
  const { events } = await streamWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text } })
  const { message } = events.at(-1)?.data ?? {}
  return { text: message.text, titles: message.cards.map(({ title }: { title: string }) => title) }
}

const count = (titles: readonly string[], word: string): number => titles.filter((title) => title.includes(word)).length

test('two things in one message have half of the cards each, and the price stands for both', async () => {
  const { titles } = await say('I need a shirt and a pair of jeans under $80')
  assert.deepEqual([count(titles, 'Shirt'), count(titles, 'Jeans')], [3, 3])
  assert.ok(!titles.includes('Oxford Shirt 95') && !titles.includes('Slim Jeans 120'))
})

test('of two things the one that is not there is named, and the other has all cards', async () => {
  const { text, titles } = await say('I need a shirt and also a hammer')
  assert.equal(count(titles, 'Shirt'), 5)
  assert.match(text, /no hammer/)
})

test('what is shown for a thing that is not there is said to be the nearest, in each language', async () => {
  for (const [wish, said] of [
    ['do you have loafers?', /I have no loafers; the nearest I have is: shoes?/],
    ['habt ihr Slipper?', /Slipper habe ich nicht; am nächsten kommt: Schuhe?/i],
    ['¿tienen mocasines?', /No tengo mocasines; lo más parecido que tengo es: zapatos?/],
    ['je cherche des mocassins', /Je n’ai pas de mocassins ; ce que j’ai de plus proche : chaussures?/],
  ] as const) {
    const { text, titles } = await say(wish)
    assert.deepEqual(titles, ['Leather Shoes'], `${wish}: ${text}`)
    assert.match(text, said)
  }
})

test('the same thing by another name is no other thing', async () => {
  const { text, titles } = await say('do you have a couch?')
  assert.deepEqual(titles, ['Velvet Sofa'])
  assert.match(text, /called “Sofa”/)
})

test('money that a shopper has is the highest price', async () => {
  const { titles } = await say('i only have 45, which shirt can i get')
  assert.deepEqual(titles.toSorted(), ['Oxford Shirt 30', 'Oxford Shirt 40'])
})

test('GET /search names what stands for a thing that is not there', async () => {
  const key = await store.key('read')
  const search = async (q: string) => (await app.call(`/search?q=${encodeURIComponent(q)}`, { key })).json
  const { data, instead } = await search('loafers')
  assert.deepEqual([data[0].title, data[0].fit], ['Leather Shoes', 'near'])
  assert.deepEqual(instead, { wanted: 'loafers', shown: ['shoe'], relation: 'wider' })
  assert.deepEqual((await search('couch')).instead, { wanted: 'couch', shown: ['sofa'], relation: 'same' })
  assert.equal((await search('shirt')).instead, null)
  assert.equal((await search('drill')).instead, null)
})

test('what comes only near to what is named is not added up', async () => {
  const { text } = await say('how much are the velvet lamp and the leather shoes together?')
  assert.doesNotMatch(text, /\$\d/)
  assert.match(text, /velvet lamp/)
})
