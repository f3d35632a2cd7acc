import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, category: string, description: string, price = 30) => ({
  externalId,
  title,
  category,
  description,
  variants: [{ externalId: `${externalId}-one`, price, inventory: 9 }],
})
const products = [
  one('l1', 'Mellow Desk Lamp', 'Lamps', 'A lamp with a bamboo arm.'),
  one('l2', 'Brisk Desk Lamp with Clamp', 'Lamps', 'Holds on to the table.'),
  one('l3', 'Mellow Floor Lamp', 'Lamps', 'A tall lamp of bamboo.', 80),
  one('n1', 'Quill Notebook', 'Notebooks', 'For drawing. A present for children who like to draw.', 8),
  one('p1', 'Quill Pencils', 'Pencils', 'Twelve colours. A present for children who like to draw.', 9),
  one('p2', 'Thick Pencils', 'Pencils', 'Six colours for small hands. A present for children who like to draw.', 7),
  one('e1', 'Thick Easel', 'Easels', 'For painting and drawing. A present for children who like to draw.', 25),
  { ...one('g1', 'Dew Cream', 'Creams', 'A light cream for oily skin.'), tags: ['oily skin'] },
  { ...one('g2', 'Oat Cream', 'Creams', 'A rich cream for dry skin.'), tags: ['dry skin'] },
]

describe('what was turned down is not offered again', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('turned', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  const shownFor = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let shown: string[] = []
    for (const line of lines) {
      const { cards } = await talk.say(line)
      shown = cards.map(({ title }) => title)
    }
    return shown
  }

  for (const [asked, line] of [
    ['do you have desk lamps', 'no not the clamp one'],
    ['do you have desk lamps', 'not the one with the clamp please'],
    ['habt ihr Schreibtischlampen', 'nee nicht die mit clamp'],
  ] as const)
    test(`“${line}” leaves the others`, async () => {
      assert.deepEqual(await shownFor(asked, line), ['Mellow Desk Lamp'])
    })

  test('what is remarked to be for others is not meant', async () => {
    const cream = 'do you have the dew cream'
    assert.deepEqual(await shownFor(cream, 'but that is for oily skin. I have dry skin'), ['Oat Cream'])
  })

  for (const [asked, line] of [
    ['something for drawing', 'nah no pencils. an easel i mean'],
    ['etwas zum zeichnen', 'nee keine Stifte, eine Staffelei'],
    ['quelque chose pour dessiner', 'non pas de crayons, un chevalet'],
  ] as const)
    test(`“${line}” looks for the other`, async () => {
      assert.deepEqual(await shownFor(asked, line), ['Thick Easel'])
    })

  test('a kind that was refused is left out of later wishes, until it is asked for', async () => {
    const lines = ['a present for a child who likes to draw', 'no pencils please, he has plenty']
    assert.ok((await shownFor(...lines)).every((title) => !title.includes('Pencils')))
    assert.ok((await shownFor(...lines, 'something for drawing')).every((title) => !title.includes('Pencils')))
    assert.deepEqual((await shownFor(...lines, 'ok then pencils after all')).toSorted(), [
      'Quill Pencils',
      'Thick Pencils',
    ])
  })

  test('what only asks whether there are others turns nothing down', async () => {
    const shown = await shownFor('do you have desk lamps', 'do you have no other lamps?', 'desk lamps')
    assert.deepEqual(shown.toSorted(), ['Brisk Desk Lamp with Clamp', 'Mellow Desk Lamp'])
  })
})
