import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const page = `# In the shop

## Sharpening

We sharpen knives in the shop on Wednesdays for 5 EUR each, no serrated blades.

## Evenings

Cheese tasting evenings are on the first Thursday of the month at 7 pm, 28 EUR a head.`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Larder', { language: 'en', currency: 'EUR' })
  const product = (externalId: string, title: string) => ({
    ...{ externalId, title, url: `https://larder.example/${externalId}` },
    variants: [{ externalId: `${externalId}-1`, price: 20, inventory: 4 }],
  })
  await upsertProducts(store.context, [
    product('a', 'Bread Knife 23 cm'),
    product('b', 'Cheese Board'),
    product('c', 'Wine Saver'),
  ])
  await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(page).toString('base64') } })
})
after(() => app.close())

const asked: [text: string, told: RegExp][] = [
  ['One last thing, can I have knives sharpened while I wait? I have a bread knife and two others', /Wednesdays/],
  ['and these tasting evenings I saw mentioned, how much, is there cheese included', /28 EUR a head/],
]
for (const [text, told] of asked) {
  test(`the pages are asked, though goods are named: "${text.slice(0, 40)}..."`, async () => {
    const { text: answer, cards } = await (await startTalk(store)).say(text)
    assert.match(answer, told)
    assert.deepEqual(cards, [])
  })
}
