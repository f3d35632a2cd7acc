import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const inSizes = (
  externalId: string,
  title: string,
  sizes: readonly string[],
  more: { price?: number; category?: string; description?: string; colors?: readonly string[] } = {},
) => {
  const { price = 20, colors = ['Black', 'Green'], ...rest } = more
  const forms = sizes.flatMap((Size) => colors.map((Color) => ({ Size, Color })))
  return {
    ...{ externalId, title, ...rest },
    variants: forms.map((options, at) => ({ externalId: `${externalId}-${at}`, price, inventory: 5, options })),
  }
}
const products = [
  inSizes('s1', 'Rana Hiking Short', ['32', '33'], { category: 'Men > Shorts' }),
  inSizes('s2', 'Tor Gym Short', ['33', '34', '36'], { category: 'Men > Shorts', price: 25 }),
  inSizes('s3', 'Ilma Yoga Short', ['28', '34'], { category: 'Women > Shorts' }),
  inSizes('t1', 'Bren Tee', ['M', 'L'], { category: 'Men > Tees' }),
  inSizes('t2', 'Carl Tee', ['M', 'L'], { category: 'Men > Tees' }),
  inSizes('f1', 'Wade Ski Socks', ['S', 'M', 'L'], {
    description: 'Warm merino. Shoe size: S 35-37, M 38-40, L 41-44. Wash cold.',
  }),
  {
    ...{ externalId: 'k1', title: 'Orla Knee Brace', description: 'Neoprene with two straps.' },
    variants: ['S 28-34 cm', 'M 34-40 cm', 'L 40-46 cm'].map((Fit, at) => ({
      ...{ externalId: `k1-${at}`, price: 30 + at, inventory: 4, options: { Fit } },
    })),
  },
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('sizes', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text.replaceAll(' ', ' '), shown: answer.cards.map(({ title }) => title).sort() }
}

describe('what is measured at the body is a size', () => {
  for (const said of [
    "men's shorts, waist 34",
    'herren shorts, bundweite 34',
    'short homme tour de taille 34',
    'w34 shorts for men',
  ])
    test(said, async () => assert.deepEqual((await last(said)).shown, ['Tor Gym Short']))

  test('what goes with it is for the same people', async () =>
    assert.deepEqual((await last("men's tees", 'and shorts to go with it, waist 34')).shown, ['Tor Gym Short']))
})

describe('a size that only the chart of a page has', () => {
  test('is the size that the chart tells for it', async () => {
    const { text } = await last('ski socks size 42 in black')
    assert.match(text, /Wade Ski Socks \(L, Black\)/)
    assert.match(text, /L 41-44/)
  })
  test('is let go where the chart does not have it', async () =>
    assert.match((await last('ski socks size 48')).text, /48/))
})

describe('a measure that is told beside a question belongs to it', () => {
  const fits = (...lines: string[]) =>
    test(lines.join(' | '), async () => assert.match((await last(...lines)).text, /Orla Knee Brace \(L 40-46 cm\)/))
  fits('does your knee brace fit a thick knee? mine is 43 cm')
  fits('knee brace', 'does it fit a thick knee too? I have about 43 cm')
  fits('knee brace', 'passt die auch bei dickem knie? hab ca 43 cm')
})
