import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, category: string, description: string, sizes = ['one']) => ({
  externalId,
  title,
  category,
  description,
  variants: sizes.map((size) => ({
    externalId: `${externalId}-${size}`,
    price: 30,
    inventory: 9,
    ...(size === 'one' ? {} : { options: { Size: size } }),
  })),
})
const products = [
  one('s1', 'Tarn Wool Scarf', 'Scarves', 'A scarf of wool.'),
  one('s2', 'Fell Cotton Scarf', 'Scarves', 'A thin scarf.'),
  one('g1', 'Tarn Gloves', 'Gloves', 'Gloves of wool.', ['S', 'M', 'L']),
  one('u1', 'Kestrel Umbrella', 'Umbrellas', 'Folds small.'),
]

describe('what somebody has already, and what they need instead', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('had', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  for (const [asked, line] of [
    ['do you have scarves', 'she already has scarves, got any umbrellas?'],
    ['do you have scarves', 'we have a scarf already, do you sell umbrellas?'],
    ['habt ihr einen Schal', 'Schal hab ich schon, ich brauche einen Regenschirm'],
    ['vous avez une écharpe ?', 'elle a déjà des écharpes, vous avez un parapluie ?'],
    ['tienen bufandas', 'bufandas ya tengo, necesito un paraguas'],
  ] as const)
    test(`“${line}” looks for what is needed`, async () => {
      const talk = await startTalk(store)
      assert.ok((await talk.say(asked)).cards.length > 0)
      const { text, cards } = await talk.say(line)
      assert.deepEqual(
        cards.map(({ title }) => title),
        ['Kestrel Umbrella'],
        text,
      )
    })

  for (const [asked, line] of [
    ['do you have gloves in M', 'i HAVE the M, i need L'],
    ['habt ihr Handschuhe in M', 'ich hab M, brauch L'],
    ['tienen guantes en talla M', 'la M ya la tengo, necesito la L'],
  ] as const)
    test(`“${line}” is answered for the size that is needed`, async () => {
      const talk = await startTalk(store)
      await talk.say(asked)
      const { text, cards } = await talk.say(line)
      assert.match(text, /\(L\)/, `${text} ${cards.map(({ title }) => title)}`)
    })

  test('who takes one and wants another too, wants both', async () => {
    const talk = await startTalk(store)
    await talk.say('do you have gloves')
    assert.match((await talk.say("I'll have the M, and one in L")).text, /\(M\)/)
  })

  test('what is asked about what one has is no other wish', async () => {
    const talk = await startTalk(store)
    await talk.say('do you have scarves')
    const { cards } = await talk.say('i already have scarves, do they itch?')
    assert.ok(cards.every(({ title }) => title.endsWith('Scarf')))
  })
})
