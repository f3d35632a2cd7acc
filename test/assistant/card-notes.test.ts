import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** The line of each card of an answer: why it fits, or what differs, in the language of the conversation. */
let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Garden and rain', { language: 'en', currency: 'EUR' })
  const one = (externalId: string, title: string, description: string, price: number, colors: string[]) => ({
    ...{ externalId, title, description },
    variants: colors.map((color) => ({
      ...{ externalId: `${externalId}-${color}`, price, inventory: 5, options: { Color: color } },
    })),
  })
  const { errors } = await upsertProducts(store.context, [
    one('boots-1', 'Rain boots', '<p>Waterproof boots of natural rubber. Lined with wool.</p>', 59, ['Green', 'Black']),
    one('boots-2', 'Rain boots with a strap', '<p>Boots for the garden.</p>', 44, ['Green']),
    one('can', 'Watering can', '<p>Holds ten litres, galvanised.</p>', 35, ['Yellow']),
    {
      ...one('gloves', 'Gardening gloves', '<p>A gift for gardeners.</p>', 15, []),
      variants: [{ externalId: 'gloves-1', price: 15, inventory: 0 }],
    },
    one('trowel', 'Hand trowel', '<p>A gift for gardeners.</p>', 19, ['Green']),
    one('apron', 'Gardening apron', '<p>Cotton, with two pockets.</p>', 24, ['White']),
  ])
  assert.deepEqual(errors, [])
})
after(() => app.close())

const notesOf = async (text: string) => {
  const { cards } = await (await startTalk(store)).say(text)
  return Object.fromEntries(cards.map(({ externalId, note }) => [externalId, note ?? null]))
}

test('what holds of the wish is told', async () => {
  assert.deepEqual(await notesOf('waterproof rain boots in green'), { 'boots-1': '✓ Green · waterproof' })
})

test('what no page tells is told as that, in the conversation’s language', async () => {
  assert.deepEqual(await notesOf('a foldable watering can'), { can: 'Not stated: foldable' })
  assert.deepEqual(await notesOf('eine rubber Gießkanne, bitte'), { can: 'Keine Angabe: rubber' })
})

test('of a word that nobody put into the catalog’s language it is not said that the pages are silent', async () => {
  assert.deepEqual(await notesOf('eine grellbunte Gießkanne, bitte'), { can: null })
})

test('a word that only the catalog’s language has is not told to who speaks another', async () => {
  assert.deepEqual(await notesOf('eine faltbare Gießkanne, bitte'), { can: null })
})

test('what differs is told with what it is instead', async () => {
  assert.deepEqual(await notesOf('a green watering can'), { can: 'Yellow, not green' })
  assert.deepEqual(await notesOf('Haben Sie eine grüne Gießkanne?'), { can: 'Gelb, nicht Grün' })
  assert.match((await notesOf('a gardening apron under 20 euros')).apron ?? '', /^Above €20/)
})

test('a thing by itself needs no line', async () => {
  assert.deepEqual(await notesOf('do you have a watering can?'), { can: null })
})

test('among presents what is sold out comes last, and no line says that it is one', async () => {
  const { cards } = await (await startTalk(store)).say('a gift under 20 euros for somebody who likes gardening')
  const told = cards.map(({ externalId, available, note }) => ({
    externalId,
    available,
    isGift: /gift/.test(note ?? ''),
  }))
  assert.deepEqual(
    told.map(({ available }) => available),
    told.map(({ available }) => available).toSorted((a, b) => Number(b) - Number(a)),
    JSON.stringify(told),
  )
  assert.ok(told.length > 1 && told.every(({ isGift }) => !isGift), JSON.stringify(told))
})

test('that a page tells a quality makes nothing the most so', async () => {
  const soft = await app.createStore('Soft', { language: 'en', currency: 'EUR' })
  const rows = ['Flannel shirt', 'Teddy bear', 'Linen bedding'].map((title, at) => ({
    ...{ externalId: `s${at}`, title, description: 'Soft on the inside.' },
    variants: [{ externalId: `sv${at}`, price: 10 + at, inventory: 3 }],
  }))
  assert.deepEqual((await upsertProducts(soft.context, rows)).errors, [])
  const { cards } = await (await startTalk(soft)).say('the softest bedding please')
  assert.ok(cards.length > 0)
  for (const { note } of cards) assert.doesNotMatch(note ?? '', /soft/)
})
