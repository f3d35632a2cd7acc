import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A made-up shop of things that are called nearly the same. */
const one = (externalId: string, title: string, category: string, description: string) => ({
  ...{ externalId, title, category, description },
  variants: [{ externalId: `${externalId}-1`, price: 40, inventory: 4 }],
})
const products = [
  one('e1', 'Corvid Basket-E Reading Lamp', 'Lamps', 'Bright light for a desk. Runs 6 hours.'),
  one('e2', 'Corvid Basket-E Plus Reading Lamp', 'Lamps', 'The Basket-E with a larger cell. Runs 11 hours.'),
  one('e3', 'Corvid Basket-E Spare Cell', 'Parts', 'Fits Basket-E and Basket-E Plus.'),
  one('t1', 'Quill Tent Marsh 2', 'Tents', 'Sleeps two. 2.1 kg.'),
  one('t2', 'Quill Tent Marsh 3', 'Tents', 'Sleeps three. 2.9 kg.'),
  one('t3', 'Quill Groundsheet Marsh 2', 'Parts', 'For the tent Marsh 2.'),
  one('k1', 'Brunnen E30 Teekocher', 'Kocher', 'Nur 12 cm breit, recht laut.'),
  one('k2', 'Brunnen E45 Allround', 'Kocher', 'Der Große. Deutlich leiser mit 50 dB.'),
  one('k3', 'Sencha Blatt', 'Tee', 'Dose mit 30 Beuteln. Bei 45 Grad ziehen lassen.'),
  one('b1', 'Nusskeks Waldrand', 'Kekse', 'Mit Haselnuss und Butter.'),
  one('b2', 'Haferkeks Vegan', 'Kekse', 'Vegan, mit Haferflocken.'),
  one('h1', 'Wren Headphones', 'Audio', 'Pairs with any tablet by Bluetooth.'),
  one('h2', 'Lark Headphones', 'Audio', 'With a cable of 3 m.'),
  one('m1', 'Fjell Parka', 'Parkas', 'Warm. Its hood fits over a cap. Comes without a belt.'),
  one('m2', 'Tweed Cap', 'Caps', 'A cap of wool.'),
  one('m3', 'Straw Cap', 'Caps', 'A light cap for the sun.'),
  one('c1', 'Slate Tablet X', 'Tablets', 'A tablet with a good screen.'),
]

let app: TestApp
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
})
after(() => app.close())

async function talk(language: string, ...lines: readonly string[]) {
  const store = await app.createStore(`beside-${language}`, { language, currency: 'EUR' })
  await upsertProducts(store.context, products)
  const { say } = await startTalk(store)
  let answer = await say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await say(line)
  return { text: answer.text, ids: answer.cards.map(({ externalId }) => externalId) }
}

describe('which products are meant, where one name tells of the other', () => {
  for (const [language, line, ids] of [
    ['en', "what's the difference between the basket e and the plus", ['e1', 'e2']],
    ['en', 'corvid basket-e vs basket-e plus, what do i get for the extra money', ['e1', 'e2']],
    ['es', 'diferencia entre la marsh 2 y la 3?', ['t1', 't2']],
    ['de', 'was ist der Unterschied zwischen der E30 und der E45 Maschine?', ['k1', 'k2']],
    ['fr', 'quelle différence entre la basket e et la plus ?', ['e1', 'e2']],
  ] as const) {
    test(line, async () => {
      assert.deepEqual((await talk(language, line)).ids, ids)
    })
  }

  test('behind them "and which" asks of both', async () => {
    const { text } = await talk('de', 'Unterschied zwischen der E30 und der E45?', 'Und welche ist leiser?')
    assert.match(text, /E45 Allround: „Deutlich leiser/)
    assert.doesNotMatch(text, /gefunden/)
  })

  test('what somebody has is not put beside them', async () => {
    const { ids } = await talk(
      'en',
      'compare the wren and the lark headphones',
      'i have a tablet, which is better with it?',
    )
    assert.deepEqual(ids, ['h1', 'h2'])
  })
})

test('how it is that was shown is asked of that, and of none that is called so', async () => {
  const { text, ids } = await talk('de', 'Habt ihr den Nusskeks Waldrand?', 'ist der vegan? und wie schwer ist der')
  assert.deepEqual(ids, ['b1'])
  assert.doesNotMatch(text, /Haferkeks/)
})

test('what a part of the one shown goes over is not what is asked about', async () => {
  const { text, ids } = await talk('en', 'do you have the fjell parka', 'does the hood go over a cap')
  assert.deepEqual(ids, ['m1'])
  assert.match(text, /hood fits over a cap/)
})

test('what "it" is for is not it', async () => {
  const lines = [
    'was kostet das Zelt Marsh 2?',
    'und der Nusskeks?',
    'für den Teekocher mein ich. gibt es den in groß?',
  ]
  assert.deepEqual((await talk('de', ...lines)).ids, ['b1'])
})
