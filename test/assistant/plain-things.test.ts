import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop with goods that share a word with what is asked for, and are something else. */
let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Larch & Lantern', { language: 'en', currency: 'EUR' })
  const product = (title: string, description: string, tags: string[] = []) => ({
    ...{ externalId: title.toLowerCase().replaceAll(' ', '-'), title, description, tags },
    variants: [{ externalId: `${title}-1`, price: 40, inventory: 9 }],
  })
  await upsertProducts(store.context, [
    product('Tarn Metal Bed Frame Queen', 'Sturdy slats. Put together as in the picture.', ['Bedroom', 'Bed Frames']),
    product('Moss Futon Frame Pine', 'For a futon of 140 cm, see the picture.', ['Bedroom', 'Futon Frames']),
    product('Bristlecone Dish Towels 4 Pack', 'Dry your dishes, not for the bath.', ['Kitchen', 'Dish Towels']),
    product('Ember Linen Napkins', 'Twelve napkins for the dining table.', ['Table Linens']),
    product('Ridge Dog Collar', 'A collar for dogs that pull. Keeps off the bed.', ['Dogs', 'Collars']),
    product('Fell Alarm Clock', 'Rings at any hour, also on the wall of a hut.', ['Clocks', 'Alarm Clocks']),
    product('Cairn Canvas Backpack', 'Holds 22 l, made for hiking.', ['Backpacks']),
    product('Brook Screen Printing Machine', 'Prints shirts after sewing.', ['Printing']),
  ])
})
after(() => app.close())

const answerTo = async (line: string) => (await startTalk(store)).say(line)

for (const [line, titles] of [
  ['picture frame', /Frame/],
  ['bath towels', /Towel/],
  ['sewing machine', /Machine/],
] as const)
  test(`${line}: what is another sort of the same thing is not told to fit`, async () => {
    const { text, cards } = await answerTo(line)
    assert.doesNotMatch(text, /\bfits?\b(?! best)/, text)
    assert.ok(cards.every(({ title }) => !titles.test(title)) || /may fit|nearest|closest|no /i.test(text), text)
  })

for (const line of ['dining table', 'do you have a dining table', 'dog bed'])
  test(`${line}: where none is sold that is said, and nothing is shown that only has to do with it`, async () => {
    const { text, cards } = await answerTo(line)
    assert.match(text, /(?:find|found|have) no (?:dining table|dog bed)/)
    assert.deepEqual(cards, [])
  })

test('what is called otherwise but is the thing is found as before', async () => {
  assert.equal((await answerTo('hiking backpack')).cards[0]?.title, 'Cairn Canvas Backpack')
  assert.equal((await answerTo('alarm clock')).cards[0]?.title, 'Fell Alarm Clock')
  assert.equal((await answerTo('dish towels')).cards[0]?.title, 'Bristlecone Dish Towels 4 Pack')
  assert.equal((await answerTo('bed frame')).cards[0]?.title, 'Tarn Metal Bed Frame Queen')
})
