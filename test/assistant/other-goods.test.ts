import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop with several of each kind: what is looked for behind one of them is another. */
const one = (externalId: string, title: string, price: number, category: string, description: string) => ({
  externalId,
  title,
  category,
  description,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('b1', 'Alder Wool Blanket', 40, 'Blankets', 'A blanket of wool.'),
  one('b2', 'Birch Fleece Blanket', 45, 'Blankets', 'A soft and warm blanket of fleece.'),
  one('b3', 'Cedar Cotton Blanket', 30, 'Blankets', 'A thin blanket of cotton.'),
  one('t1', 'Dune Thermos Flask', 25, 'Flasks', 'A flask of steel.'),
  one('t2', 'Ember Thermos Flask', 29, 'Flasks', 'A flask of steel with a handle.'),
  one('k1', 'Sisal Scratching Post', 30, 'Scratchers', 'Stands by itself.'),
  one('k2', 'Cardboard Scratch Lounge', 15, 'Scratchers', 'A lounger of card.'),
  one('k3', 'Tall Cat Tree', 90, 'Scratchers', 'Five levels with sisal posts.'),
  one('s1', 'Praline Sampler', 18, 'Sweets', 'Vegan pralines. Contains hazelnuts.'),
  one('s2', 'Oat Cookie Tin', 12, 'Sweets', 'Vegan cookies. Nut free.'),
]

describe('what is said behind something shown, when it looks for other goods', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('others', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  const last = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return { text: answer.text, shown: answer.cards.map(({ title }) => title) }
  }

  const blankets = ['Birch Fleece Blanket', 'Cedar Cotton Blanket']
  for (const [asked, next] of [
    ['how much is the alder wool blanket', 'not that one, a softer one please'],
    ['how much is the alder wool blanket', 'so what would be a warmer one'],
    ['was kostet das Alder Wool Blanket?', 'habt ihr noch eine weichere?'],
  ] as const)
    test(`“${next}” shows others of the kind`, async () => {
      const { text, shown } = await last(asked, next)
      assert.ok(shown.length > 0 && shown.every((title) => blankets.includes(title)), `${text} [${shown}]`)
    })

  test('what is cheaper on the same shelf is told, and nothing dearer beside it', async () => {
    const { text, shown } = await last('have you got any scratching posts', 'bit over budget that. anything cheaper?')
    assert.deepEqual(shown, ['Cardboard Scratch Lounge'], text)
    assert.doesNotMatch(text, /nothing cheaper/)
  })

  test('“gibt es was günstigeres?” looks for others, though it sounds like a question for a price', async () => {
    const { text, shown } = await last(
      'blanket',
      'the birch fleece blanket',
      'how much is it',
      'gibt es was günstigeres?',
    )
    assert.deepEqual(shown.toSorted(), ['Alder Wool Blanket', 'Cedar Cotton Blanket'], text)
  })

  test('another than several is none of them', async () => {
    const { text, shown } = await last('wool blanket or cotton blanket', 'a softer one please')
    assert.deepEqual(shown, ['Birch Fleece Blanket'], text)
  })

  test('another with something is not the one it is compared with', async () => {
    const { text, shown } = await last('dune thermos flask', 'anything similar with a handle')
    assert.deepEqual(shown, ['Ember Thermos Flask'], text)
  })

  test('one that has what is refused is not offered again as the closest', async () => {
    const { text, shown } = await last('praline sampler', 'does it contain hazelnuts?', 'anything vegan without nuts?')
    assert.ok(!shown.includes('Praline Sampler'), text)
  })

  test('what compares, asked of the one shown, is about that', async () => {
    const { shown } = await last('alder wool blanket', 'is it softer than the cotton one?')
    assert.ok(shown.includes('Alder Wool Blanket'))
  })
})
