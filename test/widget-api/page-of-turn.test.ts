import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, type Visit, visit } from '../support/widget-client.ts'

/** The catalog of the tau-bench retail tasks. */
const CATALOG = new URL('../../evals/starter/data/taubench.jsonl.gz', import.meta.url)
const SHIRT = '9523456873'
const KETTLE = '1075968781'
const linkOf = (id: string) => `https://shop.example/products/${id}`

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Acme')
  await upsertProducts(store.context, await readCatalog())
})
after(() => app.close())

async function readCatalog() {
  const text = gunzipSync(await readFile(CATALOG)).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function say({ token, conversationId }: Visit, text: string, page?: object) {
  const body = { text, ...(page ? { page } : {}) }
  const { status, json } = await callWidget(app, `/conversations/${conversationId}/messages`, { token, body })
  assert.equal(status, 200, JSON.stringify(json))
  return { text: json.text as string, cards: json.cards.map((card: { externalId: string }) => card.externalId) }
}

const questions: [locale: string, question: string, answer: RegExp][] = [
  ['en', 'does this come in blue?', /^Yes, T-Shirt \(blue\) is in stock/],
  ['en', 'do you have it in green?', /^No, T-Shirt does not come in green/],
  ['en', 'is it in stock?', /^Yes, T-Shirt is in stock/],
  ['en', 'how much is this?', /^T-Shirt starts at \$46\.66\.$/],
  ['en', 'price?', /^T-Shirt starts at \$46\.66\.$/],
  ['en', 'in red?', /^Yes, T-Shirt \(red\) is in stock/],
  ['de', 'Gibt es das in Blau?', /^Ja, T-Shirt \(Blau\)/],
  ['de', 'Was kostet das?', /^T-Shirt gibt es ab 46,66\s\$\.$/],
  ['es', '¿lo tenéis en rojo?', /^Sí, T-Shirt \(rojo\)/],
  ['es', '¿cuánto cuesta?', /^T-Shirt cuesta desde 46,66\sUS\$\.$/],
  ['fr', 'vous l’avez en noir ?', /^Oui, T-Shirt \(noir\)/],
  ['fr', 'c’est disponible ?', /^Oui, T-Shirt est en stock/],
]

for (const [locale, question, answer] of questions) {
  test(`on a product's page: ${question}`, async () => {
    const page = { productId: SHIRT }
    const { text, cards } = await say(await visit(app, store, { locale, page }), question)
    assert.match(text, answer)
    assert.deepEqual(cards, [SHIRT])
  })
}

test('the address of the page names the product when it is the product’s own, however it is decorated', async () => {
  for (const url of [linkOf(SHIRT), `${linkOf(SHIRT)}/`, `${linkOf(SHIRT)}?utm_source=mail#reviews`]) {
    const { cards } = await say(await visit(app, store, { page: { url } }), 'is this in stock?')
    assert.deepEqual(cards, [SHIRT], url)
  }
  for (const url of ['https://shop.example/', 'https://elsewhere.example/products/9523456873', `${linkOf(SHIRT)}9`]) {
    const { cards } = await say(await visit(app, store, { page: { url } }), 'is this in stock?')
    assert.deepEqual(cards, [], url)
  }
})

test('a page told with a message holds from then on, until the talk turns to something else', async () => {
  const guest = await visit(app, store, { page: { productId: KETTLE } })
  assert.deepEqual((await say(guest, 'is this in stock?')).cards, [KETTLE])
  assert.deepEqual((await say(guest, 'and this?', { url: linkOf(SHIRT) })).cards, [SHIRT])
  assert.deepEqual((await say(guest, 'does it come in blue?')).cards, [SHIRT])
  const found = await say(guest, 'show me headphones', { url: linkOf(SHIRT) })
  assert.ok(found.cards.length > 0 && !found.cards.includes(SHIRT))
  const first = found.cards[0]
  assert.deepEqual((await say(guest, 'is the first one in stock?', { url: linkOf(SHIRT) })).cards, [first])
  assert.deepEqual((await say(guest, 'is this in stock?', { url: linkOf(KETTLE) })).cards, [KETTLE])
})

test('the list that was shown stays when the shopper opens one of it', async () => {
  const guest = await visit(app, store)
  const { cards } = await say(guest, 'show me something in blue')
  assert.ok(cards.length >= 3)
  assert.deepEqual((await say(guest, 'is it in stock?', { productId: cards[1] })).cards, [cards[1]])
  assert.deepEqual((await say(guest, 'is the third one in stock?', { productId: cards[1] })).cards, [cards[2]])
})

test('a product that is unknown, hidden or another store’s is nobody’s page', async () => {
  const other = await app.createStore('Other')
  const product = { externalId: 'X-1', title: 'Secret Lamp', variants: [{ externalId: 'X-1', price: 5 }] }
  await upsertProducts(other.context, [product])
  await upsertProducts(store.context, [{ ...product, externalId: 'D-1', status: 'draft', variants: [] }])
  for (const productId of ['nope', 'X-1', 'D-1']) {
    const { text, cards } = await say(await visit(app, store, { page: { productId } }), 'is this in stock?')
    assert.deepEqual(cards, [], productId)
    assert.doesNotMatch(text, /Secret Lamp/)
  }
})

test('a model asks about the product on the page without knowing its id', async () => {
  const server: FakeModelServer = await startFakeModelServer()
  server.script = ({ step }) =>
    step === 0
      ? { toolCalls: [{ name: 'check_stock', arguments: JSON.stringify({ color: 'blue' }) }] }
      : { text: 'Yes, the T-Shirt in blue is in stock.' }
  const withModel = await startTestApp({
    SPIEL_LLM_URL: server.url,
    SPIEL_LLM_MODEL: 'fake',
    SPIEL_TURN_LIMITS: '0',
  })
  try {
    const shop = await withModel.createStore('Acme')
    await upsertProducts(shop.context, await readCatalog())
    const { token, conversationId } = await visit(withModel, shop, { page: { productId: SHIRT } })
    const path = `/conversations/${conversationId}/messages`
    const { json } = await callWidget(withModel, path, { token, body: { text: 'does this come in blue?' } })
    assert.equal(json.text, 'Yes, the T-Shirt in blue is in stock.')
    assert.deepEqual(
      json.cards.map((card: { externalId: string }) => card.externalId),
      [SHIRT],
    )
  } finally {
    await withModel.close()
    await server.close()
  }
})
