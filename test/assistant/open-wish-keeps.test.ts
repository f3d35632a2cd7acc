import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A product whose forms are rows of values and a price: "S / Black". */
const one = (
  externalId: string,
  title: string,
  category: string,
  description: string,
  forms: [Record<string, string>, number][],
) => ({
  ...{ externalId, title, category, description },
  variants: forms.map(([options, price], at) => ({ externalId: `${externalId}-${at}`, price, inventory: 9, options })),
})

const products = [
  one('g1', 'Harbour Glove', 'Men / Gloves', 'Lined with warm fleece, for cold days at sea.', [
    [{ color: 'Black' }, 40],
  ]),
  one('g2', 'Skerry Glove', 'Men / Gloves', 'Warm wool for cold mornings.', [[{ color: 'Gray' }, 34]]),
  one('g3', 'Dune Glove', 'Women / Gloves', 'Thin, for driving.', [[{ color: 'Black' }, 19]]),
  one('g4', 'Reed Glove', 'Women / Gloves', 'Thin, for riding.', [
    [{ color: 'Green' }, 22],
    [{ color: 'White' }, 22],
  ]),
  one('b1', 'Lagoon Backpack', 'Bags', 'For school.', [
    [{ color: 'Blue' }, 30],
    [{ color: 'Green' }, 30],
  ]),
  one('b2', 'Ember Backpack', 'Bags', 'For work.', [[{ color: 'Red' }, 35]]),
  one('b3', 'Slate Backpack', 'Bags', 'For the mountains.', [[{ color: 'Gray' }, 80]]),
  one('s1', 'Reading Stool', 'Stools', 'A stool.', [
    [{ seat: 'velvet', legs: 'angled', height: 'low' }, 60],
    [{ seat: 'cork', legs: 'angled', height: 'low' }, 62],
    [{ seat: 'velvet', legs: 'angled', height: 'tall' }, 66],
    [{ seat: 'cork', legs: 'straight', height: 'tall' }, 70],
  ]),
]

describe('the open wish keeps whom it is for and what it is to be', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('keeps', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())
  const last = async (lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return { text: answer.text, titles: answer.cards.map(({ title }) => title) }
  }

  test('"cheaper" of the one that was shown is for the same person', async () => {
    const { titles } = await last(['warm gloves for cold mornings at sea, im a man', 'bit much, anything cheaper?'])
    assert.deepEqual(titles.toSorted(), ['Harbour Glove', 'Skerry Glove'])
  })

  test('where nothing is cheaper, the cheapest of those is named, and nothing for somebody else', async () => {
    const { text, titles } = await last(['gloves for my husband', 'anything cheaper?', 'anything cheaper?'])
    assert.ok(!titles.includes('Dune Glove') && !titles.includes('Reed Glove'), String(titles))
    assert.match(text, /Skerry Glove|nothing cheaper/)
  })

  test('"another? not blue" is one change of the wish, and answered once', async () => {
    const { text, titles } = await last(['backpack under 50', 'anything else? but not red please'])
    assert.ok(!titles.includes('Ember Backpack') && !titles.includes('Slate Backpack'), String(titles))
    assert.ok((text.match(/ fit/g) ?? []).length <= 1, text)
  })

  test('"something else? not white", and all else is for somebody else: those for the same person stay', async () => {
    const { titles } = await last(['gloves for men under 60', 'something else? not white'])
    assert.deepEqual(titles.toSorted(), ['Harbour Glove', 'Skerry Glove'])
  })

  test('what was refused of a product stays refused: rather another condition is let go', async () => {
    const { text } = await last(['reading stool', 'which one has angled legs and isnt velvet', 'is there a tall one?'])
    assert.match(text, /€70/)
  })

  test('a value that need not be is let go, and the others are kept', async () => {
    for (const line of [
      'it doesnt need to be tall',
      'any cheaper? doesnt have to be tall',
      'muss nicht tall sein',
      'no tiene que ser tall',
      "pas besoin d'être tall",
    ]) {
      const { text } = await last(['reading stool in cork, tall', line])
      assert.match(text, /62[.,]00/, line)
    }
    const { text } = await last(['reading stool in cork, tall', 'does it need to be oiled?'])
    assert.doesNotMatch(text, /62[.,]00/)
  })
})
