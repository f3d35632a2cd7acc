import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const pages = `# Returns

You can return unopened goods within 21 days for a full refund. Food that was opened cannot be returned. Return postage is free with our label. We refund within 6 days of the parcel reaching us.

# Broken or spoiled

Write to us within 36 hours with a photo. We send a replacement or refund you in full. There is no need to post spoiled fish back.

# Delivery

Delivery costs 4.20 EUR and takes 2 days.
`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp()
  store = await app.createStore('Fish', { language: 'en', currency: 'EUR' })
  const goods = ['Smoked Haddock', 'Potted Crab', 'Dressed Lobster']
  await upsertProducts(
    store.context,
    goods.map((title, at) => ({
      externalId: `p${at}`,
      title,
      variants: [{ externalId: `v${at}`, price: 9 + at, inventory: 5 }],
    })),
  )
  await addKnowledge(store.context, { file: { name: 'pages.md', content: Buffer.from(pages).toString('base64') } })
})
after(() => app.close())

for (const line of [
  'the crab has gone off. can i get my money back',
  'la langouste est arrivée avariée, vous me remboursez ?',
  'der hummer kam verdorben an, krieg ich mein geld zurück',
  'la langosta llegó podrida, me devuelven el dinero?',
])
  test(`money back for what is spoiled is told by the section of that: "${line}"`, async () => {
    const { text } = await (await startTalk(store)).say(line)
    assert.match(text, /Broken or spoiled/, text)
    assert.doesNotMatch(text, /unopened goods/)
  })

test('what is asked on stays with that section, though it names the thing', async () => {
  const talk = await startTalk(store)
  await talk.say('the crab arrived broken, what do i do')
  assert.match((await talk.say('do i have to send the crab back??')).text, /no need to post spoiled fish back/)
  const { text } = await talk.say('how long do i have to report it')
  assert.match(text, /36 hours/)
  assert.doesNotMatch(text, /21 days|order number/)
})

test('who pays the postage is asked of the return that was told just before', async () => {
  const talk = await startTalk(store)
  await talk.say('can i send back the haddock')
  assert.match((await talk.say('and do i have to pay the postage?')).text, /Return postage is free/)
  assert.match((await talk.say('how long do i have')).text, /21 days/)
  const { text } = await talk.say('how much is delivery?')
  assert.match(text, /4\.20/)
})

test('how long the money takes asks for no order where none was told of', async () => {
  const talk = await startTalk(store)
  await talk.say('can i send back the haddock')
  const { text } = await talk.say('how long until i get my money back and does it cost me anything')
  assert.match(text, /6 days/)
  assert.doesNotMatch(text, /order number/)
})
